"""CPU time a decision of each level between two options or more, by game and by phase.

All seats are of the level. The yardstick beside it is the CPU time of a whole random deal in the
search's kernel, measured before and after each table: a machine that is slower today slows both.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict

from figures import from_one
from random_deals import deal_at_random, play_at_random

from euchre.arena.game import bot, deals, seated
from euchre.arena.times import Timed, Times
from euchre.bots import BOTS
from euchre.bots.terms import terms_of
from euchre.player import Player
from euchre.rules.actions import Action
from euchre.rules.rules import Rules
from euchre.table.loop import Table
from euchre.views import View

BARS = {2: (35, 15), 3: (40, 20), 4: (70, 35)}
"""For expert, by players: the most CPU ms of the 95th percentile, and the aim."""
PHASES = ("joker", "order", "name", "pickup", "declare", "keep", "defend", "play")
YARDSTICK_DEALS = 2_000


class ByPhase:
    """Times a player's decisions, those of each phase apart."""

    def __init__(self, player: Player, times: defaultdict[str, Times]) -> None:
        """Watch a player."""
        self.player = player
        self.times = times

    def choose(self, view: View) -> Action:
        """What the player chooses."""
        return Timed(self.player, self.times[view.phase], every=1).choose(view)


def yardstick() -> float:
    """CPU seconds of a whole random deal in the kernel."""
    terms = terms_of(Rules(players=4))
    random.seed(0)
    start = time.process_time()
    for _ in range(YARDSTICK_DEALS):
        play_at_random(deal_at_random(terms))
    return (time.process_time() - start) / YARDSTICK_DEALS


def timed(level: str, rules: Rules, number: int, seed: int) -> dict[str, Times]:
    """The times of a level over so many deals of whole games, by phase."""
    times: defaultdict[str, Times] = defaultdict(Times)

    def watched(name: str, seed: int, table: Table, /) -> Player:
        return ByPhase(bot(name, seed, table), times)

    played = game = 0
    while played < number:
        for _ in deals(seated(rules, [level] * rules.players, seed, game, watched)):
            played += 1
            if played == number:
                break
        game += 1
    return times


def line(name: str, times: Times, whole: float) -> str:
    """A row: how many decisions, percentiles, and the 95th in deals of the yardstick."""
    median, many, most = (1000 * times.percentile(share) for share in (0.5, 0.95, 0.99))
    return (
        f"{name:26} {times.decisions:6,} decisions: median {median:7.3f}, 95th {many:7.3f}, "
        f"99th {most:7.3f} CPU ms; 95th = {many / 1000 / whole:6,.1f} kernel deals"
    )


def main() -> None:
    """Prints a row for each level and game, and one for each phase of it."""
    parser = argparse.ArgumentParser(description="CPU time a decision, by level, game and phase.")
    parser.add_argument("--levels", nargs="+", choices=tuple(BOTS), default=list(BOTS))
    parser.add_argument("--players", nargs="+", type=int, choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--deals", type=from_one, default=60, help="deals a level and game")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    yardstick()
    for players in arguments.players:
        for level in arguments.levels:
            before = yardstick()
            times = timed(level, Rules(players=players), arguments.deals, arguments.seed)
            whole = (before + yardstick()) / 2
            everything = Times()
            for one in times.values():
                everything.merge(one)
            bar, aim = BARS[players]
            asked = f"  (bar {bar}, aim {aim})" if level == "expert" else ""
            print(line(f"{players} players, {level}", everything, whole) + asked)
            for phase in sorted(times, key=PHASES.index):
                print(line(f"    {phase}", times[phase], whole), flush=True)


if __name__ == "__main__":
    main()
