"""Bringing in games from elsewhere: many in one transaction, and each but once."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final, NamedTuple, TypeAlias

from euchre.rules.record import VERSION, Replayed
from euchre.store.file import troubles
from euchre.store.games import Store, Unreadable
from euchre.store.keeper import INSERT, INSERT_DEAL, now
from euchre.store.tally import tally_of, total
from euchre.store.written import APART, digest_of, marks_of, moment, text_of

BATCH: Final = 200
"""So many games are written at a time: whoever plays meanwhile need not wait for longer."""


Recognise: TypeAlias = Callable[[Mapping[str, Any]], bool]
"""Tells whether a kept game is the one that comes in, though that says less of it."""


class _Prepared(NamedTuple):
    """A game to be written; `known_by` is None where only its digest says that it is there."""

    known_by: Recognise | None
    players: int
    scores: str
    row: tuple[object, ...]
    deals: list[str]
    digest: bytes


class Importer:
    """Brings games in; `added` and `known` count those that are new and those that were there."""

    def __init__(self, store: Store) -> None:
        """Bring games into that store."""
        self._store = store
        self._waiting: list[_Prepared] = []
        self._unfinished: set[bytes] | None = None
        self.added = 0
        self.known = 0

    def add(
        self, record: Mapping[str, Any], replayed: Replayed, known_by: Recognise | None = None
    ) -> None:
        """Bring in a game that was replayed; it is in the file after `finish` at the latest.

        It is there already where a kept game says all the same, or is `known_by` that for the same.
        Raises ValueError where it holds what cannot be written, CannotKeep where the file fails.
        """
        self._waiting.append(_prepared(record, replayed, known_by))
        if len(self._waiting) >= BATCH:
            self.finish()

    def finish(self) -> None:
        """Write what is waiting; raises CannotKeep, and then none of it is there."""
        added = known = 0
        connection = self._store.connection
        with troubles(self._store.path):
            connection.execute("BEGIN IMMEDIATE")
            try:
                being_played = self._digests_of_unfinished()
                for game in self._waiting:
                    if game.digest in being_played or self._is_there(game):
                        known += 1
                        continue
                    number = connection.execute(INSERT, game.row).lastrowid
                    deals = [(number, place, text) for place, text in enumerate(game.deals)]
                    connection.executemany(INSERT_DEAL, deals)
                    added += 1
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        self._waiting.clear()
        self.added += added
        self.known += known

    def _is_there(self, game: _Prepared) -> bool:
        found = self._store.connection.execute(
            "SELECT 1 FROM games WHERE digest = ?", (game.digest,)
        )
        return found.fetchone() is not None or self._is_recognised(game)

    def _is_recognised(self, game: _Prepared) -> bool:
        if game.known_by is None:
            return False
        rows = self._store.connection.execute(
            "SELECT id FROM games WHERE players = ? AND dealt = ? AND scores = ?",
            (game.players, len(game.deals), game.scores),
        )
        for (kept,) in rows.fetchall():
            try:
                if game.known_by(self._store.record(kept)):
                    return True
            except Unreadable:
                continue
        return False

    def _digests_of_unfinished(self) -> set[bytes]:
        """Return those of games that are being played, which the file does not hold."""
        if self._unfinished is None:
            self._unfinished = set()
            rows = self._store.connection.execute("SELECT id FROM games WHERE digest IS NULL")
            for (game,) in rows.fetchall():
                try:
                    self._unfinished.add(digest_of(self._store.record(game)))
                except Unreadable:
                    continue
        return self._unfinished


def _prepared(
    record: Mapping[str, Any], replayed: Replayed, known_by: Recognise | None
) -> _Prepared:
    head = {name: value for name, value in record.items() if name not in APART}
    deals = record["deals"]
    texts = [text_of(deal) for deal in deals]
    rules, scores, winners = replayed.rules, replayed.scores, replayed.winners
    totals = json.dumps(scores)
    marks = marks_of(head, rules)
    begun = _time(head.get("begun"))
    seat = marks.seat or 0
    tally = total(map(tally_of, replayed.deals, deals, [seat] * len(deals)))
    digest = digest_of({**head, "deals": deals, "scores": list(scores)})
    row = (
        *(VERSION, text_of(head), begun, *marks),
        *(begun, len(deals), totals),
        json.dumps(winners) if winners else None,
        digest,
        int(rules.seating.side_of(seat) in winners) if winners else None,
        *tally,
    )
    return _Prepared(known_by, rules.players, totals, row, texts, digest)


def _time(begun: object) -> str:
    """Return when a game began, as the store writes it; now where the record does not say."""
    try:
        return moment(datetime.fromisoformat(str(begun)))
    except (ValueError, OverflowError):
        return now()
