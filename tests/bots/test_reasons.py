"""A reason is a true statement about its position."""

import pytest

from euchre.bots import BOTS, Explanation, Motive
from euchre.rules.actions import Play
from euchre.rules.cards import Card, pack
from euchre.rules.rules import Rules
from euchre.rules.trump import ranking, suit_of, winning
from euchre.views import View
from tests.bots.positions import decisions
from tests.counts import count
from tests.rules.positions import FOUR, THREE, TWO

WITH_FELLOW = {Motive.FELLOW_WINS, Motive.FELLOW_IS_COVERED, Motive.FELLOW_IS_BETTERED}
WINS = {Motive.CHEAPEST_WIN, Motive.LIKELY_WIN, Motive.RUFF}
LOSES = {Motive.CANNOT_WIN, Motive.SAVED, Motive.LEFT_TO_FELLOW}


def takes(view: View, card: Card) -> bool:
    """Whether the card would be winning the trick."""
    assert view.trump is not None
    return winning((*view.trick, (-1, card)), view.trump)[0] == -1


def certain_to_stand(view: View) -> bool:
    """Whether the card that is winning the trick is one that no other of the pack beats."""
    assert view.trump is not None
    best = dict(view.trick)[winning(view.trick, view.trump)[0]]
    top = ranking(view.trump, view.trump)
    return best is next(card for card in top if card in pack(view.rules.deck))


def check(view: View, explanation: Explanation) -> None:
    """Assert what the reason says of the trick on the table."""
    motive, choice = explanation.motive, explanation.choice
    assert isinstance(choice, Play)
    assert view.trump is not None
    cards = [play.card for play in view.legal if isinstance(play, Play)]
    if motive in WITH_FELLOW:
        assert winning(view.trick, view.trump)[0] == explanation.seat
        assert takes(view, choice.card) is not (motive is Motive.FELLOW_WINS)
        assert all(takes(view, card) for card in cards) is (motive is Motive.FELLOW_IS_COVERED)
    if motive in WINS:
        assert takes(view, choice.card)
        assert explanation.cards == (choice.card,)
    if motive is Motive.RUFF:
        assert suit_of(choice.card, view.trump) is view.trump
        assert suit_of(view.trick[0][1], view.trump) is not view.trump
    if motive in LOSES:
        assert not takes(view, choice.card)
    if motive is Motive.CANNOT_WIN:
        assert not any(takes(view, card) for card in cards)
    if motive is Motive.SAVED:
        assert any(takes(view, card) for card in cards)
    if motive is Motive.LEFT_TO_FELLOW:
        assert explanation.seat not in dict(view.trick)
        assert not certain_to_stand(view)


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR, Rules(deck=25)])
def test_what_is_said_of_a_trick_is_so(rules: Rules) -> None:
    said: set[Motive] = set()
    for _, view, choice in decisions(rules, count(500)):
        if view.phase == "play" and len(view.legal) > 1:
            explanation = BOTS["normal"]().explain(view)
            assert explanation.choice == choice
            said.add(explanation.motive)
            if view.trick:
                check(view, explanation)
            else:
                assert explanation.cards or explanation.motive is Motive.HOLD_BACK
    assert len(said) > 5
