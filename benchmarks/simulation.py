"""Three-handed deals a CPU second between three normal bots, each decision through a view.

The yardstick beside it is the same loop with random choices instead of bots: what the rules, the
views and the arena's sums cost alone.
"""

import argparse

from figures import from_one
from players import player_of

from euchre.arena.batch import Batch, Match, play
from euchre.rules.rules import Rules

BAR, AIM = 1_200, 2_500


def deals_a_second(name: str, games: int, seed: int) -> float:
    """Whole deals for each second of this process's CPU time."""
    tally = play(Batch(Match(Rules(), (name,) * 3, seed, player_of), range(games))).tally
    return tally.deals / tally.cpu


def main() -> None:
    """Prints both rates of each run."""
    parser = argparse.ArgumentParser(description="Deals a CPU second between normal bots.")
    parser.add_argument("--games", type=from_one, default=200)
    parser.add_argument("--runs", type=from_one, default=3)
    arguments = parser.parse_args()
    deals_a_second("normal", 5, seed=99)
    for run in range(arguments.runs):
        bots = deals_a_second("normal", arguments.games, seed=run)
        bare = deals_a_second("random", arguments.games, seed=run)
        print(
            f"normal {bots:,.0f} deals a CPU second (bar {BAR:,}, aim {AIM:,}); random choices "
            f"{bare:,.0f}; {bots / bare:.2f} times"
        )


if __name__ == "__main__":
    main()
