from itertools import pairwise

import pytest

from euchre.luck.chi_square import Sample, cells, chance_of


@pytest.mark.parametrize(
    ("statistic", "degrees", "chance"),
    [
        # from printed tables of the distribution
        (3.841459, 1, 0.05),
        (6.634897, 1, 0.01),
        (10.827566, 1, 0.001),
        (0.454936, 1, 0.5),
        (5.991465, 2, 0.05),
        (7.814728, 3, 0.05),
        (11.344867, 3, 0.01),
        (9.487729, 4, 0.05),
        (11.070498, 5, 0.05),
        (16.918978, 9, 0.05),
        (18.307038, 10, 0.05),
        (9.341818, 10, 0.5),
        (43.772972, 30, 0.05),
        (124.342113, 100, 0.05),
    ],
)
def test_the_chances_of_the_printed_tables(statistic: float, degrees: int, chance: float) -> None:
    assert chance_of(statistic, degrees) == pytest.approx(chance, rel=1e-5)


@pytest.mark.parametrize("degrees", [1, 2, 5, 24, 333])
def test_chances_go_from_one_to_nothing(degrees: int) -> None:
    chances = [chance_of(statistic, degrees) for statistic in (-1, 0, 0.1, 1, 9, 99, 999, 99_999)]
    assert chances[:2] == [1, 1]
    assert all(after <= before + 1e-12 for before, after in pairwise(chances))
    assert chances[-1] == pytest.approx(0, abs=1e-100)


def test_cells_compare_what_was_seen_with_what_was_expected() -> None:
    assert cells([8, 12], [10, 10]) == Sample(0.8, 1)
    assert cells([8, 12], [10, 10], spread=0.5) == Sample(1.6, 1)


@pytest.mark.parametrize(("seen", "expected"), [([1, 9], [4.9, 5.1]), ([], [])])
def test_too_little_tells_nothing(seen: list[float], expected: list[float]) -> None:
    assert cells(seen, expected).chance is None
    assert cells([8, 12], [10, 10], spread=0).chance is None


def test_independent_samples_add_up() -> None:
    assert Sample(0.8, 1).and_also(Sample(1.2, 2)) == Sample(2.0, 3)
    assert Sample(0.8, 1).and_also(Sample()) == Sample(0.8, 1)
