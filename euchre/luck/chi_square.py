"""How often chance alone differs from what is expected at least so much: the chi-square test."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, lgamma, log, sqrt
from typing import Final, NamedTuple

LEAST_EXPECTED: Final = 5.0
"""With less to be expected in a cell the test says nothing that can be relied on."""


def chance_of(statistic: float, degrees: int) -> float:
    """Return the chance that chi-square with so many degrees of freedom is at least so large.

    For whole degrees the regularized incomplete gamma function is a finite sum.

    >>> round(chance_of(3.841, 1), 3), round(chance_of(16.919, 9), 3)
    (0.05, 0.05)
    """
    half = statistic / 2
    if half <= 0:
        return 1.0
    is_odd = degrees % 2 == 1
    total = erfc(sqrt(half)) if is_odd else 0.0
    for step in range(degrees // 2):
        power = step + 0.5 if is_odd else step
        # in logarithms, where the terms of a large statistic or many degrees would overflow
        total += exp(power * log(half) - half - lgamma(power + 1))
    return min(total, 1.0)


class Sample(NamedTuple):
    """A statistic with its degrees of freedom, none where too little was seen to tell anything.

    Independent samples add up.
    """

    statistic: float = 0.0
    degrees: int = 0

    def and_also(self, other: Sample) -> Sample:
        """Return both together."""
        return Sample(self.statistic + other.statistic, self.degrees + other.degrees)

    @property
    def chance(self) -> float | None:
        """The chance of differing so much or more, None where nothing can be told."""
        return chance_of(self.statistic, self.degrees) if self.degrees else None


def cells(seen: Sequence[float], expected: Sequence[float], spread: float = 1.0) -> Sample:
    """Return the test of counts in cells that together always come to the same.

    `spread` is how much they vary, as a part of what independent draws would vary.
    """
    if not spread or min(expected, default=0.0) < LEAST_EXPECTED:
        return Sample()
    differences = [(one - other) ** 2 / other for one, other in zip(seen, expected, strict=True)]
    return Sample(sum(differences) / spread, len(expected) - 1)
