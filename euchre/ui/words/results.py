"""What simulated games came to, in lines for a person."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

_RATES: Final = {
    "passed_in": "thrown in",
    "bids": "bids",
    "made": "  made",
    "marched": "  marched",
    "euchred": "  euchred",
    "loners": "  alone",
    "loners_made": "    made",
    "loners_marched": "    marched",
    "loners_euchred": "    euchred",
    "defended": "defended",
    "lone_defences": "  alone",
    "lone_defences_won": "    euchres",
}
"""The rates in order, each set in below the one that it is a share of."""

WORKER_LOST: Final = (
    "processes that played games have ended again and again without a result. "
    "Play again with fewer --jobs: memory may have been short."
)


def no_processes(jobs: int, why: str) -> str:
    """Return what is said where the system starts no processes.

    >>> no_processes(3, "Too many open files")
    '3 processes cannot be started here: too many open files. Play with fewer --jobs.'
    """
    return f"{jobs} processes cannot be started here: {why.lower()}. Play with fewer --jobs."


def stopped_after(games: int, wanted: int) -> str:
    """Return what is said where games were stopped.

    >>> stopped_after(2, 100)
    'stopped after 2 of 100 games.'
    """
    return f"stopped after {games} of {wanted} {_plural('game', wanted)}."


def known_so_far(bot: str, wins: float, about: float | None) -> str:
    """Return what is known of a bot's win rate while games are played.

    >>> known_so_far("expert", 0.409, 0.034)
    'expert wins 40.9 % ±3.4'
    >>> known_so_far("expert", 0.5, None)
    'expert wins 50.0 %'
    """
    return f"{bot} wins {_percent(wins, about)}"


def simulation_lines(result: Mapping[str, Any]) -> list[str]:
    """Return the lines of a simulation's result, given as for `--json`."""
    games, deals, decks = result["games"], result["deals"], result["decks"]
    played = f"{games} {_plural('game', games)}, {deals} {_plural('deal', deals)}"
    lines = [f"{played}, seed {result['seed']}, {result['cpu_seconds']} CPU seconds."]
    if not games:
        return lines
    seatings = games // decks
    lines.append(
        f"{decks} {_plural('deck', decks)}, each from {seatings} {_plural('seating', seatings)}; "
        "± is half the width of a 95 % interval."
    )
    lines.append("CPU ms are those of a decision: the median, and what 95 % of them stay under.")
    names = [f"{place} {bot['bot']}" for place, bot in enumerate(result["seats"], 1)]
    head = ("", "games won", "points a deal", "more than others", "CPU ms", "95 %")
    rows = [_row(name, bot) for name, bot in zip(names, result["seats"], strict=True)]
    lines += ["", *_table([head, *rows])]
    everyone = [result["rates"], *(bot["rates"] for bot in result["seats"])]
    shares = [[label, *_counted(everyone, name)] for name, label in _RATES.items()]
    lines += ["", *_table([["deals", "all", *names], *shares])]
    return lines


def _row(name: str, bot: Mapping[str, Any]) -> list[str]:
    times, about = bot["cpu_ms"], bot["about"]
    return [
        name,
        f"{bot['wins']:g} = {_percent(bot['win_rate'], about['win_rate'])}",
        f"{bot['points_per_deal']:.3f}{_about(about['points_per_deal'])}",
        f"{bot['points_more']:+.3f}{_about(about['points_more'])}",
        f"{times['median']:.3f}",
        f"{times['p95']:.3f}",
    ]


def _counted(rates: Sequence[Mapping[str, Any]], name: str) -> Iterator[str]:
    """Iterate over a rate of all bots and of each, as a count and a share; some have none."""
    for found in rates:
        rate = found.get(name)
        yield "" if rate is None else f"{rate['count']} {_share(rate['share'])} %"


def _share(share: float) -> str:
    """Return a share in per cent, four characters wide.

    >>> _share(0.5), _share(0), _share(1)
    ('50.0', ' 0.0', ' 100')
    """
    return f"{100 * share:4.1f}" if share < 1 else " 100"


def _percent(share: float, about: float | None) -> str:
    return f"{100 * share:.1f} %" + ("" if about is None else f" ±{100 * about:.1f}")


def _about(about: float | None) -> str:
    return "" if about is None else f" ±{about:.3f}"


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows of cells as lines: the first column on its left, the others on their right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines: list[str] = []
    for first, *others in rows:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]).rstrip())
    return lines


def _plural(noun: str, number: int) -> str:
    return noun if number == 1 else f"{noun}s"
