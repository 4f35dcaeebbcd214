import pytest

from euchre.rules.cards import CardSet, Suit, parse_card, parse_cards
from euchre.rules.errors import Reason
from euchre.rules.events import CardsShown, DealScored, Played, TrickTaken
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from tests.rules.positions import TWO, after, begun, events, hand, legal, refused

JOKER = Rules(players=2, deck=25)
TO_PLAY = "pass pass name"


def led(leader: str, other: str, trump: str, lead: str, rules: Rules = TWO) -> Phase:
    """Two-handed: seat 1 has led, seat 0 is to follow; the upcard is turned down and plain."""
    up = "9d" if trump != "d" else "9s"
    return begun(other, leader, up=up, rules=rules, then=f"{TO_PLAY} {trump} {lead}")


def test_the_leader_plays_any_card() -> None:
    """P1."""
    position = begun("9c", "Jd Ah 9s Ks Ts", up="9d", rules=TWO, then=f"{TO_PLAY} h")
    assert legal(position) == "Jd, Ah, 9s, Ts, Ks"


def test_a_player_follows_suit_if_he_can() -> None:
    """P1."""
    position = led("Ac", "9c Kc 9h Jd Ks", "h", "Ac")
    assert legal(position) == "9c, Kc"
    assert refused(position, "9h") is Reason.MUST_FOLLOW
    assert refused(position, "Ks") is Reason.MUST_FOLLOW


def test_a_player_who_cannot_follow_plays_anything() -> None:
    """P1."""
    position = led("Ac", "Ts Qd 9h Jd Ks", "h", "Ac")
    assert legal(position) == "Jd, Qd, 9h, Ts, Ks"


def test_a_card_of_another_hand_is_refused() -> None:
    """P1."""
    position = led("Ac", "9c Kc 9h Jd Ks", "h", "Ac")
    assert refused(position, "Qc") is Reason.NOT_IN_HAND
    assert refused(position, "Ac") is Reason.NOT_IN_HAND
    assert refused(position, "B") is Reason.NOT_IN_HAND


@pytest.mark.parametrize("text", ["pass", "order", "alone", "take 9c", "keep 9c Kc 9h Jd Ks"])
def test_in_the_play_nothing_but_cards_is_played(text: str) -> None:
    """P1."""
    assert refused(led("Ac", "9c Kc 9h Jd Ks", "h", "Ac"), text) is Reason.NOT_NOW


def test_left_bower_led_asks_for_trump() -> None:
    """C3."""
    position = led("Jd", "Qd Kd 9h Ks Tc", "h", "Jd")
    assert legal(position) == "9h"
    assert refused(position, "Qd") is Reason.MUST_FOLLOW


def test_left_bower_led_does_not_ask_for_the_suit_printed_on_it() -> None:
    """C3."""
    position = led("Jd", "Qd Kd Ac Ks Tc", "h", "Jd")
    assert legal(position) == "Tc, Ac, Qd, Kd, Ks"


def test_the_left_bower_must_be_played_when_trump_is_led_and_it_is_the_only_one() -> None:
    """C3."""
    position = led("Ah", "Qd Jd Ac Ks Tc", "h", "Ah")
    assert legal(position) == "Jd"
    assert refused(position, "Qd") is Reason.MUST_FOLLOW


def test_the_left_bower_does_not_follow_the_suit_printed_on_it() -> None:
    """C3."""
    assert legal(led("Ad", "Qd Jd Ac Ks Tc", "h", "Ad")) == "Qd"
    assert refused(led("Ad", "Qd Jd Ac Ks Tc", "h", "Ad"), "Jd") is Reason.MUST_FOLLOW


def test_a_hand_whose_only_card_of_the_suit_is_the_left_bower_plays_anything() -> None:
    """C3."""
    assert legal(led("Ad", "9h Jd Ac Ks Tc", "h", "Ad")) == "Tc, Ac, Jd, 9h, Ks"


def test_the_joker_led_asks_for_trump() -> None:
    """C4."""
    position = led("B", "Qd Jd Ac Ks Th", "h", "B", rules=JOKER)
    assert legal(position) == "Jd, Th"
    assert refused(position, "Qd") is Reason.MUST_FOLLOW


def test_the_joker_must_be_played_when_it_is_the_only_trump() -> None:
    """C4."""
    position = led("Ah", "B Qd Ac Ks Tc", "h", "Ah", rules=JOKER)
    assert legal(position) == "B"
    assert refused(position, "Ks") is Reason.MUST_FOLLOW


