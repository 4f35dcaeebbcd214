"""The kept games: finding, listing, reading and deleting them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

from euchre.rules.seats import Seat
from euchre.store import lock
from euchre.store.file import connect, connect_to_read, troubles
from euchre.table.keeping import whole


class Unreadable(Exception):
    """A kept game whose text was changed from outside, so that it is no record any more."""

    def __init__(self, game: int) -> None:
        """Say which game it is."""
        super().__init__(game)
        self.game = game


class Listed(NamedTuple):
    """A game in the list.

    `begun` and `played` are times in ISO 8601, UTC; `bots` are the levels of the other seats from
    the person's left, None where that is not known; `seat` is the person's, None where bots alone
    play or nobody knows. `dealt` counts the deals; `winners` are indices into `scores`, None while
    the game is not finished; `won` tells of the person, of seat 0 where there is none.
    """

    id: int
    begun: str
    played: str
    players: int
    bots: tuple[str, ...] | None
    seat: Seat | None
    dealt: int
    scores: tuple[int, ...]
    winners: tuple[int, ...] | None
    won: bool


class Wanted(NamedTuple):
    """Which games to list: all, or those for so many players, those finished or not."""

    players: int | None = None
    finished: bool | None = None
    bots: str | None = None
    since: str | None = None


class Store:
    """The file of kept games."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        """Read and write through that connection."""
        self.connection = connection
        self.path = path
        self.locks = path.with_name(f"{path.stem}.playing")

    @classmethod
    def open(cls, path: Path) -> Store:
        """Open the file, which is made where there is none; raises CannotKeep."""
        return cls(connect(path), path)

    @classmethod
    def open_to_read(cls, path: Path) -> Store:
        """Open the file, if need be where nothing can be written; raises CannotKeep."""
        return cls(connect_to_read(path), path)

    def close(self) -> None:
        """Close the file."""
        self.connection.close()

    def count(self, wanted: Wanted | None = None) -> int:
        """Return how many games there are."""
        condition, values = _condition(wanted or Wanted())
        with troubles(self.path):
            question = f"SELECT count(*) FROM games {condition}"  # noqa: S608 - of our own texts
            (number,) = self.connection.execute(question, values).fetchone()
        return int(number)

    def listed(self, wanted: Wanted | None = None, most: int | None = None) -> list[Listed]:
        """Return games, the one played last first, at most so many."""
        condition, values = _condition(wanted or Wanted())
        question = (
            "SELECT id, begun, played, players, bots, seat, dealt, scores, winners, won "  # noqa: S608 - of our own texts
            f"FROM games {condition} ORDER BY played DESC, id DESC LIMIT ?"
        )
        with troubles(self.path):
            limit = _MOST if most is None else min(most, _MOST)
            rows = self.connection.execute(question, (*values, limit))
            return [_listed(row) for row in rows]

    def ids(self) -> list[int]:
        """Return the numbers of all games, the first first."""
        with troubles(self.path):
            rows = self.connection.execute("SELECT id FROM games ORDER BY id")
            return [game for (game,) in rows]

    def find(self, name: str) -> int | None:
        """Return the game with that name, a number or `last`; None if there is none."""
        last = name.strip().lower() == "last"
        with troubles(self.path):
            if last:
                found = self.connection.execute(
                    "SELECT id FROM games ORDER BY played DESC, id DESC LIMIT 1"
                ).fetchone()
            elif name.isascii() and name.isdecimal() and len(name) < _LONGEST_ID:
                found = self.connection.execute(
                    "SELECT id FROM games WHERE id = ?", (int(name),)
                ).fetchone()
            else:
                found = None
        return None if found is None else found[0]

    def record(self, game: int) -> dict[str, Any]:
        """Return a game as its record; raises Unreadable where it is damaged, or not there."""
        with troubles(self.path):
            row = self.connection.execute(
                "SELECT head, scores FROM games WHERE id = ?", (game,)
            ).fetchone()
            deals = self.connection.execute(
                "SELECT written FROM deals WHERE game = ? ORDER BY number", (game,)
            ).fetchall()
        try:
            head, scores = row
            return {
                **json.loads(head),
                "deals": [json.loads(written) for (written,) in deals],
                "scores": json.loads(scores),
            }
        except (ValueError, TypeError, RecursionError) as error:
            raise Unreadable(game) from error

    def delete(self, games: Sequence[int]) -> list[int]:
        """Delete games, and return those that are left as another program plays them."""
        left: list[int] = []
        for game in games:
            with troubles(self.path):
                if not lock.take(self.locks, game):
                    left.append(game)
                    continue
                try:
                    self.connection.execute("DELETE FROM games WHERE id = ?", (game,))
                finally:
                    lock.let_go(self.locks, game)
        return left

    def records(self, games: Sequence[int]) -> Iterator[dict[str, Any]]:
        """Iterate over games as records; raises Unreadable."""
        return map(self.record, games)


_LONGEST_ID = 19
_MOST = (1 << 63) - 1
"""The greatest number that SQLite takes."""


def _condition(wanted: Wanted) -> tuple[str, list[object]]:
    parts: list[str] = []
    values: list[object] = []
    if wanted.players is not None:
        parts.append("players = ?")
        values.append(wanted.players)
    if wanted.bots is not None:
        parts.append("instr(lower(',' || bots || ','), ?)")
        values.append(f",{wanted.bots.strip().lower()},")
    if wanted.since is not None:
        parts.append("begun >= ?")
        values.append(wanted.since)
    if wanted.finished is not None:
        parts.append(f"winners IS {'NOT ' if wanted.finished else ''}NULL")
    return (f"WHERE {' AND '.join(parts)}" if parts else "", values)


def _listed(row: Sequence[object]) -> Listed:
    game, begun, played, players, bots, seat, dealt, scores, winners, won = row
    return Listed(
        cast("int", game),
        str(begun),
        str(played),
        whole(players),
        None if bots is None else tuple(str(bots).split(",")),
        None if seat is None else whole(seat),
        whole(dealt),
        numbers(scores) or (),
        numbers(winners),
        bool(won),
    )


def numbers(text: object) -> tuple[int, ...] | None:
    """Return a list of whole numbers that the file holds; a damaged one has none."""
    if text is None:
        return None
    try:
        return tuple(int(number) for number in json.loads(str(text)))
    except (ValueError, TypeError, OverflowError, RecursionError):
        return ()
