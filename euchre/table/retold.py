"""A game told again from its record: where each deal stood, decision by decision.

What of a deal may be seen is settled here (P5): every card of one that was played out; of one that
was passed in, or is not finished, nothing but the hand of the game's own person, its `owner`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from euchre.rules.actions import Action, parse_action
from euchre.rules.cards import NO_CARDS, CardSet
from euchre.rules.deal import begin
from euchre.rules.events import DummyTaken, Event
from euchre.rules.game import winners
from euchre.rules.phase import Phase
from euchre.rules.record import replay
from euchre.rules.record_shape import is_list, is_object, is_texts
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from euchre.rules.seats import Seat
from euchre.views import View, view


class Lying(NamedTuple):
    """Where every card of a position lies that is not on the table.

    `hands` and `aside` are by seat; `dummy` is empty once it is taken, `stock` was never dealt.
    """

    hands: tuple[CardSet, ...]
    aside: tuple[CardSet, ...]
    dummy: CardSet
    stock: CardSet


@dataclass(frozen=True, slots=True)
class RetoldDeal:
    """A deal, its number from 1: the positions as dealt and after each decision.

    `actions` are the decisions, each made in the position of the same place. `scores` are the
    totals, this deal included once it is finished; `winners` are indices into them.
    """

    number: int
    positions: tuple[Phase, ...]
    owner: Seat | None
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    actions: tuple[Action, ...] = ()

    @property
    def is_finished(self) -> bool:
        """Whether the deal is over, passed in or played out."""
        return self.positions[-1].turn is None

    @property
    def is_open(self) -> bool:
        """Whether every card may be seen: the deal was played out (P5)."""
        return self.is_finished and self.positions[-1].public().maker is not None

    def reader(self, seat: Seat | None) -> Seat | None:
        """Return that seat if its hand may be seen, else the owner; None is a spectator."""
        return seat if self.is_open else self.owner

    def view(self, place: int, seat: Seat | None) -> View:
        """Return what that seat may see of a position, or what its owner may if it may not."""
        return view(self.positions[place], self.reader(seat))

    def lying(self, place: int) -> Lying | None:
        """Return where all cards lie in a position, None where they may not be seen."""
        if not self.is_open:
            return None
        position = self.positions[place]
        seats = range(position.dealt.rules.players)
        taken = any(isinstance(event, DummyTaken) for event in position.history)
        return Lying(
            tuple(position.held_by(seat) for seat in seats),
            tuple(position.aside_of(seat) for seat in seats),
            NO_CARDS if taken else position.dealt.dummy,
            position.dealt.stock,
        )

    def secrets(self) -> tuple[Event, ...]:
        """Return the events that were told to one seat only, whole; none where they stay secret."""
        if not self.is_open:
            return ()
        return tuple(event for event in self.positions[-1].history if event.secret)


@dataclass(frozen=True, slots=True)
class Retold:
    """A game: its deals, and what its record says of who played.

    `names` are by seat, None where the record has none; `owner` is the seat of the person whose
    game it is, None where none is known; `bots` are the levels of the others, as far as known.
    """

    rules: Rules
    names: tuple[str, ...] | None
    owner: Seat | None
    bots: tuple[str, ...]
    deals: tuple[RetoldDeal, ...]
    winners: tuple[int, ...]


def retold(record: object, owner: Seat | None = None) -> Retold:
    """Return the game that a record holds; raises RecordError where it breaks the rules.

    `owner` is whose game it is where the record does not say so.
    """
    replayed = replay(record)
    shaped: Mapping[str, Any] = record if is_object(record) else {}
    rules = replayed.rules
    levels = _levels(shaped, rules.players)
    if None in levels:
        owner = levels.index(None)
    deals: list[RetoldDeal] = []
    for number, (written, last) in enumerate(zip(shaped["deals"], replayed.deals, strict=True), 1):
        scores = last.dealt.scores
        if isinstance(last, Scored):
            scores = tuple(a + b for a, b in zip(scores, last.points, strict=True))
        actions = tuple(map(parse_action, written["actions"]))
        positions = _positions(last, actions)
        won = winners(rules, scores)
        deals.append(RetoldDeal(number, positions, owner, scores, won, actions))
    names: object = shaped.get("names")
    return Retold(
        rules,
        tuple(names) if is_texts(names) else None,
        owner,
        tuple(level for level in levels if level is not None),
        tuple(deals),
        replayed.winners,
    )


def _positions(last: Phase, actions: Sequence[Action]) -> tuple[Phase, ...]:
    positions = [begin(last.dealt).position]
    for action in actions:
        positions.append(positions[-1].after(action).position)
    return tuple(positions)


def _levels(record: Mapping[str, Any], players: int) -> tuple[str | None, ...]:
    """Return who played the seats as far as the record says: a bot's level, None for a person."""
    said: object = record.get("bots")
    if not is_list(said) or len(said) != players:
        return ()
    levels = tuple(level for level in said if level is None or isinstance(level, str))
    return levels if len(levels) == players else ()
