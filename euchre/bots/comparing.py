"""Options compared: each tried in the same likely worlds, until one is clearly best."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from euchre.bots.options import likely_options
from euchre.bots.trials import Trials
from euchre.bots.value import Value
from euchre.bots.weights import LikelyWorlds
from euchre.rules.actions import Action
from euchre.views import View

WORLDS: Final = 100
"""The worlds over which options are compared."""
FEWER: Final = 30
"""The worlds for five of ten, where the choices are many."""
BATCH: Final = 20
"""After so many worlds the comparison may end, if it is clear."""
CLEAR: Final = 3.0
"""The standard errors of the difference that make it clear."""


def compare(view: View, chance: Random, worlds: int = WORLDS) -> list[tuple[Action, float]]:
    """Return options with what they are worth, best first; not all of many are tried out."""
    outcome = Trials(view).outcome
    options = likely_options(view)
    value = Value(view)
    likely = LikelyWorlds(view, chance)
    most = min(worlds, FEWER) if view.phase == "keep" else worlds
    sums = [0.0] * len(options)
    samples: list[list[float]] = [[] for _ in options]
    for number in range(1, most + 1):
        world = likely.draw()
        for index, option in enumerate(options):
            gain = value.of(outcome(world, option))
            sums[index] += gain
            samples[index].append(gain)
        if number % BATCH == 0 and _is_clear(sums, samples, number):
            break
    tried = len(samples[0])
    weighed = [(option, total / tried) for option, total in zip(options, sums, strict=True)]
    return sorted(weighed, key=lambda pair: -pair[1])


def _is_clear(sums: list[float], samples: list[list[float]], number: int) -> bool:
    """Tell whether the best option leads every other by more than chance would."""
    best = max(range(len(sums)), key=sums.__getitem__)
    for index, total in enumerate(sums):
        if index != best:
            lead = (sums[best] - total) / number
            squares = sum(
                (high - low) ** 2 for high, low in zip(samples[best], samples[index], strict=True)
            )
            error = sqrt(max(squares / number - lead * lead, 0.04) / number)
            if lead < CLEAR * error:
                return False
    return True
