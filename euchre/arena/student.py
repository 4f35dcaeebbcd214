"""How many standard errors a 95 % interval reaches: Student's t, by how much there is to go by."""

from __future__ import annotations

from bisect import bisect_left
from math import inf
from typing import Final

_POINTS: Final = {
    1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 6: 2.447, 7: 2.365, 8: 2.306, 9: 2.262,
    10: 2.228, 12: 2.179, 15: 2.131, 20: 2.086, 30: 2.042, 60: 2.000, inf: 1.960,
}  # fmt: skip
"""Of each side 2.5 % of the distribution lie further out, by degrees of freedom.

From the NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.7.2, "Critical Values of the
Student's t Distribution".
"""
_DEGREES: Final = tuple(_POINTS)


def student(freedom: float) -> float:
    """Return the point for so many degrees of freedom, 1 or more.

    What lies between two rows of the table goes by the reciprocal of the degrees, in which the
    points are nearly a straight line.

    >>> [round(student(freedom), 2) for freedom in (1, 9, 40, 1_000_000)]
    [12.71, 2.26, 2.02, 1.96]
    """
    row = bisect_left(_DEGREES, freedom)
    after = _DEGREES[row]
    if after == freedom:
        return _POINTS[after]
    before = _DEGREES[row - 1]
    part = (1 / before - 1 / freedom) / (1 / before - 1 / after)
    return _POINTS[before] + part * (_POINTS[after] - _POINTS[before])
