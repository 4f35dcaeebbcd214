"""Sums over what is kept: games by kind and by bots, what in a row, and what was practised."""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import isfinite
from typing import Any, Final, NamedTuple

from euchre.rules.record_shape import is_object
from euchre.store.file import troubles
from euchre.store.games import Store
from euchre.store.tally import COUNTS, NOTHING, Tally, total
from euchre.table.keeping import whole


class Group(NamedTuple):
    """Games of one kind: so many players, those bots, with help or without.

    `bots` are the levels from the person's left, None where they are not known; `games` are
    finished ones, of which so many were `won`; the tally counts the unfinished ones too.
    """

    players: int
    bots: str | None
    assisted: bool
    games: int
    won: int
    unfinished: int
    tally: Tally


class Streak(NamedTuple):
    """Games in a row: `now` won, or lost where it is below 0; and the longest of either."""

    now: int = 0
    longest_won: int = 0
    longest_lost: int = 0


class Counted(NamedTuple):
    """Which games are counted: those of a person, and others from seat 0 with `between_bots`."""

    players: int | None = None
    since: str | None = None
    between_bots: bool = False


_HELPED: Final = "(undone + hints) > 0"


def groups(store: Store, counted: Counted) -> list[Group]:
    """Return what the games came to, by kind."""
    condition, values = _condition(counted)
    sums = ", ".join(f"sum({name})" for name in COUNTS)
    question = (
        f"SELECT players, bots, {_HELPED}, count(winners), coalesce(sum(won), 0), "  # noqa: S608 - of our own texts
        f"count(*) - count(winners), {sums} "
        f"FROM games WHERE {condition} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"
    )
    with troubles(store.path):
        rows = store.connection.execute(question, values).fetchall()
    return [
        Group(
            whole(players),
            None if bots is None else str(bots),
            bool(helped),
            games,
            whole(won),
            unfinished,
            Tally(*map(whole, counts)),
        )
        for players, bots, helped, games, won, unfinished, *counts in rows
    ]


def streak(store: Store, counted: Counted, *, assisted: bool) -> Streak:
    """Return how many games were won or lost in a row, with help or without."""
    condition, values = _condition(counted)
    question = (
        f"SELECT won FROM games WHERE {condition} AND winners IS NOT NULL AND {_HELPED} = ? "  # noqa: S608 - of our own texts
        "ORDER BY begun, id"
    )
    with troubles(store.path):
        results = [won for (won,) in store.connection.execute(question, (*values, int(assisted)))]
    run = longest_won = longest_lost = 0
    for won in results:
        run = max(run, 0) + 1 if won else min(run, 0) - 1
        longest_won, longest_lost = max(longest_won, run), max(longest_lost, -run)
    return Streak(run, longest_won, longest_lost)


def not_counted(store: Store) -> int:
    """Return how many games are not known to be of a person, such as those between bots."""
    with troubles(store.path):
        (number,) = store.connection.execute(
            f"SELECT count(*) FROM games WHERE counted AND NOT {_OWN}"  # noqa: S608 - of our own texts
        ).fetchone()
    return int(number)


def reset(store: Store) -> int:
    """Count no game kept so far any more, nor what was practised; return how many games were."""
    with troubles(store.path):
        store.connection.execute("UPDATE practised SET counted = 0 WHERE counted")
        return store.connection.execute("UPDATE games SET counted = 0 WHERE counted").rowcount


_OWN: Final = "seat IS NOT NULL"
"""Where the record does not say which seat was the person's, no game is won by him."""


def _condition(counted: Counted) -> tuple[str, list[object]]:
    parts = ["counted"] if counted.between_bots else ["counted", _OWN]
    values: list[object] = []
    if counted.players is not None:
        parts.append("players = ?")
        values.append(counted.players)
    if counted.since is not None:
        parts.append("begun >= ?")
        values.append(counted.since)
    return " AND ".join(parts), values


def sum_of(found: list[Group]) -> Group:
    """Return several groups as one."""
    if not found:
        return Group(0, None, False, 0, 0, 0, NOTHING)  # noqa: FBT003 - a group of nothing
    return Group(
        0,
        None,
        any(group.assisted for group in found),
        sum(group.games for group in found),
        sum(group.won for group in found),
        sum(group.unfinished for group in found),
        total(group.tally for group in found),
    )


class Practice(NamedTuple):
    """What answers to positions of a kind come to: how many, how many best, and their cost."""

    kind: str
    positions: int
    best: int
    cost: float


class Cards(NamedTuple):
    """How many spots come back at a table, and how many are due; its rules as in a record."""

    rules: Mapping[str, Any]
    kept: int
    due: int


_BEST: Final = "best"
"""How the best grade is written."""


def practised(store: Store, players: int | None = None, since: str | None = None) -> list[Practice]:
    """Return what the answers come to by kind, of one table size or all; raises CannotKeep."""
    question = (
        "SELECT kind, count(*), sum(grade = ?), total(cost) FROM practised "
        "WHERE counted AND (? IS NULL OR players = ?) AND (? IS NULL OR answered >= ?) "
        "GROUP BY kind ORDER BY kind"
    )
    with troubles(store.path):
        rows = store.connection.execute(question, (_BEST, players, players, since, since))
        return [
            Practice(str(kind), positions, whole(right), cost if isfinite(cost) else 0.0)
            for kind, positions, right, cost in rows
        ]


def cards(store: Store, now: str, players: int | None = None) -> list[Cards]:
    """Return by table how many spots come back, and are due at a time in ISO 8601 and UTC.

    The tables are in the order in which they were first practised at. Raises CannotKeep.
    """
    question = (
        "SELECT rules, count(*), sum(due <= ?) FROM spots WHERE ? IS NULL OR players = ? "
        "GROUP BY rules ORDER BY min(id)"
    )
    with troubles(store.path):
        rows = store.connection.execute(question, (now, players, players)).fetchall()
    found = [(_rules(rules), whole(kept), whole(due)) for rules, kept, due in rows]
    return [Cards(rules, kept, due) for rules, kept, due in found if rules is not None]


def _rules(written: object) -> Mapping[str, Any] | None:
    """Return the rules of a table, None where they were changed from outside: no table has them."""
    try:
        rules: object = json.loads(str(written))
    except (ValueError, RecursionError):
        return None
    return rules if is_object(rules) else None
