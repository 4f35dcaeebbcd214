"""A deal's points, and what they are worth to a seat at the score: the chance to win, in points.

The chance is a guess from how many points each side still needs. Most of a value is plain
points, less the mean of the others': the chance alone would play for the win and give points away.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from euchre.bots.who import seat_of
from euchre.rules.rules import Rules
from euchre.rules.scoring import TRICKS, award
from euchre.rules.seats import Seat
from euchre.views import View

SLOPE: Final = 0.25
"""By how much more likely, in logarithms, a side wins for each point that it needs less."""
PLAIN: Final = 0.8
"""The part of a value that is plain points, whatever the score."""
_NEAREST: Final = 0.5
"""The points that a side at or over the target needs while the game goes on (T8)."""


@cache
def payoff(rules: Rules, maker: Seat, alone: tuple[Seat, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the points by side for each number of tricks of the maker's side."""
    seating = rules.seating
    row: list[tuple[int, ...]] = []
    for tricks in range(TRICKS + 1):
        won = award(
            rules,
            tricks,
            maker_alone=maker in alone,
            defender_alone=any(seat in seating.defenders(maker) for seat in alone),
        )
        row.append(tuple(won.maker if maker in side else won.defenders for side in seating.sides))
    return tuple(row)


class Value:
    """What points by side are worth to the view's seat; remembered, as few kinds of deal occur."""

    __slots__ = ("_known", "_rules", "_scale", "_scores", "_side", "_start")

    def __init__(self, view: View) -> None:
        """Look at the score."""
        self._rules: Rules = view.rules
        self._scores = view.scores
        self._side = view.rules.seating.side_of(seat_of(view))
        self._known: dict[tuple[int, ...], float] = {}
        self._start = start = self._guess(list(view.scores))
        self._scale = 1.0 / (SLOPE * start * (1.0 - start))

    def of(self, points: tuple[int, ...]) -> float:
        """Return what those points by side are worth."""
        value = self._known.get(points)
        if value is None:
            value = (self._chance(points) - self._start) * self._scale
            value += PLAIN * (self._more(points) - value)
            self._known[points] = value
        return value

    def _more(self, points: tuple[int, ...]) -> float:
        """Return the side's points less the mean of the others', none beyond the target counted."""
        target = self._rules.target
        gains = [
            min(more, max(target - score, 0))
            for score, more in zip(self._scores, points, strict=True)
        ]
        mine = gains[self._side]
        return mine - (sum(gains) - mine) / (len(gains) - 1)

    def _chance(self, points: tuple[int, ...]) -> float:
        target = self._rules.target
        totals = [score + more for score, more in zip(self._scores, points, strict=True)]
        most = max(totals)
        if most >= target and totals.count(most) == 1:
            return float(totals[self._side] == most)
        if most >= target and self._rules.tie == "shared":
            return 1.0 / totals.count(most) if totals[self._side] == most else 0.0
        return self._guess(totals)

    def _guess(self, totals: list[int]) -> float:
        """Return the chance while the game goes on."""
        target = self._rules.target
        near = [exp(-SLOPE * max(target - total, _NEAREST)) for total in totals]
        return near[self._side] / sum(near)
