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
GAMES = 25
"""With fewer chance would hide how often a level errs."""


def is_late(view: View) -> bool:
    """Whether there is a choice of the last two cards, in worlds that are soon tried."""
    if view.phase != "play" or len(view.hand) != 2 or len(view.legal) < 2:
        return False
    return len(list(islice(possible_hands(view), FEW + 1))) <= FEW


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "most"),
    [
        (TWO, {"normal": 0.015, "expert": 0.015}),
        (THREE, {"normal": 0.12, "expert": 0.1}),
        (FOUR, {"normal": 0.145, "expert": 0.06}),
    ],
    ids=["two-handed", "three-handed", "four-handed"],
)
def test_a_card_that_is_worse_however_the_others_lie_is_chosen_less_often_than_by_easy(
    rules: Rules, most: dict[str, float]
) -> None:
    # In 50 games easy, normal and expert choose one in 26, 0.4 and 0.2 % of such positions with two
    # players, 20, 8.5 and 7 % with three, 17, 12 and 4 % with four.
    told = 0
    wrong = dict.fromkeys(("easy", *most), 0)
    for _, view, _ in decisions(rules, max(GAMES, count(100))):
        if is_late(view):
            dominated = truth(view).dominated()
            if dominated:
                told += 1
                for level in wrong:
                    wrong[level] += str(BOTS[level](0).choose(view)) in dominated
    assert told > 50
    assert all(wrong[level] <= limit * told for level, limit in most.items()), (told, wrong)
    assert all(wrong["easy"] > limit * told for limit in most.values()), (told, wrong)
