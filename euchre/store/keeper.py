"""Keeping the game that is being played: everything that happens is in the file at once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

from euchre.rules.game import winners
from euchre.rules.phase import Phase
from euchre.rules.record import VERSION, replay
from euchre.rules.scoring import Scored
from euchre.rules.seats import Seat
from euchre.store import lock
from euchre.store.file import FAILURES, PATIENCE, trouble_of
from euchre.store.games import Store
from euchre.store.tally import COUNTS, Tally, tally_of, total
from euchre.store.written import APART, digest_of, marks_of, moment, text_of
from euchre.table.keeping import Trouble

PERSON: Final[Seat] = 0
"""The seat of the person in the games that are played here."""

_FIXED: Final = ("format", "head", "begun", "players", "rules", "bots", "seat", "seed", "number")
_MOVING: Final = ("played", "dealt", "scores", "winners", "digest", "won", *COUNTS)

INSERT: Final = (
    f"INSERT INTO games ({', '.join((*_FIXED, *_MOVING))}) "  # noqa: S608 - names of columns
    f"VALUES ({', '.join('?' * (len(_FIXED) + len(_MOVING)))})"
)
_UPDATE: Final = f"UPDATE games SET {', '.join(f'{name} = ?' for name in _MOVING)} WHERE id = ?"  # noqa: S608
INSERT_DEAL: Final = "INSERT OR REPLACE INTO deals (game, number, written) VALUES (?, ?, ?)"


def now() -> str:
    """Return the time in ISO 8601, UTC."""
    return moment(datetime.now(UTC))


class StoreKeeper:
    """Keeps one game in the file; a write that failed is made up for by the next one."""

    def __init__(self, store: Store, head: Mapping[str, Any], game: int | None = None) -> None:
        """Keep a game that begins with that head, or a game of the file."""
        self._store = store
        self._head = head
        self._game = game
        self._deals: list[Mapping[str, Any]] = []
        self._tallies: list[Tally] = []
        self._unwritten = 0
        self._trouble: Trouble | None = None

    @classmethod
    def of(cls, store: Store, game: int, record: Mapping[str, Any]) -> StoreKeeper:
        """Keep a game of the file further; raises RecordError."""
        replayed = replay(record)
        head = {name: value for name, value in record.items() if name not in APART}
        keeper = cls(store, head, game)
        keeper._deals = list(record["deals"])
        pairs = zip(replayed.deals, keeper._deals, strict=True)
        keeper._tallies = [tally_of(position, deal, PERSON) for position, deal in pairs]
        keeper._unwritten = len(keeper._deals)
        return keeper

    @property
    def game(self) -> int | None:
        """The number of the game in the list."""
        return self._game

    @property
    def trouble(self) -> Trouble | None:
        """Why what happened last is not in the file."""
        return self._trouble

    def keep(self, number: int, position: Phase, written: Mapping[str, Any]) -> None:
        """Write the deal of that number from 0 as it stands, in one transaction."""
        self._deals[number:] = [written]
        self._tallies[number:] = [tally_of(position, written, PERSON)]
        self._unwritten = min(self._unwritten, number)
        if self._trouble is Trouble.DAMAGED:
            return
        connection = self._store.connection
        try:
            # What a person decides next must find all this on the disk, even without power.
            waits = position.turn in {PERSON, None}
            connection.execute(f"PRAGMA synchronous = {'FULL' if waits else 'NORMAL'}")
            connection.execute("BEGIN IMMEDIATE")
            try:
                game = self._write(position)
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except FAILURES as error:
            self._fail(trouble_of(error))
        else:
            self._game, self._unwritten = game, number
            if self._trouble is not None:
                self._trouble = None
                connection.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}")

    def _fail(self, trouble: Trouble) -> None:
        if self._trouble is None:
            # The game does not stop at every card for what failed a moment ago.
            self._store.connection.execute("PRAGMA busy_timeout = 0")
        self._trouble = trouble

    def _write(self, position: Phase) -> int:
        moving = self._moving(position)
        connection = self._store.connection
        game = self._game
        if game is not None and not connection.execute(_UPDATE, (*moving, game)).rowcount:
            # It was deleted from outside: what is being played is kept all the same.
            game = None
            self._unwritten = 0
        if game is None:
            game = connection.execute(INSERT, (*self._fixed(position), *moving)).lastrowid or 0
            lock.take(self._store.locks, game)
        last = len(self._deals)
        for number in range(self._unwritten, last):
            connection.execute(INSERT_DEAL, (game, number, text_of(self._deals[number])))
        return game

    def _fixed(self, position: Phase) -> tuple[object, ...]:
        begun = self._head["begun"]
        marks = marks_of(self._head, position.dealt.rules)
        return (VERSION, text_of(self._head), begun, *marks)

    def _moving(self, position: Phase) -> tuple[object, ...]:
        rules, scores = position.dealt.rules, position.dealt.scores
        if isinstance(position, Scored):
            scores = tuple(map(sum, zip(scores, position.points, strict=True)))
        won_by = winners(rules, scores)
        record = {**self._head, "deals": self._deals, "scores": list(scores)}
        tally = total(self._tallies)
        return (
            now(),
            len(self._deals),
            json.dumps(scores),
            json.dumps(won_by) if won_by else None,
            digest_of(record) if won_by else None,
            int(rules.seating.side_of(PERSON) in won_by) if won_by else None,
            *tally,
        )

    def close(self) -> None:
        """Let go of the game: another program may go on with it."""
        if self._game is not None:
            lock.let_go(self._store.locks, self._game)
