"""All but cards tried out: each likely option of a view in the same likely worlds."""

from __future__ import annotations

from random import Random
from typing import Final

from euchre.bots.comparing import compare
from euchre.bots.options import likely_options
from euchre.bots.trials import Trials
from euchre.bots.value import Value, Valued
from euchre.bots.weights import LikelyWorlds
from euchre.rules.actions import Action
from euchre.views import View

BATCH: Final = 20
"""After so many worlds the trials may end."""
FIVES: Final = 100
"""The worlds at most for five of ten, where the choices are many and differ little."""


def try_out(
    view: View, chance: Random, plain: Action, most: int, valued: Valued = Value
) -> list[tuple[Action, float]]:
    """Return options with what they are worth, best first; not all of many are tried out."""
    outcome, value, likely = Trials(view).outcome, valued(view), LikelyWorlds(view, chance)
    options = likely_options(view)

    def gains() -> list[float]:
        world = likely.draw()
        return [value.of(outcome(world, option)) for option in options]

    return compare(
        options, gains, plain, batch=BATCH, most=min(most, FIVES) if view.phase == "keep" else most
    )
