"""How hidden cards can be shared out over hands that lack suits: the ways, and how many of each.

Cards that may go to the same hands are a class; only the numbers of a class matter here, neither
the cards nor whose the hands are.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple, TypeAlias

CardClass: TypeAlias = tuple[int, tuple[bool, ...]]
"""How many cards, and which of the hands may hold them."""


class Share(NamedTuple):
    """How a class of hidden cards can be shared out by number, and what then follows for the next.

    `taken` tells for each way how many cards go to each hand, the rest to none; `cumulated` sums up
    how many worlds there are of each way, and `then` has what follows it.
    """

    worlds: int
    taken: tuple[tuple[int, ...], ...]
    cumulated: tuple[int, ...]
    then: tuple[Share, ...]


_DONE: Final = Share(1, (), (), ())
_NONE: Final = Share(0, (), (), ())


@lru_cache(maxsize=1 << 14)
def share_out(classes: tuple[CardClass, ...], sizes: tuple[int, ...]) -> Share:
    """Return the ways to share out those classes so that hands of those sizes are filled.

    >>> share_out(((3, (True, True)), (2, (True, False))), (2, 1)).worlds
    18
    """
    if not classes:
        return _NONE if any(sizes) else _DONE
    number, allowed = classes[0]
    taken: list[tuple[int, ...]] = []
    then: list[Share] = []
    cumulated: list[int] = []
    total = 0
    for share, ways in _shares(number, allowed, sizes):
        left = tuple([size - some for size, some in zip(sizes, share, strict=True)])
        rest = share_out(classes[1:], left)
        if rest.worlds:
            total += ways * rest.worlds
            taken.append(share)
            then.append(rest)
            cumulated.append(total)
    return Share(total, tuple(taken), tuple(cumulated), tuple(then))


@lru_cache(maxsize=1 << 12)
def _shares(
    number: int, allowed: tuple[bool, ...], sizes: tuple[int, ...]
) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return how many of so many cards can go to each hand, with the ways to choose them."""
    if not sizes:
        return (((), 1),)
    most = min(number, sizes[0]) if allowed[0] else 0
    return tuple(
        ((some, *rest), ways * comb(number, some))
        for some in range(most + 1)
        for rest, ways in _shares(number - some, allowed[1:], sizes[1:])
    )
