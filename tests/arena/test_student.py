from math import exp, lgamma, pi, sqrt

import pytest

from euchre.arena.student import student

STEPS = 2_000


def share_below(point: float, freedom: int) -> float:
    """The share of Student's distribution below a point: its density, added up by Simpson."""
    scale = exp(lgamma((freedom + 1) / 2) - lgamma(freedom / 2)) / sqrt(freedom * pi)
    width = point / STEPS

    def density(at: float) -> float:
        return scale / sqrt(1 + at * at / freedom) ** (freedom + 1)

    inside = sum((2 + 2 * (step % 2)) * density(step * width) for step in range(1, STEPS))
    return 0.5 + width / 3 * (density(0) + inside + density(point))


@pytest.mark.parametrize("freedom", [*range(1, 35), 45, 59, 60, 61, 90, 150, 400, 1_000])
def test_two_and_a_half_per_cent_lie_beyond_the_point(freedom: int) -> None:
    assert share_below(student(freedom), freedom) == pytest.approx(0.975, abs=3e-5)


def test_the_more_there_is_to_go_by_the_nearer_the_point() -> None:
    points = [student(freedom) for freedom in range(1, 500)]
    assert points == sorted(points, reverse=True)
    assert student(10**9) == pytest.approx(1.96)
