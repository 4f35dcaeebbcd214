"""A deal's points, and what they are worth to a seat at the score: the chance to win, in points.

The chance is that of the table (`equity.py`). While nobody is near the target most of a value is
plain points, less the mean of the others', which then win games as well; near it few are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from euchre.bots.equity import chances
from euchre.bots.race import turned
from euchre.bots.results import results
from euchre.bots.who import seat_of
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat
from euchre.views import View

PLAIN: Final = 0.8
"""The part of a value that is plain points."""
PLAIN_AT_THE_END: Final = 0.4
"""The same where a side needs `END` points or fewer."""
END: Final = 2
"""What a euchre pays: from here on the deal may win the game whoever makes trump."""
VAIN: Final = 0.5
"""The part of a side's points that counts where the same deal gives the game to another."""
SETTLED: Final = 1e-9
"""A deal that moves the chance by less on the average leaves the game as good as won or lost."""


class Valuing(Protocol):
    """What says what points by side are worth to the seat of a view."""

    def of(self, points: tuple[int, ...]) -> float:
        """Return what those points are worth."""
        ...


Valued: TypeAlias = Callable[[View], Valuing]
"""Looks at a view's seat and score; of the bots' it is `Value`."""


class Value:
    """What points by side are worth to the view's seat; remembered, as few kinds of deal occur."""

    __slots__ = ("_known", "_next", "_plain", "_rules", "_scale", "_scores", "_side", "_start")

    def __init__(self, view: View) -> None:
        """Look at the score."""
        self._rules: Rules = view.rules
        self._scores = view.scores
        self._side = view.rules.seating.side_of(seat_of(view))
        self._next = view.rules.seating.after(view.dealer)
        self._start = chances(view.rules, view.scores, view.dealer)[self._side]
        self._scale = _points_a_chance(view.rules, view.scores, view.dealer, self._side)
        near = view.rules.target - max(view.scores) <= END
        self._plain = PLAIN_AT_THE_END if near else PLAIN
        self._known: dict[tuple[int, ...], float] = {}

    def of(self, points: tuple[int, ...]) -> float:
        """Return what those points by side are worth."""
        value = self._known.get(points)
        if value is None:
            after = _after(self._rules, self._scores, points, self._next)[self._side]
            value = (after - self._start) * self._scale
            value += self._plain * (_counted(self._rules, self._scores, points, self._side) - value)
            self._known[points] = value
        return value


def _after(
    rules: Rules, scores: tuple[int, ...], points: tuple[int, ...], dealer: Seat
) -> tuple[float, ...]:
    """Return the chances after a deal that pays so much, where that seat deals next."""
    totals = tuple(score + more for score, more in zip(scores, points, strict=True))
    return chances(rules, totals, dealer)


def more(rules: Rules, scores: tuple[int, ...], points: tuple[int, ...], side: int) -> float:
    """Return the side's points less the mean of the others', none beyond the target counted."""
    gains = [
        min(more, max(rules.target - score, 0)) for score, more in zip(scores, points, strict=True)
    ]
    mine = gains[side]
    return mine - (sum(gains) - mine) / (len(gains) - 1)


def _counted(rules: Rules, scores: tuple[int, ...], points: tuple[int, ...], side: int) -> float:
    """Return `more`, with less for points that come as the game is lost.

    A defender's share of a euchre is such, where the euchre wins the game for the fellow.
    """
    plain = more(rules, scores, points, side)
    totals = [score + gained for score, gained in zip(scores, points, strict=True)]
    most = max(totals)
    if totals[side] == most or most < rules.target:
        return plain
    return plain - (1.0 - VAIN) * min(points[side], max(rules.target - scores[side], 0))


@lru_cache(maxsize=1 << 10)
def _points_a_chance(rules: Rules, scores: tuple[int, ...], dealer: Seat, side: int) -> float:
    """Return the points that a whole chance is worth, by the mean of what a deal brings of each."""
    first, later = rules.seating.side_of(dealer), rules.seating.after(dealer)
    start = chances(rules, scores, dealer)[side]
    moved = paid = 0.0
    for result in results(rules, turned([rules.target - score for score in scores], first)):
        points = turned(result.points, -first)
        moved += result.chance * abs(_after(rules, scores, points, later)[side] - start)
        paid += result.chance * abs(_counted(rules, scores, points, side))
    return paid / moved if moved > SETTLED else 0.0
