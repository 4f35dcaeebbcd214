"""Single deals at no score, the same cards from each seat: small differences, soon seen.

`--set search.MIX=0` changes a constant of a module of euchre.bots for the run, to try what it does.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module

from strength import made

from euchre.arena.intervals import interval
from euchre.arena.times import Timed
from euchre.rules.deal import deal
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from euchre.table.shuffle import Packs
from euchre.views import view


def change(constants: Sequence[str]) -> None:
    """Set constants, each as module.NAME=number."""
    for constant in constants:
        name, value = constant.split("=")
        module, _, name = name.rpartition(".")
        setattr(import_module(f"euchre.bots.{module}"), name, float(value))


def points_more(rules: Rules, hero: str, foes: str, seed: int, number: int) -> float:
    """What the hero has more than the others' mean from one deck, over its places."""
    more = 0.0
    packs = Packs(rules, seed)
    sides = rules.seating.sides
    for place, side in enumerate(sides):
        players = [
            Timed(made(hero if seat in side else foes, seed)) for seat in range(rules.players)
        ]
        position: Phase = deal(rules, number % rules.players, packs.order(number)).position
        while position.turn is not None:
            choice = players[position.turn].choose(view(position, position.turn))
            position = position.after(choice).position
        points = position.points if isinstance(position, Scored) else (0,) * len(sides)
        more += points[place] - (sum(points) - points[place]) / (len(points) - 1)
    return more / len(sides)


def main() -> None:
    """Prints the points a deal more, with a 95 % interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hero")
    parser.add_argument("foes")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--decks", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", nargs="+", default=[], metavar="MODULE.NAME=NUMBER")
    arguments = parser.parse_args()
    one = partial(
        points_more,
        Rules(players=arguments.players),
        arguments.hero,
        arguments.foes,
        arguments.seed,
    )
    with ProcessPoolExecutor(arguments.jobs, initializer=change, initargs=(arguments.set,)) as pool:
        more = list(pool.map(one, range(arguments.decks), chunksize=4))
    mean, about = interval(more, [1.0] * len(more))
    print(
        f"{arguments.hero} against {arguments.foes}, {arguments.players} players,"
        f" {len(more):,} decks {' '.join(arguments.set)}: {mean:+.3f} ±{about:.3f} points a deal"
    )


if __name__ == "__main__":
    main()
