"""Why a card: a reason is a true statement about its position."""

import pytest

from euchre.bots import BOTS, Explanation, Motive
from euchre.rules.actions import Play
from euchre.rules.cards import Card, pack
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.rules.trump import ranking, suit_of, winning
from euchre.views import View
from tests.bots.defenders import fellow_leads, fellow_wins
from tests.bots.positions import decisions, explained, told
from tests.counts import count
from tests.rules.positions import FOUR, THREE, TWO

WITH_FELLOW = {Motive.FELLOW_WINS, Motive.FELLOW_IS_COVERED, Motive.FELLOW_IS_BETTERED}
WINS = {Motive.CHEAPEST_WIN, Motive.LIKELY_WIN, Motive.RUFF}
LOSES = {Motive.CANNOT_WIN, Motive.SAVED, Motive.LEFT_TO_FELLOW}


def takes(view: View, card: Card) -> bool:
    """Whether the card would be winning the trick."""
    assert view.trump is not None
    return winning((*view.trick, (-1, card)), view.trump)[0] == -1


def certain_to_stand(view: View) -> bool:
    """Whether the card that is winning the trick is one that no other of the pack beats."""
    assert view.trump is not None
    best = dict(view.trick)[winning(view.trick, view.trump)[0]]
    top = ranking(view.trump, view.trump)
    return best is next(card for card in top if card in pack(view.rules.deck))


def check(view: View, explanation: Explanation) -> None:
    """Assert what the reason says of the trick on the table."""
    motive, choice = explanation.motive, explanation.choice
    assert isinstance(choice, Play)
    assert view.trump is not None
    cards = [play.card for play in view.legal if isinstance(play, Play)]
    if motive in WITH_FELLOW:
        assert winning(view.trick, view.trump)[0] == explanation.seat
        assert takes(view, choice.card) is not (motive is Motive.FELLOW_WINS)
        assert all(takes(view, card) for card in cards) is (motive is Motive.FELLOW_IS_COVERED)
    if motive in WINS:
        assert takes(view, choice.card)
        assert explanation.cards == (choice.card,)
    if motive is Motive.RUFF:
        assert suit_of(choice.card, view.trump) is view.trump
        assert suit_of(view.trick[0][1], view.trump) is not view.trump
    if motive in LOSES:
        assert not takes(view, choice.card)
    if motive is Motive.CANNOT_WIN:
        assert not any(takes(view, card) for card in cards)
    if motive is Motive.SAVED:
        assert any(takes(view, card) for card in cards)
    if motive is Motive.LEFT_TO_FELLOW:
        assert explanation.seat not in dict(view.trick)
        assert not certain_to_stand(view)


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR, Rules(deck=25)])
def test_what_is_said_of_a_trick_is_so(rules: Rules) -> None:
    said: set[Motive] = set()
    for _, view, choice in decisions(rules, count(500)):
        if view.phase == "play" and len(view.legal) > 1:
            explanation = BOTS["normal"]().explain(view)
            assert explanation.choice == choice
            said.add(explanation.motive)
            if view.trick:
                check(view, explanation)
            else:
                assert explanation.cards or explanation.motive is Motive.HOLD_BACK
    assert len(said) > 5


def overtakes(view: View, card: Card) -> bool:
    """Whether the card takes a trick from the fellow, though another card would not have."""
    if not view.trick or view.trump is None or view.seat is None or view.maker is None:
        return False
    seat, _ = winning(view.trick, view.trump)
    defenders = view.rules.seating.defenders(view.maker)
    if seat == view.seat or (seat in defenders) is not (view.seat in defenders):
        return False
    cards = [play.card for play in view.legal if isinstance(play, Play)]
    return takes(view, card) and not all(takes(view, other) for other in cards)


@pytest.mark.parametrize("rules", [THREE, FOUR], ids=["three-handed", "four-handed"])
def test_the_fellows_winning_card_is_bettered_only_where_the_trick_is_needed(rules: Rules) -> None:
    for _, view, choice in decisions(rules, count(500)):
        if len(view.legal) > 1 and isinstance(choice, Play) and overtakes(view, choice.card):
            assert BOTS["normal"]().explain(view).motive is Motive.FELLOW_IS_BETTERED
            assert view.maker is not None
            defenders = view.rules.seating.defenders(view.maker)
            against = [
                tricks
                for seat, tricks in enumerate(view.tricks)
                if (seat in defenders) is not (view.seat in defenders)
            ]
            assert sum(against) == 2


def test_the_fellow_who_is_winning_is_named() -> None:
    explanation = explained(fellow_wins("Ks Ts Ah 9h Js"))
    assert (explanation.motive, explanation.seat) == (Motive.FELLOW_WINS, 2)


def test_a_defender_holds_back_for_the_fellow_whom_a_euchre_would_make_the_winner() -> None:
    explanation = explained(fellow_leads("9d", scores=(1, 2, 8)))
    assert (explanation.motive, explanation.seat) == (Motive.HOLD_BACK, 2)
    # With nine points the maker would win the game too.
    assert explained(fellow_leads("9d", scores=(1, 9, 8))).motive is not Motive.HOLD_BACK


NAMED = "pass pass pass name h dummy"


def maker_leads(five: str) -> Phase:
    """Seat 1 has named hearts, kept those five, and is to lead."""
    then = f"{NAMED} keep {five} together together"
    return told("", five, dummy="9d Td Qc Kc 9c", up="Tc", then=then)


@pytest.mark.parametrize("five", ["Jh Ah Qh As Ks", "Jd Ah 9h Qs As", "Ah Kh 9h Qs As"])
def test_a_maker_draws_trump_but_not_with_the_smallest(five: str) -> None:
    explanation = explained(maker_leads(five))
    assert explanation.motive is Motive.DRAW_TRUMP
    assert str(explanation.choice) not in {"9h", "Th"}


def test_the_highest_card_left_is_known_by_what_was_played() -> None:
    position = told(
        "Qs 9s Qd Td Kc", "Jh Ah Kh Ts Ac", "As Ks 9c Tc 9d",
        dummy="Js Jc Qc Jd Qh", up="Th", dealer=1,
        then="pass pass order take Ac dummy keep Jh Ah Kh Ts Th together together As 9s Ts",
    )  # fmt: skip
    explanation = explained(position)
    assert explanation.motive is Motive.BOSS_CARD
    assert [str(card) for card in explanation.cards] == ["Ks"]


def test_a_trick_is_left_to_the_fellow_to_come_who_is_named() -> None:
    position = told(
        "As Qd Ts 9s Jc", "Jd Ah Kh Qs 9c", "Jh Kc Qc Td 9d",
        dummy="Qh Js Tc Ad Kd", up="Ac",
        then=f"{NAMED} keep Jd Ah Kh Qs 9c together together Qs",
    )  # fmt: skip
    explanation = explained(position)
    assert (explanation.motive, explanation.seat) == (Motive.LEFT_TO_FELLOW, 0)


def test_trump_is_led_for_the_partner_who_made_it_and_is_named() -> None:
    position = told(
        "", "Jh Ah Kh Tc 9d", "", "Qh 9h Ks Qs 9c", rules=FOUR, up="Td", dealer=2,
        then="pass pass pass pass pass pass name h together",
    )  # fmt: skip
    explanation = explained(position)
    assert (explanation.motive, explanation.seat) == (Motive.TRUMP_FOR_MAKER, 1)
