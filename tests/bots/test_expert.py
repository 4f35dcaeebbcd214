"""What players complain of, asked of the bot that searches."""

import pytest

from euchre.bots import Motive, Unit
from euchre.rules.rules import Rules
from tests.bots.positions import answer, explained, told
from tests.rules.positions import FOUR, THREE, TWO

BEST = "Jh Jd Ah Kh As"
FOUR_POINTS = Rules(lone_march=4)
FIVE_POINTS = Rules(lone_march=5)


# Sides


@pytest.mark.parametrize("fourth", ["Ks Ts Ah 9h Js", "Kc 9d Ah 9h Jc"])
def test_a_defender_does_not_take_the_trick_from_the_fellow_who_is_winning_it(fourth: str) -> None:
    position = told(
        fourth,
        "Jh Jd Kh Qs 9s",
        "As Kc Qc 9d Td",
        dummy="Qh Th Ad Kd 9c",
        up="Tc",
        then="pass pass pass name h dummy keep Jh Jd Kh Qs Qh together together Qs As",
    )
    assert answer(position, "expert") not in {"Ah", "9h"}


def test_a_partner_does_not_ruff_the_partners_trick() -> None:
    position = told(
        "9c Tc Qd Jd Qc",
        "Jh Ah Kh 9d Td",
        "Ks 9s Ts Kc Ac",
        "As Qs Ad Qh 9h",
        rules=FOUR,
        up="Jc",
        then="pass pass pass pass name h together Td Kc",
    )
    assert answer(position, "expert") == "Ad"


# Loners


@pytest.mark.parametrize("rules", [FOUR, FIVE_POINTS])
def test_the_best_of_hands_goes_alone(rules: Rules) -> None:
    position = told("9c", BEST, up="Tc", rules=rules, then="pass " * rules.players + "name h")
    assert answer(position, "expert") == "alone"


@pytest.mark.parametrize("rules", [FOUR, FOUR_POINTS, FIVE_POINTS])
def test_nobody_goes_alone_against_a_right_bower_that_the_opposing_dealer_took(
    rules: Rules,
) -> None:
    position = told("9c Tc", "Jd Ah Kh Qh As", up="Jh", rules=rules, then="order take 9c")
    assert answer(position, "expert") != "alone"


@pytest.mark.parametrize(("rules", "score"), [(FOUR, 9), (FOUR_POINTS, 9)])
def test_nobody_goes_alone_where_the_march_is_worth_nothing_more(rules: Rules, score: int) -> None:
    scores = tuple(score if side == 1 else 0 for side in range(len(rules.seating.sides)))
    hand = "Jh Ah Kh As Ts"
    then = "pass " * rules.players + "name h"
    position = told("9c", hand, up="Tc", rules=rules, scores=scores, then=then)
    assert answer(position, "expert") != "alone"


# Bids


@pytest.mark.parametrize(
    ("rules", "seat"),
    [(rules, seat) for rules in (TWO, THREE, FOUR) for seat in range(rules.players)],
)
def test_right_ace_king_is_not_passed(rules: Rules, seat: int) -> None:
    hands = [""] * rules.players
    hands[seat] = "Jh Ah Kh Tc Qs"
    before = "pass " * ((seat - 1) % rules.players)
    assert answer(told(*hands, up="9h", rules=rules, then=before), "expert") == "order"


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_right_ace_king_is_named(rules: Rules) -> None:
    position = told("", "Jh Ah Kh Tc Qs", up="9c", rules=rules, then="pass " * rules.players)
    assert answer(position, "expert") == "name h"


def test_two_bare_bowers_do_not_order_the_upcard_into_the_opposing_dealers_hand() -> None:
    position = told("", "Jh Jd 9c Tc Qs", up="Ah", rules=FOUR, then="")
    assert answer(position, "expert") == "pass"


@pytest.mark.parametrize("hand", ["9h Th Ah Qs Tc", "Kh Jd Ah Qs Tc"])
def test_three_good_trumps_assist_the_partner_who_deals(hand: str) -> None:
    assert answer(told("", "", hand, up="Qh", rules=FOUR, then="pass"), "expert") == "order"


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_nothing_at_all_is_passed(rules: Rules) -> None:
    position = told("", "9c Tc Qs 9s Td", up="Jh", rules=rules, then="")
    assert answer(position, "expert") == "pass"


# What it says


def test_values_are_points_and_the_reason_is_a_plain_players_where_he_agrees() -> None:
    explanation = explained(told("", "Jh Ah Kh Tc Qs", up="9h", then=""), "expert")
    assert (explanation.motive, explanation.unit) == (Motive.STRONG_HAND, Unit.POINTS)
    order, pass_ = explanation.options
    assert order.value > pass_.value
    assert -3 < pass_.value < order.value < 4
