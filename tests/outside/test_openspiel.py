"""OpenSpiel's numbers for cards and actions, and where it is installed, its deals beside ours."""

from importlib.util import find_spec

import pytest
from outside.agreement import DECISIONS, agree
from outside.arena import allowed, play_game
from outside.ismcts import POLICIES, ismcts
from outside.openspiel import RULES, number_of, word_of

from euchre.bots import BOTS
from euchre.rules.actions import Pass, TakeUp, parse_action
from euchre.rules.cards import pack
from euchre.rules.deal import begin, lay_out
from euchre.rules.phase import Dealt
from euchre.table.shuffle import Packs
from tests.counts import count

needs_openspiel = pytest.mark.skipif(find_spec("pyspiel") is None, reason="needs OpenSpiel")


def _deal(number: int) -> Dealt:
    return lay_out(RULES, number % 4, Packs(RULES, 3).order(number))


def test_cards_are_numbered_by_rank_then_suit() -> None:
    ordered = sorted(pack(24), key=number_of)
    assert [str(card) for card in ordered[:5]] == ["9c", "9d", "9h", "9s", "Tc"]
    assert [number_of(card) for card in ordered] == list(range(24))


@pytest.mark.parametrize(
    ("action", "word"),
    [("pass", 24), ("name c", 25), ("name s", 28), ("alone", 29), ("together", 30), ("As", 23)],
)
def test_an_action_has_openspiels_number(action: str, word: int) -> None:
    assert word_of(parse_action(action), _deal(0)) == word


def test_ordering_up_is_naming_the_suit_of_the_upcard() -> None:
    dealt = _deal(0)
    assert dealt.upcard.suit is not None
    named = parse_action(f"name {dealt.upcard.suit.letter}")
    assert word_of(parse_action("order"), dealt) == word_of(named, dealt)


def test_the_upcard_can_neither_be_discarded_nor_left_in_openspiel() -> None:
    dealt = _deal(0)
    assert word_of(TakeUp(dealt.upcard), dealt) is None
    assert word_of(parse_action("leave"), dealt) is None
    other = next(iter(dealt.hands[dealt.dealer]))
    assert word_of(TakeUp(other), dealt) == number_of(other)


@needs_openspiel
def test_random_deals_are_the_same_deals_in_openspiel() -> None:
    compared = [agree(1, number) for number in range(count(10_000))]
    assert all(deal[DECISIONS] >= 17 for deal in compared)


@needs_openspiel
@pytest.mark.parametrize("policy", POLICIES)
def test_openspiels_bot_plays_a_game_to_its_end(policy: str) -> None:
    outside = ismcts(seed=1, simulations=20, policy=policy)
    result = play_game(outside, BOTS["normal"](0), 0, Packs(RULES, 7))
    assert result.won == (result.points > 0)
    assert result.spent.theirs.decisions


@needs_openspiel
def test_openspiels_stuck_dealer_is_offered_no_pass() -> None:
    dealt = _deal(0)
    opponent = ismcts(seed=1, simulations=5).sit(dealt, 0)
    position = begin(dealt).position
    for _ in range(7):
        assert position.turn is not None
        opponent.told(position.turn, Pass())
        position = position.after(Pass()).position
    legal = allowed(position, {0: opponent})
    assert Pass() not in legal
    assert opponent.asked(legal) in legal
