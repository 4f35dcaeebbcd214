"""Three-handed deals a CPU second between three normal bots, each decision through a view.

The yardstick beside it is the same loop with random choices instead of bots: what the rules and
the views cost alone.
"""

import argparse
import random
import time

from euchre import BOTS, Player, Rules, View
from euchre.rules.actions import Action
from euchre.table.loop import Table
from euchre.table.shuffle import Packs

BAR, AIM = 1_200, 2_500


class Random:
    """Plays any legal action."""

    def __init__(self, seed: int) -> None:
        """Draw from that seed."""
        self._chance = random.Random(seed)

    def choose(self, view: View) -> Action:
        """Returns any of the view's legal actions."""
        return self._chance.choice(view.legal)


def deals_a_second(players: list[Player], games: int, seed: int) -> float:
    """Whole deals for each second of this process's CPU time."""
    rules = Rules()
    deals = 0
    start = time.process_time()
    for game in range(games):
        table = Table(rules, players, Packs(rules, seed, game))
        table.play_deal()
        while not table.winners:
            table.play_deal()
        deals += table.game.deals + 1
    return deals / (time.process_time() - start)


def main() -> None:
    """Prints both rates of each run."""
    parser = argparse.ArgumentParser(description="Deals a CPU second between normal bots.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    normal: list[Player] = [BOTS["normal"](seed=1)] * 3
    chance: list[Player] = [Random(1)] * 3
    deals_a_second(normal, 5, seed=99)
    for run in range(arguments.runs):
        bots = deals_a_second(normal, arguments.games, seed=run)
        bare = deals_a_second(chance, arguments.games, seed=run)
        print(
            f"normal {bots:,.0f} deals a CPU second (bar {BAR:,}, aim {AIM:,}); random choices "
            f"{bare:,.0f}; {bots / bare:.2f} times"
        )


if __name__ == "__main__":
    main()
