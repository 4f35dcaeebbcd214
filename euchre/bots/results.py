"""What a deal may come to between equal players, and how likely each is, as was counted."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from euchre.bots.outcomes import OUTCOMES, Kind
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


@cache
def results(rules: Rules) -> tuple[Result, ...]:
    """Return all that a deal may come to, passed in first; the chances sum to 1.

    The deals counted are those of the table that is most like it: of as many players, with as many
    points for a lone march. Other house rules change little but the points, which are its own.

    >>> [result.points for result in results(Rules(players=2))]
    [(0, 0), (1, 0), (2, 0), (0, 2), (0, 1), (0, 2), (2, 0)]
    """
    counts = OUTCOMES[Kind(rules.players, rules.lone_march)]
    sides = len(rules.seating.sides)
    passed_in = 0 if rules.stick_the_dealer else counts.passed_in
    deals = passed_in + sum(map(sum, counts.played))
    found = [Result(None, None, (0,) * sides, passed_in / deals)]
    for place, numbers in enumerate(counts.played):
        for award, number in zip(awards(rules), numbers, strict=True):
            points = [award.defenders] * sides
            points[place % sides] = award.maker
            found.append(Result(place, award, tuple(points), number / deals))
    return tuple(result for result in found if result.chance)
