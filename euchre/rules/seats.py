"""Seats, their order round the table, and the sides that score together (T1, D1, F)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

Seat: TypeAlias = int
"""A player's place, from 0, clockwise."""


class Seating(NamedTuple):
    """How a number of players sit.

    `places` are the hands dealt, clockwise, None for the dummy's open side (T1). `sides` are the
    seats that score together. `calls` are the words of round 1 from the dealer's left (B2).
    """

    places: tuple[Seat | None, ...]
    sides: tuple[tuple[Seat, ...], ...]
    calls: tuple[str, ...]
    players: int

    @property
    def has_dummy(self) -> bool:
        """Whether a dummy is dealt (T1)."""
        return None in self.places

    @property
    def has_partners(self) -> bool:
        """Whether sides are pairs (F)."""
        return len(self.sides) < self.players

    def after(self, seat: Seat) -> Seat:
        """Return the next seat clockwise."""
        return (seat + 1) % self.players

    def round_from(self, seat: Seat) -> Iterator[Seat]:
        """Iterate once round the table, clockwise, beginning with that seat."""
        return ((seat + step) % self.players for step in range(self.players))

    def side_of(self, seat: Seat) -> int:
        """Return the index of the seat's side; raises ValueError where there is no such seat."""
        for index, side in enumerate(self.sides):
            if seat in side:
                return index
        message = f"no seat {seat} in a game for {self.players}"
        raise ValueError(message)

    def defenders(self, maker: Seat) -> tuple[Seat, ...]:
        """Return the seats not on the maker's side, clockwise from his left."""
        return _defenders(self, maker)

    def fellows(self, maker: Seat, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats on a side for the deal, by one of them: the defenders are one (T3)."""
        defenders = self.defenders(maker)
        if seat in defenders:
            return defenders
        return tuple(other for other in range(self.players) if other not in defenders)

    def call(self, dealer: Seat, seat: Seat) -> str:
        """Return the word with which a seat makes the upcard's suit trump (B2)."""
        return self.calls[(seat - dealer - 1) % self.players]


@cache
def _defenders(seating: Seating, maker: Seat) -> tuple[Seat, ...]:
    side = seating.sides[seating.side_of(maker)]
    return tuple(seat for seat in seating.round_from(seating.after(maker)) if seat not in side)


SEATINGS: Final = {
    2: Seating((0, 1), ((0,), (1,)), ("order", "accept"), 2),
    3: Seating((0, 1, None, 2), ((0,), (1,), (2,)), ("order", "assist", "accept"), 3),
    4: Seating((0, 1, 2, 3), ((0, 2), (1, 3)), ("order", "assist", "order", "accept"), 4),
}
"""The seating for each number of players."""
