"""Ratios of sums with 95 % intervals, clustered by deck: games on the same cards are not strangers.

The sums are whole numbers, so that they come to the same in whatever order they are added up.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, sqrt
from typing import Final, NamedTuple

from euchre.arena.student import student

_ROUNDING: Final = 1e-12
"""A spread that is so small a part of what it is left over from is the rounding of fractions."""


class Interval(NamedTuple):
    """A ratio, and half the width of its 95 % interval.

    The width is not known, and infinite, where no deck differs from another, as one deck does not.
    """

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
        decks, value, weight = self.decks, self.value, self.weight
        if not weight:
            return Interval(0.0, inf)
        ratio = value / weight
        # The squares of what each deck is off the ratio, times that of the weight: whole numbers
        # stay whole, and come to nothing where no deck is off.
        whole = self.value_squares * weight * weight
        spread = whole - value * (2 * self.products * weight - value * self.weight_squares)
        if spread <= _ROUNDING * whole:
            return Interval(ratio / unit, inf)
        error = sqrt(spread * decks / (decks - 1)) / (weight * weight)
        return Interval(ratio / unit, student(decks - 1) * error / unit)


def interval(values: Iterable[float], weights: Iterable[float]) -> Interval:
    """Return the ratio of the sums with its interval; a value and a weight a deck.

    >>> ratio, about = interval([1, 2, 0, 1], [3, 3, 3, 3])
    >>> round(ratio, 3), round(about, 3)
    (0.333, 0.433)
    """
    sums = Sums()
    for value, weight in zip(values, weights, strict=True):
        sums.add(value, weight)
    return sums.interval()
