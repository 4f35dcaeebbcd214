"""What the solver costs on random deals from the first trick, beside plain minimax on some of them.

Hands of five random cards, a random trump, maker and leader, nobody alone. A call is a card that
the search lays; the cards of the last trick, which are compared without being laid, are counted in
brackets. Minimax does not prune or merge, but remembers positions, and counts its calls of `play`.
"""

import argparse
import platform
import random
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

from figures import from_one
from minimax_yardstick import Minimax

from euchre.bots import solver
from euchre.bots.kernel import Tricks, order_of
from euchre.bots.lanes import lanes_of
from euchre.bots.problem import Problem
from euchre.rules.scoring import TRICKS

BARS = {2: (45, 35), 3: (160, 130), 4: (600, 450)}


class Calls:
    """How many cards a search has laid, and how many of last tricks it has only compared."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.laid = 0
        self.compared = 0


@contextmanager
def counted() -> Generator[Calls]:
    """Counts the calls of the solver's functions, which costs nothing when nobody counts."""
    calls = Calls()
    lead, follow = solver.lead, solver.follow

    def counting_lead(problem: Problem, live: int, seat: int, left: int, goal: int) -> int:
        # a search begins with the first trick, which follows no card
        if left < TRICKS:
            calls.laid += 1
        if left == 1:
            calls.compared += problem.size
        return lead(problem, live, seat, left, goal)

    def counting_follow(*arguments: Any) -> int:  # noqa: ANN401 - passed on as they are
        calls.laid += 1
        return follow(*arguments)

    solver.lead, solver.follow = counting_lead, counting_follow  # type: ignore[assignment]
    try:
        yield calls
    finally:
        solver.lead, solver.follow = lead, follow


def random_deals(players: int, deals: int, deck: int) -> list[Tricks]:
    """Random deals at their first trick."""
    dice = random.Random(f"{players} {deals} {deck}")
    lanes = lanes_of(deck)
    # the highest bit of the short lanes is the joker's, which a deck of 24 has not
    cards = sorted(lanes.lane)[:deck]
    found: list[Tricks] = []
    for _ in range(deals):
        order = order_of(players, dice.randrange(players), (), lanes)
        dealt = dice.sample(cards, 5 * players)
        hands = [sum(dealt[5 * seat : 5 * seat + 5]) for seat in range(players)]
        found.append(Tricks(order, hands, dice.randrange(players)))
    return found


def milliseconds(solve: Callable[[Tricks], object], deals: list[Tricks]) -> float:
    """CPU milliseconds a deal."""
    start = time.process_time()
    for tricks in deals:
        solve(tricks)
    return (time.process_time() - start) / len(deals) * 1e3


def report(players: int, arguments: argparse.Namespace) -> None:
    """Prints a line for the exact tricks, one for every card's, and one for minimax."""
    deals = random_deals(players, arguments.deals, arguments.deck)
    bar, aim = BARS[players]
    for name, solve, against in (
        ("exact tricks", solver.solve, f"  (bar {bar}, aim {aim})"),
        ("each first card", solver.values, ""),
    ):
        with counted() as calls:
            for tricks in deals:
                solve(tricks)
        print(
            f"{players} players, {name}: {calls.laid / len(deals):.1f} calls "
            f"[{calls.compared / len(deals):.1f}], {milliseconds(solve, deals):.3f} ms{against}"
        )
    played = 0

    def plainly(tricks: Tricks) -> int:
        nonlocal played
        minimax = Minimax()
        result = minimax.solve(tricks)
        played += minimax.calls
        return result

    some = deals[: arguments.minimax]
    took = milliseconds(plainly, some)
    print(f"{players} players, minimax: {played / len(some):,.0f} calls, {took:.1f} ms")


def main() -> None:
    """Prints mean calls and CPU time a deal for each number of players."""
    parser = argparse.ArgumentParser(description="The solver beside plain minimax.")
    parser.add_argument("--deals", type=from_one, default=2_000, help="for each number of players")
    parser.add_argument(
        "--minimax", type=from_one, default=20, help="how many of them minimax solves"
    )
    parser.add_argument("--deck", type=int, choices=(24, 25, 32), default=24)
    arguments = parser.parse_args()
    print(f"Python {platform.python_version()}, {arguments.deals:,} deals")
    for players in BARS:
        report(players, arguments)


if __name__ == "__main__":
    main()
