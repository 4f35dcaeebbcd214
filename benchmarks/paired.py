"""Single deals at no score, the same cards from each seat: small differences, soon seen.

`--set search.MIX=0` changes a constant of a module of euchre.bots for the run. `--against
search.MIX=1` sets a second hero beside the first, with other constants (none: as they are), or
another player (`--against-hero`). Both play the same deals, and as one until they decide otherwise:
what chance does to both alike is not in their difference. `--phases play` lets them decide in those
phases alone, the foes' ways in the others.
"""

from __future__ import annotations

import argparse
from ast import literal_eval
from collections.abc import Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from types import ModuleType
from typing import NamedTuple, TypeAlias

from figures import from_one, shown
from peeking import Peeking
from players import player_of

from euchre.arena.executors import local_executor
from euchre.arena.intervals import interval
from euchre.player import Player
from euchre.rules.actions import Action
from euchre.rules.deal import deal
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from euchre.table.shuffle import Packs
from euchre.views import view

Constants: TypeAlias = Mapping[tuple[ModuleType, str], object]


class Variant(NamedTuple):
    """A hero by name, and the constants changed for it, each as module.NAME=number."""

    name: str
    constants: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.name, *self.constants))


class Trial(NamedTuple):
    """What every deck is played with; where no phases are named the heroes decide in all."""

    rules: Rules
    variants: tuple[Variant, ...]
    foes: str
    phases: frozenset[str]
    seed: int


class Deck(NamedTuple):
    """By variant what it has more than the others' mean, and how many deals ended differently."""

    more: tuple[float, ...]
    parted: int


class Reached(NamedTuple):
    """What a player who peeks looks at in the place of a table."""

    position: Phase


class Hero:
    """A player with constants of his own."""

    def __init__(self, player: Player, constants: Constants) -> None:
        """Make one."""
        self._player = player
        self._constants = constants

    def choose(self, position: Phase) -> Action:
        """What the player to act chooses with his constants."""
        set_all(self._constants)
        if isinstance(self._player, Peeking):
            self._player.table = Reached(position)
        return self._player.choose(view(position, position.turn))


def constants_of(variants: Sequence[Sequence[str]]) -> list[Constants]:
    """For each variant every constant that any of them changes, by module and name."""
    changes: list[dict[tuple[ModuleType, str], object]] = []
    for variant in variants:
        changes.append({})
        for constant in variant:
            path, value = constant.split("=")
            module, _, name = path.rpartition(".")
            changes[-1][import_module(f"euchre.bots.{module}"), name] = literal_eval(value)
    before = {place: getattr(*place) for change in changes for place in change}
    return [before | change for change in changes]


def set_all(constants: Constants) -> None:
    """Give the constants their values."""
    for (module, name), value in constants.items():
        setattr(module, name, value)


@cache
def heroes_of(trial: Trial) -> list[Hero]:
    """The heroes, made before any constant is changed."""
    constants = constants_of([variant.constants for variant in trial.variants])
    return [
        Hero(player_of(variant.name, trial.seed), own)
        for variant, own in zip(trial.variants, constants, strict=True)
    ]


def play_on(
    trial: Trial, position: Phase, side: Sequence[int], heroes: Sequence[Hero], foe: Player
) -> list[tuple[int, ...]]:
    """The points by side that each hero reaches from a position in which all of them are."""
    while position.turn is not None:
        seen = view(position, position.turn)
        if position.turn not in side or (trial.phases and seen.phase not in trial.phases):
            position = position.after(foe.choose(seen)).position
            continue
        choices = [hero.choose(position) for hero in heroes]
        if any(choice != choices[0] for choice in choices):
            return [
                play_on(trial, position.after(choice).position, side, [hero], foe)[0]
                for hero, choice in zip(heroes, choices, strict=True)
            ]
        position = position.after(choices[0]).position
    nothing = (0,) * len(trial.rules.seating.sides)
    return [position.points if isinstance(position, Scored) else nothing] * len(heroes)


def play_deck(trial: Trial, heroes: Sequence[Hero], foe: Player, number: int) -> Deck:
    """Play one deck, the heroes in each side's place."""
    rules = trial.rules
    sides = rules.seating.sides
    order = Packs(rules, trial.seed).order(number)
    more = [0.0] * len(heroes)
    parted = 0
    for place, side in enumerate(sides):
        position = deal(rules, number % rules.players, order).position
        ends = play_on(trial, position, side, heroes, foe)
        parted += any(points != ends[0] for points in ends)
        for index, points in enumerate(ends):
            others = (sum(points) - points[place]) / (len(points) - 1)
            more[index] += (points[place] - others) / len(sides)
    return Deck(tuple(more), parted)


def play_decks(trial: Trial, numbers: Sequence[int]) -> list[Deck]:
    """Play some decks."""
    heroes, foe = heroes_of(trial), player_of(trial.foes, trial.seed)
    return [play_deck(trial, heroes, foe, number) for number in numbers]


def main() -> None:
    """Prints the points a deal more with 95 % intervals, and the difference of two heroes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hero")
    parser.add_argument("foes")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=3)
    parser.add_argument("--decks", type=from_one, default=500)
    parser.add_argument("--jobs", type=from_one, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", nargs="+", default=[], metavar="MODULE.NAME=NUMBER")
    parser.add_argument("--against", nargs="*", metavar="MODULE.NAME=NUMBER")
    parser.add_argument("--against-hero", metavar="HERO")
    parser.add_argument("--phases", nargs="+", default=[])
    asked = parser.parse_args()
    variants = [Variant(asked.hero, tuple(asked.set))]
    if asked.against is not None or asked.against_hero:
        variants.append(Variant(asked.against_hero or asked.hero, tuple(asked.against or ())))
    trial = Trial(
        Rules(players=asked.players),
        tuple(variants),
        asked.foes,
        frozenset(asked.phases),
        asked.seed,
    )
    numbers = range(asked.decks)
    some = [numbers[start : start + 10] for start in numbers[::10]]
    with local_executor(asked.jobs) as executor:
        played = executor.map(partial(play_decks, trial), some)
        decks = [deck for part in played for deck in part]
    ones = [1.0] * len(decks)
    for index, variant in enumerate(variants):
        more = interval([deck.more[index] for deck in decks], ones)
        print(
            f"{variant} against {asked.foes}, {asked.players} players, {len(decks):,} decks:"
            f" {shown(more)} points a deal"
        )
    if len(variants) > 1:
        more = interval([deck.more[0] - deck.more[1] for deck in decks], ones)
        parted = f"{sum(deck.parted for deck in decks):,} deals ended differently"
        print(f"the first more: {shown(more, '{:+.4f}'.format)}, {parted}")


if __name__ == "__main__":
    main()
