"""A complaint as a position: what is right in it, how that is known, and who errs."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple

from euchre.bots import BOTS
from euchre.rules.phase import Phase
from euchre.views import View
from tests.bots.complaints.argument import adds_nothing, cannot_march, scores_most, wins_game
from tests.bots.complaints.truth import truth
from tests.bots.positions import seen

SEEDS = range(5)
"""The seeds of a bot that is asked: the same each time, so that it errs as often each time."""


class Known(Enum):
    """How it is known that the right answers are right, and no others."""

    DOMINATES = "some right card is as good as any other in every possible world, better in some"
    SCORES_MOST = "alone the sure tricks score more than any tricks do otherwise"
    ADDS_NOTHING = "alone scores no more at this score, whatever tricks are won"
    CANNOT_MARCH = "an opponent has taken up the highest trump"
    WINS_GAME = "the sure tricks win the game"
    JUDGEMENT = "players agree"


class Asked(NamedTuple):
    """A position, the right answers with | between them, and which levels are known to err.

    `errs` has for each of those with how many of the seeds it does.
    """

    says: str
    right: str
    known: Known
    position: Phase
    errs: Mapping[str, int] = MappingProxyType({})

    @property
    def answers(self) -> set[str]:
        """The right answers."""
        return {answer.strip() for answer in self.right.split("|")}


def errors(asked: Asked, level: str) -> int:
    """With how many of the seeds a bot errs in the position."""
    view = seen(asked.position)
    return sum(str(BOTS[level](seed).choose(view)) not in asked.answers for seed in SEEDS)


def is_proven(asked: Asked) -> bool:
    """Whether what is said to be known of the right answers is so."""
    view, right = seen(asked.position), asked.answers
    if asked.known is Known.DOMINATES:
        return dominates(view, right)
    if asked.known is Known.WINS_GAME:
        return len(right) == 1 and wins_game(view, *right)
    if asked.known is Known.SCORES_MOST:
        return right == {"alone"} and scores_most(view)
    if asked.known is Known.ADDS_NOTHING:
        return "alone" not in right and adds_nothing(view)
    if asked.known is Known.CANNOT_MARCH:
        return "alone" not in right and cannot_march(view)
    return asked.known is Known.JUDGEMENT


def dominates(view: View, right: set[str]) -> bool:
    """Whether each card that is not right is dominated by one that is."""
    found = truth(view)
    others = found.worth.keys() - right
    return all(any(found.dominates(one, other) for one in right) for other in others)
