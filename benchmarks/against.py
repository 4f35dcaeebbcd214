"""How our bots do against a program from outside: whole four-handed games, partners of one kind.

Each deck's game is played twice with the sides exchanged, so that both have had the same packs in
the same seats; 95 % intervals are clustered by deck. An option that one program's rules have and
the other's do not is open to neither: against OpenSpiel nobody discards the upcard. `--check N`
plays random deals in both programs instead, and stops where they differ.

The one opponent so far is OpenSpiel's: `python -m pip install open_spiel`, which is no dependency.
No seed fixes all that it does: another run comes to other games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from typing import Final, NamedTuple

from figures import Asked, percent, shown
from outside.agreement import agree
from outside.arena import Result, play_game
from outside.ismcts import ismcts
from outside.opponent import Outside

from euchre.arena.executors import local_executor
from euchre.arena.intervals import interval
from euchre.arena.times import Times
from euchre.bots import BOTS
from euchre.table.shuffle import Packs

ASKED = {"expert": Asked(0.52, 0.6)}
"""Of the wins, by level."""

OPPONENTS: Final[dict[str, Callable[[int, int], Outside]]] = {"ismcts": ismcts}
"""What makes each opponent, from a seed and the simulations of a decision."""


class Match(NamedTuple):
    """Who plays whom, in what is needed to make them anywhere."""

    level: str
    opponent: str
    simulations: int
    seed: int


def play_deck(match: Match, deck: int) -> tuple[Result, ...]:
    """Play the two games of a deck."""
    outside = OPPONENTS[match.opponent](match.seed, match.simulations)
    ours = BOTS[match.level](seed=match.seed)
    packs = Packs(outside.rules, match.seed, deck)
    sides = range(len(outside.rules.seating.sides))
    return tuple(play_game(outside, ours, side, packs) for side in sides)


def print_match(match: Match, decks: Sequence[Sequence[Result]]) -> None:
    """Print what our side had."""
    games = [len(deck) for deck in decks]
    wins = interval([sum(game.won for game in deck) for deck in decks], games)
    more = interval(
        [sum(game.points for game in deck) for deck in decks],
        [sum(game.deals for game in deck) for deck in decks],
    )
    asked = ASKED.get(match.level)
    bars = f" [{asked.beside(wins, percent)}]" if asked else ""
    print(
        f"{match.level} against {match.opponent} with {match.simulations} simulations,"
        f" {sum(games):,} games: wins {shown(wins, percent)} %{bars}, points a deal {shown(more)}"
    )
    ours, theirs = Times(), Times()
    for deck in decks:
        for game in deck:
            ours.merge(game.spent.ours)
            theirs.merge(game.spent.theirs)
    for name, times in ((match.level, ours), (match.opponent, theirs)):
        print(
            f"{name}: CPU ms a decision {1000 * times.percentile(0.5):.1f},"
            f" 95th percentile {1000 * times.percentile(0.95):.1f}"
        )
    if not OPPONENTS[match.opponent](match.seed, match.simulations).repeats:
        print(f"no seed fixes all that {match.opponent} does: another run comes to other games")


def print_check(deals: int, seed: int) -> None:
    """Print how much of random deals was compared; raises ValueError where the programs differ."""
    compared = [agree(seed, number) for number in range(deals)]
    print(
        f"{deals:,} random deals, {sum(deal.decisions for deal in compared):,} decisions: the same"
        " turns, options and points, but for"
        f" {sum(deal.barred for deal in compared):,} upcards that our dealer might have discarded"
    )


def main() -> None:
    """Print the match, or the check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--opponent", choices=OPPONENTS, default="ismcts")
    parser.add_argument("--simulations", type=int, default=500, help="for each decision of theirs")
    parser.add_argument("--level", choices=BOTS, default="expert", help="the bot of ours")
    parser.add_argument("--games", type=int, default=400, help="rounded up to whole decks")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=int, metavar="DEALS", help="compare the rules instead")
    arguments = parser.parse_args()
    if find_spec("pyspiel") is None:
        sys.exit("against: no OpenSpiel here; python -m pip install open_spiel")
    if arguments.check is not None:
        print_check(arguments.check, arguments.seed)
        return
    match = Match(arguments.level, arguments.opponent, arguments.simulations, arguments.seed)
    with local_executor(arguments.jobs) as executor:
        numbers = range(-(-arguments.games // 2))
        print_match(match, list(executor.map(partial(play_deck, match), numbers)))


if __name__ == "__main__":
    main()
