"""A game as the store writes it: the texts of its record, and the columns to find it by."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from euchre.rules.record_shape import is_list
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat

APART: Final = {"deals", "scores"}
"""The keys of a record that are not in its head."""


def text_of(value: object, *, sort_keys: bool = False) -> str:
    """Return a value as JSON in ASCII, as short as can be.

    Raises ValueError where it is no JSON, such as a number too large, or too deeply nested.
    """
    try:
        return json.dumps(value, separators=(",", ":"), allow_nan=False, sort_keys=sort_keys)
    except RecursionError as error:
        message = "it is nested too deeply"
        raise ValueError(message) from error


def moment(time: datetime) -> str:
    """Return a time in ISO 8601 and UTC, so that later times are greater as texts too.

    >>> moment(datetime(2026, 1, 31, 12, tzinfo=UTC))
    '2026-01-31T12:00:00.000000Z'
    """
    return time.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def digest_of(record: Mapping[str, Any]) -> bytes:
    """Return what tells a game from every other: a hash of all that its record says.

    Raises ValueError as `text_of`.
    """
    return hashlib.sha256(text_of(record, sort_keys=True).encode("ascii")).digest()


class Marks(NamedTuple):
    """What a game is found by.

    `seat` is the person's, None where none is known; `bots` are the levels of the other seats from
    his left. `seed` and `number` are None where the packs to come are not known.
    """

    players: int
    rules: str
    bots: str | None
    seat: Seat | None
    seed: str | None
    number: int | None


def marks_of(head: Mapping[str, Any], rules: Rules) -> Marks:
    """Return what a game is found by."""
    levels, seat = _who_played(head.get("bots"), rules.players)
    seed, number = head.get("seed"), head.get("game", 0)
    is_known = type(seed) is int and type(number) is int and 0 <= number < _MOST_GAMES
    return Marks(
        rules.players,
        rules_text(rules),
        None if levels is None else ",".join(levels),
        seat,
        str(seed) if is_known else None,
        number if is_known else None,
    )


_MOST_GAMES: Final = 1 << 62


def rules_text(rules: Rules) -> str:
    """Return the rules in one line, equal for equal rules."""
    return json.dumps(rules.changed(), separators=(",", ":"), sort_keys=True)


def _who_played(bots: object, players: int) -> tuple[Sequence[str] | None, Seat | None]:
    r"""Return the levels from the person's left, and his seat; from seat 0 where bots alone play.

    >>> _who_played(["easy", None, "normal"], 3), _who_played(["easy", "normal"], 2)
    ((['normal', 'easy'], 1), (['easy', 'normal'], None))

    What cannot be printed names no level.

    >>> _who_played([None, "\ud800"], 2)
    (None, None)
    """
    if not is_list(bots) or len(bots) != players:
        return None, None
    levels = [level for level in bots if isinstance(level, str) and level.isprintable()]
    if len(levels) == players:
        return levels, None
    if len(levels) != players - 1 or None not in bots:
        return None, None
    seat = bots.index(None)
    return [*levels[seat:], *levels[:seat]], seat
