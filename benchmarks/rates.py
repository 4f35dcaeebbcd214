"""How often deals of a level come to what, by game.

Of loners it says how many could not march: whether that was known, as the opposing dealer had taken
the right bower up, or only shows double-dummy. Of cards that take a trick from a fellow (a partner,
or the other defender) it says how many could not leave it to him, and how many of the others
brought no trick double-dummy. All seats are of the level; the games are whole ones.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping
from functools import partial
from itertools import count

from figures import from_one

from euchre.arena.executors import local_executor
from euchre.arena.game import seated
from euchre.arena.outcomes import Outcome, all_counts, outcome_of
from euchre.bots import BOTS
from euchre.bots.laying import Laying
from euchre.bots.solver import solve, values
from euchre.rules.actions import Play
from euchre.rules.cards import Card
from euchre.rules.events import UpcardTaken
from euchre.rules.phase import Phase
from euchre.rules.playing import Playing
from euchre.rules.rules import Rules
from euchre.rules.scoring import NEEDED, TRICKS, Scored
from euchre.rules.trump import right_bower, winning
from euchre.table.loop import Table
from euchre.views import view

GAMES = {
    "2 players": Rules(players=2),
    "3 players": Rules(),
    "3, lone march 4": Rules(lone_march=4),
    "3, lone march 5": Rules(lone_march=5),
    "4 players": Rules(players=4),
}
ROUND, BATCH = 8, 10
"""Batches that are played before the deals are counted, and games of a batch."""


class Seen:
    """What was seen of some deals; two add up to one."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.outcomes: Counter[Outcome] = Counter()
        self.others: Counter[str] = Counter()

    def merge(self, other: Seen) -> None:
        """Count other deals too."""
        self.outcomes.update(other.outcomes)
        self.others.update(other.others)


def laid(position: Playing) -> tuple[Laying, list[int]]:
    """The search's table for a position of the play, and the hands as they truly lie."""
    contract = position.contract
    hands = [
        0 if seat in contract.sitting_out else hand.bits for seat, hand in enumerate(position.hands)
    ]
    return Laying(view(position, position.turn)), hands


def watch_loner(position: Playing, others: Counter[str]) -> None:
    """Count a lone maker at the first lead who cannot march, or not even make it."""
    contract = position.contract
    dealer = contract.dealt.dealer
    if dealer in contract.defenders and dealer not in contract.sitting_out:
        bower = right_bower(contract.trump)
        taken = (event for event in position.history if isinstance(event, UpcardTaken))
        others["loners known not to march"] += any(event.card is bower for event in taken)
    table, hands = laid(position)
    tricks = solve(table.tricks(hands))
    others["loners that cannot march"] += tricks < TRICKS
    others["loners that cannot be made"] += tricks < NEEDED


def watch_card(position: Playing, card: Card, others: Counter[str]) -> None:
    """Count a card that takes the trick from a fellow who was winning it."""
    contract, turn, trick = position.contract, position.turn, position.trick

    def overtakes(one: Card) -> bool:
        return winning((*trick, (turn, one)), contract.trump)[0] == turn

    if winning(trick, contract.trump)[0] not in contract.fellows(turn):
        return
    others["fellow winning"] += 1
    if not overtakes(card):
        return
    others["overtaken"] += 1
    legal = [play.card for play in position.legal()]
    leaving = [one for one in legal if not overtakes(one)]
    others["the only legal card"] += len(legal) == 1
    if not leaving:
        others["could not leave it"] += 1
        return
    table, hands = laid(position)
    tricks = values(table.tricks(hands))
    sign = -1 if turn in contract.defenders else 1
    gain = sign * tricks[table.bit(card)] - max(sign * tricks[table.bit(one)] for one in leaving)
    others["gained nothing"] += gain <= 0
    others["lost a trick"] += gain < 0


def watch(before: Phase, table: Table, others: Counter[str]) -> None:
    """Count what a decision shows; the table stands after it."""
    if not isinstance(before, Playing):
        return
    action = table.turns[-1].action
    contract = before.contract
    if not before.trick:
        if not any(before.tricks) and contract.maker in contract.alone:
            watch_loner(before, others)
    elif isinstance(action, Play):
        watch_card(before, action.card, others)


def seen_in(rules: Rules, level: str, seed: int, batch: int) -> Seen:
    """Play a batch of games, and say what was seen."""
    seen = Seen()
    seating = tuple(range(rules.players))
    for game in range(batch * BATCH, (batch + 1) * BATCH):
        table = seated(rules, [level] * rules.players, seed, game)
        while not table.winners:
            table.deal()
            while not table.deal_is_over:
                before = table.position
                table.step()
                watch(before, table, seen.others)
            if isinstance(table.position, Scored):
                seen.outcomes[outcome_of(table.position, seating)] += 1
    return seen


def rates(rules: Rules, arguments: argparse.Namespace) -> Seen:
    """What was seen in so many deals or a few more."""
    seen = Seen()
    play = partial(seen_in, rules, arguments.level, arguments.seed)
    with local_executor(arguments.jobs) as executor:
        for first in count(0, ROUND):
            for part in executor.map(play, range(first, first + ROUND)):
                seen.merge(part)
            if seen.outcomes.total() >= arguments.deals:
                break
    return seen


def cells(seen: Seen) -> Mapping[str, str]:
    """The rows of a game's column: counts for what is counted, else shares in per cent."""
    counts, others = all_counts(seen.outcomes), seen.others

    def share(part: int, whole: int) -> str:
        return f"{100 * part / whole:.1f} % of {whole:,}" if whole else "-"

    loners, overtaken = counts.loners, others["overtaken"]
    free = overtaken - others["could not leave it"]
    return {
        "deals": f"{counts.deals:,}",
        "thrown in": share(counts.passed_in, counts.deals),
        "made": share(counts.made, counts.bids),
        "marched": share(counts.marched, counts.bids),
        "euchred": share(counts.euchred, counts.bids),
        "loners tried": share(loners, counts.bids),
        "loners made": share(counts.loners_made, loners),
        "loners marched": share(counts.loners_marched, loners),
        "loners euchred": share(counts.loners_euchred, loners),
        "loners known not to march": share(others["loners known not to march"], loners),
        "loners that cannot march, double-dummy": share(others["loners that cannot march"], loners),
        "loners that cannot be made, double-dummy": share(
            others["loners that cannot be made"], loners
        ),
        "lone defences tried": share(counts.lone_defences, counts.defended),
        "lone defences won": share(counts.lone_defences_won, counts.lone_defences),
        "fellow's winning card overtaken": share(overtaken, others["fellow winning"]),
        "of these the only legal card": share(others["the only legal card"], overtaken),
        "of these no card would have left it": share(others["could not leave it"], overtaken),
        "of the others no trick gained, double-dummy": share(others["gained nothing"], free),
        "of the others a trick lost, double-dummy": share(others["lost a trick"], free),
    }


def main() -> None:
    """Prints a Markdown table, a column for each game."""
    parser = argparse.ArgumentParser(description="How often deals of a level come to what.")
    parser.add_argument("level", nargs="?", choices=tuple(BOTS), default="normal")
    parser.add_argument("--deals", type=from_one, default=20_000, help="deals a game, at least")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--jobs", type=from_one, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    columns = [cells(rates(GAMES[name], arguments)) for name in arguments.games]
    print(f"| {arguments.level} | {' | '.join(arguments.games)} |")
    print("|---" * (len(columns) + 1) + "|")
    for name in columns[0]:
        print(f"| {name} | {' | '.join(column[name] for column in columns)} |")


if __name__ == "__main__":
    main()
