"""Reasons: whatever is said of a decision is true of the cards and of the numbers."""

from collections.abc import Iterator

import pytest

from euchre.coach.calling import of_call
from euchre.coach.estimate import Estimator, Judgement
from euchre.coach.facts import Fact
from euchre.coach.playing import of_cards
from euchre.coach.reasons import reasons
from euchre.rules.actions import Play
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from tests.bots.positions import decisions
from tests.coach.referee import Referee, holds
from tests.counts import count

TABLES = (
    Rules(),
    Rules(players=2, target=4),
    Rules(players=4),
    Rules(target=3, lone_march=5, super_euchre=True),
    Rules(deck=25, joker_suit="dealer", stick_the_dealer=True),
    Rules(players=4, deck=32, forced_pickup=True, defend_alone="any"),
    Rules(players=2, deck=25, any_suit=True),
)
GAMES = 60
SAMPLES = 8
EVERY = 5
"""Of so many decisions one is judged."""


def judged(rules: Rules, games: int) -> Iterator[tuple[Phase, Judgement]]:
    """Each decision that is one, of games that bots play, with a quick judgement."""
    for place, (position, seen, _) in enumerate(decisions(rules, games)):
        if len(seen.legal) > 1 and seen.phase != "joker" and place % EVERY == 0:
            estimator = Estimator(seen)
            estimator.look(SAMPLES)
            yield position, estimator.judgement()


def told(position: Phase, judgement: Judgement) -> Iterator[tuple[Fact, Referee]]:
    """All that could be said for the best option, and all that is said, against each other one."""
    view, best = judgement.view, judgement.best.action
    for estimate in judgement.estimates[1:]:
        other = estimate.action
        referee = Referee(position, judgement, best, other)
        if isinstance(best, Play) and isinstance(other, Play):
            about = of_cards(view, best.card, other.card)
        else:
            about = of_call(view, best, other)
        for fact in (*about, *reasons(judgement, best, other)):
            yield fact, referee


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_no_fact_is_contradicted_by_the_cards_or_the_numbers(rules: Rules) -> None:
    for position, judgement in judged(rules, count(GAMES)):
        for fact, referee in told(position, judgement):
            assert holds(fact, referee), (fact, str(judgement.view), referee.action, referee.other)