def test_the_joker_follows_no_plain_suit() -> None:
    """C4."""
    assert legal(led("Ac", "B Qd Tc Ks 9h", "h", "Ac", rules=JOKER)) == "Tc"
    assert legal(led("Ac", "B Qd Td Ks 9h", "h", "Ac", rules=JOKER)) == "Td, Qd, 9h, Ks, B"


def test_legal_cards_come_in_printed_order_the_joker_last() -> None:
    """P3."""
    position = begun("9c", "B 9s Ah 9h Tc", up="9d", rules=JOKER, then=f"{TO_PLAY} h")
    assert legal(position) == "Tc, 9h, Ah, 9s, B"


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    """P2."""
    position = led("Ac Kd", "9c Kc 9h Jd Ks", "h", "Ac")
    assert events(position, "9c") == (
        Played(0, parse_card("9c")),
        TrickTaken(1, 1, ((1, parse_card("Ac")), (0, parse_card("9c")))),
    )
    won = after(position, "9c")
    assert won.turn == 1
    assert won.public().tricks == (0, 1)
    assert won.public().trick == ()
    ruffed = after(won, "Kd Jd")
    assert ruffed.turn == 0
    assert ruffed.public().tricks == (1, 1)


def test_a_played_card_leaves_the_hand_and_lies_open() -> None:
    """P1, P5."""
    position = led("Ac Kd", "9c Kc 9h Jd Ks", "h", "Ac")
    assert "Ac" not in hand(position, 1)
    assert position.public().trick == ((1, parse_card("Ac")),)


def test_three_handed_play_goes_clockwise_past_the_open_side() -> None:
    """T1, P1."""
    position = begun(
        "9c Kc", "Ac Kd", "Tc 9d", up="9s", dealer=0, then="pass pass pass name h alone"
    )
    assert position.public().maker == 1
    position = after(position, "together together")
    turns: list[int | None] = []
    for card in "Tc", "9c", "Ac":
        turns.append(position.turn)
        position = after(position, card)
    assert turns == [2, 0, 1]
    assert position.turn == 1


EXAMPLE = (
    "pass pass pass name h dummy keep Jd Ah Kh Jh Qs together together "
    "Jh 9h Th Kh Qh Js Ah Kc As Qs Ac Qd Jd Jc Ad"
)


def example(then: str) -> Phase:
    hands = ("Jd Ah 9c Ks Ts", "9h Qh Ac Kc Jc", "Th Qd Ad As Js")
    return begun(*hands, up="Td", dealer=2, dummy="Kh Jh 9d Tc Qs", then=then)


def test_a_deal_ends_after_five_tricks() -> None:
    """P3."""
    last = example(EXAMPLE.rsplit(" ", 1)[0])
    assert (last.word, last.public().tricks) == ("play", (4, 0, 0))
    over = after(last, "Ad")
    assert (over.word, over.turn, legal(over)) == ("scored", None, "")
    assert over.public().tricks == (5, 0, 0)
    assert refused(over, "Ad") is Reason.DEAL_IS_OVER
    assert [hand(over, seat) for seat in range(3)] == ["", "", ""]


def test_when_a_deal_is_played_out_every_card_is_shown() -> None:
    """P5."""
    *before, last = EXAMPLE.split()
    happened = events(example(" ".join(before)), last)
    assert [type(event) for event in happened] == [Played, TrickTaken, DealScored, CardsShown]
    assert happened[2] == DealScored((5, 0, 0), (3, 0, 0))
    dealt = example("").dealt
    aside = (parse_cards("9c Ks Ts 9d Tc"), CardSet(), CardSet())
    assert happened[3] == CardsShown(dealt.hands, dealt.dummy, dealt.stock, aside)


def test_what_a_seat_laid_aside_is_still_its_own_when_the_deal_is_over() -> None:
    """P5."""
    assert str(example(EXAMPLE).aside_of(0)) == "9c Tc 9d Ts Ks"
    assert example(EXAMPLE).public().trump is Suit.HEARTS


def test_the_cards_of_a_player_who_sits_out_stay_in_his_hand() -> None:
    """T3, F1."""
    rules = Rules(players=4)
    position = begun(up="9d", dealer=3, rules=rules, then="order leave alone together together")
    laid_down = position.held_by(2)
    turns: list[int | None] = []
    while position.word == "play":
        assert position.turn is not None
        turns.append(position.turn)
        position = after(position, str(position.legal()[-1]))
        if position.word == "play":
            assert position.held_by(2) == laid_down
    assert [turns.count(seat) for seat in range(4)] == [5, 5, 0, 5]
