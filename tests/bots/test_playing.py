"""Complaint 4: the play."""

import pytest

from euchre.bots import Motive
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from tests.bots.positions import answer, explained, told
from tests.rules.positions import FOUR, TWO

STUCK = Rules(players=4, stick_the_dealer=True)
NAMED = "pass pass pass name h dummy"


def maker_leads(five: str, dummy: str, *, hand: str = "") -> Phase:
    """Seat 1 has named hearts, kept those five, and is to lead."""
    return told(
        "", hand or five, dummy=dummy, up="Tc", then=f"{NAMED} keep {five} together together"
    )


def test_a_maker_with_three_trumps_draws_before_cashing_an_ace() -> None:
    explanation = explained(maker_leads("Jh Ah Qh As Ks", "9d Td Qc Kc 9c"))
    assert str(explanation.choice) == "Jh"
    assert explanation.motive is Motive.DRAW_TRUMP


@pytest.mark.parametrize("five", ["Jd Ah 9h Qs As", "Jd Th 9h Qs As", "Ah Kh 9h Qs As"])
def test_a_maker_without_the_right_does_not_lead_the_smallest_trump(five: str) -> None:
    explanation = explained(maker_leads(five, "9d Td Qc Kc 9c"))
    assert explanation.motive is Motive.DRAW_TRUMP
    assert str(explanation.choice) not in {"9h", "Th"}


def test_trump_is_not_led_to_opponents_who_have_shown_that_they_have_none() -> None:
    position = told(
        "9c Kd Qd Ts 9s",
        "Jh Jd Ah As 9d",
        "Kc Ad Td Qs Js",
        dummy="9h Qc Ac Jc Ks",
        up="Tc",
        then=f"{NAMED} keep Jh Jd Ah As Ks together together Jh Kc 9c",
    )
    explanation = explained(position)
    assert str(explanation.choice) in {"As", "Ks"}
    assert explanation.motive is Motive.BOSS_CARD


def test_the_highest_card_left_is_known_by_what_was_played() -> None:
    position = told(
        "Qs 9s Qd Td Kc",
        "Jh Ah Kh Ts Ac",
        "As Ks 9c Tc 9d",
        dummy="Js Jc Qc Jd Qh",
        up="Th",
        dealer=1,
        then="pass pass order take Ac dummy keep Jh Ah Kh Ts Th together together As 9s Ts",
    )
    explanation = explained(position)
    assert str(explanation.choice) == "Ks"
    assert explanation.motive is Motive.BOSS_CARD


def test_the_highest_card_of_a_suit_that_nobody_can_lead_is_thrown() -> None:
    # Seat 0, last to the fourth trick, cannot beat the trump; every other spade has been played.
    position = told(
        "Ks Qd Ts 9s 9c",
        "Jh Ah Kh Qh As",
        "Qs Js Kc Qc Td",
        dummy="9h Jc Ac Ad Kd",
        up="Tc",
        then=f"{NAMED} keep Jh Ah Kh Qh As together together As Qs 9s Jh Qc 9c Ah Kc Ts Kh Js",
    )
    assert answer(position) == "Ks"


def test_the_second_seat_leaves_a_trick_to_the_fellow_rather_than_spend_the_right() -> None:
    position = told(
        "As Qd Ts 9s Jc",
        "Jd Ah Kh Qs 9c",
        "Jh Kc Qc Td 9d",
        dummy="Qh Js Tc Ad Kd",
        up="Ac",
        then=f"{NAMED} keep Jd Ah Kh Qs 9c together together Qs",
    )
    explanation = explained(position)
    assert str(explanation.choice) != "Jh"
    assert (explanation.motive, explanation.seat) == (Motive.LEFT_TO_FELLOW, 0)


def test_the_guard_of_the_left_is_not_thrown_away() -> None:
    # Clubs are led by the maker and won by the fellow; the right bower is out.
    position = told(
        "Jd 9h Qs 9s Kd",
        "Ah Kh Qh Tc 9c",
        "Ac Kc Qd Td 9d",
        dummy="Js Ts Jc Ad Ks",
        up="Qc",
        then=f"{NAMED} keep Ah Kh Qh Tc Ad together together Tc Ac",
    )
    assert answer(position) == "9s"


def test_the_guard_of_the_left_ruffs_where_the_euchre_needs_the_trick() -> None:
    # The maker has two tricks; seat 0, last, has the left, its guard and no club.
    position = told(
        "Jd 9h Ts 9s Kd",
        "Ah Kh Qh Ac Tc",
        "Qs Kc Qd Td 9c",
        dummy="Js Jc Ad Ks As",
        up="Qc",
        then=f"{NAMED} keep Ah As Ks Ac Tc together together As Qs 9s Ks Td Ts Ac 9c",
    )
    assert answer(position) == "9h"


def test_a_loner_who_needs_the_trick_does_not_ruff_low() -> None:
    position = told(
        "Kd Ac Kc Qc Qs",
        "Jh Ah 9h Td 9c",
        "Qd 9s Ts Jd Th",
        "9d Tc Jc Js Ks",
        rules=FOUR,
        up="As",
        dealer=0,
        then="pass pass pass pass name h alone together together Qd Kd Td Ac 9c 9s Kc",
    )
    assert answer(position) in {"Ah", "Jh"}


def test_trump_is_led_to_the_partner_who_made_it() -> None:
    position = told(
        "", "Jh Ah Kh Tc 9d", "", "Qh 9h Ks Qs 9c", rules=FOUR, up="Td", dealer=2,
        then="pass pass pass pass pass pass name h together",
    )  # fmt: skip
    explanation = explained(position)
    assert str(explanation.choice) == "Qh"
    assert (explanation.motive, explanation.seat) == (Motive.TRUMP_FOR_MAKER, 1)


def test_trump_is_not_led_to_the_partner_who_was_stuck() -> None:
    position = told(
        "Js Tc Jc 9s Th",
        "Jh Kh Ts Ac 9d",
        "Qs Kc Ad Td Jd",
        "As Qh 9h Kd Qc",
        rules=STUCK,
        up="9c",
        dealer=1,
        then="pass pass pass pass pass pass pass name h together Qs As 9s Ts",
    )
    explanation = explained(position)
    assert position.turn == 3
    assert str(explanation.choice) not in {"Qh", "9h"}


def test_of_the_last_two_cards_the_trump_is_led_where_it_is_the_best_or_both_must_win() -> None:
    # Seat 1 has one trick, and one more would still lose; the right bower draws the last trump.
    position = told(
        "Ad Ah 9d Qc Kd",
        "Kh Qd Jc Tc Js",
        up="As",
        rules=TWO,
        then="pass order take Qc Kh Ah Kd Qd 9d Jc",
    )
    explanation = explained(position)
    assert (str(explanation.choice), explanation.motive) == ("Js", Motive.DRAW_TRUMP)
