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

    A bot's seat is the one it has in the first game of a deck. Shares are of 1, `about` is half the
    width of a figure's interval, None where it is not known, and CPU times are in milliseconds.
    """
    return {
        "games": tally.games,
        "decks": tally.decks,
        "deals": tally.deals,
        "seed": seed,
        "seats": [
            {"seat": place, "bot": bot, **_figures(tally, place)} for place, bot in enumerate(bots)
        ],
        "rates": _rates(tally.counts()),
        "cpu_seconds": round(tally.cpu, 3),
    }


def _figures(tally: Tally, place: int) -> dict[str, Any]:
    won = tally.won(place)
    times = tally.entries[place].times
    intervals = {
        "win_rate": tally.wins(place),
        "points_per_deal": tally.points(place),
        "points_more": tally.more(place),
    }
    rates = _rates(tally.counts(place))
    del rates["passed_in"]  # nobody's more than another's
    return {
        "wins": int(won) if won == int(won) else round(won, 4),
        **{name: round(interval.ratio, 6) for name, interval in intervals.items()},
        "about": {name: about_of(interval) for name, interval in intervals.items()},
        "rates": rates,
        "decisions": times.decisions,
        "cpu_ms": {
            "median": round(1000 * times.percentile(0.5), 4),
            "p95": round(1000 * times.percentile(0.95), 4),
        },
    }


def about_of(interval: Interval) -> float | None:
    """Return half the width of an interval, None where it is not known."""
    return None if isinf(interval.about) else round(interval.about, 6)


def _rates(counts: Counts) -> dict[str, dict[str, float]]:
    numbers = counts._asdict()
    return {
        name: {"count": numbers[name], "share": round(numbers[name] / max(numbers[whole], 1), 6)}
        for name, whole in PART_OF.items()
    }
