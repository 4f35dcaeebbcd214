"""Complaint 3: bids that anybody would make, and bids that nobody should."""

import pytest

from euchre.bots import Motive
from euchre.rules.rules import Rules
from tests.bots.positions import answer, explained, told
from tests.rules.positions import FOUR, THREE, TWO

STUCK = Rules(players=4, stick_the_dealer=True)


@pytest.mark.parametrize(
    ("rules", "seat"),
    [(rules, seat) for rules in (TWO, THREE, FOUR) for seat in range(rules.players)],
)
def test_right_ace_king_is_not_passed(rules: Rules, seat: int) -> None:
    hands = [""] * rules.players
    hands[seat] = "Jh Ah Kh Tc Qs"
    before = "pass " * ((seat - 1) % rules.players)
    assert answer(told(*hands, up="9h", rules=rules, then=before)) == "order"


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_right_ace_king_is_named(rules: Rules) -> None:
    position = told("", "Jh Ah Kh Tc Qs", up="9c", rules=rules, then="pass " * rules.players)
    assert answer(position) == "name h"


@pytest.mark.parametrize("rules", [TWO, FOUR])
def test_two_bare_bowers_do_not_order_the_upcard_into_the_opposing_dealers_hand(
    rules: Rules,
) -> None:
    explanation = explained(told("", "Jh Jd 9c Tc Qs", up="9h", rules=rules, then=""))
    assert str(explanation.choice) == "pass"
    assert (explanation.motive, explanation.seat) == (Motive.BARE_TRUMPS, 0)


def test_two_bare_bowers_order_where_the_dummy_helps_them() -> None:
    assert answer(told("", "Jh Jd 9c Tc Qs", up="Kh", then="")) == "order"


@pytest.mark.parametrize(
    ("hand", "up"), [("9h Th Qh 9s Tc", "Kh"), ("9h Qh Kh 9s Tc", "Th"), ("9h Th Ah Qs Tc", "Qh")]
)
def test_three_trumps_assist_the_partner_who_deals(hand: str, up: str) -> None:
    assert answer(told("", "", hand, up=up, rules=FOUR, then="pass")) == "order"


@pytest.mark.parametrize(("rules", "scores"), [(TWO, (3, 9)), (THREE, (5, 9, 3)), (FOUR, (4, 9))])
def test_a_dealer_does_not_turn_down_the_right_bower_with_the_game_about_to_be_lost(
    rules: Rules, scores: tuple[int, ...]
) -> None:
    before = "pass " * (rules.players - 1)
    hand = "9c Tc Ks Qd 9d"
    position = told(hand, up="Jh", rules=rules, scores=scores, then=before)
    assert answer(position) == "order"


def test_a_four_handed_dealer_turns_down_the_bare_right_bower_early_in_the_game() -> None:
    position = told("9c Tc Ks Qd 9d", up="Jh", rules=FOUR, then="pass pass pass")
    explanation = explained(position)
    assert (str(explanation.choice), explanation.motive) == ("pass", Motive.WEAK_HAND)


def test_the_reason_names_the_opponent_who_is_about_to_win() -> None:
    position = told("9c Tc Ks Qd 9d", up="Jh", rules=FOUR, scores=(4, 9), then="pass pass pass")
    explanation = explained(position)
    assert (explanation.motive, explanation.seat) == (Motive.GAME_AT_STAKE, 1)


def test_a_stuck_dealer_names_the_longest_way_out() -> None:
    position = told("9c Tc Qs Kd Qd", up="9h", rules=STUCK, then="pass " * 7)
    explanation = explained(position)
    assert (str(explanation.choice), explanation.motive) == ("name d", Motive.DEALER_IS_STUCK)


def test_values_of_a_bid_are_strengths_and_the_pass_is_what_is_asked_for() -> None:
    explanation = explained(told("", "Jh Ah Kh Tc Qs", up="9h", then=""))
    order, pass_ = explanation.options
    assert order.value == pytest.approx(3.0 + 2.0 + 1.7 + 0.3 - 0.3 * 1.2)
    assert pass_.value == pytest.approx(2.3)


@pytest.mark.parametrize(("seat", "expected"), [(1, "name s"), (2, "pass")])
def test_the_suit_of_the_colour_turned_down_is_for_the_dealers_opponents(
    seat: int, expected: str
) -> None:
    hands = [""] * 4
    hands[seat] = "Js 9s 9c Td Kh"
    position = told(*hands, up="Tc", rules=FOUR, then="pass " * (3 + seat))
    assert answer(position) == expected
