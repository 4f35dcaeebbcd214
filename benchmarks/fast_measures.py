"""What `fast.py` measures of one build, run by path in a process of its own; prints JSON."""

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median, quantiles

from random_deals import deal_at_random, play_dealt, play_whole
from solver import random_deals

from euchre.bots import BOTS
from euchre.bots.solver import solve, values
from euchre.bots.terms import terms_of
from euchre.rules.cards import pack
from euchre.rules.deal import deal
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.version import search_is_compiled
from euchre.views import View, view

DEALT = 1_000


def cpu_seconds(work: Callable[[], object]) -> float:
    """What it costs."""
    start = time.process_time()
    work()
    return time.process_time() - start


def kernel(thousands: int) -> dict[str, float]:
    """Random four-handed deals a CPU second: whole, and from when all cards are dealt."""
    random.seed(0)
    terms = terms_of(Rules(players=4))
    dealt = [deal_at_random(terms) for _ in range(DEALT)]
    play_dealt(dealt, 1)
    deals = thousands * DEALT
    return {
        "dealt": deals / cpu_seconds(lambda: play_dealt(dealt, thousands)),
        "whole": deals / cpu_seconds(lambda: play_whole(terms, deals)),
    }


def solver(deals: int) -> dict[str, float]:
    """Random three-handed deals solved a CPU second: the exact tricks, and for each card."""
    dealt = random_deals(3, deals, 24)
    return {
        "exact": deals / cpu_seconds(lambda: [solve(tricks) for tricks in dealt]),
        "each card": deals / cpu_seconds(lambda: [values(tricks) for tricks in dealt]),
    }


def choices(players: int, deals: int) -> Iterator[View]:
    """The views of deals between normal bots in which there is a choice."""
    rules = Rules(players=players)
    cards = list(pack(rules.deck))
    normal = BOTS["normal"](0)
    for number in range(deals):
        random.Random(f"fast {number}").shuffle(cards)
        position: Phase = deal(rules, number % players, cards).position
        while position.turn is not None:
            seen = view(position, position.turn)
            if len(seen.legal) > 1:
                yield seen
            position = position.after(normal.choose(seen)).position


def expert(players: int, deals: int) -> dict[str, float]:
    """CPU milliseconds for a decision of the expert's."""
    bot = BOTS["expert"](0)
    views = list(choices(players, deals))
    took = [1e3 * cpu_seconds(lambda: bot.choose(seen)) for seen in views]  # noqa: B023 - at once
    return {"median": median(took), "95th percentile": quantiles(took, n=20)[-1]}


def main() -> None:
    """Prints what was measured, by name."""
    thousands, solved, decided = map(int, sys.argv[1:])
    measured = {
        "compiled": search_is_compiled(),
        "kernel": kernel(thousands),
        "solver": solver(solved),
        **{f"expert {players}": expert(players, decided) for players in (3, 2, 4)},
    }
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
