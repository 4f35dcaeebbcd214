"""Complaint 1: the defenders are one side for the deal, as partners are."""

import pytest

from euchre.bots import BOTS, Motive
from euchre.rules.cards import parse_card
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.rules.trump import winning
from euchre.views import View
from tests.bots.positions import answer, decisions, explained, told
from tests.counts import count
from tests.rules.positions import FOUR, THREE


def maker_has_led(fourth_seat_hand: str) -> Phase:
    """Seat 1 makes hearts and leads the queen of spades, on which seat 2 plays the ace."""
    return told(
        fourth_seat_hand,
        "Jh Jd Kh Qs 9s",
        "As Kc Qc 9d Td",
        dummy="Qh Th Ad Kd 9c",
        up="Tc",
        then="pass pass pass name h dummy keep Jh Jd Kh Qs Qh together together Qs As",
    )


def fellow_leads(card: str, scores: tuple[int, int, int] = (0, 0, 0)) -> Phase:
    """Seat 2 leads; seat 0, the other defender, is to play, and then the maker, seat 1."""
    return told(
        "Ks 9s Ah 9h Jd",
        "Jh Kh Qh Qs Tc",
        "As Kc Qc 9d Td",
        up="Th",
        dealer=1,
        scores=scores,
        then=f"pass pass order take Tc dummy keep Jh Kh Qh Th Qs together together {card}",
    )


def test_a_defender_leaves_the_trick_to_the_fellow_who_is_winning_it() -> None:
    assert answer(maker_has_led("Ks Ts Ah 9h Js")) in {"Ts", "Js"}


def test_a_defender_who_cannot_follow_does_not_ruff_the_fellows_ace() -> None:
    assert answer(maker_has_led("Kc 9d Ah 9h Jc")) in {"9d", "Jc"}


def test_a_defender_does_not_ruff_the_fellows_king_before_the_maker_has_played() -> None:
    assert answer(fellow_leads("Kc")) == "9s"


def test_the_reason_names_the_fellow_who_is_winning() -> None:
    explanation = explained(maker_has_led("Ks Ts Ah 9h Js"))
    assert (explanation.motive, explanation.seat) == (Motive.FELLOW_WINS, 2)


def test_a_defender_betters_the_fellows_card_where_the_trick_is_needed_and_may_be_lost() -> None:
    # The maker, seat 1, has two tricks; the king of spades is out, and only the ace is safe.
    position = told(
        "As Ts Kc 9h Qd",
        "Jh Ah 9c Td Tc",
        "Qs Js Ac Qc Kd",
        dummy="Jd Th 9d 9s Jc",
        up="Kh",
        dealer=1,
        then="pass pass order take 9c dummy keep Jh Ah Kh Jd Tc together together "
        "Ac Kc Tc Qs As Jh Jd Qc 9h Ah Js Qd",
    )
    assert position.turn == 1


def test_a_defender_holds_back_where_a_euchre_wins_the_game_for_the_fellow() -> None:
    explanation = explained(fellow_leads("9d", scores=(1, 2, 8)))
    assert (explanation.motive, explanation.seat) == (Motive.HOLD_BACK, 2)


def test_a_defender_does_not_hold_back_where_the_maker_would_win_the_game_too() -> None:
    assert explained(fellow_leads("9d", scores=(1, 9, 8))).motive is not Motive.HOLD_BACK


def test_a_partner_leaves_the_trick_to_the_partner_who_is_winning_it() -> None:
    position = told(
        "9c Tc Qd Jd Qc",
        "Jh Ah Kh 9d Td",
        "Ks 9s Ts Kc Ac",
        "As Qs Kd Qh 9h",
        rules=FOUR,
        up="Jc",
        then="pass pass pass pass name h together Td Kc",
    )
    assert answer(position) == "Kd"


def overtakes(view: View, card: str) -> bool:
    """Whether the card takes a trick from the fellow, though another card would not have."""
    if not view.trick or view.trump is None or view.seat is None or view.maker is None:
        return False
    seat, _ = winning(view.trick, view.trump)
    defenders = view.rules.seating.defenders(view.maker)
    if seat == view.seat or (seat in defenders) is not (view.seat in defenders):
        return False

    def takes(other: str) -> bool:
        assert view.trump is not None
        return winning((*view.trick, (-1, parse_card(other))), view.trump)[0] == -1

    return takes(card) and not all(takes(str(play)) for play in view.legal)


@pytest.mark.parametrize("rules", [THREE, FOUR], ids=["three-handed", "four-handed"])
def test_the_fellows_winning_card_is_bettered_only_where_the_trick_is_needed(rules: Rules) -> None:
    for _, view, choice in decisions(rules, count(500)):
        if view.phase == "play" and len(view.legal) > 1 and overtakes(view, str(choice)):
            assert BOTS["normal"]().explain(view).motive is Motive.FELLOW_IS_BETTERED
            assert view.maker is not None
            defenders = view.rules.seating.defenders(view.maker)
            against = [
                tricks
                for seat, tricks in enumerate(view.tricks)
                if (seat in defenders) is not (view.seat in defenders)
            ]
            assert sum(against) == 2
