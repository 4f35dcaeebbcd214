"""Options compared: each tried in the same sample deals, until more of them would change little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from euchre.rules.actions import Action

CLEAR: Final = 2.0
"""The standard errors that a difference is trusted within."""
SAME: Final = 0.03
"""The points by which the best may be behind another, within that trust, and yet be chosen."""
HABIT: Final = 0.02
"""The points that a plain player's choice counts more: of equal options his is taken."""


def compare(
    options: Sequence[Action],
    gains: Callable[[], list[float]],
    plain: Action,
    *,
    batch: int,
    most: int,
) -> list[tuple[Action, float]]:
    """Return the options with what they are worth, best first.

    Each call of `gains` has what every option gained in one more sample; there are so many at most,
    and after each batch of them the comparison may end.
    """
    sums = [0.0] * len(options)
    samples: list[list[float]] = []
    leaning = [HABIT if option == plain else 0.0 for option in options]
    while len(samples) < most:
        gained = [gain + more for gain, more in zip(gains(), leaning, strict=True)]
        samples.append(gained)
        sums = [total + gain for total, gain in zip(sums, gained, strict=True)]
        if len(samples) % batch == 0 and _is_enough(sums, samples):
            break
    weighed = [(option, total / len(samples)) for option, total in zip(options, sums, strict=True)]
    return sorted(weighed, key=lambda pair: -pair[1])


def _is_enough(sums: list[float], samples: list[list[float]]) -> bool:
    """Tell whether no other option can be better than the best by more than is worth a look."""
    number = len(samples)
    best = max(range(len(sums)), key=sums.__getitem__)
    for place, total in enumerate(sums):
        lead = (sums[best] - total) / number
        # From Python 3.12 on `sum` rounds floats otherwise than a loop: other Pythons would stop
        # after other samples, and choose otherwise. So no bot adds floats by it.
        squares = 0.0
        for gained in samples:
            difference = gained[best] - gained[place]
            squares += difference * difference
        error = sqrt(max(squares / number - lead * lead, 0.0) / number)
        if CLEAR * error - lead > SAME:
            return False
    return True
