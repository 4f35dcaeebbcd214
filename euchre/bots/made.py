"""A world in which trump is made, and which cards the policy then takes up, throws and keeps."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from euchre.bots.strength import ACES, best_discard, holding, weight
from euchre.rules.cards import CARDS, HAND, Card, Suit
from euchre.rules.seats import Seat
from euchre.rules.trump import SUIT_BITS
from euchre.worlds.bits import bits_of


class Made(NamedTuple):
    """A world in which trump is made.

    `hands` are bits by seat; `aside` what each seat put aside, `open_` the upcard where it is out
    of play.
    """

    trump: Suit
    maker: Seat
    hands: tuple[int, ...]
    dummy: int
    aside: tuple[int, ...]
    open_: int


def pick_up(made: Made, dealer: Seat, upcard: Card, *, must: bool) -> Made:
    """Return the world after the dealer took the upcard, where that helps him, or left it."""
    hand = made.hands[dealer]
    six = hand | upcard.bit
    discard, left = best_discard(six, made.trump)
    if not must and (discard == upcard.bit or left <= holding(hand, made.trump)):
        return Made(made.trump, made.maker, made.hands, made.dummy, made.aside, upcard.bit)
    return taken(made, dealer, upcard.bit, discard)


def taken(made: Made, dealer: Seat, upcard: int, discard: int) -> Made:
    """Return the world after the dealer took the upcard and threw that card."""
    hands, aside = list(made.hands), list(made.aside)
    hands[dealer] = (hands[dealer] | upcard) ^ discard
    aside[dealer] = aside[dealer] | discard
    return Made(made.trump, made.maker, tuple(hands), made.dummy, tuple(aside), 0)


_HEAVY: Final = tuple(SUIT_BITS[trump][trump] | ACES for trump in Suit)
"""By trump: trumps and aces."""


def best_five(ten: int, trump: Suit) -> int:
    """Return the strongest five of ten cards: trumps and aces, then what goes best with them."""
    heavy = ten & _HEAVY[trump]
    number = heavy.bit_count()
    if number == HAND:
        return heavy
    if number > HAND:
        weights = _weights(trump)
        cards = sorted(bits_of(heavy), key=weights.__getitem__)
        return sum(cards[-HAND:])
    others = bits_of(ten ^ heavy)
    best, most = 0, -1.0
    for some in combinations(others, HAND - number):
        five = heavy + sum(some)
        value = holding(five, trump)
        if value > most:
            best, most = five, value
    return best


@cache
def _weights(trump: Suit) -> dict[int, float]:
    return {card.bit: weight(card, trump) for card in CARDS}


def keep(made: Made, five: int) -> Made:
    """Return the world after the maker took the dummy and kept those five."""
    maker = made.maker
    ten = made.hands[maker] | made.dummy
    hands, aside = list(made.hands), list(made.aside)
    hands[maker] = five
    aside[maker] = aside[maker] | ten ^ five
    return Made(made.trump, maker, tuple(hands), 0, tuple(aside), made.open_)
