"""The log beside the table in a wide window: the hand so far, and how the earlier hands ended."""

from __future__ import annotations

from functools import singledispatch
from typing import Final, NamedTuple

from euchre.rules.events import (
    DummyTaken,
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
from euchre.rules.seats import Seat
from euchre.ui.account import outcome_of
from euchre.ui.shown import Call
from euchre.ui.words import table as words
from euchre.ui.words.cards import suit_name
from euchre.ui.words.people import People
from euchre.ui.words.short import index, within
from euchre.views import View


def bidding_lines(view: View, names: tuple[str, ...]) -> list[str]:
    """Return what happened before the first card, a line an event; what is said in quotes."""
    people = People.of(view, names)
    return [line for event in view.history if (line := _line(event, view, people))]


@singledispatch
def _line(_event: object, _view: View, _people: People) -> str:
    """Return the line for an event, nothing for one that goes without saying."""
    return ""


@_line.register
def _(event: UpcardTurned, _view: View, people: People) -> str:
    return people.say(
        event.dealer,
        "You turned up {card}",
        "{name} turned up {card}",
        card=within(event.card),
    )


@_line.register
def _(event: JokerNamed, _view: View, _people: People) -> str:
    return f"Joker stands for {suit_name(event.suit)}"


@_line.register(Passed)
@_line.register(OrderedUp)
@_line.register(SuitNamed)
@_line.register(GoesAlone)
def _(event: Call, view: View, people: People) -> str:
    return f"{people.opening(event.seat)}  {words.said(event, view)}"


@_line.register
def _(event: TurnedDown, _view: View, people: People) -> str:
    return people.say(
        event.dealer,
        "You turned down {card}",
        "{name} turned down {card}",
        card=within(event.card),
    )


@_line.register
def _(event: UpcardTaken, _view: View, people: People) -> str:
    card = index(event.card)
    if event.discard is None:
        return f"{people.opening(event.seat)} picked up {card}"
    if event.discard is event.card:
        return f"You took and discarded {card}"
    return f"You took {card}, discarded {index(event.discard)}"


@_line.register
def _(event: UpcardLeft, _view: View, people: People) -> str:
    return f"{people.opening(event.seat)} declined {within(event.card)}"


@_line.register
def _(event: DummyTaken, _view: View, people: People) -> str:
    return f"{people.opening(event.seat)} took the dummy"


def won_by(seat: Seat, names: tuple[str, ...]) -> str:
    """Return who won a trick."""
    return f"{names[seat]} won"


def to_play(view: View, names: tuple[str, ...]) -> str:
    """Return whose turn it is."""
    return People.of(view, names).say(view.turn or 0, "you to play", "{name} to play")


class Ending(NamedTuple):
    """How a deal ended, and what the side that scored got for it."""

    text: str
    points: str


def ending(view: View, names: tuple[str, ...]) -> Ending:
    """Return how a finished deal ended, in a few words."""
    outcome = outcome_of(view)
    if outcome is None:
        return Ending("passed in", "0")
    name = People.of(view, names).opening(outcome.maker)
    text = _ENDINGS[outcome.word, outcome.maker_alone].format(name=name, taken=outcome.taken)
    return Ending(text, f"+{max(outcome.points)}")


_ENDINGS: Final = {
    ("euchred", False): "{name} euchred",
    ("euchred", True): "{name} alone, euchred",
    ("made", False): "{name} made {taken} tricks",
    ("made", True): "{name} alone, {taken} tricks",
    ("march", False): "{name}, march",
    ("march", True): "{name} alone, march",
}
"""By what the maker did, and whether alone."""
