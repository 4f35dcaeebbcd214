import pytest

from euchre.rules.actions import Leave, TakeUp
from euchre.rules.cards import UNKNOWN, UNKNOWN_CARDS, CardSet, Suit, parse_card, parse_cards
from euchre.rules.deal import begin
from euchre.rules.errors import IllegalAction, Reason
from euchre.rules.events import UpcardLeft, UpcardTaken
from euchre.rules.phase import Dealt, Phase
from euchre.rules.rules import Rules
from tests.rules.positions import FOUR, THREE, TWO, after, begun, events, hand, legal, refused

MINE = "9c Kc 9h Ah Js"


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_a_dealer_who_accepts_must_take_the_upcard(rules: Rules) -> None:
    """B3."""
    position = begun(MINE, up="Td", rules=rules, then="pass " * (rules.players - 1) + "order")
    assert (position.word, position.turn) == ("pickup", 0)
    assert legal(position) == "take 9c, take Kc, take Td, take 9h, take Ah, take Js"
    assert refused(position, "leave") is Reason.DEALER_MUST_TAKE


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_when_another_orders_up_the_dealer_may_take_the_upcard_or_leave_it(rules: Rules) -> None:
    """B4."""
    position = begun(MINE, up="Td", rules=rules, then="order")
    assert (position.word, position.turn) == ("pickup", 0)
    assert legal(position) == "take 9c, take Kc, take Td, take 9h, take Ah, take Js, leave"


def test_a_partner_who_assists_leaves_the_dealer_his_choice() -> None:
    """B4."""
    position = begun(MINE, up="Td", rules=FOUR, then="pass order")
    assert legal(position).endswith("leave")
    assert after(position, "leave").turn == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_under_forced_pickup_the_dealer_must_take_whoever_ordered(players: int) -> None:
    """B4."""
    rules = Rules(players=players, forced_pickup=True)
    position = begun(MINE, up="Td", rules=rules, then="order")
    assert legal(position) == "take 9c, take Kc, take Td, take 9h, take Ah, take Js"
    assert refused(position, "leave") is Reason.DEALER_MUST_TAKE


def test_the_dealer_declines_the_upcard_as_a_defender_and_its_suit_is_still_trump() -> None:
    """B4."""
    position = begun(MINE, up="Td", then="order leave")
    assert (position.word, position.turn) == ("declare", 1)
    assert position.public().trump is Suit.DIAMONDS
    assert hand(position, 0) == MINE
    assert str(position.aside_of(0)) == ""


def test_a_declined_upcard_is_out_of_play_with_its_face_known() -> None:
    """B4."""
    position = begun(MINE, up="Td", then="order")
    assert events(position, "leave") == (UpcardLeft(0, parse_card("Td")),)
    left = after(position, "leave")
    assert not any(parse_card("Td") in left.held_by(seat) for seat in range(3))


def test_the_dealer_takes_the_upcard_and_discards_a_card_of_his_hand() -> None:
    """B3, B4."""
    position = begun(MINE, up="Td", then="order")
    assert events(position, "take 9c") == (UpcardTaken(0, parse_card("Td"), parse_card("9c")),)
    taken = after(position, "take 9c")
    assert hand(taken, 0) == "Kc Td 9h Ah Js"
    assert str(taken.aside_of(0)) == "9c"
    assert (taken.word, taken.turn) == ("declare", 1)


def test_the_dealer_takes_the_upcard_and_discards_it() -> None:
    """B3."""
    position = begun(MINE, up="Td", then="pass pass order take Td")
    assert hand(position, 0) == MINE
    assert str(position.aside_of(0)) == "Td"
    assert position.turn == 0


def test_the_dealer_discards_only_one_of_his_six_cards() -> None:
    """B3."""
    position = begun(MINE, up="Td", then="order")
    assert refused(position, "take 9s") is Reason.NOT_IN_HAND
    assert refused(position, "take B") is Reason.NOT_IN_HAND
    assert refused(position, "take ?") is Reason.NOT_IN_HAND


@pytest.mark.parametrize("text", ["pass", "order", "9c", "dummy", "alone", "together", "name d"])
def test_until_the_upcard_is_settled_nothing_else_may_be_done(text: str) -> None:
    """B3, F1."""
    assert refused(begun(MINE, up="Td", then="order"), text) is Reason.NOT_NOW


def test_the_upcard_is_no_part_of_the_dealers_hand_before_he_takes_it() -> None:
    """B4."""
    position = begun(MINE, up="Td", then="order")
    assert hand(position, 0) == MINE
    assert str(position.aside_of(0)) == ""


def test_a_joker_that_is_taken_is_the_highest_trump_of_the_hand() -> None:
    """B3, B8, C4."""
    rules = Rules(players=2, deck=25)
    position = begun("9h Th Qh Ah Js", "Kh 9c", up="B", rules=rules, then="order take Js")
    assert legal(after(position, "Kh")) == "9h, Th, Qh, Ah, B"


def test_after_a_suit_is_named_nobody_takes_the_upcard() -> None:
    """B5."""
    position = begun(MINE, up="Td", rules=TWO, then="pass pass name h")
    assert (position.word, position.turn) == ("play", 1)
    assert hand(position, 0) == MINE


def with_unknown_cards(known: str) -> Phase:
    dealt = begun(known, up="Td").dealt
    cards = parse_cards(known)
    hidden = CardSet.of(UNKNOWN_CARDS[3 : 8 - len(cards)])
    hands = (cards | hidden, *dealt.hands[1:])
    return begin(Dealt(THREE, 0, hands, dealt.dummy, dealt.upcard, dealt.stock, (0, 0, 0))).position


def test_a_dealer_may_discard_a_card_that_nobody_knows() -> None:
    position = after(with_unknown_cards("9c Kc Js"), "order")
    assert legal(position) == "take 9c, take Kc, take Td, take Js, take ?, leave"
    taken = after(position, "take ?")
    assert hand(taken, 0) == "9c Kc Td Js ?"
    assert str(taken.aside_of(0)) == "?"
    assert not taken.held_by(0) & taken.aside_of(0)


def test_a_dealer_whose_cards_are_known_discards_no_unknown_one() -> None:
    position = begun(MINE, up="Td", then="order")
    assert TakeUp(UNKNOWN) not in position.legal()
    assert Leave() in position.legal()
    with pytest.raises(IllegalAction, match="NOT_IN_HAND"):
        position.after(TakeUp(UNKNOWN))
