"""The predicted chance to win against what happened, in games between bots of one level.

Each deal of a game is asked about before it is dealt: its score, its dealer, each side. Predictions
are put together by tenths; intervals are 95 %, clustered by game. The largest difference of a tenth
is to be within 3 points, if possible within 1.5. `--race` says instead what solving a game costs,
and where it is not solved in full how far off the chances are.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from figures import from_one, shown
from house_rules import add_rules, rules_of

from euchre.arena.game import MOST_DEALS
from euchre.arena.intervals import Interval, interval
from euchre.bots import BOTS
from euchre.bots.equity import LONGEST, chances
from euchre.bots.race import race, shares
from euchre.player import Player
from euchre.rules.errors import RulesError
from euchre.rules.rules import Rules
from euchre.table.loop import Table
from euchre.table.shuffle import Packs
from euchre.ui.words.faults import rules_fault

BAR, AIM = 3.0, 1.5
TENTHS = 10
_CERTAIN = 1.0 - 1e-9


class Said(NamedTuple):
    """A prediction for a side, and its part of the win in the end."""

    chance: float
    won: float


def play(rules: Rules, level: str, seed: int, number: int) -> list[Said]:
    """What was predicted in a game, before each deal and for each side, and what happened."""
    players: list[Player] = [BOTS[level](seed=seed) for _ in range(rules.players)]
    table = Table(rules, players, Packs(rules, seed, number))
    predicted: list[tuple[float, ...]] = []
    while not table.winners and len(predicted) < MOST_DEALS:
        table.play_deal()
        predicted.append(chances(rules, table.game.scores, table.game.dealer))
    won = shares(table.scores)
    return [
        Said(chance, part) for each in predicted for chance, part in zip(each, won, strict=True)
    ]


def rows(games: Sequence[Sequence[Said]]) -> list[tuple[str, float, float, Interval, int]]:
    """For each tenth: its name, predicted, happened, the difference, how many."""
    found: list[tuple[str, float, float, Interval, int]] = []
    for tenth in range(TENTHS):
        inside = [
            [said for said in game if int(min(said.chance, _CERTAIN) * TENTHS) == tenth]
            for game in games
        ]
        number = sum(map(len, inside))
        if not number:
            continue
        weights = [float(len(game)) for game in inside]
        predicted, _ = interval([sum(said.chance for said in game) for game in inside], weights)
        happened, _ = interval([sum(said.won for said in game) for game in inside], weights)
        more = interval([sum(said.won - said.chance for said in game) for game in inside], weights)
        name = f"{tenth * TENTHS}-{(tenth + 1) * TENTHS} %"
        found.append((name, predicted, happened, more, number))
    return found


def more_points(share: float) -> str:
    """A difference of chances, in points of a per cent."""
    return f"{100 * share:+.1f}"


def print_race(rules: Rules) -> None:
    """Print the CPU time of solving a game, and how far off a long one is."""
    start = time.process_time()
    chances(rules, (0,) * len(rules.seating.sides), 0)
    print(f"to {rules.target}: {1000 * (time.process_time() - start):.0f} ms of CPU", end="")
    if rules.target > LONGEST:
        off = [
            max(abs(a - b) for a, b in zip(found, chances(rules, scores, 0), strict=True))
            for scores, found in race(rules, rules.target).items()
            if max(scores) < rules.target
        ]
        print(
            f", at most {100 * max(off):.1f} points of a hundred off a full solution,"
            f" {100 * fmean(off):.2f} on average",
            end="",
        )
    print()


def main() -> None:
    """Prints a Markdown table, and the largest difference beside its bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=from_one, default=10_000)
    parser.add_argument("--level", choices=sorted(BOTS), default="normal")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--race", action="store_true", help="time and error of the solution")
    add_rules(parser)
    arguments = parser.parse_args()
    try:
        rules = rules_of(arguments)
    except RulesError as error:
        parser.error(rules_fault(error))
    if arguments.race:
        print_race(rules)
        return
    games = [
        play(rules, arguments.level, arguments.seed, number) for number in range(arguments.games)
    ]
    print("| predicted | mean, % | happened, % | difference | asked |\n|---|---|---|---|---|")
    found = rows(games)
    for name, predicted, happened, more, number in found:
        print(
            f"| {name} | {100 * predicted:.1f} | {100 * happened:.1f}"
            f" | {shown(more, more_points)} | {number:,} |"
        )
    said = " ".join(f"{option} {value}" for option, value in rules.changed().items())
    name, _, _, more, _ = max(found, key=lambda row: abs(row[3].ratio))
    print(
        f"{len(games):,} games of {arguments.level} bots, {said}:"
        f" the largest difference is {shown(more, more_points)} points, at {name}"
        f" (bar {BAR}, aim {AIM})"
    )


if __name__ == "__main__":
    main()
