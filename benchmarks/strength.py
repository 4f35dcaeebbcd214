"""How strong the bots are: each row of the table beside its bar, with 95 % intervals.

A hero plays the same decks from each seat (or side) in turn against opponents of one kind;
intervals are clustered by deck. Games are rounded up to whole decks. A bar marked `lower` is asked
of the lower end of the interval, one marked `upper` of the upper end, the others of the figure.
"""

from __future__ import annotations

import argparse
import time
from typing import NamedTuple

from players import player_of

from euchre.arena.batch import Match
from euchre.arena.contest import contest
from euchre.arena.executors import local_executor
from euchre.arena.seatings import seatings
from euchre.arena.tally import Tally
from euchre.arena.times import Times
from euchre.rules.rules import Rules


class Row(NamedTuple):
    """A line of the table: who plays whom, and what is asked of which measure."""

    players: int
    hero: str
    foes: str
    asked: str


ROWS = {
    "expert": Row(3, "expert", "yardstick", "lower: wins 37.5 (aim 40), points +0.066 (+0.09)"),
    "peeking": Row(3, "peeking", "yardstick", "the edge of which expert's is 65 % (aim 85)"),
    "peeking-cards": Row(3, "peeking-cards", "yardstick", "sees all in the play only"),
    "peeking-open": Row(3, "peeking-open", "yardstick", "sees all, knows nobody's habits"),
    "prey": Row(3, "yardstick", "expert", "wins at most 28 (aim 25)"),
    "equity": Row(3, "expert", "expert-for-points", "lower: wins over 33.3 (aim 35)"),
    "equity-hard": Row(3, "hard", "hard-for-points", "the same where cards are not searched for"),
    "two": Row(2, "expert", "yardstick", "wins lower 52 (aim 55)"),
    "four": Row(4, "expert", "yardstick", "wins 56 (aim 62)"),
    "normal-easy": Row(3, "normal", "easy", "wins lower over 33.3 (aim 36)"),
    "hard-normal": Row(3, "hard", "normal", "wins lower over 33.3 (aim 36)"),
    "expert-hard": Row(3, "expert", "hard", "wins lower over 33.3 (aim 36)"),
    "normal": Row(3, "normal", "yardstick", "wins upper not under 33.3 (aim 35)"),
    "random": Row(3, "yardstick", "random", "93.9 was known"),
}


def played(row: Row, arguments: argparse.Namespace) -> Tally:
    """What the games of a row came to, the hero first in the list of players."""
    rules = Rules(players=row.players)
    heroes = rules.seating.sides[0]
    names = tuple(row.hero if seat in heroes else row.foes for seat in range(row.players))
    match = Match(rules, names, arguments.seed, player_of)
    decks = -(-arguments.games // len(seatings(names)))
    tally = Tally(rules)
    with local_executor(arguments.jobs) as executor:
        for batch in contest(match, decks, executor, arguments.jobs):
            tally.merge(batch.tally)
    return tally


def main() -> None:
    """Prints a line for each row."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1400, help="games a row, at least")
    parser.add_argument("--rows", nargs="+", choices=ROWS, default=list(ROWS))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name in arguments.rows:
        row = ROWS[name]
        start = time.perf_counter()
        tally = played(row, arguments)
        wins, points = tally.wins(0), tally.more(0)
        times = Times()
        for place in Rules(players=row.players).seating.sides[0]:
            times.merge(tally.entries[place].times)
        print(
            f"{name:12} {row.hero} against {row.foes}, {row.players} players,"
            f" {tally.games:,} games:"
            f" wins {100 * wins.ratio:.1f} ±{100 * wins.about:.1f} %,"
            f" points a deal {points.ratio:+.3f} ±{points.about:.3f},"
            f" CPU ms a decision {1000 * times.percentile(0.5):.1f},"
            f" 95th percentile {1000 * times.percentile(0.95):.1f}"
            f"  [{row.asked}]  {time.perf_counter() - start:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
