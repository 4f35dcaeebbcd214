"""How a plain player plays his cards: the policy of the playouts, over bits in lanes.

It stands for the frozen yardstick of benchmarks/, which plays the same from views; a test holds one
against the other. Everything is plain ints: a playout asks it a dozen times.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from euchre.bots.lanes import Lanes, lanes_of

ENOUGH: Final = 3
"""The trumps with which a maker leads the highest of them, the best left or not."""
_SINGLE: Final = 1.5
"""What the only card of a suit is less useful, in ranks, while a trump is held to ruff."""


class Heights:
    """The rank of each card within its lane, counted down from the highest as 0, -1, -2."""

    __slots__ = ("of", "sides", "trumps")

    def __init__(self, lanes: Lanes) -> None:
        """Number the cards of each lane."""
        self.of = {
            card: -float((lane & -(card << 1)).bit_count()) for card, lane in lanes.lane.items()
        }
        self.sides = lanes.lanes[:-1]
        self.trumps = lanes.trumps


@cache
def heights_of(deck: int) -> Heights:
    """Return the ranks of a deck's cards in their lanes."""
    return Heights(lanes_of(deck))


def lead(hand: int, unseen: int, heights: Heights, *, maker: bool) -> int:
    """Return the card to lead.

    While trumps are out, the maker leads the highest of his if it is the best left or he has three;
    whoever has the best card left of a plain suit leads that; others lead low from the shortest.
    """
    held = hand & heights.trumps
    top = 1 << held.bit_length() >> 1
    out = unseen & heights.trumps
    boss = held and not out & -(top << 1)
    if maker and held and out and (boss or held.bit_count() >= ENOUGH):
        return top
    shortest, low = 99, 0
    for lane in heights.sides:
        cards = hand & lane
        if cards:
            high = 1 << cards.bit_length() >> 1
            if not unseen & lane & -(high << 1):
                return high
            number = cards.bit_count()
            if number < shortest:
                shortest, low = number, cards & -cards
    if low:
        return low
    return top if boss else held & -held


def least(hand: int, legal: int, heights: Heights) -> int:
    """Return the least useful of the legal cards."""
    trumps = heights.trumps
    plain = legal & ~trumps
    if not plain:
        return legal & -legal
    ruffs = hand & trumps
    of = heights.of
    best, lowest = 99.0, 0
    for lane in heights.sides:
        cards = plain & lane
        if cards:
            card = cards & -cards
            use = of[card]
            if ruffs and use and cards == card:
                use -= _SINGLE
            if use < best:
                best, lowest = use, card
    return lowest


def follow(  # noqa: PLR0913, PLR0917 - all that a trick is, without an object for it
    hand: int,
    legal: int,
    unseen: int,
    beats: int,
    best: int,
    heights: Heights,
    *,
    fellow_wins: bool,
    fellow_behind: bool,
    foe_behind: bool,
) -> int:
    """Return the card to follow with; `beats` and `best` are those of the kernel's state.

    The fellow's trick is left to him. Whoever plays after all opponents wins as cheaply as he can,
    but spends no boss trump where the fellow behind him may win. Before an opponent the best card
    left is played, else the cheapest that wins.
    """
    winners = legal & beats & -(best << 1)
    if not winners or fellow_wins:
        return least(hand, legal, heights)
    cheapest = winners & -winners
    trumps = heights.trumps
    if cheapest & trumps:
        if fellow_behind and not unseen & trumps & -(cheapest << 1) and best & ~trumps:
            above = beats & ~trumps & -(best << 1)
            if above & unseen:
                losing = legal & ~winners
                if losing:
                    return least(hand, losing, heights)
        return cheapest
    if foe_behind:
        top = 1 << winners.bit_length() >> 1
        if not unseen & beats & ~trumps & -(top << 1):
            return top
    return cheapest
