"""How a deal ends: who made trump, who played alone, the tricks; and what that pays."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from euchre.rules.rules import Rules
from euchre.rules.scoring import TRICKS, award
from euchre.rules.seats import Seat


class Ending(NamedTuple):
    """The end of a deal that was played out; `tricks` are those of the maker's side."""

    maker: Seat
    alone: tuple[Seat, ...]
    tricks: int


@cache
def payoff(rules: Rules, maker: Seat, alone: tuple[Seat, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the points by side for each number of tricks of the maker's side."""
    seating = rules.seating
    row: list[tuple[int, ...]] = []
    for tricks in range(TRICKS + 1):
        won = award(
            rules,
            tricks,
            maker_alone=maker in alone,
            defender_alone=any(seat in seating.defenders(maker) for seat in alone),
        )
        row.append(tuple(won.maker if maker in side else won.defenders for side in seating.sides))
    return tuple(row)


def points_of(rules: Rules, ending: Ending | None) -> tuple[int, ...]:
    """Return the points by side that an ending pays; none where the deal is passed in (B6)."""
    if ending is None:
        return (0,) * len(rules.seating.sides)
    return payoff(rules, ending.maker, ending.alone)[ending.tricks]
