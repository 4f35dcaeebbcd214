"""How the people at the table are called; the reader is You, with the plural verb.

A spectator is none of them: to him everybody has a name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from euchre.rules.seats import Seat, Seating
from euchre.ui.words.numbers import listed
from euchre.views import View

NOBODY: Final[Seat] = -1
"""The reader's seat where the reader is a spectator."""


class People(NamedTuple):
    """The names by seat, and the reader's seat, `NOBODY` where he has none."""

    names: tuple[str, ...]
    reader: Seat
    seating: Seating

    @classmethod
    def of(cls, view: View, names: tuple[str, ...]) -> People:
        """Return the people as the view's seat calls them."""
        return cls(names, NOBODY if view.seat is None else view.seat, view.rules.seating)

    @property
    def first(self) -> Seat:
        """The seat from which the others are counted: the reader's own if he has one."""
        return max(self.reader, 0)

    @property
    def ours(self) -> int | None:
        """The reader's side, as an index; None where he has none."""
        return None if self.reader == NOBODY else self.seating.side_of(self.reader)

    @property
    def partner(self) -> Seat | None:
        """The reader's partner, where sides are pairs."""
        if self.reader == NOBODY:
            return None
        side = self.seating.sides[self.seating.side_of(self.reader)]
        return next((seat for seat in side if seat != self.reader), None)

    def named(self, seat: Seat) -> str:
        """Return a name inside a sentence."""
        return "you" if seat == self.reader else self.names[seat]

    def opening(self, seat: Seat) -> str:
        """Return a name at the beginning of a sentence."""
        return "You" if seat == self.reader else self.names[seat]

    def introduced(self, seat: Seat) -> str:
        """Return a name at the beginning of a sentence, the partner said to be one."""
        if seat == self.partner:
            return f"{self.names[seat]}, your partner"
        return self.opening(seat)

    def say(self, seat: Seat, you: str, other: str, **blanks: object) -> str:
        """Return the sentence for the reader or for another, whose `name` is filled in.

        >>> from euchre.rules.seats import SEATINGS
        >>> people = People(("You", "Ada"), 0, SEATINGS[2])
        >>> [people.say(seat, "You pass.", "{name} passes.") for seat in (0, 1)]
        ['You pass.', 'Ada passes.']
        """
        if seat == self.reader:
            return you.format(**blanks)
        return other.format(name=self.names[seat], **blanks)

    def all_of(self, seats: Iterable[Seat]) -> str:
        """Return several names at the beginning of a sentence, the reader's first."""
        names = self.within(seats)
        return names[0].upper() + names[1:]

    def within(self, seats: Iterable[Seat]) -> str:
        """Return several names inside a sentence, the reader's first."""
        ordered = sorted(seats, key=lambda seat: seat != self.reader)
        return listed([self.named(seat) for seat in ordered])
