"""How long things stay on the table, in seconds."""

from __future__ import annotations

from typing import Final

SPEEDS: Final = {"slow": 1.6, "normal": 0.7, "fast": 0.25, "instant": 0.0}
"""The seconds that a bot's move takes, by the name of the speed, from slow to quick."""

SETTLES: Final = 0.3
"""So long after a pause was skipped, a key meant for the pause does nothing."""

SWALLOWS: Final = 0.5
"""So long after an answer by one key, letters do nothing: they finish the word that was begun."""

LONGEST_WORD: Final = 2.5
"""So long they do nothing at most, while they go on coming."""

_TRICK: Final = 1.6


def for_move(speed: str) -> float:
    """Return how long a bot's move takes."""
    return SPEEDS[speed]


def for_trick(speed: str) -> float:
    """Return how long a finished trick stays.

    >>> for_trick("instant"), for_trick("normal") >= 1
    (0.0, True)
    """
    return _TRICK * SPEEDS[speed]


def changed(speed: str, step: int) -> str:
    """Return the next speed, quicker for 1 and slower for -1; the last ones stay.

    >>> changed("normal", 1), changed("slow", -1)
    ('fast', 'slow')
    """
    names = list(SPEEDS)
    return names[min(max(names.index(speed) + step, 0), len(names) - 1)]
