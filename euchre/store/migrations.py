"""The tables of the file of games, and how each version of them came from the one before.

A migration that was ever released stays as it is: a file of any earlier version still opens.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from typing import Final

from euchre.store.tally import tally_of_record


def _games_and_deals(connection: sqlite3.Connection) -> None:
    """Version 1: a game by its head, and its deals, each as its record says it."""
    connection.execute(
        """
        CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            format INTEGER NOT NULL,
            head TEXT NOT NULL,
            begun TEXT NOT NULL,
            played TEXT NOT NULL,
            players INTEGER NOT NULL,
            rules TEXT NOT NULL,
            bots TEXT,
            seat INTEGER,
            seed TEXT,
            number INTEGER,
            dealt INTEGER NOT NULL,
            scores TEXT NOT NULL,
            winners TEXT,
            digest BLOB
        )
        """
    )
    connection.execute(
        """
        CREATE TABLE deals (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            written TEXT NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID
        """
    )
    connection.execute("CREATE INDEX games_by_digest ON games (digest)")
    connection.execute("CREATE INDEX games_by_seed ON games (seed, number)")
    connection.execute("CREATE INDEX games_by_date ON games (played, id)")
    connection.execute(
        """
        CREATE INDEX games_to_go_on_with ON games (played, id, rules, bots)
        WHERE winners IS NULL AND seat IS NOT NULL AND seed IS NOT NULL
        """
    )


def _statistics(connection: sqlite3.Connection) -> None:
    """Version 2: what each game came to for one seat, so that statistics need not replay it."""
    connection.execute("ALTER TABLE games ADD COLUMN counted INTEGER NOT NULL DEFAULT 1")
    connection.execute("ALTER TABLE games ADD COLUMN won INTEGER")
    for name in _COUNTS_OF_VERSION_2:
        connection.execute(f"ALTER TABLE games ADD COLUMN {name} INTEGER NOT NULL DEFAULT 0")
    values = ", ".join(f"{name} = ?" for name in _COUNTS_OF_VERSION_2)
    games = connection.execute("SELECT id, head, seat, winners FROM games").fetchall()
    for game, head, seat, winners in games:
        deals = connection.execute(
            "SELECT written FROM deals WHERE game = ? ORDER BY number", (game,)
        )
        try:
            record = {**json.loads(head), "deals": [json.loads(text) for (text,) in deals]}
        except ValueError:
            continue
        tally, won = tally_of_record(record, seat or 0)
        counts = [getattr(tally, name) for name in _COUNTS_OF_VERSION_2]
        connection.execute(
            f"UPDATE games SET won = ?, {values} WHERE id = ?",  # noqa: S608 - names of columns
            (None if winners is None else int(won), *counts, game),
        )


_COUNTS_OF_VERSION_2: Final = (
    *("deals", "passed_in", "maker", "made", "marched", "euchred", "defended", "euchres"),
    *("loners", "loners_made", "lone_marches", "lone_defences", "lone_euchres"),
    *("points", "undone", "hints"),
)


def _learning(connection: sqlite3.Connection) -> None:
    """Version 3: how far each lesson got, what was practised, and the spots that come back."""
    connection.execute(
        """
        CREATE TABLE lessons (
            lesson TEXT PRIMARY KEY,
            step INTEGER NOT NULL,
            finished INTEGER NOT NULL
        ) WITHOUT ROWID
        """
    )
    connection.execute(
        """
        CREATE TABLE practised (
            id INTEGER PRIMARY KEY,
            answered TEXT NOT NULL,
            kind TEXT NOT NULL,
            players INTEGER NOT NULL,
            grade TEXT NOT NULL,
            cost REAL NOT NULL,
            counted INTEGER NOT NULL DEFAULT 1
        )
        """
    )
    connection.execute(
        """
        CREATE TABLE spots (
            id INTEGER PRIMARY KEY,
            digest BLOB NOT NULL UNIQUE,
            kind TEXT NOT NULL,
            players INTEGER NOT NULL,
            rules TEXT NOT NULL,
            record TEXT NOT NULL,
            card TEXT NOT NULL,
            due TEXT NOT NULL
        )
        """
    )
    connection.execute("CREATE INDEX spots_by_due ON spots (kind, rules, due)")


_MIGRATIONS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (
    _games_and_deals,
    _statistics,
    _learning,
)

NEWEST: Final = len(_MIGRATIONS)
"""The version of the tables that this program writes."""


def migrate(connection: sqlite3.Connection, mark: int, version: int = NEWEST) -> None:
    """Bring the tables to that version in one transaction; the mark says whose file it is."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Another program may have done it meanwhile.
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        for step in _MIGRATIONS[found:version]:
            step(connection)
        if found < version:
            connection.execute(f"PRAGMA application_id = {mark}")
            connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
