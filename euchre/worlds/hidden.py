"""What a view leaves open: the cards that each seat may hold, and where the upcard may lie.

It counts the cases, each a place of the upcard with the ways to share out the other hidden cards;
which card goes where is not decided here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb, factorial
from typing import NamedTuple

from euchre.rules.cards import HAND, CardSet, cards_in, pack
from euchre.rules.seats import Seat
from euchre.views import View
from euchre.worlds.facts import facts_of
from euchre.worlds.sharing import CardClass, Share, share_out


class Case(NamedTuple):
    """A place of the hidden upcard: the dealer's "hand", "discard", put "aside", or "" for none.

    `worlds` are as many as there are ways for the other cards.
    """

    upcard: str
    share: Share
    worlds: int


@cache
def _pack_bits(deck: int) -> int:
    return CardSet.of(pack(deck)).bits


class Hidden:
    """The hidden cards of a view by who may hold them, and where as many of them must lie.

    `me` is the seat that has seen its hand, None where none has; `seats` are the others, and
    `sizes` the cards that each of them holds. `classes` are the hidden cards, the upcard apart, by
    which of those seats may hold them. `aside` and `dummy` are how many cards another maker has put
    aside, and how many the dummy has.
    """

    __slots__ = (
        "_upcard_is_hidden", "aside", "classes", "dealer", "dummy", "facts", "maker", "me", "seats",
        "sizes", "view",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        """Work out what the view leaves open; raises ValueError once the deal is over."""
        if view.phase == "scored":
            raise ValueError("the deal is over, and hides nothing")
        self.view = view
        self.facts = facts = facts_of(view)
        # While the joker's suit is named nobody has seen a hand, his own included (B8).
        self.me = me = None if view.phase == "joker" else view.seat
        self.dealer, self.maker = view.dealer, view.maker
        self.seats = tuple(seat for seat in range(view.rules.players) if seat != me)
        self.sizes = tuple(map(self._size, self.seats))
        gone = sum(facts.played) | view.hand.bits | view.aside.bits
        self._upcard_is_hidden = facts.took and me != view.dealer and not view.upcard.bit & gone
        # Five put aside by another; a dummy that lies unseen.
        self.aside = HAND if facts.kept and me != view.maker else 0
        self.dummy = HAND if view.rules.seating.has_dummy and not facts.merged else 0
        by_lack: dict[tuple[bool, ...], int] = {}
        for card in cards_in(_pack_bits(view.rules.deck) & ~gone & ~view.upcard.bit):
            allowed = tuple(not card.bit & facts.lacks[seat] for seat in self.seats)
            by_lack[allowed] = by_lack.get(allowed, 0) | card.bit
        self.classes = by_lack

    def cases(self) -> Iterator[Case]:
        """Return the cases of which there are any worlds."""
        classes: tuple[CardClass, ...] = tuple(
            (bits.bit_count(), allowed) for allowed, bits in self.classes.items()
        )
        number = sum(some for some, _ in classes)
        for place in self._places_of_upcard():
            left = self.left(place)
            ways = self._ways_with_rest(place, number - sum(left)) * self._ways_to_merge(place)
            share = share_out(classes, left)
            if share.worlds:
                yield Case(place, share, share.worlds * ways)

    def left(self, place: str) -> tuple[int, ...]:
        """Return how many of the other hidden cards each of `seats` holds."""
        if place != "hand":
            return self.sizes
        return tuple(
            size - (seat == self.dealer) for seat, size in zip(self.seats, self.sizes, strict=True)
        )

    def discards(self, place: str) -> int:
        """Return how many of the other hidden cards were discarded by the dealer."""
        return int(self.facts.took and self.me != self.dealer and place != "discard")

    def _size(self, seat: Seat) -> int:
        facts = self.facts
        merging = facts.merged and not facts.kept and seat == self.maker
        return HAND - facts.played[seat].bit_count() + (HAND if merging else 0)

    def _places_of_upcard(self) -> Iterator[str]:
        if not self._upcard_is_hidden:
            yield ""
            return
        dealer = self.dealer
        if self._size(dealer) and not self.view.upcard.bit & self.facts.lacks[dealer]:
            yield "hand"
        yield "discard"
        if self.aside and self.maker == dealer:
            yield "aside"

    def _ways_with_rest(self, place: str, rest: int) -> int:
        """Return in how many ways the cards in no hand are discard, put aside, dummy and stock."""
        ways = factorial(rest)
        for size in (self.discards(place), self.aside - (place == "aside"), self.dummy):
            ways //= factorial(size)
            rest -= size
        return ways // factorial(rest)

    def _ways_to_merge(self, place: str) -> int:
        """Return in how many ways the ten cards of another maker are his five and the dummy."""
        if not self.facts.merged or self.me == self.maker:
            return 1
        return comb(2 * HAND - self._upcard_in_ten(place), HAND)

    def _upcard_in_ten(self, place: str) -> bool:
        if not self.facts.took or self.maker != self.dealer:
            return False
        return place in {"hand", "aside"} or not self._upcard_is_hidden
