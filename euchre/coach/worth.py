"""What a deal's end is worth to a seat, in three ways: at the score, in points, and in chance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final

from euchre.bots.equity import chances
from euchre.bots.race import turned
from euchre.bots.results import results
from euchre.bots.value import Value, more
from euchre.bots.who import seat_of
from euchre.views import View

TINY: Final = 1e-9
"""What sums of the same numbers in another order may differ by."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What something is worth to a side.

    `value` is what the expert goes by: points, weighed by what they do for the game at the score.
    `points` are the side's own in the deal less the mean of the others', none beyond the target
    counted; `chance` is that of winning the game, from 0 to 1.
    """

    value: float = 0.0
    points: float = 0.0
    chance: float = 0.0

    def __add__(self, other: Worth) -> Worth:
        """Return the sum."""
        return Worth(
            self.value + other.value, self.points + other.points, self.chance + other.chance
        )

    def __sub__(self, other: Worth) -> Worth:
        """Return the difference."""
        return self + other * -1.0

    def __mul__(self, part: float) -> Worth:
        """Return so many times as much."""
        return Worth(self.value * part, self.points * part, self.chance * part)

    def is_within(self, bound: Worth) -> bool:
        """Tell whether it is no further from nothing than that, rounding aside."""
        return (
            abs(self.value) <= bound.value + TINY
            and abs(self.points) <= bound.points + TINY
            and abs(self.chance) <= bound.chance + TINY
        )


NOTHING: Final = Worth()


def summed(worths: Iterable[Worth]) -> Worth:
    """Return the sum of any number."""
    total = NOTHING
    for worth in worths:
        total += worth
    return total


def combined(*errors: Worth) -> Worth:
    """Return the standard error of a sum whose parts have those, each by a chance of its own."""
    return Worth(
        hypot(*(error.value for error in errors)),
        hypot(*(error.points for error in errors)),
        hypot(*(error.chance for error in errors)),
    )


def mean_of(worths: Sequence[Worth]) -> tuple[Worth, Worth]:
    """Return the mean of two or more, and its standard error."""
    number = len(worths)
    mean = summed(worths) * (1.0 / number)
    apart = combined(*(worth - mean for worth in worths))
    return mean, apart * (1.0 / sqrt((number - 1) * number))


class Scale:
    """What points by side are worth to a view's seat, at the score of the deal."""

    def __init__(self, view: View) -> None:
        """Look at the score."""
        self._view = view
        self._side = view.rules.seating.side_of(seat_of(view))
        self._value = Value(view)
        self._known: dict[tuple[int, ...], Worth] = {}

    def of(self, points: tuple[int, ...]) -> Worth:
        """Return what those points by side are worth; the chance is that after the deal."""
        worth = self._known.get(points)
        if worth is None:
            view, side = self._view, self._side
            scores = tuple(
                score + gained for score, gained in zip(view.scores, points, strict=True)
            )
            after = chances(view.rules, scores, view.rules.seating.after(view.dealer))
            worth = Worth(
                self._value.of(points), more(view.rules, view.scores, points, side), after[side]
            )
            self._known[points] = worth
        return worth

    def before(self) -> Worth:
        """Return what the deal is worth before a card is seen: the mean of all it may come to."""
        view = self._view
        first = view.rules.seating.side_of(view.dealer)
        needs = turned([view.rules.target - score for score in view.scores], first)
        total = NOTHING
        for result in results(view.rules, needs):
            total += self.of(turned(result.points, -first)) * result.chance
        return total
