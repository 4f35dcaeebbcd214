"""What has been settled about a deal once trump is made: trump, maker, who plays and who leads."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from euchre.rules.cards import NO_CARDS, CardSet, Suit
from euchre.rules.phase import Dealt, Public, Trick
from euchre.rules.rules import Rules
from euchre.rules.seats import SEATINGS, Seat


class OrderOfPlay(NamedTuple):
    """How many seats play, and for each seat which of them is next clockwise (T4)."""

    size: int
    after: tuple[Seat, ...]


@cache
def _order_of_play(players: int, sitting_out: tuple[Seat, ...]) -> OrderOfPlay:
    seating = SEATINGS[players]
    active = [seat for seat in range(players) if seat not in sitting_out]
    after = tuple(
        next(after for after in seating.round_from(seating.after(seat)) if after in active)
        for seat in range(players)
    )
    return OrderOfPlay(len(active), after)


class Contract(NamedTuple):
    """What stands from trump on; `aside` are the cards put aside, by seat, `alone` the loners."""

    dealt: Dealt
    proposed: Suit
    trump: Suit
    maker: Seat
    aside: tuple[CardSet, ...]
    alone: tuple[Seat, ...] = ()

    @staticmethod
    def made(dealt: Dealt, proposed: Suit, trump: Suit, maker: Seat) -> Contract:
        """Return the contract at the moment when trump is made."""
        return Contract(dealt, proposed, trump, maker, (NO_CARDS,) * dealt.rules.players)

    @property
    def rules(self) -> Rules:
        """The table's rules."""
        return self.dealt.rules

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The defenders, clockwise from the maker's left."""
        return self.rules.seating.defenders(self.maker)

    @property
    def sitting_out(self) -> tuple[Seat, ...]:
        """The seats that lay their cards down: those who play with a loner (T3, F1)."""
        return tuple(
            other for loner in self.alone for other in self.fellows(loner) if other != loner
        )

    def fellows(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats on the same side for this deal: the defenders are one (T3)."""
        return self.rules.seating.fellows(self.maker, seat)

    def going_alone(self, seat: Seat) -> Contract:
        """Return the contract with that seat alone."""
        return self._replace(alone=(*self.alone, seat))

    def putting_aside(self, seat: Seat, cards: CardSet) -> Contract:
        """Return the contract with those cards of a seat put aside too."""
        aside = tuple(
            before | cards if owner == seat else before for owner, before in enumerate(self.aside)
        )
        return self._replace(aside=aside)

    def order_of_play(self) -> OrderOfPlay:
        """Return who plays after whom, whoever sits out skipped (T4)."""
        return _order_of_play(self.rules.players, self.sitting_out)

    def first_leader(self) -> Seat:
        """Return who leads to the first trick (T4, D2, F3)."""
        after = self.order_of_play().after
        if not self.alone or self.rules.loner_lead == "dealer":
            return after[self.dealt.dealer]
        return after[self.maker if self.maker in self.alone else self.alone[0]]

    def public(self, trick: Trick = (), tricks: tuple[int, ...] = ()) -> Public:
        """Return what lies open to everybody under this contract."""
        return Public(
            self.proposed,
            self.trump,
            self.maker,
            self.alone,
            self.sitting_out,
            trick,
            tricks or (0,) * self.rules.players,
        )
