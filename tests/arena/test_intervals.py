from math import inf, isclose, sqrt
from random import Random
from statistics import fmean

from euchre.arena.intervals import Sums, interval


def plain(values: list[float], weights: list[float]) -> tuple[float, float]:
    """The ratio and the half width, by the residuals of each deck."""
    ratio = fmean(values) / fmean(weights)
    residuals = [value - ratio * weight for value, weight in zip(values, weights, strict=True)]
    variance = sum(residual**2 for residual in residuals) / (len(values) - 1)
    return ratio, 1.96 * sqrt(variance / len(values)) / fmean(weights)


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


def test_decks_that_are_all_the_same_leave_nothing_open() -> None:
    assert interval([1] * 7, [3] * 7) == (1 / 3, 0.0)


def test_the_interval_holds_what_is_true_in_19_of_20_cases() -> None:
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
