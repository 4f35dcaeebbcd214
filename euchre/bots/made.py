"""A world in which trump is made, and which cards the policy then takes up, throws and keeps."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from euchre.bots.strength import ACES, best_discard, holding, weight
from euchre.rules.cards import CARDS, HAND, JOKER, Card, Suit, cards_in
from euchre.rules.seats import Seat
from euchre.rules.trump import SUIT_BITS


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
        return made._replace(open_=upcard.bit)
    return taken(made, dealer, upcard.bit, discard)


def taken(made: Made, dealer: Seat, upcard: int, discard: int) -> Made:
    """Return the world after the dealer took the upcard and threw that card."""
    hands, aside = list(made.hands), list(made.aside)
    hands[dealer] = (hands[dealer] | upcard) ^ discard
    aside[dealer] |= discard
    return made._replace(hands=tuple(hands), aside=tuple(aside), open_=0)


def best_five(ten: int, trump: Suit) -> int:
    """Return the strongest five of ten cards: trumps and aces, then what goes best with them."""
    heavy = ten & (SUIT_BITS[trump][trump] | ACES | JOKER.bit)
    number = heavy.bit_count()
    if number == HAND:
        return heavy
    if number > HAND:
        weights = _weights(trump)
        cards = sorted([card.bit for card in cards_in(heavy)], key=weights.__getitem__)
        return sum(cards[-HAND:])
    others = [card.bit for card in cards_in(ten ^ heavy)]
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
    aside[maker] |= ten ^ five
    return made._replace(hands=tuple(hands), aside=tuple(aside), dummy=0)
