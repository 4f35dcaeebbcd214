"""What the noise of few sample deals costs: the points a deal that choices give away, by phase.

The expert plays single deals against yardsticks, from each seat, at no score or (`--scores`) at
scores drawn at random. Each decision on the way is judged once by the same expert with many more
sample deals, drawn so that the yardsticks bid as they did. Then the judge's values tell what the
choice is worth: much less depends on luck than where the deal is played. `--variant
comparing.SAME=0 expert.WORLDS=100` adds a row with other constants of euchre.bots. What the judge
himself gets wrong is not seen here.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

from figures import from_one
from paired import constants_of, set_all
from players import player_of

from euchre.bots.expert import Expert
from euchre.bots.normal import Normal
from euchre.rules.deal import deal
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.table.shuffle import Packs
from euchre.views import View, view

JUDGE = (
    "expert.WORLDS=1500", "trying.BATCH=1500", "trying.FIVES=600", "search.SAMPLES=200",
    "search.BATCH=200", "comparing.HABIT=0", "weights.DOUBT=0", "weights.TRIES=60",
)  # fmt: skip
"""The constants of the judge, who never stops early."""


def decisions(rules: Rules, seed: int, decks: int, *, scored: bool = False) -> Iterator[View]:
    """The views in which the expert had a choice; at scores drawn at random, or at none."""
    hero, foe = Expert(seed), player_of("yardstick", seed)
    packs = Packs(rules, seed)
    for number in range(decks):
        chance, order = Random(f"scores {seed}:{number}"), packs.order(number)
        for seat in range(rules.players):
            scores = [chance.randrange(rules.target) if scored else 0 for _ in rules.seating.sides]
            position: Phase = deal(rules, number % rules.players, order, tuple(scores)).position
            while position.turn is not None:
                seen = view(position, position.turn)
                if position.turn == seat and len(seen.legal) > 1:
                    yield seen
                choice = (hero if position.turn == seat else foe).choose(seen)
                position = position.after(choice).position


def main() -> None:
    """Prints a row for each variant: by phase, and in all, the points a deal given away."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=3)
    parser.add_argument("--decks", type=from_one, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--phases", nargs="+", default=["order", "name", "pickup", "keep", "play"])
    parser.add_argument("--scores", action="store_true", help="at scores drawn at random")
    parser.add_argument("--variant", nargs="+", action="append", default=[])
    asked = parser.parse_args()
    rules = Rules(players=asked.players)
    variants: list[tuple[str, ...]] = [(), *map(tuple, asked.variant)]
    as_they_are, *others, judging = constants_of([*variants, JUDGE])
    hero, plain, judge = Expert(asked.seed), Normal(asked.seed), Expert(asked.seed + 1)
    lost = {" ".join(variant): dict.fromkeys(asked.phases, 0.0) for variant in variants}
    lost["normal"] = dict.fromkeys(asked.phases, 0.0)
    for seen in decisions(rules, asked.seed, asked.decks, scored=asked.scores):
        if seen.phase not in asked.phases:
            continue
        choices = {"normal": plain.choose(seen)}
        for name, constants in zip(lost, [as_they_are, *others], strict=False):
            set_all(constants)
            choices[name] = hero.choose(seen)
        set_all(judging)
        worth = dict(judge.explain(seen).options)
        set_all(as_they_are)
        best = max(worth.values())
        for name, choice in choices.items():
            lost[name][seen.phase] += best - worth.get(choice, best)
    deals = asked.decks * rules.players
    for name, by_phase in lost.items():
        row = "  ".join(f"{phase} {by_phase[phase] / deals:.4f}" for phase in asked.phases)
        total = sum(by_phase.values()) / deals
        print(f"{name or 'as it is':40} {row}  in all {total:.4f} points a deal")


if __name__ == "__main__":
    main()
