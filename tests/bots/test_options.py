"""Which options are tried out: all of a few, the likeliest of many."""

import pytest

from euchre.bots.options import likely_options
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from tests.bots.positions import seen, told
from tests.rules.positions import FOUR, THREE

NAMED = "pass pass pass name h"
HAND = "Jh Ah Kh As 9c"
TWO_SUITS = "Jh Ah Kh As Ks"


def options(where: Phase) -> list[str]:
    """What is tried out."""
    return [str(option) for option in likely_options(seen(where))]


def test_a_bid_on_the_upcard_dummy_or_alone_and_a_defence_are_all_tried() -> None:
    assert options(told("", HAND, up="9h", then="")) == ["order", "pass"]
    assert set(options(told("", HAND, up="9d", then=NAMED))) == {"dummy", "alone"}
    against = told("9c", "Kh Qh Th Ac Kc", "Jh Jd Ah As 9s", up="9h", rules=FOUR,
                   then="order take 9c alone")  # fmt: skip
    assert set(options(against)) == {"together", "alone"}


def test_the_two_suits_are_tried_in_which_the_hand_is_strongest_and_a_pass() -> None:
    assert options(told("", TWO_SUITS, up="9d", then="pass pass pass")) == [
        "name h",
        "name s",
        "pass",
    ]


def test_a_stuck_dealer_has_no_pass_to_try() -> None:
    stuck = told(TWO_SUITS, up="9d", rules=Rules(stick_the_dealer=True), then="pass " * 5)
    assert options(stuck) == ["name h", "name s"]


def test_the_three_discards_are_tried_that_leave_the_most_and_leaving_the_upcard() -> None:
    where = told("9c Td Qd Ks Ah", up="Kh", then="order")
    # Without the only club or the only spade a suit can be ruffed; then the lower diamond goes.
    assert options(where) == ["take 9c", "take Ks", "take Td", "leave"]


def test_to_throw_the_upcard_is_tried_only_by_a_dealer_who_cannot_leave_it() -> None:
    hand = "Jh Jd Ah Kh Qh"
    assert "take 9h" not in options(told(hand, up="9h", then="order"))
    assert "take 9h" in options(told(hand, up="9h", rules=FOUR, then="pass pass pass order"))


@pytest.mark.parametrize("rules", [THREE, Rules(deck=32)])
def test_the_strongest_five_are_tried_and_those_that_differ_by_a_card(rules: Rules) -> None:
    where = told("", HAND, dummy="Qh Ts Td 9d Qc", up="9s", rules=rules, then=f"{NAMED} dummy")
    fives = options(where)
    assert len(fives) == len(set(fives)) == 6
    best = set(fives[0].split())
    assert best == {"keep", "Jh", "Ah", "Kh", "Qh", "As"}
    assert all(len(best - set(five.split())) == 1 for five in fives[1:])
