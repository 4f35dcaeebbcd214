"""What just happened, as sentences; an event that goes without saying gives none."""

from __future__ import annotations

from functools import singledispatch

from euchre.rules.events import (
    DummyTaken,
    Event,
    FiveKept,
    GoesAlone,
    JokerNamed,
    OrderedUp,
    Passed,
    Played,
    PlaysTogether,
    SuitNamed,
    TrickTaken,
    TurnedDown,
    UpcardLeft,
    UpcardTaken,
)
from euchre.rules.seats import Seat
from euchre.ui.words.calls import ALOUD
from euchre.ui.words.cards import as_played, suit_name, the
from euchre.ui.words.people import People
from euchre.ui.words.scores import trick_counts, tricks_until
from euchre.views import View


@singledispatch
def told(_event: object, _view: View, _people: People) -> list[str]:
    """Return the lines that tell the reader of an event, in which the view's seat shared."""
    return []


def tell(event: Event, view: View, names: tuple[str, ...]) -> list[str]:
    """Return the lines that tell the view's seat of an event; `names` are by seat."""
    return told(event, view, People.of(view, names))


@told.register
def _(event: JokerNamed, _view: View, people: People) -> list[str]:
    suit = suit_name(event.suit)
    return [
        people.say(
            event.seat,
            "You: {suit}. The joker stands for {suit}.",
            "{name}: {suit}. The joker stands for {suit}.",
            suit=suit,
        )
    ]


@told.register
def _(event: Passed, _view: View, people: People) -> list[str]:
    return [people.say(event.seat, "You pass.", "{name} passes.")]


@told.register
def _(event: OrderedUp, _view: View, people: People) -> list[str]:
    speaker, call = people.introduced(event.seat), ALOUD[event.call]
    suit = suit_name(event.suit).capitalize()
    return [f"{speaker}: {call}. {suit} is trump. {_made(event.seat, people)}"]


@told.register
def _(event: SuitNamed, _view: View, people: People) -> list[str]:
    speaker, suit = people.introduced(event.seat), suit_name(event.suit)
    return [f"{speaker}: {suit}. {_made(event.seat, people)}"]


def _made(maker: Seat, people: People) -> str:
    """Return who is the maker and who defends."""
    made = people.say(maker, "You are the maker.", "{name} is the maker.")
    defenders = people.seating.defenders(maker)
    if len(defenders) == 1:
        return f"{made} {people.say(defenders[0], 'You defend.', '{name} defends.')}"
    return f"{made} {people.all_of(defenders)} defend."


@told.register
def _(event: TurnedDown, view: View, people: People) -> list[str]:
    turned = people.say(
        event.dealer,
        "Everyone has passed. You turn down {card}.",
        "Everyone has passed. {name} turns down {card}.",
        card=the(event.card),
    )
    if view.rules.any_suit:
        return [turned]
    suit = suit_name(event.suit).capitalize()
    return [f"{turned} {suit} may not be named."]


@told.register
def _(event: UpcardTaken, _view: View, people: People) -> list[str]:
    if event.discard is None:
        return [f"{people.opening(event.seat)} picks up {the(event.card)} and discards one card."]
    if event.discard is event.card:
        return [f"You pick up {the(event.card)} and discard it again."]
    return [f"You pick up {the(event.card)} and discard {the(event.discard)}."]


@told.register
def _(event: UpcardLeft, _view: View, people: People) -> list[str]:
    return [
        people.say(
            event.seat,
            "You leave {card}. It is out of play.",
            "{name} leaves {card}. It is out of play.",
            card=the(event.card),
        )
    ]


@told.register
def _(event: DummyTaken, _view: View, _people: People) -> list[str]:
    return ["You take the dummy."] if event.cards is not None else []


@told.register
def _(event: FiveKept, _view: View, people: People) -> list[str]:
    return [
        people.say(
            event.seat,
            "You keep five cards and put the others aside, face down.",
            "{name} takes the dummy and keeps five cards.",
        )
    ]


@told.register
def _(event: GoesAlone, view: View, people: People) -> list[str]:
    speaker = people.introduced(event.seat)
    if event.seat == view.maker and event.partner is None:
        return [f"{speaker}: I go alone. The dummy stays face down."]
    call = "I go alone." if event.seat == view.maker else "I defend alone."
    if event.partner is None:
        return [f"{speaker}: {call}"]
    rest = people.say(
        event.partner,
        "You lay your cards face down and sit out.",
        "{name} lays the cards face down and sits out.",
    )
    return [f"{speaker}: {call} {rest}"]


@told.register
def _(event: PlaysTogether, view: View, people: People) -> list[str]:
    fellows = _fellows(event.seat, view, people)
    if people.reader in fellows:
        return (
            []
            if event.seat == people.reader
            else [f"{people.opening(event.seat)} plays together with you."]
        )
    # Of two others it is said once, by the one who is asked last.
    if event.seat == view.maker or event.seat == fellows[-1]:
        return [f"{people.all_of(fellows)} play together."]
    return []


def _fellows(seat: Seat, view: View, people: People) -> tuple[Seat, ...]:
    """Return the seats of the same side for this deal, defenders in the order they are asked."""
    defenders = people.seating.defenders(0 if view.maker is None else view.maker)
    if seat in defenders:
        return defenders
    return tuple(other for other in range(view.rules.players) if other not in defenders)


@told.register
def _(event: Played, view: View, people: People) -> list[str]:
    return [f"{people.opening(event.seat)}: {as_played(event.card, view.trump)}."]


@told.register
def _(event: TrickTaken, view: View, people: People) -> list[str]:
    taken = people.say(
        event.seat, "You win trick {number}.", "{name} wins trick {number}.", number=event.number
    )
    maker = 0 if view.maker is None else view.maker
    counts = trick_counts(people, maker, tricks_until(view, event.number))
    return [f"{taken} Tricks: {counts}."]
