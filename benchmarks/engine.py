"""Random whole four-handed deals through the public rules, beside OpenSpiel's in the same run.

OpenSpiel is an extra of this project: `python -m pip install -e '.[outside]'` into the environment
that runs this.
"""

import argparse
import platform
import random
import statistics
import time

from figures import from_one
from openspiel_yardstick import deals_a_second as openspiel_deals_a_second
from openspiel_yardstick import need_openspiel

import euchre

BAR, AIM = 0.4, 0.6


def deals_a_second(deals: int, seed: int) -> float:
    """Random whole deals, dealing included, for each second of this process's CPU time."""
    random.seed(seed)
    rules = euchre.Rules(players=4)
    order = list(euchre.pack(rules.deck))
    start = time.process_time()
    for _ in range(deals):
        random.shuffle(order)
        position = euchre.deal(rules, dealer=0, order=order).position
        while position.turn is not None:
            position = position.after(random.choice(position.legal())).position
    return deals / (time.process_time() - start)


def main() -> None:
    """Prints both rates of each run, their ratio, and the median ratio."""
    parser = argparse.ArgumentParser(description="Random deals: the rules beside OpenSpiel.")
    parser.add_argument("--deals", type=from_one, default=10_000, help="deals of each in a run")
    parser.add_argument("--runs", type=from_one, default=5)
    arguments = parser.parse_args()
    need_openspiel()
    print(f"Python {platform.python_version()}, {arguments.deals:,} deals of each in a run")
    deals_a_second(arguments.deals // 10, seed=0)
    ratios: list[float] = []
    for run in range(arguments.runs):
        ours = deals_a_second(arguments.deals, seed=run)
        theirs = openspiel_deals_a_second(arguments.deals, seed=run)
        ratios.append(ours / theirs)
        print(
            f"rules {ours:,.0f}, OpenSpiel {theirs:,.0f} deals a CPU second: {ratios[-1]:.2f} times"
        )
    print(f"median {statistics.median(ratios):.2f} times (bar {BAR}, aim {AIM})")


if __name__ == "__main__":
    main()
