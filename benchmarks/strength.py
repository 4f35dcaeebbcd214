"""How strong the bots are: each row of the table beside its bar, with 95 % intervals.

A hero plays the same decks from each seat (or side) in turn against opponents of one kind;
intervals are clustered by deck. Games are rounded up to whole decks. A bar marked `lower` is asked
of the lower end of the interval, one marked `upper` of the upper end, the others of the figure.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from random import Random
from typing import NamedTuple

from peeking import Peeking, PeekingCards
from yardstick import Yardstick

from euchre.bots import BOTS
from euchre.player import Player
from euchre.rules.actions import Action
from euchre.rules.rules import Rules
from euchre.table.loop import Table
from euchre.table.shuffle import Packs
from euchre.views import View

MOST_DEALS = 200


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
    "prey": Row(3, "yardstick", "expert", "wins at most 28 (aim 25)"),
    "two": Row(2, "expert", "yardstick", "wins lower 52 (aim 55)"),
    "four": Row(4, "expert", "yardstick", "wins 56 (aim 62)"),
    "normal-easy": Row(3, "normal", "easy", "wins lower over 33.3 (aim 36)"),
    "hard-normal": Row(3, "hard", "normal", "wins lower over 33.3 (aim 36)"),
    "expert-hard": Row(3, "expert", "hard", "wins lower over 33.3 (aim 36)"),
    "normal": Row(3, "normal", "yardstick", "wins upper not under 33.3 (aim 35)"),
    "random": Row(3, "yardstick", "random", "93.9 was known"),
}


class AnyLegal:
    """Chooses at random."""

    def __init__(self, seed: int = 0) -> None:
        """Make one."""
        self._chance = Random(f"any {seed}")

    def choose(self, view: View) -> Action:
        """One of the view's legal actions."""
        return view.legal[int(self._chance.random() * len(view.legal))]


class Timed:
    """Measures the CPU time of a player's decisions between two options or more."""

    def __init__(self, player: Player) -> None:
        """Watch a player."""
        self.player = player
        self.times: list[float] = []

    def choose(self, view: View) -> Action:
        """What the player chooses."""
        start = time.process_time()
        action = self.player.choose(view)
        if len(view.legal) > 1:
            self.times.append(time.process_time() - start)
        return action


class Deck(NamedTuple):
    """What the hero had from one deck's games: wins, points more, deals, CPU times."""

    wins: float
    points: float
    deals: int
    games: int
    times: list[float]


def made(name: str, seed: int) -> Player:
    """A player of that name."""
    others: dict[str, Callable[[int], Player]] = {
        "yardstick": Yardstick,
        "peeking": Peeking,
        "peeking-cards": PeekingCards,
        "random": AnyLegal,
    }
    return others[name](seed) if name in others else BOTS[name](seed=seed)


def play_deck(row: Row, seed: int, deck: int) -> Deck:
    """Play the games of one deck, the hero in each side's place."""
    rules = Rules(players=row.players)
    sides = rules.seating.sides
    wins = points = 0.0
    deals = 0
    times: list[float] = []
    for place, side in enumerate(sides):
        heroes = [Timed(made(row.hero, seed)) for _ in side]
        players: list[Player] = [made(row.foes, seed) for _ in range(row.players)]
        for seat, hero in zip(side, heroes, strict=True):
            players[seat] = hero
        table = Table(rules, players, Packs(rules, seed, deck))
        for player in (*players, *(hero.player for hero in heroes)):
            if isinstance(player, Peeking):
                player.table = table
        table.play_deal()
        while not table.winners and table.game.deals + 1 < MOST_DEALS:
            table.play_deal()
        wins += (place in table.winners) / max(len(table.winners), 1)
        scores = table.scores
        points += scores[place] - (sum(scores) - scores[place]) / (len(scores) - 1)
        deals += table.game.deals + 1
        for hero in heroes:
            times += hero.times
    return Deck(wins, points, deals, len(sides), times)


def interval(values: Sequence[float], weights: Sequence[float]) -> tuple[float, float]:
    """The ratio of the sums, and half the width of its interval, clustered by deck."""
    ratio = sum(values) / sum(weights)
    pairs = zip(values, weights, strict=True)
    square = sum((value - ratio * weight) ** 2 for value, weight in pairs)
    number = len(values)
    return ratio, 1.96 * sqrt(square * number / max(number - 1, 1)) / sum(weights)


def main() -> None:
    """Prints a line for each row."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1400, help="games a row, at least")
    parser.add_argument("--rows", nargs="+", choices=ROWS, default=list(ROWS))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.jobs) as executor:
        for name in arguments.rows:
            row = ROWS[name]
            number = -(-arguments.games // len(Rules(players=row.players).seating.sides))
            start = time.perf_counter()
            decks = list(
                executor.map(partial(play_deck, row, arguments.seed), range(number), chunksize=4)
            )
            wins, about = interval([deck.wins for deck in decks], [deck.games for deck in decks])
            points, width = interval(
                [deck.points for deck in decks], [deck.deals for deck in decks]
            )
            times = sorted(moment for deck in decks for moment in deck.times)
            print(
                f"{name:12} {row.hero} against {row.foes}, {row.players} players,"
                f" {sum(deck.games for deck in decks):,} games:"
                f" wins {100 * wins:.1f} ±{100 * about:.1f} %,"
                f" points a deal {points:+.3f} ±{width:.3f},"
                f" CPU ms a decision {1000 * times[len(times) // 2]:.1f},"
                f" 95th percentile {1000 * times[int(len(times) * 0.95)]:.1f}"
                f"  [{row.asked}]  {time.perf_counter() - start:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
