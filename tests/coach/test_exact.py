"""With two tricks to go an estimate is the mean over all worlds, as brute force finds it."""

from itertools import islice

import pytest

from euchre.coach.estimate import Estimator, Judgement
from euchre.coach.exact import LAST, MOST
from euchre.coach.reviews.review import judge
from euchre.coach.worth import NOTHING, Worth, summed
from euchre.rules.actions import Play
from euchre.rules.rules import Rules
from euchre.views import View
from euchre.worlds import count as worlds_of
from euchre.worlds import holdings
from tests.bots.complaints.truth import possible_hands
from tests.bots.positions import decisions
from tests.coach.brute import worth_in
from tests.counts import count

RULES = [
    Rules(players=2),
    Rules(players=3),
    Rules(players=4),
    Rules(deck=25),
    Rules(players=4, forced_pickup=True, stick_the_dealer=True),
    Rules(players=3, target=2),
]


def late(rules: Rules, number: int) -> list[tuple[View, Play]]:
    """Views with two cards in hand, or one fewer options, and what was played."""
    found: list[tuple[View, Play]] = []
    for _, looked_at, choice in decisions(rules, 8, "easy"):
        if looked_at.phase == "play" and len(looked_at.hand) == LAST and len(looked_at.legal) > 1:
            assert isinstance(choice, Play)
            found.append((looked_at, choice))
            if len(found) == number:
                break
    return found


def worth_of(looked_at: View, play: Play) -> Worth:
    """The mean of what a card comes to in every world."""
    weights = {holding.hands: holding.worlds for holding in holdings(looked_at)}
    worlds = worlds_of(looked_at)
    return summed(
        worth_in(looked_at, play.card, hands) * (weights[hands] / worlds)
        for hands in possible_hands(looked_at)
    )


def is_exact(found: Judgement) -> bool:
    """Whether all ways were gone through, as they are but for four, who may have too many."""
    ways = islice(possible_hands(found.view), MOST + 1)
    assert found.is_exact or (found.view.rules.players == 4 and len(set(ways)) > MOST)
    return found.is_exact


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_an_estimate_is_that_of_brute_force_over_all_worlds(rules: Rules) -> None:
    views = late(rules, count(100))
    assert views
    for looked_at, _ in views:
        estimator = Estimator(looked_at)
        estimator.look(5)
        found = estimator.judgement()
        if not is_exact(found):
            continue
        assert found.samples == len(set(possible_hands(looked_at)))
        for estimate in found.estimates:
            assert isinstance(estimate.action, Play)
            expected = worth_of(looked_at, estimate.action)
            assert (estimate.worth - expected).is_within(NOTHING)
            assert estimate.error == estimate.doubt == 0.0


@pytest.mark.parametrize("rules", RULES[:3], ids=str)
def test_a_review_costs_what_brute_force_says(rules: Rules) -> None:
    for looked_at, choice in late(rules, count(100)):
        found = judge(looked_at, choice).judgement()
        if not is_exact(found):
            continue
        worths = [worth_of(looked_at, play) for play in looked_at.legal if isinstance(play, Play)]
        best = max(worth.value for worth in worths)
        cost = best - worth_of(looked_at, choice).value
        assert found.of(choice).behind == pytest.approx(cost, abs=1e-9)
