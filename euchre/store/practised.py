"""What was practised: every answer, and the spots that come back, each in the file at once.

As with lessons nothing fails: where the file cannot be used, `trouble` says why, and whoever
practises goes on.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from euchre.coach.practising.answers import Answer, Waiting
from euchre.rules.record_shape import is_object
from euchre.rules.rules import Rules
from euchre.store.file import FAILURES, trouble_of
from euchre.store.games import Store
from euchre.store.written import digest_of, moment, rules_text, text_of
from euchre.table.keeping import Trouble


class Practised:
    """The answers and the spots of one file, while somebody practises."""

    def __init__(self, store: Store | None = None) -> None:
        """Keep them in that file, or nowhere."""
        self._store = store
        self._asked: set[bytes] = set()
        self._trouble: Trouble | None = None

    @property
    def trouble(self) -> Trouble | None:
        """Why the last answer is not in the file, None where it is or there is no file."""
        return self._trouble

    def due(self, kind: str, rules: Rules, now: datetime) -> Waiting | None:
        """Return the spot of a kind and table that has been due for longest, None where none is.

        Each is returned once, so that one which cannot be kept does not come for ever. What is no
        record is dropped.
        """
        if self._store is None:
            return None
        question = (
            "SELECT id, digest, record, card FROM spots WHERE kind = ? AND rules = ? AND due <= ? "
            "ORDER BY due, id"
        )
        try:
            rows = self._store.connection.execute(
                question, (kind, rules_text(rules), moment(now))
            ).fetchall()
        except FAILURES as error:
            self._trouble = trouble_of(error)
            return None
        for number, digest, written, card in rows:
            if digest in self._asked:
                continue
            self._asked.add(digest)
            record = _read(written)
            if record is not None:
                return Waiting(record, str(card), number)
            self._delete(number)
        return None

    def drop(self, waiting: Waiting) -> None:
        """Forget a spot that was due, and cannot be asked."""
        self._delete(waiting.number)

    def _delete(self, number: int) -> None:
        if self._store is None:
            return
        try:
            self._store.connection.execute("DELETE FROM spots WHERE id = ?", (number,))
        except FAILURES as error:
            self._trouble = trouble_of(error)

    def keep(self, answer: Answer) -> None:
        """Write an answer, and when its spot comes back, in one transaction."""
        digest = digest_of(answer.record)
        self._asked.add(digest)
        if self._store is None:
            return
        connection = self._store.connection
        try:
            # What is asked next must find this on the disk, even without power.
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("BEGIN IMMEDIATE")
            try:
                self._write(self._store, answer, digest)
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except FAILURES as error:
            self._trouble = trouble_of(error)
        else:
            self._trouble = None

    @staticmethod
    def _write(store: Store, answer: Answer, digest: bytes) -> None:
        kind, rules = answer.kind, answer.rules
        store.connection.execute(
            "INSERT INTO practised (answered, kind, players, grade, cost) VALUES (?, ?, ?, ?, ?)",
            (
                *(moment(answer.answered), kind, rules.players),
                *(answer.grade.name.lower(), answer.cost),
            ),
        )
        if answer.card is not None and answer.due is not None:
            store.connection.execute(
                "INSERT INTO spots (digest, kind, players, rules, record, card, due) "
                "VALUES (?, ?, ?, ?, ?, ?, ?) "
                "ON CONFLICT (digest) DO UPDATE SET card = excluded.card, due = excluded.due",
                (
                    *(digest, kind, rules.players, rules_text(rules), text_of(answer.record)),
                    *(answer.card, moment(answer.due)),
                ),
            )


def _read(written: object) -> Mapping[str, Any] | None:
    """Return the record of a spot, None where it was changed from outside."""
    try:
        record: object = json.loads(str(written))
    except (ValueError, RecursionError):
        return None
    return record if is_object(record) else None
