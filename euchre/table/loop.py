"""The turn loop: one game at a table, each seat asked with what it may see and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from euchre.player import Player
from euchre.rules.actions import Action, parse_action
from euchre.rules.cards import Card
from euchre.rules.deal import begin, lay_out
from euchre.rules.events import Event
from euchre.rules.game import Game, winners
from euchre.rules.phase import Dealt, History, Phase
from euchre.rules.record import deal_record, game_record, replay
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from euchre.rules.seats import Seat
from euchre.table.fair import Sealed
from euchre.table.keeping import Keeper, whole
from euchre.views import View, redact, view


class PackSource(Protocol):
    """Where a table's packs come from."""

    def first_dealer(self) -> Seat:
        """Return who deals first."""
        ...

    def order(self, deal: int) -> Sequence[Card]:
        """Return the whole pack of the deal of that number from 0, in the order dealt."""
        ...

    def salt(self, deal: int) -> str:
        """Return the salt under which that pack is fixed before it is dealt."""
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


def turns_of(dealt: Dealt, actions: Iterable[Action]) -> Iterator[Turn]:
    """Iterate over the decisions of a deal, each with the seat whose turn it was."""
    position = begin(dealt).position
    for action in actions:
        if position.turn is not None:
            yield Turn(position.turn, action)
        position = position.after(action).position


class Table:
    """One game being played.

    `game` stands before the present deal; `position` is the deal's, None before the first, and so
    is `sealed`, the pack as it was fixed before it was dealt. `undone` is how many decisions of the
    deal were taken back, and `notes` are further keys of its record.
    """

    def __init__(
        self,
        rules: Rules,
        players: Sequence[Player],
        packs: PackSource,
        watchers: Mapping[Seat | None, Watcher] | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        """Seat the players, by seat; each watcher sees what its seat may, None a spectator.

        The keeper is handed the deal after everything that happens in it.
        """
        self.rules = rules
        self.players = tuple(players)
        self.packs = packs
        self.watchers = dict(watchers or {})
        self.keeper = keeper
        self.game = Game.begin(rules, packs.first_dealer())
        self.turns: list[Turn] = []
        self.undone = 0
        self.sealed: Sealed | None = None
        self.notes: dict[str, Any] = {}
        self._deals: list[Mapping[str, Any]] = []
        self._finished: list[Phase] = []
        self._position: Phase | None = None

    def resume(self, record: Mapping[str, Any]) -> None:
        """Take up a game where its record leaves off; raises RecordError where it breaks the rules.

        The packs must be the game's own for the hands to come. Watchers are told nothing.
        """
        replayed = replay(record)
        position = replayed.position
        if position is None:
            return
        *finished, last = record["deals"]
        dealt = position.dealt
        self._deals, self._finished = finished, list(replayed.deals[:-1])
        self.game = Game(self.rules, dealt.dealer, dealt.scores, len(finished))
        self._position = position
        self.turns = list(turns_of(dealt, map(parse_action, last["actions"])))
        self.undone = whole(last.get("undone"))
        self.sealed = Sealed.kept_in(last)
        own = _OF_A_DEAL if self.sealed is None else _OF_A_DEAL.union(Sealed._fields)
        self.notes = {name: value for name, value in last.items() if name not in own}

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

    @property
    def commitment(self) -> str | None:
        """The hash of the present deal's pack, which may be shown before a card is; or None."""
        return None if self.sealed is None else self.sealed.commitment

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
            self._finished.append(self._position)
        self.game = self._after_deal()
        self.turns = []
        self.undone = 0
        self.notes = {}
        number = self.game.deals
        order = self.packs.order(number)
        self.sealed = Sealed.of(self.packs.salt(number), order)
        self._begin(lay_out(self.rules, self.game.dealer, order, self.game.scores))

    def _begin(self, dealt: Dealt) -> None:
        step = begin(dealt)
        self._position = step.position
        self._keep()
        self._tell(step.events)

    def _keep(self) -> None:
        if self.keeper is not None:
            self.keeper.keep(self.game.deals, self.position, self._deal_record())

    def finished(self, seat: Seat | None) -> tuple[View, ...]:
        """Return the finished deals before the present one, as a seat may see them."""
        return tuple(view(position, seat) for position in self._finished)

    def note(self, name: str, value: object) -> None:
        """Write a further key into the deal's record; None takes it out."""
        if value is None:
            self.notes.pop(name, None)
        else:
            self.notes[name] = value
        self._keep()

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
        self._keep()
        self._tell(step.events)

    def rewind(self, length: int, *, undone: int = 0) -> None:
        """Go back to where the deal stood after that many decisions, by playing them again.

        `undone` is how many of a person's decisions are so taken back.
        """
        turns = self.turns[:length]
        position = begin(self.position.dealt).position
        for turn in turns:
            position = position.after(turn.action).position
        self._position = position
        self.turns = turns
        self.undone += undone
        self._keep()

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
        if self.sealed is not None:
            written.update(self.sealed._asdict())
        return {**written, **self.notes}

    def record(self, names: Sequence[str], **others: object) -> dict[str, Any]:
        """Return the game so far as a record; `others` are further keys, such as a seed."""
        deals = self._deals if self._position is None else [*self._deals, self._deal_record()]
        return game_record(self.rules, names, deals, self.scores, **others)


_OF_A_DEAL: Final = frozenset(
    ("dealer", "hands", "dummy", "upcard", "stock", "actions", "points", "undone")
)
"""The keys of a deal's record that the table writes itself."""
