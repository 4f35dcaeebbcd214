"""What one seat may see of a position: the one gate between a deal and whoever plays it.

A view is built from named fields that this seat may know; it never holds a position, a pack or
another seat's cards, so that nothing a player is handed leads to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from euchre.rules.actions import Action
from euchre.rules.cards import NO_CARDS, Card, CardSet, Suit
from euchre.rules.events import Event, SecretEvent
from euchre.rules.phase import History, Phase, Trick
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat


class View(NamedTuple):
    """A position as one seat sees it, a spectator where `seat` is None.

    `legal` is empty unless it is this seat's turn. `hand` is without the upcard, and has ten cards
    while five are chosen; `aside` is what this seat discarded or put aside. `trick` is in order,
    `tricks` are those won by seat, `scores` are by player or side, before the deal. `history` is
    the deal's events as this seat may see them. `proposed` is the suit that the upcard stands for.
    """

    seat: Seat | None
    rules: Rules
    phase: str
    legal: Sequence[Action]
    hand: CardSet
    aside: CardSet
    upcard: Card
    proposed: Suit | None
    dealer: Seat
    turn: Seat | None
    trump: Suit | None
    maker: Seat | None
    alone: tuple[Seat, ...]
    sitting_out: tuple[Seat, ...]
    trick: Trick
    tricks: tuple[int, ...]
    scores: tuple[int, ...]
    history: History

    def __str__(self) -> str:
        """Return all that the view says, the same text for equal views everywhere."""
        rules = " ".join(f"{name}={value}" for name, value in self.rules.changed().items())
        trump = "-" if self.trump is None else self.trump.letter
        trick = " ".join(f"{seat}:{card}" for seat, card in self.trick)
        return (
            f"seat {self.seat} of [{rules}]; scores {self.scores}; dealer {self.dealer}; "
            f"{self.phase}, turn {self.turn}; hand [{self.hand}] aside [{self.aside}]; "
            f"upcard {self.upcard}; trump {trump} by {self.maker} alone {self.alone}; "
            f"trick [{trick}] tricks {self.tricks}; " + ", ".join(map(str, self.history))
        )


def view(position: Phase, seat: Seat | None) -> View:
    """Return what that seat, or a spectator, may see of a position.

    Raises ValueError where nobody has that seat.

    >>> from euchre.rules.cards import pack
    >>> from euchre.rules.deal import deal
    >>> mine = view(deal(Rules(), dealer=0, order=pack(24)).position, 1)
    >>> mine.phase, str(mine.hand), [str(action) for action in mine.legal]
    ('order', '9c Tc Jc Kd Ad', ['order', 'pass'])
    """
    dealt = position.dealt
    if seat is not None and not 0 <= seat < dealt.rules.players:
        message = f"no seat {seat} to see a game for {dealt.rules.players}"
        raise ValueError(message)
    proposed, trump, maker, alone, sitting_out, trick, tricks = position.public()
    turn = position.turn
    return View(
        seat,
        dealt.rules,
        position.word,
        position.legal() if turn is not None and turn == seat else (),
        NO_CARDS if seat is None else position.held_by(seat),
        NO_CARDS if seat is None else position.aside_of(seat),
        dealt.upcard,
        proposed,
        dealt.dealer,
        turn,
        trump,
        maker,
        alone,
        sitting_out,
        trick,
        tricks,
        dealt.scores,
        tuple(
            [
                seen
                for event in position.history
                if (seen := event if not event.secret else redact(event, seat)) is not None
            ]
        ),
    )


def redact(event: Event, seat: Seat | None) -> Event | None:
    """Return what that seat, or a spectator, sees of an event; None for nothing at all."""
    if not isinstance(event, SecretEvent) or event.seat == seat:
        return event
    return event.hidden()
