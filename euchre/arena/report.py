"""What a match came to, as plain values: the object that `simulate --json` prints."""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf
from typing import Any

from euchre.arena.intervals import Interval
from euchre.arena.outcomes import PART_OF, Counts
from euchre.arena.tally import Tally


def report(tally: Tally, bots: Sequence[str], seed: int) -> dict[str, Any]:
    """Return games, decks, deals, the rates of all deals, and each bot's figures as listed.

    Shares are of 1, half the width of an interval is called about and is None where it is not
    known, CPU times are in milliseconds.
    """
    return {
        "games": tally.games,
        "decks": tally.decks,
        "deals": tally.deals,
        "seed": seed,
        "bots": [{"bot": bot, **_figures(tally, place)} for place, bot in enumerate(bots)],
        "rates": _rates(tally.counts()),
        "cpu_seconds": round(tally.cpu, 3),
    }


def _figures(tally: Tally, place: int) -> dict[str, Any]:
    won = tally.won(place)
    times = tally.entries[place].times
    rates = _rates(tally.counts(place))
    del rates["passed_in"]  # nobody's more than another's
    return {
        "wins": int(won) if won == int(won) else round(won, 4),
        "win_rate": interval_of(tally.wins(place)),
        "points_per_deal": interval_of(tally.points(place)),
        "points_more": interval_of(tally.more(place)),
        "rates": rates,
        "decisions": times.decisions,
        "cpu_ms": {
            "median": round(1000 * times.percentile(0.5), 4),
            "p95": round(1000 * times.percentile(0.95), 4),
        },
    }


def interval_of(interval: Interval) -> dict[str, float | None]:
    """Return an interval as plain values, each None where it is not known."""
    ratio, about = interval
    return {"value": round(ratio, 6), "about": None if isinf(about) else round(about, 6)}


def _rates(counts: Counts) -> dict[str, dict[str, float]]:
    numbers = counts._asdict()
    return {
        name: {"count": numbers[name], "share": round(numbers[name] / max(numbers[whole], 1), 6)}
        for name, whole in PART_OF.items()
    }
