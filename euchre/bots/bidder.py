"""How the policy of the playouts bids: by the strength of a hand, whoever has passed."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.bots.strength import best_discard, strength, weight
from euchre.rules.cards import Card, Suit
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat


class Least(NamedTuple):
    """The strength that the policy asks for, and the part of the upcard's weight that counts.

    `to_foe` is taken off a hand when an opponent deals, `to_partner` added when the partner does.
    """

    order: float
    name: float
    to_foe: float = 0.3
    to_partner: float = 0.3


_TINY: Final = 1e-9
"""What sums of the same weights in another order may differ by."""
_SUITS: Final = tuple(Suit)
_LEAST: Final = {2: Least(4.2, 3.4), 3: Least(2.3, 2.0), 4: Least(5.2, 4.2)}


class Bidder:
    """How the policy bids at a table with an upcard; `dealer` may take that up."""

    __slots__ = ("_weight", "dealer", "partner", "players", "rules", "suit", "upcard")

    def __init__(self, rules: Rules, dealer: Seat, upcard: Card, suit: Suit) -> None:
        """Sit down at the table; the upcard stands for that suit."""
        self.rules = rules
        self.dealer = dealer
        self.upcard = upcard
        self.suit = suit
        self._weight = weight(upcard, suit)
        self.players = rules.players
        side = rules.seating.sides[rules.seating.side_of(dealer)]
        self.partner = next((seat for seat in side if seat != dealer), None)

    def orders(self, seat: Seat, hand: int) -> bool:
        """Tell whether the policy makes the upcard's suit trump (B2)."""
        suit, least = self.suit, _LEAST[self.players]
        if seat == self.dealer:
            six = hand | self.upcard.bit
            return strength(six ^ best_discard(six, suit)[0], suit) >= least.order - _TINY
        if seat == self.partner:
            return strength(hand, suit) + least.to_partner * self._weight >= least.order - _TINY
        return strength(hand, suit) - least.to_foe * self._weight >= least.order - _TINY

    def names(self, seat: Seat, hand: int) -> Suit | None:
        """Return the suit that the policy names, None for a pass (B5, B7)."""
        rules = self.rules
        best, most = None, -1.0
        for suit in _SUITS:
            if rules.any_suit or suit is not self.suit:
                value = strength(hand, suit)
                if value > most:
                    best, most = suit, value
        stuck = rules.stick_the_dealer and seat == self.dealer
        return best if stuck or most >= _LEAST[self.players].name - _TINY else None
