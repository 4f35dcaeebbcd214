"""How our bots do against a program from outside: whole four-handed games, partners of one kind.

Each deck's game is played twice with the sides exchanged, so that both have had the same packs in
the same seats; 95 % intervals are clustered by deck. An option that one program's rules have and
the other's do not is open to neither: against OpenSpiel nobody discards the upcard. `--check N`
plays random deals in both programs instead, and stops where they differ.

An opponent's own settings are flags: `--opponent NAME --help` lists them. The one so far is
OpenSpiel's: `python -m pip install -e '.[outside]'`. No seed fixes all that it does: another run
comes to other games.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from typing import Final, NamedTuple

from figures import Asked, from_one, percent, shown
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

OPPONENTS: Final[dict[str, Callable[..., Outside]]] = {"ismcts": ismcts}
"""What makes each opponent: from a seed, and from settings by name, each with a default."""


class Match(NamedTuple):
    """Who plays whom, in what is needed to make them anywhere."""

    level: str
    opponent: str
    settings: tuple[tuple[str, object], ...]
    seed: int

    def outside(self) -> Outside:
        """The opponent; raises ValueError where it knows no such setting."""
        return OPPONENTS[self.opponent](self.seed, **dict(self.settings))


def settings_of(opponent: str) -> dict[str, object]:
    """The settings of an opponent by name, each as it is if none is given."""
    _seed, *settings = inspect.signature(OPPONENTS[opponent]).parameters.values()
    return {setting.name: setting.default for setting in settings}


def play_deck(match: Match, deck: int) -> tuple[Result, ...]:
    """Play the two games of a deck."""
    outside = match.outside()
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
    wanted = ASKED.get(match.level)
    bars = f" [{wanted.beside(wins, percent)}]" if wanted else ""
    print(
        f"{match.level} against {called(match)}, {sum(games):,} games:"
        f" wins {shown(wins, percent)} %{bars}, points a deal {shown(more)}"
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
    if not match.outside().repeats:
        print(f"no seed fixes all that {match.opponent} does: another run comes to other games")


def called(match: Match) -> str:
    """An opponent with its version and settings."""
    needs = match.outside().needs
    release = f" of {needs.package} {version(needs.package)}" if needs else ""
    settings = "".join(f", {name} {value}" for name, value in match.settings)
    return f"{match.opponent}{release}{settings}"


def print_check(match: Match, deals: int) -> None:
    """Print how much of random deals was compared; raises ValueError where the programs differ."""
    check = match.outside().check
    if check is None:
        sys.exit(f"against: {match.opponent} has nothing to compare deals with")
    compared = sum((check(match.seed, number) for number in range(deals)), Counter[str]())
    counted = "".join(f", {number:,} {what}" for what, number in compared.items())
    print(f"{called(match)}, {deals:,} random deals{counted}: the same turns, options and points")


def asked(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """The flags, those of the chosen opponent too; `settings` are its own by name."""
    first = argparse.ArgumentParser(add_help=False)
    first.add_argument("--opponent", choices=OPPONENTS, default="ismcts")
    opponent = first.parse_known_args(arguments)[0].opponent
    parser = argparse.ArgumentParser(description=__doc__, parents=[first])
    parser.add_argument("--level", choices=BOTS, default="expert", help="the bot of ours")
    parser.add_argument("--games", type=from_one, default=400, help="rounded up to whole decks")
    parser.add_argument("--jobs", type=from_one, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=from_one, metavar="DEALS", help="compare the rules instead")
    settings = settings_of(opponent)
    for name, default in settings.items():
        kind = from_one if isinstance(default, int) else type(default)
        help_ = f"of {opponent}; else {default}"
        parser.add_argument(f"--{name}", type=kind, default=default, help=help_)
    found = parser.parse_args(arguments)
    found.settings = tuple((name, getattr(found, name)) for name in settings)
    return found


def main() -> None:
    """Print the match, or the check."""
    arguments = asked()
    match = Match(arguments.level, arguments.opponent, arguments.settings, arguments.seed)
    try:
        needs = match.outside().needs
    except ValueError as error:
        sys.exit(f"against: {error}")
    if needs and find_spec(needs.module) is None:
        sys.exit(f"against: no {needs.package} here; {needs.install}")
    if arguments.check is not None:
        print_check(match, arguments.check)
        return
    with local_executor(arguments.jobs) as executor:
        numbers = range(-(-arguments.games // 2))
        print_match(match, list(executor.map(partial(play_deck, match), numbers)))


if __name__ == "__main__":
    main()
