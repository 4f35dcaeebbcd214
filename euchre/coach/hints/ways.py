"""The ways in which the cards can lie, to count how often something is so: all, or a sample."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from euchre.bots.weights import LikelyWorlds
from euchre.coach.exact import LAST, MOST
from euchre.views import View
from euchre.worlds import holdings

SAMPLE: Final = 400
"""The deals looked at where not all can be."""


class Ways(NamedTuple):
    """What each seat can hold, as bits of cards, each with its weight."""

    hands: tuple[tuple[int, tuple[int, ...]], ...]
    is_exact: bool

    def share(self, holds: Callable[[tuple[int, ...]], bool]) -> float:
        """Return how often something holds, from 0 to 1; of a sample neither 0 nor 1."""
        whole = sum(weight for weight, _ in self.hands)
        found = sum(weight for weight, hands in self.hands if holds(hands)) / whole
        return found if self.is_exact else doubtful(found, whole)


def doubtful(share: float, samples: int) -> float:
    """Return a share over samples, which never says that something is certain."""
    least = 0.5 / samples
    return min(max(share, least), 1.0 - least)


@lru_cache(maxsize=8)
def ways_of(view: View) -> Ways:
    """Return the ways in which the cards of a view can lie; the same each time."""
    if len(view.hand) <= LAST:
        ways = [(holding.worlds, holding.hands) for holding in islice(holdings(view), MOST + 1)]
        if len(ways) <= MOST:
            return Ways(tuple(ways), is_exact=True)
    likely = LikelyWorlds(view, Random(f"ways {view}"))
    return Ways(tuple((1, likely.draw().hands) for _ in range(SAMPLE)), is_exact=False)
