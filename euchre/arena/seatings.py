"""Where the bots of a list sit, so that each plays the same decks from each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Seating: TypeAlias = tuple[int, ...]
"""By seat, the place of its bot in the list, from 0."""


def seatings(bots: Sequence[str]) -> tuple[Seating, ...]:
    """Return the rotations of the list over the seats, each way of seating the bots once.

    Partners stay partners. Where the list repeats itself a rotation is the same table again.

    >>> seatings(["expert", "normal", "normal"])
    ((0, 1, 2), (2, 0, 1), (1, 2, 0))
    >>> seatings(["expert", "normal", "expert", "normal"])
    ((0, 1, 2, 3), (3, 0, 1, 2))
    >>> seatings(["normal"] * 3)
    ((0, 1, 2),)
    """
    number = len(bots)
    found: dict[tuple[str, ...], Seating] = {}
    for turned in range(number):
        seating = tuple((seat - turned) % number for seat in range(number))
        found.setdefault(tuple(bots[place] for place in seating), seating)
    return tuple(found.values())
