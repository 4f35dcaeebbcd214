"""Estimates are the means of what is tried, with the errors of the textbook."""

from random import Random
from statistics import fmean, stdev

import pytest

from euchre.bots.ending import points_of
from euchre.bots.trials import Trials
from euchre.bots.weights import LikelyWorlds
from euchre.coach.estimate import MANY, Estimator, Judgement, options_of
from euchre.coach.worth import NOTHING, Scale, summed
from euchre.rules.actions import KeepChoices, Order, Pass
from euchre.rules.rules import Rules
from euchre.views import View, view
from tests.rules.positions import FOUR, THREE, TWO, begun

BID = view(begun("Ac Tc 9c Kd Ts", "Js Jc As Ah Qd", up="9s", rules=TWO), 1)
KEEP = view(
    begun(
        "Kc Qc Td 9d Ts", "Qh Th 9h Kd Ac", "Qd Ah As Ks Qs", dummy="Ad Kh 9c Tc Jc", up="9s",
        then="pass pass pass name h dummy",
    ),
    1,
)  # fmt: skip
LEAD = view(
    begun(
        "Ac Kc Qd Jd Ks", "Js As Ts Ah Qh", "Jc Tc Kh 9h Qs", "9c Qc Td Kd Ad",
        up="9s", rules=FOUR, then="pass order take Jd together",
    ),
    1,
)  # fmt: skip


def judged(looked_at: View, samples: int = 30, seed: int = 0) -> Judgement:
    """The judgement of a view after so many samples."""
    estimator = Estimator(looked_at, seed)
    estimator.look(samples)
    return estimator.judgement()


def test_a_bid_is_worth_the_mean_of_its_trials() -> None:
    found = judged(BID, 40, seed=3)
    likely, trials = LikelyWorlds(BID, Random(f"coach 3:{BID}")), Trials(BID)
    scale = Scale(BID)
    worlds = [likely.draw() for _ in range(40)]
    values = {
        action: [scale.of(points_of(TWO, trials.ending(world, action))).value for world in worlds]
        for action in (Order(), Pass())
    }
    for action, gains in values.items():
        estimate = found.of(action)
        assert estimate.worth.value == pytest.approx(fmean(gains))
        assert estimate.error == pytest.approx(stdev(gains) / 40**0.5)
    lead = [one - two for one, two in zip(values[Order()], values[Pass()], strict=True)]
    assert found.best.action == Order()
    assert found.of(Pass()).behind == pytest.approx(fmean(lead))
    assert found.of(Pass()).doubt == pytest.approx(stdev(lead) / 40**0.5)


@pytest.mark.parametrize("looked_at", [BID, KEEP, LEAD], ids=["bid", "keep", "play"])
def test_options_are_best_first_and_none_is_ahead_of_the_best(looked_at: View) -> None:
    found = judged(looked_at)
    assert found.best.behind == found.best.doubt == 0.0
    behind = [estimate.behind for estimate in found.estimates]
    assert behind == sorted(behind)
    for estimate in found.estimates:
        apart = found.best.worth.value - estimate.worth.value
        assert estimate.behind == pytest.approx(apart, abs=1e-9)


@pytest.mark.parametrize("looked_at", [BID, KEEP, LEAD], ids=["bid", "keep", "play"])
def test_the_endings_are_shares_that_make_up_the_worth(looked_at: View) -> None:
    scale = Scale(looked_at)
    for estimate in judged(looked_at).estimates:
        assert sum(estimate.endings.values()) == pytest.approx(1.0)
        worth = summed(
            scale.of(points_of(looked_at.rules, ending)) * share
            for ending, share in estimate.endings.items()
        )
        assert (worth - estimate.worth).is_within(NOTHING)


@pytest.mark.parametrize("looked_at", [BID, KEEP, LEAD], ids=["bid", "keep", "play"])
def test_two_looks_see_what_one_as_long_does(looked_at: View) -> None:
    twice = Estimator(looked_at)
    twice.look(10)
    twice.look(15)
    assert twice.judgement() == judged(looked_at, 25)
    assert judged(looked_at, 25, seed=1) != judged(looked_at, 25, seed=2)


def test_errors_are_told_of_an_option_and_between_two() -> None:
    estimator = Estimator(LEAD)
    estimator.look(20)
    for estimate in estimator.judgement().estimates:
        assert estimator.error(estimate.action).value == pytest.approx(estimate.error)
        best = estimator.judgement().best.action
        assert estimator.error(best, estimate.action).value == pytest.approx(estimate.doubt)
    with pytest.raises(ValueError, match="Pass"):
        estimator.error(Pass())


def test_of_many_options_the_likely_ones_are_tried_and_the_one_that_was_taken() -> None:
    few = options_of(KEEP)
    assert 1 < len(few) <= MANY
    unlikely = next(keep for keep in KeepChoices(KEEP.hand) if keep not in few)
    assert options_of(KEEP, also=unlikely) == [*few, unlikely]
    assert options_of(KEEP, also=few[0]) == few
    assert options_of(LEAD) == list(LEAD.legal)


def test_only_what_is_asked_for_is_tried() -> None:
    some = options_of(LEAD)[1:3]
    estimator = Estimator(LEAD, only=some)
    estimator.look(2)
    assert {estimate.action for estimate in estimator.judgement().estimates} == set(some)


def test_what_was_not_tried_has_no_estimate() -> None:
    with pytest.raises(ValueError, match="nothing was tried"):
        Estimator(BID).judgement()
    with pytest.raises(KeyError):
        judged(LEAD, 2).of(Pass())


def test_nobody_else_is_judged_and_no_suit_of_a_joker() -> None:
    with pytest.raises(ValueError, match="turn"):
        Estimator(view(begun(up="9s", rules=THREE), 0))
    with pytest.raises(ValueError, match="joker"):
        Estimator(view(begun(up="B", rules=Rules(deck=25, joker_suit="dealer")), 0))
