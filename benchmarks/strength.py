"""How strong the bots are: each row of the table beside its bar, with 95 % intervals.

A hero plays the same decks from each seat (or side) in turn against opponents of one kind;
intervals are clustered by deck. Games are rounded up to whole decks. Some bars are asked of an end
of the interval, the others of the figure. Of the references that see all it is said which share of
their edge over even `expert` has, where its row is played too: `--rows expert peeking-cards`.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from math import inf
from typing import NamedTuple

from figures import Asked, End, from_one, percent, shown
from players import player_of

from euchre.arena.batch import Match
from euchre.arena.contest import contest
from euchre.arena.executors import local_pool
from euchre.arena.intervals import Interval
from euchre.arena.seatings import seatings
from euchre.arena.tally import Tally
from euchre.arena.times import Times
from euchre.rules.rules import Rules


class Row(NamedTuple):
    """A line of the table: who plays whom, and what is asked of the hero."""

    players: int
    hero: str
    foes: str
    wins: Asked | None = None
    points: Asked | None = None


_BETTER = Asked(1 / 3, 0.36, End.LOWER)
"""Three-handed: surely better than the others, who are even with it at a third."""
_FOR_GAMES = Asked(1 / 3, 0.35, End.LOWER)
"""The same where only what a deal is worth for the game makes the difference."""
ROWS = {
    "expert": Row(
        3, "expert", "yardstick", Asked(0.375, 0.4, End.LOWER), Asked(0.066, 0.09, End.LOWER)
    ),
    "peeking": Row(3, "peeking", "yardstick"),
    "peeking-cards": Row(3, "peeking-cards", "yardstick"),
    "peeking-open": Row(3, "peeking-open", "yardstick"),
    "prey": Row(3, "yardstick", "expert", Asked(0.28, 0.25)),
    "equity": Row(3, "expert", "expert-for-points", _FOR_GAMES),
    "equity-hard": Row(3, "hard", "hard-for-points", _FOR_GAMES),
    "two": Row(2, "expert", "yardstick", Asked(0.52, 0.55, End.LOWER)),
    "four": Row(4, "expert", "yardstick", Asked(0.56, 0.62)),
    "normal-easy": Row(3, "normal", "easy", _BETTER),
    "hard-normal": Row(3, "hard", "normal", _BETTER),
    "expert-normal": Row(3, "expert", "normal"),
    "expert-hard": Row(3, "expert", "hard", _BETTER),
    "normal": Row(3, "normal", "yardstick", Asked(1 / 3, 0.35, End.UPPER)),
    "random": Row(3, "yardstick", "random"),
}
SHARES: dict[str, Asked | None] = {
    "peeking": Asked(0.65, 0.85),
    "peeking-cards": None,
    "peeking-open": None,
}
"""The rows of which `expert` has a share of the edge, and what is asked of the share."""


def played(row: Row, arguments: argparse.Namespace) -> Tally:
    """What the games of a row came to, the hero first in the list of players."""
    rules = Rules(players=row.players)
    heroes = rules.seating.sides[0]
    names = tuple(row.hero if seat in heroes else row.foes for seat in range(row.players))
    match = Match(rules, names, arguments.seed, player_of)
    decks = -(-arguments.games // len(seatings(names)))
    tally = Tally(rules)
    for batch in contest(match, decks, partial(local_pool, arguments.jobs)):
        tally.merge(batch.tally)
    return tally


def line(row: Row, tally: Tally) -> str:
    """What the hero of a row had, each figure beside what is asked of it."""
    wins, more = tally.wins(0), tally.more(0)
    times = Times()
    for place in Rules(players=row.players).seating.sides[0]:
        times.merge(tally.entries[place].times)
    asked_of_wins = f" [{row.wins.beside(wins, percent)}]" if row.wins else ""
    asked_of_points = f" [{row.points.beside(more)}]" if row.points else ""
    return (
        f"{row.hero} against {row.foes}, {row.players} players, {tally.games:,} games:"
        f" wins {shown(wins, percent)} %{asked_of_wins},"
        f" points a deal {shown(more)}{asked_of_points},"
        f" CPU ms a decision {1000 * times.percentile(0.5):.1f},"
        f" 95th percentile {1000 * times.percentile(0.95):.1f}"
    )


def share(name: str, expert: Tally, reference: Tally) -> str:
    """How much of a reference's edge the expert has against the same players on the same decks."""
    even = 1 / len(Rules(players=ROWS[name].players).seating.sides)
    parts: list[str] = []
    for figure, mine, all_of_it in (
        ("wins", expert.wins(0).ratio - even, reference.wins(0).ratio - even),
        ("points", expert.more(0).ratio, reference.more(0).ratio),
    ):
        if all_of_it <= 0:
            parts.append(f"in {figure} {name} has none")
            continue
        part = Interval(mine / all_of_it, inf)
        asked = SHARES[name]
        bars = f" [{asked.beside(part, percent)}]" if asked else ""
        parts.append(f"in {figure} {shown(part, percent)} %{bars}")
    return f"expert's share of the edge of {name}: {', '.join(parts)}"


def main() -> None:
    """Prints a line for each row, and one for each share."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=from_one, default=1400, help="games a row, at least")
    parser.add_argument("--rows", nargs="+", choices=ROWS, default=list(ROWS))
    parser.add_argument("--jobs", type=from_one, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tallies: dict[str, Tally] = {}
    for name in arguments.rows:
        start = time.perf_counter()
        tallies[name] = played(ROWS[name], arguments)
        seconds = time.perf_counter() - start
        print(f"{name:13} {line(ROWS[name], tallies[name])}  {seconds:.0f} s", flush=True)
    for name in SHARES:
        if name in tallies and "expert" in tallies:
            print(share(name, tallies["expert"], tallies[name]))


if __name__ == "__main__":
    main()
