"""The wrong card of the last two, counted over random deals."""

from itertools import islice

import pytest

from euchre.bots import BOTS
from euchre.rules.rules import Rules
from euchre.views import View
from tests.bots.complaints.truth import possible_hands, truth
from tests.bots.positions import decisions
from tests.counts import count
from tests.rules.positions import FOUR, THREE, TWO

FEW = 400
"""The worlds that are tried at most for a position."""


def is_late(view: View) -> bool:
    """Whether there is a choice of the last two cards, in worlds that are soon tried."""
    if view.phase != "play" or len(view.hand) != 2 or len(view.legal) < 2:
        return False
    return len(list(islice(possible_hands(view), FEW + 1))) <= FEW


@pytest.mark.parametrize(
    ("rules", "games", "most"),
    [(TWO, 500, 0.03), (THREE, 500, 0.2), (FOUR, 500, 0.15)],
    ids=["two-handed", "three-handed", "four-handed"],
)
def test_a_card_that_is_worse_however_the_others_lie_is_hardly_ever_chosen(
    rules: Rules, games: int, most: float
) -> None:
    told = 0
    wrong = dict.fromkeys(("normal", "expert"), 0)
    for _, view, _ in decisions(rules, count(games)):
        if is_late(view):
            dominated = truth(view).dominated()
            if dominated:
                told += 1
                for level in wrong:
                    wrong[level] += str(BOTS[level](0).choose(view)) in dominated
    assert told > 10
    assert max(wrong.values()) <= most * told, (told, wrong)
