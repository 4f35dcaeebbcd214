"""Worlds drawn from all that fit a view, each as likely as any other, and how many there are."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from random import Random

from euchre.rules.cards import HAND
from euchre.rules.seats import Seat
from euchre.views import View
from euchre.worlds.bits import bits_of
from euchre.worlds.hidden import Hidden
from euchre.worlds.sharing import Share
from euchre.worlds.world import World


class Worlds:
    """All the worlds that fit a view, to be counted, and drawn from, each as likely as any other.

    Raises ValueError for the view of a deal that is over: nothing is hidden in it.
    """

    __slots__ = ("_cards", "_cases", "_cumulated", "_hidden", "count")

    def __init__(self, view: View) -> None:
        """Work out what the view leaves open."""
        self._hidden = hidden = Hidden(view)
        self._cards = [bits_of(cards) for cards in hidden.classes.values()]
        self._cases = list(hidden.cases())
        self._cumulated = list(accumulate(case.worlds for case in self._cases))
        self.count = sum(case.worlds for case in self._cases)

    def sample(self, chance: Random) -> World:
        """Return one of the worlds, each as likely as any other."""
        random, hidden = chance.random, self._hidden
        place, share, _ = self._cases[
            bisect_right(self._cumulated, random() * self.count) if len(self._cases) > 1 else 0
        ]
        hands, rest = self._share(share, random)
        view, facts, maker = hidden.view, hidden.facts, hidden.maker
        upcard = view.upcard.bit
        if place == "hand":
            hands[hidden.dealer] = hands[hidden.dealer] | upcard
        discard = upcard if place == "discard" else facts.own_discard
        if hidden.discards(place):
            discard = rest.pop()
        aside = upcard if place == "aside" else 0
        for _ in range(hidden.aside - (place == "aside")):
            aside |= rest.pop()
        dummy = facts.own_dummy
        for _ in range(hidden.dummy):
            dummy |= rest.pop()
        kept = facts.own_kept
        if facts.merged and maker is not None and hidden.me != maker:
            dummy = self._draw_dummy(maker, hands, aside, random)
            if facts.kept:
                kept = hands[maker] | facts.played[maker]
        dealt = self._dealt(hands, aside, dummy, discard)
        return World(dealt, dummy, sum(rest), discard, kept, tuple(hands))

    def _share(self, share: Share, random: Callable[[], float]) -> tuple[list[int], list[int]]:
        """Return hands that are filled at random, and the cards left over, in random order."""
        hidden = self._hidden
        hands = [0] * hidden.view.rules.players
        rest: list[int] = []
        for cards in self._cards:
            _shuffle(cards, random)
            way = 0
            if len(share.then) > 1:
                way = bisect_right(share.cumulated, random() * share.worlds)
            start = 0
            for seat, taken in zip(hidden.seats, share.taken[way], strict=True):
                if taken:
                    hands[seat] = hands[seat] | sum(cards[start : start + taken])
                    start += taken
            rest += cards[start:]
            share = share.then[way]
        if len(self._cards) > 1:
            _shuffle(rest, random)
        if hidden.me is not None:
            hands[hidden.me] = hidden.view.hand.bits
        return hands, rest

    def _draw_dummy(
        self, maker: Seat, hands: list[int], aside: int, random: Callable[[], float]
    ) -> int:
        """Return five of the maker's ten cards, the upcard not among them."""
        hidden = self._hidden
        ten = hands[maker] | hidden.facts.played[maker] | aside
        if hidden.facts.took and maker == hidden.dealer:
            ten &= ~hidden.view.upcard.bit
        cards = bits_of(ten)
        _shuffle(cards, random)
        return sum(cards[:HAND])

    def _dealt(self, hands: list[int], aside: int, dummy: int, discard: int) -> tuple[int, ...]:
        """Return the hands as they were dealt."""
        hidden, facts = self._hidden, self._hidden.facts
        dealt = [held | played for held, played in zip(hands, facts.played, strict=True)]
        if facts.merged and hidden.maker is not None:
            dealt[hidden.maker] = (dealt[hidden.maker] | aside) & ~dummy
        if facts.took:
            dealt[hidden.dealer] = (dealt[hidden.dealer] | discard) & ~hidden.view.upcard.bit
        if hidden.me is not None:
            dealt[hidden.me] = facts.own_dealt
        return tuple(dealt)


def _shuffle(cards: list[int], random: Callable[[], float]) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def sample(view: View, chance: Random) -> World:
    """Return one of the worlds that fit the view, each as likely as any other."""
    return Worlds(view).sample(chance)


def count(view: View) -> int:
    """Return how many worlds fit the view.

    >>> from math import comb
    >>> from euchre.rules.cards import pack
    >>> from euchre.rules.deal import deal
    >>> from euchre.rules.rules import Rules
    >>> from euchre.views import view
    >>> count(view(deal(Rules(players=2), dealer=0, order=pack(24)).position, 1)) == comb(18, 5)
    True
    """
    return Worlds(view).count
