"""What is said of settings: where each comes from, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.rules.errors import RulesError
from euchre.ui.words.faults import quoted, where_it_means_something
from euchre.ui.words.numbers import listed
from euchre.ui.words.text import excerpt, printable

NOT_HERE: Final = "-"
"""The value of a house rule that means nothing at the table."""

NOT_YET: Final = " (not there yet)"
FLAG: Final = "flag"
FILE: Final = "file"
DEFAULT: Final = "default"
TIPS_ARE_KEPT: Final = "tips_seen is written by the program. Unset it to be given the tips again."

_LONGEST: Final = 40


def spelt(value: object) -> str:
    """Return a value as a person writes it.

    >>> spelt(True), spelt("fast"), spelt(10)
    ('on', 'fast', '10')
    """
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def line(name: str, value: object, source: str, widths: tuple[int, int]) -> str:
    """Return a setting in a line: its name, its value and where that comes from.

    >>> line("speed", "fast", "file", (8, 6))
    'speed    fast   file'
    """
    return f"{name:<{widths[0]}} {spelt(value):<{widths[1]}} {source}".rstrip()


def from_environment(variable: str) -> str:
    """Return that a value comes from a variable of the environment."""
    return f"environment, {variable}"


def left_out(source: str, name: str) -> str:
    """Return that a house rule is given and means nothing at this table."""
    return f"{source}, left out: it is for {where_it_means_something(name)}"


def place(what: str, path: str, *, exists: bool) -> str:
    """Return where something lies."""
    return f"{what + ':':<15} {printable(path)}{'' if exists else NOT_YET}"


def no_key(name: str, meant: str | None) -> str:
    """Return that there is no such setting, and which may be meant.

    >>> no_key("sped", "speed")
    "there is no setting 'sped'. Did you mean speed?"
    """
    told = f"there is no setting {excerpt(name, _LONGEST)!r}."
    return f"{told} Did you mean {meant}?" if meant else told


def wrong_value(name: str, value: object, good: Sequence[object], meant: str | None) -> str:
    """Return that a setting cannot have a value, the good ones, and which may be meant.

    >>> wrong_value("speed", "fats", ("slow", "fast"), "fast")
    'speed cannot be "fats"; it is slow or fast. Did you mean fast?'
    """
    wanted = _WANTED.get(name) or listed([spelt(value) for value in good], "or")
    if name == "bots":
        wanted = f"{wanted}, or one for each seat with commas between"
    told = f"{name} cannot be {quoted(value)}; it is {wanted}."
    return f"{told} Did you mean {meant}?" if meant else told


_WANTED: Final = {
    "target": "a whole number from 1",
    "name": "a text with a letter in it",
    "tips_seen": "a list of texts",
}


def unreadable(path: str, reason: str) -> str:
    """Return that the file cannot be read."""
    return f"{printable(path)} cannot be read ({reason}), so it is left alone."


def unwritten(path: str, reason: str) -> str:
    """Return that the file cannot be written."""
    return f"{printable(path)} cannot be written ({reason}). Nothing was changed."


def in_file(path: str, what: str) -> str:
    """Return what is wrong with something in the file."""
    return f"{printable(path)}: {what}"


def means_nothing(error: RulesError, players: int, deck: int, changed: str) -> str:
    """Return that a house rule of the file would mean nothing, and what to do about it."""
    table = f"{players} players and {deck} cards"
    told = f"{error.name} means nothing with {table}: it is for "
    told += f"{where_it_means_something(error.name)}."
    if error.name == changed:
        return told
    return f"{told} First: euchre-cli config unset {error.name}"


def bots_and_seats(names: int, seats: int) -> str:
    """Return that so many bots do not fit the table of the file."""
    return (
        f"{names} bots are named, and the table of the settings has {seats} seats for them. "
        f"Name one for all, or {seats}."
    )


def is_set(name: str, value: object, path: str) -> str:
    """Return that a setting is now in the file."""
    return f"{name} is {spelt(value)}, in {printable(path)}."


def is_unset(name: str, *, was_there: bool) -> str:
    """Return that a setting has its default again."""
    return f"{name} has its default again." if was_there else f"{name} was not set."


OVERRIDDEN: Final = "{variable} in the environment goes before it."
"""What is added where the environment says something else."""
