"""What of a deal is to be seen on the table, as a scene stands; nothing here draws or says it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final, NamedTuple, TypeAlias

from euchre.rules.events import (
    CardsShown,
    DealScored,
    DummyTaken,
    Event,
    FiveKept,
    GoesAlone,
    JokerNamed,
    OrderedUp,
    Passed,
    Played,
    SuitNamed,
    TrickTaken,
    TurnedDown,
    UpcardLeft,
    UpcardTaken,
    UpcardTurned,
)
from euchre.rules.phase import History, Trick
from euchre.rules.seats import Seat
from euchre.rules.trump import winning
from euchre.ui.scene import Scene
from euchre.views import View

Call: TypeAlias = JokerNamed | Passed | OrderedUp | SuitNamed | GoesAlone | DummyTaken


class OnTable(NamedTuple):
    """The trick that lies on the table, its number from 1, and the one before it."""

    trick: Trick
    number: int
    finished: bool
    last: TrickTaken | None

    def best(self, view: View) -> Seat | None:
        """Return who is winning the trick, None before a card is led."""
        if not self.trick or view.trump is None:
            return None
        return winning(self.trick, view.trump)[0]


def happening(history: History) -> History:
    """Return what happened at the table: what follows the last trick of a deal is left out."""
    end = len(history)
    while end and isinstance(history[end - 1], (DealScored, CardsShown)):
        end -= 1
    return history[:end]


def tricks_taken(view: View) -> list[TrickTaken]:
    """Return the tricks of the deal that are finished, in order."""
    return [event for event in view.history if isinstance(event, TrickTaken)]


def on_table(scene: Scene) -> OnTable:
    """Return the trick that is to be seen: a finished one lies there while nobody is asked."""
    view = scene.view
    taken = tricks_taken(view)
    lies_there = scene.question is None and not scene.has_gone_on
    if taken and lies_there and happening(view.history)[-1] is taken[-1]:
        before = taken[-2] if taken[:-1] else None
        return OnTable(taken[-1].trick, taken[-1].number, finished=True, last=before)
    last = taken[-1] if taken else None
    return OnTable(view.trick, len(taken) + 1, finished=False, last=last)


def calls(view: View) -> dict[Seat, Call]:
    """Return what each seat has said last in this round of bidding or since; nothing in play."""
    said: dict[Seat, Call] = {}
    for event in view.history:
        if isinstance(event, (TurnedDown, Played)):
            said.clear()
        elif isinstance(event, Call):
            said[event.seat] = event
    return said


class Upcard(Enum):
    """What has become of the card turned up."""

    UP = auto()
    TURNED_DOWN = auto()
    DECLINED = auto()
    TAKEN = auto()


_FATES: Final[dict[type, Upcard]] = {
    TurnedDown: Upcard.TURNED_DOWN,
    UpcardLeft: Upcard.DECLINED,
    UpcardTaken: Upcard.TAKEN,
}


def upcard_of(view: View) -> Upcard:
    """Return what has become of the card turned up."""
    fates = (_FATES.get(type(event)) for event in reversed(view.history))
    return next(filter(None, fates), Upcard.UP)


def dummy_is_unseen(view: View) -> bool:
    """Tell whether a dummy lies face down where nobody has taken it, before the first card."""
    return view.rules.seating.has_dummy and not has_happened(view, (DummyTaken, FiveKept, Played))


def has_happened(view: View, kinds: Sequence[type[Event]]) -> bool:
    """Tell whether an event of one of those kinds has happened in the deal."""
    return any(isinstance(event, tuple(kinds)) for event in view.history)


def took_dummy(view: View) -> bool:
    """Tell whether the maker plays with the dummy."""
    return has_happened(view, (DummyTaken,))


def held(view: View, seat: Seat) -> int:
    """Return how many cards a seat holds, as all can see."""
    if not has_happened(view, (UpcardTurned,)) or (view.proposed is None and view.trump is None):
        return 0
    played = sum(isinstance(event, Played) and event.seat == seat for event in view.history)
    return 5 - played if seat not in view.sitting_out else 0
