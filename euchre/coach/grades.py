"""How good a decision was: graded by what it cost against the best option.

A cost counts only where it is sure: what the trials cannot tell from the best is the best.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from euchre.coach.estimate import Estimate


class Grade(IntEnum):
    """The grades, the best first."""

    BEST = 0
    GOOD = 1
    INACCURACY = 2
    MISTAKE = 3
    BLUNDER = 4


FROM: Final = {
    Grade.GOOD: 0.03,
    Grade.INACCURACY: 0.10,
    Grade.MISTAKE: 0.25,
    Grade.BLUNDER: 0.60,
}
"""The least cost of each grade, in points weighed by the score (`Worth.value`)."""


def grade_of(cost: float) -> Grade:
    """Return the grade of a decision that cost so much.

    >>> [grade_of(cost).name for cost in (0.0, 0.05, 0.1, 0.3, 0.9)]
    ['BEST', 'GOOD', 'INACCURACY', 'MISTAKE', 'BLUNDER']
    """
    return max((grade for grade, least in FROM.items() if cost >= least), default=Grade.BEST)


def grade(estimate: Estimate) -> Grade:
    """Return the grade of an option that was taken."""
    return grade_of(estimate.behind) if estimate.is_worse else Grade.BEST


def is_settled(estimate: Estimate) -> bool:
    """Tell whether a longer look is unlikely to change the grade."""
    behind, about = estimate.behind, estimate.about
    return grade_of(behind - about) is grade_of(behind + about)
