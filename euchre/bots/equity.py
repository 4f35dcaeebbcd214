"""The chance to win the game, from any score and dealer, between equal players."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import floor, sqrt
from typing import Final, NamedTuple

from euchre.bots.race import TIES, Chances, race, shares, turned
from euchre.bots.results import results
from euchre.rules.rules import Rules
from euchre.rules.scoring import Award
from euchre.rules.seats import Seat

LONGEST: Final = 21
"""A game to more points than these is looked at as one to so many."""
SHORT: Final = 5
"""Where a side of such a game needs no more, the others are taken to need `LONGEST` at most."""
FARTHEST: Final = 1_000_000_000
"""More points than these to come are taken for so many: a target may be any whole number (B9)."""


def chances(rules: Rules, scores: Sequence[int], dealer: Seat) -> Chances:
    """Return the chance of each side to win from that score, where that seat deals next.

    They sum to 1: where a win is shared each has its part of it (T8).

    >>> [round(chance, 2) for chance in chances(Rules(players=2), (9, 9), dealer=1)]
    [0.27, 0.73]
    >>> chances(Rules(tie="shared"), (10, 4, 10), dealer=1)
    (0.5, 0.0, 0.5)
    """
    most = max(scores)
    if most < rules.target:
        return _from(rules, [rules.target - score for score in scores], dealer)
    if rules.tie == "play-on" and list(scores).count(most) > 1:
        # How far a tie is over the target makes no difference, but below it there must be room for
        # who is behind.
        over = min(max(most - min(scores) - rules.target, 0), TIES - 1)
        return _from(rules, [most - over - score for score in scores], dealer)
    return shares(scores)


class Ahead(NamedTuple):
    """What the next deal may come to: how likely it is, and the score and the chances after it.

    `maker` and `award` are None where the deal is passed in. `scores` and `after` are by side.
    """

    maker: Seat | None
    award: Award | None
    chance: float
    scores: tuple[int, ...]
    after: Chances


def ahead(rules: Rules, scores: Sequence[int], dealer: Seat) -> tuple[Ahead, ...]:
    """Return all that the next deal may come to, by maker from the dealer's left.

    Passed in comes last. What pays a maker the same is one, and called by the first row of the
    award table that does.
    """
    first = rules.seating.side_of(dealer)
    needs = turned([rules.target - score for score in scores], first)
    found: dict[tuple[Seat | None, tuple[int, ...]], Ahead] = {}
    for result in results(rules, needs):
        if result.award and result.award.defender_alone and not rules.asks_defenders:
            continue
        points = turned(result.points, -first)
        maker = None if result.place is None else (dealer + result.place) % rules.players
        before = found.get((maker, points))
        if before is None:
            totals = tuple(score + more for score, more in zip(scores, points, strict=True))
            after = chances(rules, totals, rules.seating.after(dealer))
            before = Ahead(maker, result.award, 0.0, totals, after)
        found[maker, points] = before._replace(chance=before.chance + result.chance)
    order = list(rules.seating.round_from(rules.seating.after(dealer)))
    return tuple(
        sorted(
            found.values(),
            key=lambda each: rules.players if each.maker is None else order.index(each.maker),
        )
    )


def _from(rules: Rules, needs: Sequence[int], dealer: Seat) -> Chances:
    """Return the chances of sides that need so many points; in a tie the leaders need none."""
    target, first = rules.target, rules.seating.side_of(dealer)
    if target <= LONGEST:
        scores = tuple(max(target - need, 0) for need in turned(needs, first))
        return turned(race(rules, target)[scores], -first)
    drawn_in = [LONGEST - need for need in turned(_drawn_in(needs), first)]
    return turned(_between(race(rules, LONGEST), drawn_in), -first)


def _drawn_in(needs: Sequence[int]) -> list[float]:
    """Return the points that sides need as they would in a game to `LONGEST`.

    A lead counts by the square root of the points that are still to come, as chance does.
    """
    nearest = min(needs)
    if nearest <= SHORT:
        return [min(need, LONGEST) for need in needs]
    least = min(nearest, FARTHEST)
    apart = [min(need - nearest, FARTHEST) for need in needs]
    # Nearer than SHORT nobody is drawn, and who is then further than LONGEST has as good as lost.
    behind = min(max(apart), (LONGEST - SHORT) * sqrt(least / SHORT))
    root = (sqrt(behind**2 + 4.0 * least * LONGEST) - behind) / (2.0 * least)
    return [min(root * (root * least + more), LONGEST) for more in apart]


def _between(solved: dict[tuple[int, ...], Chances], scores: Sequence[float]) -> Chances:
    """Return the chances at scores that lie between whole ones: a mean of those around."""
    sums = [0.0] * len(scores)
    around = [
        ((floor(score), 1.0 - score % 1.0), (floor(score) + 1, score % 1.0)) for score in scores
    ]
    for corner in product(*around):
        weight = 1.0
        for _, part in corner:
            weight *= part
        if weight:
            for side, chance in enumerate(solved[tuple(score for score, _ in corner)]):
                sums[side] += weight * chance
    return tuple(sums)
