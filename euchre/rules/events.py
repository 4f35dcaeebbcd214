"""What happened in a deal, each event with who may see it.

An event whose `secret` is False is open to all. The others are shown whole to their `seat` only;
`hidden()` is what everybody else sees of them, None for nothing at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, TypeAlias, cast

from euchre.rules.cards import Card, CardSet, Suit
from euchre.rules.seats import Seat


class _Happening:
    """What all events have: whether they are secret, and a text that says all of them."""

    __slots__ = ()
    secret: ClassVar[bool] = False

    def __str__(self) -> str:
        """Return the event's name and all it says, cards as in a record."""
        names: tuple[str, ...] = getattr(type(self), "__match_args__", ())
        return " ".join((type(self).__name__, *(_text(getattr(self, name)) for name in names)))


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return f"({' '.join(map(_text, cast('tuple[object, ...]', value)))})"
    if isinstance(value, Suit):
        return value.letter
    return f"[{value}]" if isinstance(value, CardSet) else str(value)


@dataclass(frozen=True, slots=True)
class UpcardTurned(_Happening):
    """The card turned up, and the suit it proposes, None while a joker's is not named (B8)."""

    dealer: Seat
    card: Card
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class JokerNamed(_Happening):
    """The dealer says which suit the joker turned up stands for (B8)."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class HandDealt(_Happening):
    """A seat picks up its five cards."""

    secret: ClassVar[bool] = True
    seat: Seat
    cards: CardSet

    def hidden(self) -> None:
        """Return what the others see: nothing that they do not know."""


@dataclass(frozen=True, slots=True)
class Passed(_Happening):
    """A seat passes."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OrderedUp(_Happening):
    """A seat makes the upcard's suit trump; `call` is order, assist or accept (B2)."""

    seat: Seat
    suit: Suit
    call: str


@dataclass(frozen=True, slots=True)
class TurnedDown(_Happening):
    """All passed, and the upcard is turned down (B5)."""

    dealer: Seat
    card: Card
    suit: Suit


@dataclass(frozen=True, slots=True)
class SuitNamed(_Happening):
    """A seat names trump in round 2 (B5)."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class UpcardTaken(_Happening):
    """The dealer takes the upcard and discards a card, seen by him alone (B3, B4)."""

    secret: ClassVar[bool] = True
    seat: Seat
    card: Card
    discard: Card | None

    def hidden(self) -> UpcardTaken:
        """Return what the others see."""
        return UpcardTaken(self.seat, self.card, None)


@dataclass(frozen=True, slots=True)
class UpcardLeft(_Happening):
    """The dealer leaves the upcard (B4)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DummyTaken(_Happening):
    """The maker takes the dummy, whose cards he alone sees (T2)."""

    secret: ClassVar[bool] = True
    seat: Seat
    cards: CardSet | None

    def hidden(self) -> DummyTaken:
        """Return what the others see."""
        return DummyTaken(self.seat, None)


@dataclass(frozen=True, slots=True)
class FiveKept(_Happening):
    """The maker keeps five of ten and puts the rest aside, seen by him alone (T2)."""

    secret: ClassVar[bool] = True
    seat: Seat
    kept: CardSet | None
    aside: CardSet | None

    def hidden(self) -> FiveKept:
        """Return what the others see."""
        return FiveKept(self.seat, None, None)


@dataclass(frozen=True, slots=True)
class GoesAlone(_Happening):
    """A seat plays alone; `partner` lays his cards down, None where there is none (T2, T3, F1)."""

    seat: Seat
    partner: Seat | None


@dataclass(frozen=True, slots=True)
class PlaysTogether(_Happening):
    """A seat that was asked does not play alone (T3, F1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Played(_Happening):
    """A seat plays a card (P1)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(_Happening):
    """A trick is complete: its number from 1, its cards in the order played, who takes it (P2)."""

    number: int
    seat: Seat
    trick: tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class DealScored(_Happening):
    """The five tricks are played: tricks by seat, points by player or side (T5-T7, D3, F4)."""

    tricks: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsShown(_Happening):
    """Every card of a deal that was played out (P5): the hands as dealt, and what lay unseen.

    `aside` are, by seat, the cards that a dealer discarded and a maker put aside.
    """

    hands: tuple[CardSet, ...]
    dummy: CardSet
    stock: CardSet
    aside: tuple[CardSet, ...]


@dataclass(frozen=True, slots=True)
class PassedIn(_Happening):
    """All passed twice: nobody scores (B6)."""


SecretEvent: TypeAlias = HandDealt | UpcardTaken | DummyTaken | FiveKept
"""The events that are shown whole to their seat only."""

Event: TypeAlias = (
    UpcardTurned
    | JokerNamed
    | HandDealt
    | Passed
    | OrderedUp
    | TurnedDown
    | SuitNamed
    | UpcardTaken
    | UpcardLeft
    | DummyTaken
    | FiveKept
    | GoesAlone
    | PlaysTogether
    | Played
    | TrickTaken
    | DealScored
    | CardsShown
    | PassedIn
)

# There are few different plays, and a search makes millions: each is made once.
played = cache(Played)
