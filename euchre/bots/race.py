"""The race to the target, solved: who wins from each score, deals coming to what they come to.

Scores only rise, so the chances are worked out from the highest scores down. They are kept from the
dealer's side on: the same scores with another dealer are the same race, turned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import product
from math import prod
from operator import add
from typing import Final, TypeAlias, TypeVar

from euchre.bots.kinds import told_apart
from euchre.bots.results import results
from euchre.rules.rules import Rules

Chances: TypeAlias = tuple[float, ...]
"""The chance of each side to win."""
Scores: TypeAlias = tuple[int, ...]
Payments: TypeAlias = tuple[tuple[Scores, float], ...]
"""The points by side that a deal may pay, the dealer's first, and how likely."""

TIES: Final = 12
"""A tie at so many points over the target, seen once in many thousand games, counts as shared."""

_T = TypeVar("_T")


@lru_cache(maxsize=16)
def race(rules: Rules, target: int) -> dict[Scores, Chances]:
    """Return the chances at each score at which the game goes on, the dealer's side first in both.

    Ties over the target are among them where they are played on (T8).
    """
    sides = len(rules.seating.sides)
    paid = cache(partial(_paid, rules))
    solved: dict[Scores, Chances] = {}

    def from_deal(scores: Scores) -> tuple[float, Chances]:
        needs = told_apart(rules, [target - score for score in scores])
        return _when_paid(paid(needs), scores, solved)

    for scores in _going_on(rules, target):
        if scores not in solved:
            # Where nobody scores the next seat deals at the same score, and so round the table.
            dealt = [turned(scores, first) for first in range(sides)]
            nobody, paying = zip(*map(from_deal, dealt), strict=True)
            for first, each in enumerate(dealt):
                weight, wins = 1.0 / (1.0 - prod(nobody)), [0.0] * sides
                for later in (*range(first, sides), *range(first)):
                    for side in range(sides):
                        wins[(side + later - first) % sides] += weight * paying[later][side]
                    weight *= nobody[later]
                solved[each] = tuple(wins)
    return solved


def _when_paid(
    paid: Payments, scores: Scores, solved: Mapping[Scores, Chances]
) -> tuple[float, Chances]:
    """Return the chance that a deal pays nobody, and what all other deals add to each side's."""
    nobody, sums = 0.0, [0.0] * len(scores)
    for points, chance in paid:
        if not any(points):
            nobody = chance
            continue
        totals = tuple(map(add, scores, points))
        known = solved.get(totals[1:] + totals[:1])
        after = shares(totals) if known is None else known[-1:] + known[:-1]
        for side, wins in enumerate(after):
            sums[side] += chance * wins
    return nobody, tuple(sums)


def _paid(rules: Rules, needs: tuple[int, ...]) -> Payments:
    """Return the points by side that a deal may pay, the dealer's first, and how likely."""
    paid: dict[Scores, float] = {}
    for result in results(rules, needs):
        paid[result.points] = paid.get(result.points, 0.0) + result.chance
    return tuple((points, chance) for points, chance in paid.items() if chance)


def shares(scores: Sequence[int]) -> Chances:
    """Return each side's part of the win at the end of a game, a shared one in equal parts.

    >>> shares((3, 11, 10)), shares((3, 10, 10))
    ((0.0, 1.0, 0.0), (0.0, 0.5, 0.5))
    """
    most = max(scores)
    part = 1.0 / list(scores).count(most)
    return tuple(part if score == most else 0.0 for score in scores)


def turned(values: Sequence[_T], first: int) -> tuple[_T, ...]:
    """Return values by side, beginning with another side.

    >>> turned((7, 4, 9), 1)
    (4, 9, 7)
    """
    return (*values[first:], *values[:first])


def _going_on(rules: Rules, target: int) -> list[Scores]:
    """Return the scores at which a game goes on, the highest first."""
    sides = len(rules.seating.sides)
    found: list[Scores] = list(product(range(target), repeat=sides))
    if rules.tie == "play-on":
        for most in range(target, target + TIES):
            for other in range(most + 1):
                tie = (most, most, other)
                found += {turned(tie, first) for first in range(sides)}
    return sorted(found, key=sum, reverse=True)
