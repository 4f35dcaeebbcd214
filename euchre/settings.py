"""What a person has chosen about the table, not about the rules: names, values and defaults.

It imports next to nothing: `euchre-cli --help` reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

Value: TypeAlias = str | bool

CHOICES: Final[Mapping[str, tuple[Value, ...]]] = {
    "speed": ("slow", "normal", "fast", "instant"),
    "suit_colors": ("two", "four"),
    "theme": ("felt", "terminal"),
    "auto_play": ("last", "forced", "off"),
    "ask_defend_alone": ("able", "always", "never"),
    "instant_keys": (True, False),
    "tips": (True, False),
    "color": ("auto", "always", "never"),
    "ascii": (False, True),
    "plain": (False, True),
}
"""The settings by name, each with the values that it can have."""

LEVELS: Final = ("easy", "normal", "hard", "expert")
"""The names of the bots, which a test holds against the bots themselves."""

SEEN: Final = "tips_seen"
"""The one setting that is a list: the tips that were given, each once."""


class Settings(NamedTuple):
    """How the table looks and goes.

    `tips_seen` are the tips that were given once and are not given again. With `instant_keys` a
    number or a letter answers at once.
    """

    speed: str = "normal"
    suit_colors: str = "two"
    theme: str = "felt"
    auto_play: str = "last"
    ask_defend_alone: str = "able"
    instant_keys: bool = True
    tips: bool = True
    color: str = "auto"
    ascii: bool = False
    plain: bool = False
    tips_seen: frozenset[str] = frozenset()

    def changed(self, name: str, value: Any) -> Settings:  # noqa: ANN401 - as each setting says
        """Return the settings with one of them changed."""
        return self._replace(**{name: value})


Remember: TypeAlias = Callable[[str, Any], None]
"""Keeps a setting for the next time, by its name."""


def forget(_name: str, _value: object) -> None:
    """Keep nothing."""


SPELLINGS: Final = {True: ("true", "1", "yes", "on"), False: ("false", "0", "no", "off", "")}
"""How what is on or off may be written."""

_DROPPED: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}


def printable_name(text: str) -> str:
    r"""Return a name that can be printed: what controls a terminal is dropped.

    Raises ValueError where nothing is left.

    >>> printable_name(" Kim  \x1b[1mLee")
    'Kim [1mLee'
    """
    from unicodedata import category

    kept = "".join(letter for letter in text if category(letter) not in _DROPPED)
    if not kept.strip():
        raise ValueError(text)
    return " ".join(kept.split())
