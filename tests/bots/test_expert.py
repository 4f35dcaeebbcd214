"""The bot that searches: the sides of the first trick, and what it says."""

import pytest

from euchre.bots import Motive, Unit
from tests.bots.positions import answer, explained, told
from tests.rules.positions import FOUR

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


# What it says


def test_values_are_points_and_the_reason_is_a_plain_players_where_he_agrees() -> None:
    explanation = explained(told("", "Jh Ah Kh Tc Qs", up="9h", then=""), "expert")
    assert (explanation.motive, explanation.unit) == (Motive.STRONG_HAND, Unit.POINTS)
    order, pass_ = explanation.options
    assert order.value > pass_.value
    assert -3 < pass_.value < order.value < 4
