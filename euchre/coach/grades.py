"""How good a decision was: graded by what it cost against the best option.

A cost counts only where it is sure: what the trials cannot tell from the best is the best.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from euchre.coach.estimate import Estimate

SURE: Final = 2.0
"""A cost of more than so many standard errors counts."""


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


def is_sure(estimate: Estimate) -> bool:
    """Tell whether an option is behind the best by more than chance may explain."""
    return estimate.behind > SURE * estimate.doubt


def grade(estimate: Estimate) -> Grade:
    """Return the grade of an option that was taken."""
    return grade_of(estimate.behind) if is_sure(estimate) else Grade.BEST


def is_settled(estimate: Estimate) -> bool:
    """Tell whether a longer look is unlikely to change the grade."""
    about = SURE * estimate.doubt
    return grade_of(estimate.behind - about) is grade_of(estimate.behind + about)
