"""Every key of the settings file: what it may be, and how it is read from a text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from euchre.rules.options import OPTIONS, Option
from euchre.rules.record_shape import is_texts
from euchre.rules.rules import Rules
from euchre.settings import CHOICES, LEVELS, SEEN, SPELLINGS, Settings, printable_name

Value: TypeAlias = str | int | bool


class Key(NamedTuple):
    """A key of the settings file.

    `values` are the good ones, none where there are too many to list; `read` returns the value that
    a text says, and raises ValueError where it says none.
    """

    name: str
    values: tuple[Value, ...]
    default: Value | None
    read: Callable[[str], Value]

    def taken(self, value: object) -> Value:
        """Return the value of the file as it counts; raises ValueError where it may not be that."""
        kinds = {type(good) for good in (*self.values, self.default)}
        if not isinstance(value, (str, int)) or type(value) not in kinds:
            raise ValueError(value)
        return self.read(str(value))

    def nearest(self, text: str) -> str | None:
        """Return the good value that is most like a text, None where none is."""
        found = get_close_matches(text.strip().lower(), map(_spelt, self.values), 1)
        return found[0] if found else None


BOTS: Final = "bots"
NAME: Final = "name"
"""The keys that are neither a setting of the table nor one of its rules."""


def _spelt(value: Value) -> str:
    return str(value).lower()


def _choice(values: tuple[Value, ...], text: str) -> Value:
    word = text.strip().lower()
    for value in values:
        if word in (SPELLINGS[value] if isinstance(value, bool) else (str(value),)):
            return value
    raise ValueError(text)


def _target(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _bots(text: str) -> str:
    names = [name.strip().lower() for name in text.split(",")]
    if not set(names) <= set(LEVELS):
        raise ValueError(text)
    return ",".join(names)


def _of_rule(option: Option) -> Key:
    read = partial(_choice, option.choices) if option.choices else _target
    default = option.defaults.get(Rules().players)
    return Key(option.name, option.choices, default, read)


KEYS: Final[Mapping[str, Key]] = {
    key.name: key
    for key in (
        *map(_of_rule, OPTIONS),
        Key(BOTS, LEVELS, "normal", _bots),
        Key(NAME, (), "You", printable_name),
        *(
            Key(name, values, getattr(Settings(), name), partial(_choice, values))
            for name, values in CHOICES.items()
        ),
    )
}
"""The keys that a person sets, by name: the house rules, the bots, a name, and the settings."""


def nearest_key(name: str) -> str | None:
    """Return the key whose name is most like that one, None where none is.

    >>> nearest_key("sped"), nearest_key("stick-the-dealer"), nearest_key("zzz")
    ('speed', 'stick_the_dealer', None)
    """
    found = get_close_matches(name, [*KEYS, SEEN], 1)
    return found[0] if found else None


class Fault(NamedTuple):
    """What is wrong with a value that was given for a key; there may be no such key."""

    name: str
    value: Any
    key: Key | None = None


def taken(name: str, value: object) -> Value | frozenset[str] | Fault:
    """Return the value of a line of the file as it counts, or what is wrong with it."""
    if name == SEEN:
        return frozenset(value) if is_texts(value) else Fault(name, value)
    key = KEYS.get(name)
    try:
        return Fault(name, value) if key is None else key.taken(value)
    except ValueError:
        return Fault(name, value, key)
