"""What the coach must show: it agrees with who plays well, with itself, with the score, in time.

Decisions of each level are judged by a seed that no bot has, in worlds of its own. A ten-deal game
of experts is reviewed, all seats of it, in this process: its CPU time stands beside what the
experts needed to play it, and beside a whole random deal in the search's kernel, measured before
and after, as a machine that is slower today slows all three.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from math import fsum
from statistics import median

from decisions import yardstick
from figures import from_one, shown

from euchre.arena.game import seated
from euchre.arena.intervals import Interval, interval
from euchre.coach.estimate import Estimate
from euchre.coach.grades import grade
from euchre.coach.reviews.luck import FAR, Luck
from euchre.coach.reviews.review import judge, reviewed
from euchre.rules.actions import Action
from euchre.rules.rules import Rules
from euchre.table.retold import RetoldDeal, retold
from euchre.views import View, view

NAMES = ("You", "Ada", "Cleo", "Bix")
LEVELS = ("expert", "normal", "easy")
MOST_A_DECISION = 0.02
STEPS_APART = 0.05
TIMES = 10.0


def dealt(level: str, rules: Rules, number: int, seed: int) -> Iterator[RetoldDeal]:
    """So many deals of game after game in which that level has all seats."""
    deck = 0
    while number:
        table = seated(rules, [level] * rules.players, seed, deck)
        while number and not table.winners:
            table.play_deal()
            number -= 1
        yield from retold(table.record(NAMES[: rules.players]), owner=0).deals
        deck += 1


def choices(deal: RetoldDeal) -> Iterator[tuple[View, Action]]:
    """The decisions of a deal that are judged: what was seen, and what was chosen."""
    for place, action in enumerate(deal.actions):
        position = deal.positions[place]
        if len(position.legal()) > 1 and position.word != "joker":
            yield view(position, position.turn), action


def judged(looked_at: View, action: Action, seed: int) -> Estimate:
    """What an action was worth."""
    return judge(looked_at, action, seed).judgement().of(action)


def consistency(rules: Rules, number: int, seed: int) -> None:
    """Print what decisions of each level cost, and how often another seed grades otherwise."""
    costs: dict[str, Interval] = {}
    steps: list[int] = []
    for level in LEVELS:
        by_deal: list[list[float]] = []
        for deal in dealt(level, rules, number, seed):
            by_deal.append([])
            for looked_at, action in choices(deal):
                one = judged(looked_at, action, seed + 1)
                other = judged(looked_at, action, seed + 2)
                by_deal[-1].append(one.behind if one.is_worse else 0.0)
                steps.append(abs(grade(one) - grade(other)))
        every = [cost for costs_of in by_deal for cost in costs_of]
        costs[level] = interval(map(fsum, by_deal), map(len, by_deal))
        print(
            f"{rules.players} players, {level:7} {len(every):6,} decisions of {number} deals: "
            f"{shown(costs[level], _exactly)} points each, median {median(every):.4f}",
            flush=True,
        )
    expert, normal, easy = (costs[level] for level in LEVELS)
    print(f"    expert under {MOST_A_DECISION}: {expert.ratio < MOST_A_DECISION}")
    print(f"    intervals apart: {_under(expert, normal) and _under(normal, easy)}")
    print(f"    easy at least twice normal: {easy.ratio >= 2 * normal.ratio}")
    share = sum(each > 1 for each in steps) / len(steps)
    same = steps.count(0) / len(steps)
    print(
        f"    grades by another seed: {100 * same:.1f} % the same, {100 * share:.2f} % more than a "
        f"step apart (at most {100 * STEPS_APART:.0f} %)",
        flush=True,
    )


def _exactly(cost: float) -> str:
    return f"{cost:.4f}"


def _under(one: Interval, other: Interval) -> bool:
    return one.ratio + one.about < other.ratio - other.about


def luck(rules: Rules, number: int, seed: int) -> None:
    """Print how luck and play meet the results of deals, and what luck is worth at each place.

    That of the deal and of the upcard is nothing in the mean, within the error. At all places
    together any luck is nothing, as the points of one are the others' losses.
    """
    accounts = [
        ((one.seat - deal.positions[0].dealt.dealer) % rules.players, one.account)
        for deal in dealt("normal", rules, number, seed)
        for one in reviewed(deal, seed).seats
        if one.account is not None
    ]
    met = sum(account.is_met for _, account in accounts)
    rests = [abs(account.rest.points) for _, account in accounts]
    apart = [
        abs(account.rest.points) / account.error.points * FAR
        for _, account in accounts
        if account.error.points
    ]
    print(
        f"{rules.players} players: luck and play meet {met} of {len(accounts)} results; "
        f"the rest is {fsum(rests) / len(rests):.4f} points in the mean, {max(rests):.3f} at most, "
        f"and {max(apart, default=0.0):.1f} standard errors at most, of {FAR:.0f}"
    )
    for name in Luck._fields:
        by_place: list[str] = []
        for place in range(rules.players):
            values = [getattr(each.luck, name).points for at, each in accounts if at == place]
            by_place.append(shown(interval(values, [1.0] * len(values))))
        print(f"    luck of {name:6} by place from the dealer: {', '.join(by_place)}", flush=True)


def times(rules: Rules, number: int, seed: int) -> None:
    """Print what it takes to review a game of so many deals beside what it took to play it."""
    whole = yardstick()
    begun = time.process_time()
    deals = list(dealt("expert", rules, number, seed))
    played = time.process_time() - begun
    begun = time.process_time()
    for deal in deals:
        reviewed(deal)
    took = time.process_time() - begun
    whole = (whole + yardstick()) / 2
    print(
        f"{rules.players} players, {number} deals of expert: played in {played:.2f} CPU seconds "
        f"({played / whole:,.0f} kernel deals), reviewed in {took:.2f} ({took / whole:,.0f}): "
        f"{took / played:.1f} times, at most {TIMES:.0f}",
        flush=True,
    )


def main() -> None:
    """Prints the figures of each game."""
    parser = argparse.ArgumentParser(description="How the coach agrees, and what it takes.")
    parser.add_argument("--players", nargs="+", type=int, choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--deals", type=from_one, default=200, help="deals a level and game")
    parser.add_argument("--game", type=from_one, default=10, help="deals of the game that is timed")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    yardstick()
    for players in arguments.players:
        rules = Rules(players=players)
        times(rules, arguments.game, arguments.seed)
        consistency(rules, arguments.deals, arguments.seed)
        luck(rules, arguments.deals, arguments.seed)


if __name__ == "__main__":
    main()
