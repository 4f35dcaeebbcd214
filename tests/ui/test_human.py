"""What is decided for a person, and when he is asked after all."""

from dataclasses import replace

import pytest

from euchre.rules.actions import parse_action
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.table.asked import may_defend_alone
from euchre.ui.human import automatic
from euchre.ui.sitting import Sitting
from euchre.views import view
from tests.rules.positions import begun


def sitting(**options: str) -> Sitting:
    return replace(Sitting(Rules(), ("normal", "normal"), 1), **options)  # type: ignore[arg-type]  # a name each


def defending(hand: str, up: str = "Th", pickup: str = "leave") -> Phase:
    """Seat 0 is asked whether it defends alone; hearts are trump, and seat 2 deals."""
    return begun(hand, up=up, dealer=2, then=f"pass order {pickup} alone together")


@pytest.mark.parametrize(
    ("hand", "up", "asked"),
    [
        ("Jh 9c Tc Qc Kc", "Th", True),
        ("Jd Ah 9c Tc Qc", "Th", True),
        ("Jd Kh Qh 9c Tc", "Th", False),
        ("Ah Kh Qh 9h 9c", "Th", False),
        ("9c Tc Qc Kc Ac", "Th", False),
        # the right bower lies face up, and is out of play
        ("Jd 9c Tc Qc Kc", "Jh", True),
        ("Ah Kh 9c Tc Qc", "Jh", True),
        ("Ah 9c Tc Qc Kc", "Jh", False),
    ],
)
def test_a_lone_defence_is_worth_asking_with_the_highest_or_two_of_three(
    hand: str,
    up: str,
    asked: bool,  # noqa: FBT001 - a parameter of the table
) -> None:
    seen = view(defending(hand, up), 0)
    assert may_defend_alone(seen) is asked
    expected = None if asked else parse_action("together")
    assert automatic(seen, sitting()) == expected


def test_an_upcard_that_was_taken_is_in_play() -> None:
    taken = begun(
        "Jd 9c Tc Qc Kc", "", "As", up="Jh", dealer=2, then="pass order take As alone together"
    )
    assert not may_defend_alone(view(taken, 0))


def test_a_card_of_trump_that_he_discarded_himself_is_seen() -> None:
    thrown = begun("Jh Jd 9c Tc Qc", up="Th", dealer=0, then="order take Jh alone together")
    seen = view(thrown, 0)
    assert seen.turn == 0
    assert may_defend_alone(seen)


def test_it_is_asked_always_or_never() -> None:
    weak, strong = view(defending("9c Tc Qc Kc Ac"), 0), view(defending("Jh 9c Tc Qc Kc"), 0)
    assert automatic(weak, sitting(ask_defend_alone="always")) is None
    assert automatic(strong, sitting(ask_defend_alone="never")) == parse_action("together")


LAST = begun(
    "Jh Jd Ah Kh Qh",
    "9c Tc Jc Qc Kc",
    "9s Ts Js Qs Ks",
    up="9h",
    dealer=2,
    then="order leave dummy keep Jh Jd Ah Kh Qh together together"
    " Jh 9c 9s Jd Tc Ts Ah Jc Js Kh Qc Qs",
)
FORCED = begun(
    "9h 9c Tc Qc Kc",
    "",
    "Jh",
    up="Th",
    dealer=2,
    then="pass order leave alone together together Jh",
)


@pytest.mark.parametrize(
    ("position", "auto_play", "card"),
    [
        (LAST, "last", "Qh"),
        (LAST, "forced", "Qh"),
        (LAST, "off", None),
        (FORCED, "last", None),
        (FORCED, "forced", "9h"),
        (FORCED, "off", None),
    ],
)
def test_cards_that_are_played_for_the_person(
    position: Phase, auto_play: str, card: str | None
) -> None:
    action = automatic(view(position, 0), sitting(auto_play=auto_play))
    assert action == (None if card is None else parse_action(card))
