from itertools import count
from random import Random

import pytest

from euchre.arena.times import EVERY, Timed, Times
from euchre.rules.cards import pack
from euchre.rules.deal import deal
from euchre.rules.rules import Rules
from euchre.views import view
from tests.table.players import AnyLegal


@pytest.mark.parametrize("share", [0.01, 0.5, 0.95, 0.99, 1])
def test_a_percentile_is_right_to_a_per_cent(share: float) -> None:
    chance = Random("times")
    spent = sorted(int(10 ** (3 + 6 * chance.random())) for _ in range(5_000))
    times = Times()
    for nanoseconds in spent:
        times.add(nanoseconds)
    exact = spent[max(0, int(len(spent) * share + 0.999) - 1)] / 1e9
    assert times.percentile(share) == pytest.approx(exact, rel=0.01)


def test_merged_times_are_those_of_all_decisions() -> None:
    chance = Random("merged times")
    whole, first, second = Times(), Times(), Times()
    for _ in range(1_000):
        nanoseconds = int(10 ** (9 * chance.random()))
        whole.add(nanoseconds)
        (first if chance.random() < 0.3 else second).add(nanoseconds)
    first.merge(second)
    assert first.counts == whole.counts
    assert sum(first.counts.values()) == 1_000


def test_no_decisions_took_no_time_and_a_coarse_clock_is_borne() -> None:
    times = Times()
    assert times.percentile(0.5) == 0
    times.add(0)
    assert times.percentile(0.5) == pytest.approx(0, abs=1e-8)


def test_memory_does_not_grow_with_the_decisions() -> None:
    times = Times()
    for nanoseconds in range(1, 200_000):
        times.add(nanoseconds)
    assert len(times.counts) < 1_300


SEEN = view(deal(Rules(), dealer=0, order=pack(24)).position, 1)


def test_decisions_between_two_or_more_options_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    # each look at the clock finds it two milliseconds later
    monkeypatch.setattr("euchre.arena.times.thread_time_ns", count(0, 2_000_000).__next__)
    player = Timed(AnyLegal())
    assert player.choose(SEEN) in SEEN.legal
    only = SEEN._replace(legal=SEEN.legal[:1])
    assert player.choose(only) is only.legal[0]
    assert player.times.decisions == sum(player.times.counts.values()) == 1
    assert player.times.percentile(0.5) == pytest.approx(0.002, rel=0.01)


@pytest.mark.parametrize(("every", "timed"), [(1, 12), (EVERY, 3)])
def test_all_decisions_are_counted_and_some_timed(every: int, timed: int) -> None:
    times, more = Times(), Times()
    for _ in range(6):
        Timed(AnyLegal(), times, every).choose(SEEN)
        Timed(AnyLegal(), times, every).choose(SEEN)
    assert (times.decisions, sum(times.counts.values())) == (12, timed)
    more.merge(times)
    assert more.decisions == 12
