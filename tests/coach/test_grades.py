"""Decisions are graded by what they cost, and only by what is sure."""

import pytest

from euchre.coach.estimate import Estimate
from euchre.coach.grades import FROM, Grade, grade, grade_of, is_settled
from euchre.coach.worth import NOTHING
from euchre.rules.actions import Pass


def behind(cost: float, doubt: float) -> Estimate:
    """An option that is so much behind the best."""
    return Estimate(Pass(), NOTHING, 0.0, cost, doubt, {})


@pytest.mark.parametrize(("better", "worse"), list(zip(Grade, list(Grade)[1:], strict=False)))
def test_a_grade_begins_at_its_least_cost(better: Grade, worse: Grade) -> None:
    assert grade_of(FROM[worse]) is worse
    assert grade_of(FROM[worse] - 1e-9) is better


def test_a_cost_within_two_errors_does_not_count() -> None:
    assert grade(behind(0.7, 0.35)) is Grade.BEST
    assert grade(behind(0.7, 0.34)) is Grade.BLUNDER
    assert grade(behind(0.7, 0.0)) is Grade.BLUNDER


def test_what_is_behind_by_rounding_is_as_good() -> None:
    assert not behind(1e-12, 0.0).is_worse
    assert not behind(0.2, 0.1).is_worse
    assert behind(1e-6, 0.0).is_worse


def test_a_grade_is_settled_once_two_errors_either_way_leave_it() -> None:
    assert is_settled(behind(0.4, 0.07))
    assert not is_settled(behind(0.4, 0.08))
    assert is_settled(behind(0.0, 0.0))
    assert not is_settled(behind(0.01, 0.02))


def test_every_grade_costs_more_than_the_one_before() -> None:
    assert list(FROM.values()) == sorted(FROM.values())
    assert [Grade.BEST, *FROM] == list(Grade)
