"""What deals come to: who made trump, and what it brought, counted over many deals.

Written by `python benchmarks/outcomes.py --level normal --deals 60000 --seed 1 --write`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Kind(NamedTuple):
    """The games whose deals are counted apart; `lone_march` is None but for three players."""

    players: int
    lone_march: int | None


class Counts(NamedTuple):
    """The deals passed in, and those played out.

    `played` is by the maker's place, clockwise from the dealer, who is the first, and then by the
    rows of the award table.
    """

    passed_in: int
    played: tuple[tuple[int, ...], ...]


OUTCOMES: Final[Mapping[Kind, Counts]] = {
    Kind(2, None): Counts(
        173,
        (
            (24535, 11802, 3525),
            (12728, 3289, 3948),
        ),
    ),
    Kind(3, 3): Counts(
        0,
        (
            (560, 8004, 0, 3, 0, 0, 0),
            (14746, 6666, 0, 12898, 243, 0, 0),
            (8622, 2891, 0, 5249, 118, 0, 0),
        ),
    ),
    Kind(3, 4): Counts(
        0,
        (
            (846, 6488, 1229, 4, 0, 0, 0),
            (14776, 6554, 81, 12899, 243, 0, 0),
            (8626, 2829, 57, 5250, 118, 0, 0),
        ),
    ),
    Kind(3, 5): Counts(
        0,
        (
            (1492, 5175, 1882, 18, 0, 0, 0),
            (14866, 6349, 173, 12922, 243, 0, 0),
            (8646, 2726, 129, 5261, 118, 0, 0),
        ),
    ),
    Kind(4, None): Counts(
        2,
        (
            (14023, 1444, 2008, 3162, 0),
            (7648, 1539, 226, 2480, 0),
            (14769, 4986, 448, 2910, 0),
            (2990, 572, 119, 674, 0),
        ),
    ),
}
