"""What just happened at the table, in a line of one or two sentences with the cards by index."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from euchre.rules.cards import JOKER
from euchre.rules.events import (
    DummyTaken,
    FiveKept,
    GoesAlone,
    HandDealt,
    JokerNamed,
    OrderedUp,
    Passed,
    PassedIn,
    Played,
    PlaysTogether,
    SuitNamed,
    TrickTaken,
    TurnedDown,
    UpcardLeft,
    UpcardTaken,
    UpcardTurned,
)
from euchre.ui.shown import OnTable, happening
from euchre.ui.words.cards import suit_name
from euchre.ui.words.people import People
from euchre.ui.words.short import index, titled, within
from euchre.ui.words.trick import trick_so_far
from euchre.views import View


def happened(view: View, names: tuple[str, ...], table: OnTable) -> str:
    """Return what just happened, as the view's seat is told it; `table` is the trick that lies."""
    people = People.of(view, names)
    events = [event for event in happening(view.history) if not isinstance(event, HandDealt)]
    if not events:
        return ""
    event = events[-1]
    told = _told(event, view, people)
    if table.finished or view.phase != "play" or view.trick:
        return told
    lead = people.say(view.turn or 0, "You lead.", "{name} leads.")
    return f"{told} {lead}"


@singledispatch
def _told(event: object, _view: View, _people: People) -> str:
    raise TypeError(event)


@_told.register
def _(event: UpcardTurned, _view: View, people: People) -> str:
    if event.card is not JOKER:
        return people.say(
            event.dealer,
            "You dealt and turned up {card}.",
            "{name} dealt and turned up {card}.",
            card=index(event.card),
        )
    if event.suit is None:
        return people.say(
            event.dealer,
            "You dealt and turned up the joker. You say which suit it stands for.",
            "{name} dealt and turned up the joker, and says which suit it stands for.",
        )
    return people.say(
        event.dealer,
        "You dealt and turned up the joker, which stands for {suit}.",
        "{name} dealt and turned up the joker, which stands for {suit}.",
        suit=suit_name(event.suit),
    )


@_told.register
def _(event: JokerNamed, _view: View, people: People) -> str:
    return people.say(
        event.seat,
        "You dealt: the joker stands for {suit}.",
        "{name} dealt: the joker stands for {suit}.",
        suit=suit_name(event.suit),
    )


@_told.register
def _(_event: Passed, view: View, people: People) -> str:
    passed: list[int] = []
    opening = ""
    for each in view.history:
        if isinstance(each, (UpcardTurned, JokerNamed, TurnedDown)):
            passed.clear()
            opening = _told(each, view, people)
        elif isinstance(each, Passed):
            passed.append(each.seat)
    who = people.all_of(passed)
    if view.phase == "name":
        return f"{opening} Second round: {people.within(passed)} passed."
    return f"{opening} {who} passed."


@_told.register
def _(event: TurnedDown, _view: View, people: People) -> str:
    return people.say(
        event.dealer,
        "Everyone passed; you turned down {card}.",
        "Everyone passed; {name} turned down {card}.",
        card=within(event.card),
    )


_CALLED: Final = {
    "order": ("You ordered it up: {suit} is trump.", "{name} ordered it up: {suit} is trump."),
    "assist": ("You assisted: {suit} is trump.", "{name} assisted: {suit} is trump."),
    "accept": ("You accepted: {suit} is trump.", "{name} accepted: {suit} is trump."),
}


@_told.register
def _(event: OrderedUp, view: View, people: People) -> str:
    you, other = _CALLED[event.call]
    told = people.say(event.seat, you, other, suit=suit_name(event.suit))
    card = within(view.upcard)
    if view.phase != "pickup" or view.turn != people.reader:
        return told
    if event.seat == people.reader:
        return f"{told} You take {card} and discard one of the six."
    if view.rules.forced_pickup:
        return f"{told} You dealt, so you take {card}."
    return f"{told} You dealt, so {card} is yours to take."


@_told.register
def _(event: SuitNamed, _view: View, people: People) -> str:
    suit = suit_name(event.suit)
    return people.say(
        event.seat,
        "You named {suit}, which is trump.",
        "{name} named {suit}, which is trump.",
        suit=suit,
    )


@_told.register
def _(event: UpcardTaken, _view: View, people: People) -> str:
    card = within(event.card)
    if event.discard is None:
        return people.say(
            event.seat, "", "{name} picked up {card} and discarded one card.", card=card
        )
    if event.discard is event.card:
        return f"You picked up {card} and discarded it again."
    return f"You picked up {card} and discarded {within(event.discard)}."


@_told.register
def _(event: UpcardLeft, _view: View, people: People) -> str:
    return people.say(
        event.seat,
        "You declined {card}, which is out of play.",
        "{name} declined {card}, which is out of play.",
        card=within(event.card),
    )


@_told.register
def _(event: DummyTaken, view: View, people: People) -> str:
    suit = suit_name(view.trump) if view.trump is not None else ""
    return people.say(
        event.seat,
        "You made {suit} trump and took the dummy.",
        "{name} takes the dummy and chooses five of ten cards.",
        suit=suit,
    )


@_told.register
def _(event: FiveKept, _view: View, people: People) -> str:
    return people.say(
        event.seat,
        "You kept five cards and put the others aside.",
        "{name} took the dummy and kept five cards.",
    )


@_told.register
def _(event: GoesAlone, view: View, people: People) -> str:
    if event.seat == view.maker:
        told = people.say(event.seat, "You go alone.", "{name} goes alone.")
    else:
        told = people.say(event.seat, "You defend alone.", "{name} defends alone.")
    if event.partner is not None:
        return f"{told} {people.say(event.partner, 'You sit out.', '{name} sits out.')}"
    return f"{told} The dummy stays face down."


@_told.register
def _(event: PlaysTogether, view: View, people: People) -> str:
    maker = 0 if view.maker is None else view.maker
    defenders = people.seating.defenders(maker)
    if event.seat not in defenders:
        side = people.seating.sides[people.seating.side_of(event.seat)]
        return f"{people.all_of(side)} play together."
    if view.phase == "defend":
        return people.say(event.seat, "You do not defend alone.", "{name} does not defend alone.")
    return f"{people.all_of(defenders)} defend together."


@_told.register
def _(_event: Played, view: View, people: People) -> str:
    return trick_so_far(view, people)


@_told.register
def _(event: TrickTaken, view: View, people: People) -> str:
    card = next(card for seat, card in event.trick if seat == event.seat)
    return people.say(
        event.seat,
        "You take trick {number} with {card}.",
        "{name} takes trick {number} with {card}.",
        number=event.number,
        card=within(card) if card is JOKER else titled(card, view.trump),
    )


@_told.register
def _(_event: PassedIn, _view: View, _people: People) -> str:
    return "Everyone passed again: nobody scores, and the next player deals."
