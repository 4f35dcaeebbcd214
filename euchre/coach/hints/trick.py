"""A trick as the seat to play sees it: who is winning, who can still beat a card, and how often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.bots.memory import BEATING, HIGHER, Other, remember
from euchre.coach.equals import may_be_held
from euchre.coach.hints.ways import ways_of
from euchre.rules.cards import KNOWN_BITS, Card, cards_in
from euchre.rules.seats import Seat
from euchre.rules.trump import FOLLOWING_BITS, SUIT_BITS, suit_of, winning
from euchre.views import View


class Table:
    """What a view in the play says of its trick, and of the cards that are out.

    `best` is the card that is winning and `owner` who played it, None where the seat leads. `foes`
    and `fellow` are those still to play to the trick; `fellow_wins` tells whether the owner is on
    the seat's own side. `out` are the bits of the cards that another seat who plays may hold.
    """

    def __init__(self, view: View) -> None:
        """Look at the table; raises ValueError where no card is to be played."""
        self.view = view
        self.memory = remember(view)
        self.trump: Final = self.memory.trump
        self.trumps: Final = SUIT_BITS[self.trump][self.trump]
        self.hand: Final = view.hand.bits & KNOWN_BITS
        self.owner: Seat | None = None
        self.best: Card | None = None
        if view.trick:
            self.owner, self.best = winning(view.trick, self.trump)
        self.fellow_wins = any(
            other.fellow and other.seat == self.owner for other in self.memory.others
        )
        self.foes = tuple(other for other in self.memory.behind if not other.fellow)
        self.fellow = next((other for other in self.memory.behind if other.fellow), None)
        # What no other hand may hold is out of the deal, whether it was seen or not.
        self.out: Final = may_be_held(self.memory)

    @property
    def leads(self) -> bool:
        """Whether the seat leads."""
        return not self.view.trick

    def _led(self, card: Card) -> int:
        """Return the bits of the suit led, by that card where the seat leads."""
        first = self.view.trick[0][1] if self.view.trick else card
        return FOLLOWING_BITS[self.trump][first.index]

    def beats(self, card: Card) -> bool:
        """Tell whether a card of the hand would be winning."""
        if self.best is None:
            return True
        beating = BEATING[self.trump][self.best.index]
        return bool(card.bit & beating & (self._led(card) | self.trumps))

    def may_beat(self, other: Other, card: Card, first: Card) -> bool:
        """Tell whether a seat still to play may hold what beats a card; `first` as it is led."""
        beating = BEATING[self.trump][card.index] & (self._led(first) | self.trumps)
        return bool(other.may_hold & beating)

    def stands(self, card: Card, seats: Sequence[Other]) -> bool:
        """Tell whether none of those seats can beat a card, however the cards lie."""
        return not any(self.may_beat(other, card, card) for other in seats)

    def beaten(self, card: Card, seats: Sequence[Other]) -> float:
        """Return how often one of those seats can beat a card, as far as may be played by rule."""
        if self.stands(card, seats):
            return 0.0
        led = self._led(card)
        beating = BEATING[self.trump][card.index] & (led | self.trumps)
        places = [other.seat for other in seats]

        def can(hands: tuple[int, ...]) -> bool:
            return any((hands[seat] & led or hands[seat]) & beating for seat in places)

        return ways_of(self.view).share(can)

    def ruffed(self, card: Card) -> float:
        """Return how often an opponent to play can ruff a plain card that is led."""
        led = self._led(card)
        places = [other.seat for other in self.foes]

        def can(hands: tuple[int, ...]) -> bool:
            return any(not hands[seat] & led and hands[seat] & self.trumps for seat in places)

        return ways_of(self.view).share(can)

    def hold_trump(self) -> float:
        """Return how often an opponent to play holds a trump."""
        places = [other.seat for other in self.foes]
        return ways_of(self.view).share(
            lambda hands: any(hands[seat] & self.trumps for seat in places)
        )

    def above(self, card: Card, without: Card | None = None) -> tuple[Card, ...]:
        """Return the higher cards of its suit that another may hold, or the hand has.

        `without` is one that leaves the hand.
        """
        left = self.out | self.hand & ~(0 if without is None else without.bit)
        return cards_in(HIGHER[self.trump][card.index] & left)

    def plain(self, card: Card) -> bool:
        """Tell whether a card is no trump."""
        return not card.bit & self.trumps

    def is_lower(self, card: Card, other: Card) -> bool:
        """Tell whether a card is lower than another: by rank, any trump above any plain card.

        Of plain cards of two suits neither is where they have the same rank.
        """
        if self.plain(card) is not self.plain(other):
            return self.plain(card)
        if self.plain(card):
            return (card.rank or 0) < (other.rank or 0)
        return bool(other.bit & HIGHER[self.trump][card.index])

    def is_last_of_suit(self, card: Card) -> bool:
        """Tell whether a plain card is the only one held of its suit, beside a trump."""
        held = self.hand & SUIT_BITS[self.trump][suit_of(card, self.trump)]
        return self.plain(card) and held == card.bit and bool(self.hand & self.trumps)
