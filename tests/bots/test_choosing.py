"""The dealer's discard, and five of ten."""

import pytest

from euchre.bots import Motive
from euchre.bots.strength import holding
from euchre.rules.cards import Suit
from euchre.rules.rules import Rules
from tests.bots.positions import answer, decisions, explained, told
from tests.counts import count
from tests.rules.positions import FOUR, THREE


def test_the_dealer_throws_the_last_card_of_a_suit_rather_than_one_of_two() -> None:
    position = told("Jh 9h Ks Qs Tc", up="Ah", rules=FOUR, then="pass pass pass order")
    explanation = explained(position)
    assert str(explanation.choice) == "take Tc"
    assert (explanation.motive, explanation.suit) == (Motive.UPCARD_HELPS_BY_VOID, Suit.CLUBS)


def test_the_dealer_keeps_an_ace_outside_and_the_guard_of_the_left() -> None:
    position = told("Jd 9h As Qs Tc", up="Ah", rules=FOUR, then="pass pass pass order")
    assert answer(position) == "take Tc"


def test_a_defending_dealer_takes_the_upcard_that_helps() -> None:
    position = told("Jd 9h As Qs Tc", "Jh Kh Qh Ac", up="Ah", then="order")
    assert answer(position) == "take Tc"


def test_a_dealer_of_five_trumps_and_a_poor_upcard_leaves_it() -> None:
    position = told("Jh Jd Ah Kh Qh", "Ac As", up="9h", then="order")
    explanation = explained(position)
    assert str(explanation.choice) == "leave"
    assert explanation.motive is Motive.UPCARD_IS_NO_HELP


def test_a_dealer_who_must_take_a_poor_upcard_throws_it() -> None:
    position = told("Jh Jd Ah Kh Qh", up="9h", rules=FOUR, then="pass pass pass order")
    explanation = explained(position)
    assert str(explanation.choice) == "take 9h"
    assert explanation.motive is Motive.UPCARD_IS_NO_HELP


def test_trumps_and_aces_are_kept_before_all() -> None:
    position = told(
        "", "Jh 9h As Ks Qs", dummy="Jd Th Ac Kd Qd", up="Tc", then="pass pass pass name h dummy"
    )
    assert answer(position) in {"keep Ac Jd 9h Th Jh", "keep Jd 9h Th Jh As"}


def test_the_lowest_trump_is_kept_before_an_ace() -> None:
    position = told(
        "", "Js Jc As Ks 7s", dummy="Ac Ad Ah 9d 9h", up="8c", rules=Rules(deck=32),
        then="pass pass pass name s dummy",
    )  # fmt: skip
    assert answer(position) == "keep Jc 7s Js Ks As"


@pytest.mark.parametrize("rules", [THREE, Rules(deck=25), Rules(deck=32)])
def test_no_other_five_of_the_ten_are_stronger(rules: Rules) -> None:
    checked = 0
    for _, view, choice in decisions(rules, count(300)):
        if view.phase == "keep" and view.trump is not None:
            best = max(holding(keep.cards.bits, view.trump) for keep in view.legal)  # type: ignore[union-attr]
            assert holding(choice.cards.bits, view.trump) == pytest.approx(best)  # type: ignore[union-attr]
            checked += 1
    assert checked
