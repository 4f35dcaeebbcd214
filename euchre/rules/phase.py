"""What every phase of a deal has in common: the facts as dealt, and how it is moved on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

from euchre.rules.actions import Action
from euchre.rules.cards import Card, CardSet, Suit
from euchre.rules.events import Event
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat

History: TypeAlias = tuple[Event, ...]
Trick: TypeAlias = tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """What is fixed when the cards are dealt: the table, and where every card lies.

    `hands` are the hands as dealt, by seat; `dummy` is empty where none is dealt; `scores` are the
    totals before the deal, by player or side.
    """

    rules: Rules
    dealer: Seat
    hands: tuple[CardSet, ...]
    dummy: CardSet
    upcard: Card
    stock: CardSet
    scores: tuple[int, ...]


class Public(NamedTuple):
    """What lies open to everybody in a position.

    `proposed` is the suit that the upcard stands for; `alone` and `sitting_out` are seats; `trick`
    is the one on the table, in order; `tricks` are those won, by seat.
    """

    proposed: Suit | None
    trump: Suit | None = None
    maker: Seat | None = None
    alone: tuple[Seat, ...] = ()
    sitting_out: tuple[Seat, ...] = ()
    trick: Trick = ()
    tricks: tuple[int, ...] = ()


class Phase(Protocol):
    """A position of a deal: whose turn it is, what he may do, and what follows."""

    @property
    def word(self) -> str:
        """The phase in a word."""
        ...

    @property
    def dealt(self) -> Dealt:
        """The facts as dealt."""
        ...

    @property
    def turn(self) -> Seat | None:
        """The seat to act, None once the deal is over."""
        ...

    @property
    def history(self) -> History:
        """All that has happened in the deal, in order."""
        ...

    def legal(self) -> Sequence[Action]:
        """Return the legal actions of the seat to act, in a fixed order; none once it is over."""
        ...

    def after(self, action: Action) -> Step:
        """Return what follows; raises IllegalAction where the rules refuse the action."""
        ...

    def public(self) -> Public:
        """Return what lies open to everybody."""
        ...

    def held_by(self, seat: Seat) -> CardSet:
        """Return the cards that a seat has in hand and may look at."""
        ...

    def aside_of(self, seat: Seat) -> CardSet:
        """Return the cards that a seat has discarded or put aside, which it alone has seen."""
        ...


class Step(NamedTuple):
    """What an action led to: the new position, and what happened, in order."""

    position: Phase
    events: History
