from math import inf, isclose, sqrt
from random import Random
from statistics import fmean

import pytest

from euchre.arena.intervals import Sums, interval
from euchre.arena.student import student


def plain(values: list[float], weights: list[float]) -> tuple[float, float]:
    """The ratio and the half width, by the residuals of each deck."""
    ratio = fmean(values) / fmean(weights)
    residuals = [value - ratio * weight for value, weight in zip(values, weights, strict=True)]
    variance = sum(residual**2 for residual in residuals) / (len(values) - 1)
    error = sqrt(variance / len(values)) / fmean(weights)
    return ratio, student(len(values) - 1) * error


def test_the_interval_is_that_of_the_residuals() -> None:
    for number in range(200):
        chance = Random(f"interval:{number}")
        decks = chance.randint(2, 300)
        values: list[float] = [chance.randint(-40, 60) for _ in range(decks)]
        weights: list[float] = [chance.randint(1, 50) for _ in range(decks)]
        ratio, about = interval(values, weights)
        wanted, half = plain(values, weights)
        assert isclose(ratio, wanted, abs_tol=1e-12)
        assert isclose(about, half, rel_tol=1e-9)


def test_values_may_be_counted_in_parts() -> None:
    whole, parts = Sums(), Sums()
    for value, weight in ((1, 3), (2, 4), (0, 5)):
        whole.add(value, weight)
        parts.add(6 * value, weight)
    for mine, theirs in zip(whole.interval(), parts.interval(unit=6), strict=True):
        assert isclose(mine, theirs)


def test_one_deck_has_no_width_and_none_have_no_ratio() -> None:
    assert interval([2], [4]) == (0.5, inf)
    assert interval([], []) == (0.0, inf)


@pytest.mark.parametrize(("value", "weight"), [(0, 3), (1, 3), (18, 3), (0.1, 0.3), (1 / 3, 1)])
def test_decks_that_are_all_the_same_say_nothing_of_how_decks_differ(
    value: float, weight: float
) -> None:
    ratio, about = interval([value] * 7, [weight] * 7)
    assert isclose(ratio, value / weight)
    assert about == inf


def test_one_deck_of_very_many_that_differs_is_enough() -> None:
    about = interval([18] * 99_999 + [17], [3] * 100_000).about
    assert isclose(about, 1.96 / 3 / 100_000, rel_tol=1e-3)


@pytest.mark.parametrize("decks", [2, 3, 5, 10, 50])
def test_few_decks_or_many_the_interval_holds_what_is_true_in_19_of_20_cases(decks: int) -> None:
    chance = Random(f"few:{decks}")
    held = 0
    for _ in range(2_000):
        ratio, about = interval([chance.gauss() for _ in range(decks)], [1] * decks)
        held += abs(ratio) <= about
    assert 0.93 <= held / 2_000 <= 0.97


def test_games_that_are_won_together_count_as_one_deck() -> None:
    held = 0
    for number in range(400):
        chance = Random(f"cover:{number}")
        # three games on a deck that are won together or not at all: a plain interval is too narrow
        values: list[float] = [3 * (chance.random() < 1 / 3) for _ in range(150)]
        ratio, about = interval(values, [3] * 150)
        held += abs(ratio - 1 / 3) <= about
    assert 0.92 <= held / 400 <= 0.98


def test_merged_sums_are_those_of_all_decks() -> None:
    chance = Random("merged")
    pairs = [(chance.randint(0, 18), chance.randint(3, 60)) for _ in range(50)]
    whole, first, second = Sums(), Sums(), Sums()
    for number, pair in enumerate(pairs):
        whole.add(*pair)
        (first if number % 3 else second).add(*pair)
    second.merge(first)
    assert second.interval() == whole.interval()
