"""Ratios of sums with 95 % intervals, clustered by deck: games on the same cards are not strangers.

The sums are whole numbers, so that they come to the same in whatever order they are added up.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, sqrt
from typing import Final, NamedTuple

NORMAL_95: Final = 1.96
"""Standard errors on each side of the mean within which 95 % of a normal distribution lie."""


class Interval(NamedTuple):
    """A ratio, and half the width of its 95 % interval, which is infinite for a single deck."""

    ratio: float
    about: float


class Sums:
    """The sums over decks that a ratio and its interval need."""

    __slots__ = ("decks", "products", "value", "value_squares", "weight", "weight_squares")

    def __init__(self) -> None:
        """Begin with nothing."""
        self.decks = 0
        self.value: float = 0
        self.weight: float = 0
        self.value_squares: float = 0
        self.products: float = 0
        self.weight_squares: float = 0

    def add(self, value: float, weight: float) -> None:
        """Count a deck: what is above and below the line of the ratio."""
        self.decks += 1
        self.value += value
        self.weight += weight
        self.value_squares += value * value
        self.products += value * weight
        self.weight_squares += weight * weight

    def merge(self, other: Sums) -> None:
        """Count other decks too."""
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def interval(self, unit: float = 1) -> Interval:
        """Return the ratio, of values that are counted in parts of which `unit` make one."""
        if not self.weight:
            return Interval(0.0, inf)
        ratio = self.value / self.weight
        if self.decks < 2:  # noqa: PLR2004 - one deck says nothing of how decks differ
            return Interval(ratio / unit, inf)
        squares = self.value_squares - ratio * (2 * self.products - ratio * self.weight_squares)
        variance = max(squares, 0.0) * self.decks / (self.decks - 1)
        return Interval(ratio / unit, NORMAL_95 * sqrt(variance) / (self.weight * unit))


def interval(values: Iterable[float], weights: Iterable[float]) -> Interval:
    """Return the ratio of the sums with its interval; a value and a weight a deck.

    >>> ratio, about = interval([1, 2, 0, 1], [3, 3, 3, 3])
    >>> round(ratio, 3), round(about, 3)
    (0.333, 0.267)
    """
    sums = Sums()
    for value, weight in zip(values, weights, strict=True):
        sums.add(value, weight)
    return sums.interval()
