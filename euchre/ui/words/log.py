"""The log beside the table in a wide window: the hand so far, and how the earlier hands ended."""

from __future__ import annotations

from typing import NamedTuple

from euchre.rules.events import (
    DealScored,
    DummyTaken,
    Event,
    GoesAlone,
    JokerNamed,
    OrderedUp,
    Passed,
    SuitNamed,
    TurnedDown,
    UpcardLeft,
    UpcardTaken,
    UpcardTurned,
)
from euchre.rules.scoring import NEEDED, TRICKS
from euchre.rules.seats import Seat
from euchre.ui.words import table as words
from euchre.ui.words.cards import suit_name
from euchre.ui.words.people import People
from euchre.ui.words.short import within
from euchre.views import View


def bidding_lines(view: View, names: tuple[str, ...]) -> list[str]:
    """Return what happened before the first card, a line an event; what is said in quotes."""
    people = People.of(view, names)
    return [line for event in view.history if (line := _line(event, view, people))]


def _line(event: Event, view: View, people: People) -> str:
    match event:
        case UpcardTurned(dealer, card):
            return people.say(
                dealer,
                "You dealt and turned up {card}",
                "{name} dealt and turned up {card}",
                card=within(card),
            )
        case JokerNamed(_, suit):
            return f"The joker stands for {suit_name(suit)}"
        case Passed() | OrderedUp() | SuitNamed() | GoesAlone():
            return f"{people.opening(event.seat)}  {words.said(event, view)}"
        case TurnedDown(dealer, card):
            return people.say(
                dealer,
                "You turned down {card}",
                "{name} turned down {card}",
                card=within(card),
            )
        case UpcardTaken(seat, card, discard) if discard is not None:
            return f"{people.opening(seat)} took {within(card)}, discarded {within(discard)}"
        case UpcardTaken(seat, card):
            return f"{people.opening(seat)} picked up {within(card)}"
        case UpcardLeft(seat, card):
            return f"{people.opening(seat)} declined {within(card)}"
        case DummyTaken(seat):
            return f"{people.opening(seat)} took the dummy"
        case _:
            return ""


def won_by(seat: Seat, names: tuple[str, ...]) -> str:
    """Return who won a trick."""
    return f"{names[seat]} won"


def to_play(view: View, names: tuple[str, ...]) -> str:
    """Return whose turn it is."""
    return People.of(view, names).say(view.turn or 0, "you to play", "{name} to play")


class Outcome(NamedTuple):
    """How a deal ended, and what the side that scored got for it."""

    text: str
    points: str


def outcome(view: View, names: tuple[str, ...]) -> Outcome:
    """Return how a finished deal ended, in a few words."""
    if view.maker is None:
        return Outcome("passed in", "0")
    people = People.of(view, names)
    side = people.seating.sides[people.seating.side_of(view.maker)]
    taken = sum(view.tricks[seat] for seat in side)
    points = next(event.points for event in view.history if isinstance(event, DealScored))
    alone = " alone" if view.maker in view.alone else ""
    name = people.opening(view.maker)
    if taken < NEEDED:
        text = f"{name}{alone} euchred"
    elif taken == TRICKS:
        text = f"{name}{alone}, march"
    else:
        text = f"{name}{alone} made {taken} tricks"
    return Outcome(text, f"+{max(points)}")
