"""What just happened at the table, in a line of one or two sentences with the cards by index."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from euchre.rules.cards import JOKER
from euchre.rules.events import (
    DummyTaken,
    Event,
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
from euchre.rules.phase import Trick
from euchre.rules.trump import suit_of
from euchre.ui.shown import OnTable, happening
from euchre.ui.words.cards import suit_name
from euchre.ui.words.people import People
from euchre.ui.words.short import index, titled, within
from euchre.views import View

ROOM: Final = 78
"""The cells that the line has at the table; what would be longer is said in fewer words."""


def happened(view: View, names: tuple[str, ...], table: OnTable) -> str:
    """Return what just happened, as the view's seat is told it; `table` is the trick that lies."""
    people = People.of(view, names)
    events = [event for event in happening(view.history) if not isinstance(event, HandDealt)]
    event = events[-1]
    told = _TOLD[type(event)](event, view, people)
    if table.finished or view.phase != "play" or view.trick:
        return told
    lead = people.say(view.turn or 0, "You lead.", "{name} leads.")
    return f"{told} {lead}"


def _turned(event: UpcardTurned, view: View, people: People) -> str:
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


def _joker(event: JokerNamed, view: View, people: People) -> str:
    return people.say(
        event.seat,
        "You dealt: the joker stands for {suit}.",
        "{name} dealt: the joker stands for {suit}.",
        suit=suit_name(event.suit),
    )


def _passed(event: Passed, view: View, people: People) -> str:
    passed: list[int] = []
    opening = ""
    for each in view.history:
        if isinstance(each, (UpcardTurned, JokerNamed, TurnedDown)):
            passed.clear()
            opening = _TOLD[type(each)](each, view, people)
        elif isinstance(each, Passed):
            passed.append(each.seat)
    who = people.all_of(passed)
    if view.phase == "name":
        return f"{opening} Second round: {people.within(passed)} passed."
    return f"{opening} {who} passed."


def _turned_down(event: TurnedDown, view: View, people: People) -> str:
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


def _ordered(event: OrderedUp, view: View, people: People) -> str:
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


def _named(event: SuitNamed, view: View, people: People) -> str:
    suit = suit_name(event.suit)
    return people.say(
        event.seat,
        "You named {suit}, which is trump.",
        "{name} named {suit}, which is trump.",
        suit=suit,
    )


def _taken(event: UpcardTaken, view: View, people: People) -> str:
    card = within(event.card)
    if event.discard is None:
        return people.say(
            event.seat, "", "{name} picked up {card} and discarded one card.", card=card
        )
    if event.discard is event.card:
        return f"You picked up {card} and discarded it again."
    return f"You picked up {card} and discarded {within(event.discard)}."


def _left(event: UpcardLeft, view: View, people: People) -> str:
    return people.say(
        event.seat,
        "You declined {card}, which is out of play.",
        "{name} declined {card}, which is out of play.",
        card=within(event.card),
    )


def _dummy(event: DummyTaken, view: View, people: People) -> str:
    suit = suit_name(view.trump) if view.trump is not None else ""
    return people.say(
        event.seat,
        "You made {suit} trump and took the dummy. Choose the five cards to keep.",
        "{name} takes the dummy and chooses five of ten cards.",
        suit=suit,
    )


def _kept(event: FiveKept, view: View, people: People) -> str:
    return people.say(
        event.seat,
        "You kept five cards and put the others aside.",
        "{name} took the dummy and kept five cards.",
    )


def _alone(event: GoesAlone, view: View, people: People) -> str:
    if event.seat == view.maker:
        told = people.say(event.seat, "You go alone.", "{name} goes alone.")
    else:
        told = people.say(event.seat, "You defend alone.", "{name} defends alone.")
    if event.partner is not None:
        return f"{told} {people.say(event.partner, 'You sit out.', '{name} sits out.')}"
    return f"{told} The dummy stays face down."


def _together(event: PlaysTogether, view: View, people: People) -> str:
    maker = 0 if view.maker is None else view.maker
    defenders = people.seating.defenders(maker)
    if event.seat not in defenders:
        side = people.seating.sides[people.seating.side_of(event.seat)]
        return f"{people.all_of(side)} play together."
    if view.phase == "defend":
        return people.say(event.seat, "You do not defend alone.", "{name} does not defend alone.")
    return f"{people.all_of(defenders)} defend together."


def _trick(event: Played, view: View, people: People) -> str:
    """Tell a trick that is begun: in whole sentences where there is room, else in few words."""
    (leader, led), *others = view.trick
    opening = people.say(
        leader,
        "You led {card}.",
        "{name} led {card}.",
        card=titled(led, view.trump) if led is not JOKER else within(led),
    )
    full = " ".join(
        [opening, *(_followed(place, view, people) for place in range(1, 1 + len(others)))]
    )
    if len(full) <= ROOM or not others:
        return full
    short = ", ".join(f"{people.opening(seat)} {index(card)}" for seat, card in others)
    return f"{opening} {short}."


def _followed(place: int, view: View, people: People) -> str:
    seat, card = view.trick[place]
    named = within(card) if card is JOKER else titled(card, view.trump)
    you, other = _WAYS[_way(view.trick, place, view)]
    return people.say(seat, you, other, card=named)


_WAYS: Final = {
    "followed": ("You followed with {card}.", "{name} followed with {card}."),
    "trumped": ("You trumped with {card}.", "{name} trumped with {card}."),
    "threw": ("You threw {card}.", "{name} threw {card}."),
}


def _way(trick: Trick, place: int, view: View) -> str:
    """Return how a card was played to what was led."""
    if view.trump is None:
        return "followed"
    led, suit = (suit_of(trick[each][1], view.trump) for each in (0, place))
    if suit is led:
        return "followed"
    return "trumped" if suit is view.trump else "threw"


def _trick_taken(event: TrickTaken, view: View, people: People) -> str:
    card = next(card for seat, card in event.trick if seat == event.seat)
    return people.say(
        event.seat,
        "You take trick {number} with {card}.",
        "{name} takes trick {number} with {card}.",
        number=event.number,
        card=within(card) if card is JOKER else titled(card, view.trump),
    )


def _passed_in(event: PassedIn, view: View, people: People) -> str:
    return "Everyone passed again: nobody scores, and the next player deals."


_TOLD: Final[dict[type[Event], Callable[[Any, View, People], str]]] = {
    UpcardTurned: _turned,
    JokerNamed: _joker,
    Passed: _passed,
    TurnedDown: _turned_down,
    OrderedUp: _ordered,
    SuitNamed: _named,
    UpcardTaken: _taken,
    UpcardLeft: _left,
    DummyTaken: _dummy,
    FiveKept: _kept,
    GoesAlone: _alone,
    PlaysTogether: _together,
    Played: _trick,
    TrickTaken: _trick_taken,
    PassedIn: _passed_in,
}
