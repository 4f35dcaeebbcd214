"""The turn loop: one game at a table, each seat asked with what it may see and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from euchre.player import Player
from euchre.rules.actions import Action
from euchre.rules.cards import Card
from euchre.rules.deal import begin, lay_out
from euchre.rules.events import Event
from euchre.rules.game import Game, winners
from euchre.rules.phase import Dealt, History, Phase
from euchre.rules.record import deal_record, game_record
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from euchre.rules.seats import Seat
from euchre.views import View, redact, view


class PackSource(Protocol):
    """Where a table's packs come from."""

    def first_dealer(self) -> Seat:
        """Return who deals first."""
        ...

    def order(self, deal: int) -> Sequence[Card]:
        """Return the whole pack of the deal of that number from 0, in the order dealt."""
        ...


class Watcher(Protocol):
    """One who is told what a seat may see, as it happens."""

    def saw(self, event: Event) -> None:
        """Take note of an event, redacted for the seat."""
        ...


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision of the deal: who made it, and what it was."""

    seat: Seat
    action: Action


class Table:
    """One game being played.

    `game` stands before the present deal; `position` is the deal's, None before the first.
    """

    def __init__(
        self,
        rules: Rules,
        players: Sequence[Player],
        packs: PackSource,
        watchers: Mapping[Seat | None, Watcher] | None = None,
    ) -> None:
        """Seat the players, by seat; each watcher sees what its seat may, None a spectator."""
        self.rules = rules
        self.players = tuple(players)
        self.packs = packs
        self.watchers = dict(watchers or {})
        self.game = Game.begin(rules, packs.first_dealer())
        self.turns: list[Turn] = []
        self.undone = 0
        self._deals: list[dict[str, Any]] = []
        self._position: Phase | None = None

    @property
    def position(self) -> Phase:
        """Where the deal stands; raises RuntimeError before the first."""
        if self._position is None:
            message = "no cards have been dealt yet"
            raise RuntimeError(message)
        return self._position

    @property
    def deal_is_over(self) -> bool:
        """Whether a deal is finished, or none was dealt yet."""
        return self._position is None or self._position.turn is None

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals, by player or side, a finished deal included."""
        return self._after_deal().scores

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, as indices into `scores`; nobody while the game goes on."""
        return winners(self.rules, self.scores)

    def _after_deal(self) -> Game:
        if isinstance(self._position, Scored):
            return self.game.after_deal(self._position.points)
        return self.game

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may see."""
        return view(self.position, seat)

    def deal(self) -> None:
        """Deal the next hands; raises RuntimeError while a deal is played or when a game is won."""
        if not self.deal_is_over or self.winners:
            message = "the deal is not finished, or the game is won"
            raise RuntimeError(message)
        if self._position is not None:
            self._deals.append(self._deal_record())
        self.game = self._after_deal()
        self.turns = []
        self.undone = 0
        order = self.packs.order(self.game.deals)
        self._begin(lay_out(self.rules, self.game.dealer, order, self.game.scores))

    def _begin(self, dealt: Dealt) -> None:
        step = begin(dealt)
        self._position = step.position
        self._tell(step.events)

    def step(self) -> None:
        """Ask the player whose turn it is, and do what he answers."""
        turn = self.position.turn
        if turn is None:
            message = "the deal is over"
            raise RuntimeError(message)
        self.act(self.players[turn].choose(view(self.position, turn)))

    def act(self, action: Action) -> None:
        """Do an action of the seat to act; raises IllegalAction, and then nothing has changed."""
        turn = self.position.turn
        step = self.position.after(action)
        self._position = step.position
        if turn is not None:
            self.turns.append(Turn(turn, action))
        self._tell(step.events)

    def rewind(self, length: int) -> None:
        """Go back to where the deal stood after that many decisions, by playing them again."""
        turns = self.turns[:length]
        position = begin(self.position.dealt).position
        for turn in turns:
            position = position.after(turn.action).position
        self._position = position
        self.turns = turns

    def _tell(self, events: History) -> None:
        for seat, watcher in self.watchers.items():
            for event in events:
                seen = redact(event, seat)
                if seen is not None:
                    watcher.saw(seen)

    def play_deal(self) -> None:
        """Deal, and ask the players until the deal is over."""
        self.deal()
        while not self.deal_is_over:
            self.step()

    def _deal_record(self) -> dict[str, Any]:
        position = self.position
        points = position.points if isinstance(position, Scored) else None
        written = deal_record(position.dealt, [turn.action for turn in self.turns], points)
        if self.undone:
            written["undone"] = self.undone
        return written

    def record(self, names: Sequence[str], **others: object) -> dict[str, Any]:
        """Return the game so far as a record; `others` are further keys, such as a seed."""
        deals = self._deals if self._position is None else [*self._deals, self._deal_record()]
        return game_record(self.rules, names, deals, self.scores, **others)
