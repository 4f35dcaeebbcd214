"""The bits of a set of cards one by one."""

from __future__ import annotations


def bits_of(cards: int) -> list[int]:
    """Return each bit that is set, the lowest first: the cards in printed order.

    >>> bits_of(0b10110)
    [2, 4, 16]
    """
    bits: list[int] = []
    while cards:
        lowest = cards & -cards
        bits.append(lowest)
        cards ^= lowest
    return bits
