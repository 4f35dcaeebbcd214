"""What simulated games came to, in lines for a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def simulation_lines(result: Mapping[str, Any]) -> list[str]:
    """Return the lines of a simulation's result, given as for `--json`.

    >>> seat = {"seat": 0, "bot": "easy", "wins": 1, "points_per_deal": 0.25}
    >>> result = {"games": 2, "deals": 30, "seed": 7, "seats": [seat], "cpu_seconds": 0.5}
    >>> for line in simulation_lines(result):
    ...     print(line)
    2 games, 30 deals, seed 7, 0.5 CPU seconds.
    Seat 0, easy: 1 won (50.0 %), 0.250 points a deal.
    """
    games, deals = result["games"], result["deals"]
    played = f"{games} {_plural('game', games)}, {deals} {_plural('deal', deals)}"
    lines = [f"{played}, seed {result['seed']}, {result['cpu_seconds']} CPU seconds."]
    for seat in result["seats"]:
        share = 100 * seat["wins"] / max(games, 1)
        lines.append(
            f"Seat {seat['seat']}, {seat['bot']}: {seat['wins']} won ({share:.1f} %), "
            f"{seat['points_per_deal']:.3f} points a deal."
        )
    return lines


def _plural(noun: str, number: int) -> str:
    return noun if number == 1 else f"{noun}s"
