"""Random four-handed deals in the search's kernel, beside OpenSpiel's in the same run.

Whole deals begin with the shuffle, dealt ones with copies of states in which all cards are dealt.
OpenSpiel is an extra of this project: `python -m pip install -e '.[outside]'` into the environment
that runs this.
"""

import argparse
import platform
import random
import statistics
import time
from collections.abc import Callable
from itertools import cycle

from figures import from_one
from openspiel_yardstick import Game, State, load_euchre, need_openspiel, play_on, play_random_deal
from random_deals import deal_at_random, play_at_random

from euchre.bots.terms import terms_of
from euchre.rules.rules import Rules

BARS = {"whole": (2.4, 3.6), "dealt": (1.25, 1.6)}
DEALT = 1_000
"""How many dealt states the deals from a dealt state go round."""


def dealt_state(game: Game) -> State:
    """A state of OpenSpiel in which all cards are dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    return state


def each_a_second(deals: int, play: Callable[[], object]) -> float:
    """How many of these deals are played in a second of this process's CPU time."""
    start = time.process_time()
    for _ in range(deals):
        play()
    return deals / (time.process_time() - start)


def main() -> None:
    """Prints both rates of each run, their ratio, and the median ratios."""
    parser = argparse.ArgumentParser(description="Random deals: the kernel beside OpenSpiel.")
    parser.add_argument("--deals", type=from_one, default=20_000, help="deals of each in a run")
    parser.add_argument("--runs", type=from_one, default=5)
    arguments = parser.parse_args()
    need_openspiel()
    print(f"Python {platform.python_version()}, {arguments.deals:,} deals of each in a run")
    deals = arguments.deals
    terms, game = terms_of(Rules(players=4)), load_euchre()
    random.seed(0)
    ours_dealt = cycle([deal_at_random(terms) for _ in range(DEALT)])
    theirs_dealt = cycle([dealt_state(game) for _ in range(DEALT)])
    kinds: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
        "whole": (
            lambda: play_at_random(deal_at_random(terms)),
            lambda: play_random_deal(game),
        ),
        "dealt": (
            lambda: play_at_random(next(ours_dealt).copy()),
            lambda: play_on(next(theirs_dealt).clone()),
        ),
    }
    each_a_second(deals, kinds["whole"][0])
    ratios: dict[str, list[float]] = {kind: [] for kind in kinds}
    for _ in range(arguments.runs):
        for kind, (ours, theirs) in kinds.items():
            kernel, openspiel = each_a_second(deals, ours), each_a_second(deals, theirs)
            ratios[kind].append(kernel / openspiel)
            print(
                f"{kind}: kernel {kernel:,.0f}, OpenSpiel {openspiel:,.0f} deals a CPU second: "
                f"{ratios[kind][-1]:.2f} times"
            )
    for kind, (bar, aim) in BARS.items():
        print(f"{kind}: median {statistics.median(ratios[kind]):.2f} times (bar {bar}, aim {aim})")


if __name__ == "__main__":
    main()
