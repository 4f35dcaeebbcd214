"""What the menu and the options page offer, line by line; their words are elsewhere."""

from __future__ import annotations

from enum import Enum
from typing import Final

from euchre.coach.practising.kinds import KINDS
from euchre.settings import CHOICES, Value


class MenuLine(Enum):
    """A line of the menu, in order; a number is how many players a new game is for."""

    BACK = "back"
    NEW_THREE = 3
    NEW_FOUR = 4
    NEW_TWO = 2
    LEARN = "learn"
    PRACTICE = "practice"
    OPTIONS = "options"
    STATISTICS = "statistics"
    OTHERS = "others"


MENU: Final = tuple(MenuLine)


def menu(*, others: bool) -> tuple[MenuLine, ...]:
    """Return the lines of the menu; the last one is there where other games are not finished.

    So a number always means the same.
    """
    return MENU if others else MENU[:-1]


PRACTICE: Final = tuple(KINDS)
"""What can be practised, line by line."""

OPTIONS: Final = {
    name: CHOICES[name]
    for name in (
        *("speed", "suit_colors", "theme", "auto_play"),
        *("ask_defend_alone", "instant_keys", "tips"),
    )
}
"""The settings that can be changed at the table, by name, each with its values in order."""


def next_value(name: str, value: Value, step: int = 1) -> Value:
    """Return the value of a setting after, or before, that one; the ends join.

    >>> next_value("suit_colors", "four"), next_value("speed", "slow", -1)
    ('two', 'instant')
    """
    values = OPTIONS[name]
    return values[(values.index(value) + step) % len(values)]
