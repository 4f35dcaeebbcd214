"""The list of kept games, in lines for a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from euchre.ui.words.text import excerpt

NO_GAMES: Final = "No games are kept, or none of that kind."

_HEADING: Final = ("Game", "Played", "Players", "Bots", "Score", "")


def game_lines(games: Sequence[Mapping[str, Any]], count: int) -> list[str]:
    """Return a line a game, given as for `--json`; `count` is how many there are with the others.

    >>> game = {"game": 7, "played": "?", "players": 3, "bots": ["easy", "normal"], "deals": 4,
    ...     "scores": [3, 0, 4], "finished": False, "won": None, "seat": 0}
    >>> for line in game_lines([game], 2):
    ...     print(line)
    Game  Played  Players  Bots         Score
    7     ?       3        easy,normal  3-0-4  hand 4
    And 1 more: --limit N lists more of them.
    """
    if not games:
        return [NO_GAMES]
    rows = [_HEADING, *map(_row, games)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    more = count - len(games)
    return [*lines, f"And {more} more: --limit N lists more of them."] if more > 0 else lines


def _row(game: Mapping[str, Any]) -> tuple[str, ...]:
    return (
        str(game["game"]),
        time_here(game["played"]),
        str(game["players"]),
        bots_named(game["bots"]),
        "-".join(map(str, game["scores"])),
        _how_it_stands(game),
    )


def _how_it_stands(game: Mapping[str, Any]) -> str:
    if not game["finished"]:
        return f"hand {game['deals']}"
    if game["seat"] is None:
        return "over"
    return "won" if game["won"] else "lost"


def bots_named(bots: Sequence[str] | None) -> str:
    """Return the levels of bots, one for all where they are the same.

    >>> bots_named(["easy", "easy"]), bots_named(["easy", "normal"]), bots_named(None)
    ('easy', 'easy,normal', '?')
    """
    if bots is None:
        return "?"
    return excerpt(bots[0] if len(set(bots)) == 1 else ",".join(bots), 24)


def time_here(time: str) -> str:
    """Return a time, given in UTC, as the clock here shows it."""
    try:
        return datetime.fromisoformat(time).astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError):
        return excerpt(time, 16)
