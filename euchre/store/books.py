"""The kept games as whoever plays has them: a new one begun, or an unfinished one gone on with."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import islice
from typing import Any, Final

from euchre.rules.errors import RecordError
from euchre.rules.record import replay
from euchre.rules.rules import Rules
from euchre.store import lock
from euchre.store.file import CannotKeep, troubles
from euchre.store.games import Store, Unreadable, numbers
from euchre.store.keeper import PERSON, StoreKeeper, now
from euchre.store.written import rules_text
from euchre.table.keeping import Hindrance, Kept, Unfinished, whole

_TO_GO_ON: Final = "winners IS NULL AND seat = ? AND seed IS NOT NULL"


class StoreBooks:
    """The file of games, for whoever plays."""

    def __init__(self, store: Store) -> None:
        """Keep games in that file."""
        self._store = store

    @property
    def store(self) -> Store:
        """The file."""
        return self._store

    def close(self) -> None:
        """Close the file."""
        self._store.close()

    def begin(self, head: Mapping[str, Any]) -> StoreKeeper:
        """Return who keeps a new game; it is in the file as soon as cards are dealt."""
        return StoreKeeper(self._store, {**head, "begun": now()})

    def has_finished(self) -> bool:
        """Tell whether a person has played a game to its end; yes where that cannot be read."""
        question = "SELECT EXISTS (SELECT 1 FROM games WHERE winners IS NOT NULL AND seat = ?)"
        try:
            with troubles(self._store.path):
                return bool(self._store.connection.execute(question, (PERSON,)).fetchone()[0])
        except CannotKeep:
            return True

    def latest(
        self,
        levels: Collection[str],
        rules: Rules | None = None,
        bots: tuple[str, ...] | None = None,
        name: str | None = None,
    ) -> Kept | None:
        """Return the unfinished game that was played last and that no other program plays.

        Its bots are of those levels; where rules, bots or the person's name are given, it has them.
        Raises CannotKeep.
        """
        question = (
            f"SELECT id, bots FROM games WHERE {_TO_GO_ON} "  # noqa: S608 - of our own texts
            "AND (? IS NULL OR rules = ?) AND (? IS NULL OR bots = ?) ORDER BY played DESC, id DESC"
        )
        table = None if rules is None else rules_text(rules)
        seats = None if bots is None else ",".join(bots)
        with troubles(self._store.path):
            rows = self._store.connection.execute(question, (PERSON, table, table, seats, seats))
            for game, playing in rows:
                if _are_of(playing, levels):
                    kept = self._taken(game, name)
                    if kept is not None:
                        return kept
        return None

    def unfinished(self, levels: Collection[str], most: int) -> tuple[Unfinished, ...]:
        """Return unfinished games, the one played last first, at most so many.

        Their bots are of those levels. There are none where nothing can be read.
        """
        rows = "SELECT id, players, bots, dealt, scores, played FROM games"
        question = f"{rows} WHERE {_TO_GO_ON} AND dealt ORDER BY played DESC, id DESC"
        try:
            with troubles(self._store.path):
                games = self._store.connection.execute(question, (PERSON,))
                found = (
                    Unfinished(game, whole(players), whole(dealt), numbers(scores) or (), played)
                    for game, players, bots, dealt, scores, played in games
                    if _are_of(bots, levels)
                )
                return tuple(islice(found, most))
        except CannotKeep:
            return ()

    def take(self, game: int, levels: Collection[str]) -> Kept | None:
        """Return that unfinished game to go on with.

        None where it is another's, played elsewhere, over, damaged, or cannot be read.
        """
        question = f"SELECT bots FROM games WHERE {_TO_GO_ON} AND id = ?"  # noqa: S608 - of our own texts
        try:
            with troubles(self._store.path):
                row = self._store.connection.execute(question, (PERSON, game)).fetchone()
                return self._taken(game, None) if row and _are_of(row[0], levels) else None
        except CannotKeep:
            return None

    def hindrance(self, game: int, levels: Collection[str]) -> Hindrance:
        """Return why that game, which could not be taken, does not go on; raises CannotKeep."""
        question = "SELECT winners IS NOT NULL, seat, seed, bots FROM games WHERE id = ?"
        with troubles(self._store.path):
            row = self._store.connection.execute(question, (game,)).fetchone()
            if row is None:
                return Hindrance.DAMAGED
            is_over, seat, seed, bots = row
            if is_over:
                return Hindrance.OVER
            if seat != PERSON:
                return Hindrance.NOT_YOURS
            if seed is None or not _are_of(bots, levels):
                return Hindrance.NOT_KNOWN
            if not lock.take(self._store.locks, game):
                return Hindrance.PLAYED_ELSEWHERE
            lock.let_go(self._store.locks, game)
        return Hindrance.DAMAGED

    def _taken(self, game: int, name: str | None) -> Kept | None:
        """Return a game to go on with, None where it is played elsewhere, over, or damaged."""
        if not lock.take(self._store.locks, game):
            return None
        try:
            record = self._store.record(game)
            is_his = name is None or record.get("names", [name])[PERSON] == name
            if is_his and record["deals"] and not replay(record).winners:
                return Kept(record, StoreKeeper.of(self._store, game, record))
        except (Unreadable, RecordError):
            pass
        lock.let_go(self._store.locks, game)
        return None


def _are_of(bots: str | None, levels: Collection[str]) -> bool:
    """Tell whether all bots of a game, as the file has them, are of those levels."""
    return bots is not None and all(level in levels for level in str(bots).split(","))
