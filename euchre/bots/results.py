"""What a deal may come to between equal players, and how likely each is, as was counted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from euchre.bots.kinds import Kind, kind_of, told_apart
from euchre.bots.outcomes import OUTCOMES
from euchre.rules.rules import Rules
from euchre.rules.scoring import Award, awards


class Result(NamedTuple):
    """What a deal may come to, and how likely it does.

    `place` is the maker's, clockwise from the dealer, who is 0; it and `award` are None where the
    deal is passed in. `points` are by side, the dealer's first.
    """

    place: int | None
    award: Award | None
    points: tuple[int, ...]
    chance: float


def results(rules: Rules, needs: Sequence[int]) -> tuple[Result, ...]:
    """Return all that a deal may come to where sides need so many points, the dealer's first.

    Passed in comes first; the chances sum to 1. The deals counted are those of the table that is
    most like it: of as many players, with as many points for a lone march. Other house rules change
    little but the points, which are its own.

    A result that was never seen has the chance 0.

    >>> [result.points for result in results(Rules(players=2), (10, 10))]
    [(0, 0), (1, 0), (2, 0), (0, 2), (0, 1), (0, 2), (2, 0)]
    """
    return _results(rules, told_apart(rules, needs))


@cache
def _results(rules: Rules, needs: tuple[int, ...]) -> tuple[Result, ...]:
    rows = awards(rules)
    counted, *numbers = _counts(kind_of(rules))[needs]
    deals = sum(numbers)
    found: list[Result] = []
    if not rules.stick_the_dealer:
        deals += counted
        found.append(Result(None, None, (0,) * len(needs), counted / deals))
    for index, number in enumerate(numbers):
        place, row = divmod(index, len(rows))
        award = rows[row]
        points = [award.defenders] * len(needs)
        points[place % len(needs)] = award.maker
        found.append(Result(place, award, tuple(points), number / deals))
    return tuple(found)


@cache
def _counts(kind: Kind) -> dict[tuple[int, ...], list[int]]:
    """Return by needs the deals passed in, and then those of each maker and award."""
    sides = 3 if kind.players == 3 else 2  # noqa: PLR2004 - three-handed each is for himself
    lines = [
        [int(number) for number in line.split()] for line in OUTCOMES[kind].split("\n") if line
    ]
    return {tuple(line[:sides]): line[sides:] for line in lines}
