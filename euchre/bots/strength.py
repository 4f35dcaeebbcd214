"""How strong five cards are with a suit as trump: one number, from tables over bits of cards."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from euchre.rules.cards import CARDS, JOKER, Card, Rank, Suit, pack
from euchre.rules.trump import SUIT_BITS, left_bower, right_bower, suit_of

JOKER_WEIGHT: Final = 3.4
RIGHT_WEIGHT: Final = 3.0
LEFT_WEIGHT: Final = 2.6
VOID: Final = 0.3
"""A suit without a card, while a trump is held to ruff it."""

_TRUMP: Final = {
    Rank.SEVEN: 1.0,
    Rank.EIGHT: 1.1,
    Rank.NINE: 1.2,
    Rank.TEN: 1.3,
    Rank.QUEEN: 1.5,
    Rank.KING: 1.7,
    Rank.ACE: 2.0,
}
_ACE: Final = 1.0
_JOKER: Final = JOKER.bit
_TRUMPS: Final = tuple(SUIT_BITS[trump][trump] for trump in Suit)
_OUTSIDE: Final = {Rank.KING: 0.1, Rank.QUEEN: 0.06, Rank.JACK: 0.04, Rank.TEN: 0.02}
"""What plain cards below the ace weigh where one of them must go; nothing in a bid."""


def weight(card: Card, trump: Suit) -> float:
    """Return what a card adds to a hand.

    >>> from euchre.rules.cards import parse_card
    >>> [weight(parse_card(text), Suit.HEARTS) for text in ("Jh", "Jd", "9h", "As", "Ks")]
    [3.0, 2.6, 1.2, 1.0, 0.0]
    """
    if card is JOKER:
        return JOKER_WEIGHT
    if card is right_bower(trump):
        return RIGHT_WEIGHT
    if card is left_bower(trump):
        return LEFT_WEIGHT
    rank = Rank.ACE if card.rank is None else card.rank
    if suit_of(card, trump) is trump:
        return _TRUMP[rank]
    return _ACE if rank is Rank.ACE else 0.0


_Lane: TypeAlias = tuple[float, ...]
"""The weight of each set of cards printed in a suit, the eight cards being one byte."""


class _Lanes(NamedTuple):
    """The four suits of a hand that holds a trump, and of one that holds none."""

    ruffing: tuple[_Lane, _Lane, _Lane, _Lane]
    bare: tuple[_Lane, _Lane, _Lane, _Lane]


def _lane(suit: Suit, trump: Suit, outside: dict[Rank, float], void: float) -> _Lane:
    cards = CARDS[suit * 8 : suit * 8 + 8]
    weights = [
        weight(card, trump)
        or (outside.get(card.rank or Rank.SEVEN, 0.0) if suit_of(card, trump) is suit else 0.0)
        for card in cards
    ]
    plain = SUIT_BITS[trump][suit] >> suit * 8 & 0xFF
    sums = [0.0] * 256
    for byte in range(1, 256):
        lowest = byte & -byte
        sums[byte] = sums[byte ^ lowest] + weights[lowest.bit_length() - 1]
    return tuple(
        value + void if suit is not trump and not byte & plain else value
        for byte, value in enumerate(sums)
    )


def _lanes(trump: Suit, outside: dict[Rank, float]) -> _Lanes:
    clubs, diamonds, hearts, spades = Suit
    ruffing, bare = (
        (
            _lane(clubs, trump, outside, void),
            _lane(diamonds, trump, outside, void),
            _lane(hearts, trump, outside, void),
            _lane(spades, trump, outside, void),
        )
        for void in (VOID, 0.0)
    )
    return _Lanes(ruffing, bare)


@cache
def _bidding(trump: Suit) -> _Lanes:
    return _lanes(trump, {})


@cache
def _holding(trump: Suit) -> _Lanes:
    return _lanes(trump, _OUTSIDE)


def _total(lanes: _Lanes, bits: int, trump: Suit) -> float:
    ruffing = bits & _TRUMPS[trump]
    clubs, diamonds, hearts, spades = lanes.ruffing if ruffing else lanes.bare
    total = (
        clubs[bits & 0xFF]
        + diamonds[bits >> 8 & 0xFF]
        + hearts[bits >> 16 & 0xFF]
        + spades[bits >> 24 & 0xFF]
    )
    return total + JOKER_WEIGHT if bits & _JOKER else total


def strength(bits: int, trump: Suit) -> float:
    """Return the strength of a hand for a bid.

    >>> from euchre.rules.cards import parse_cards
    >>> round(strength(parse_cards("Jh 9h As Ks Tc").bits, Suit.HEARTS), 1)
    5.5
    """
    return _total(_bidding(trump), bits, trump)


def holding(bits: int, trump: Suit) -> float:
    """Return the strength of a hand where cards are chosen: plain cards below an ace count too."""
    return _total(_holding(trump), bits, trump)


TINY: Final = 1e-9
"""Sums that differ by less are equal: they were only added up in another order."""


def best_discard(six: int, trump: Suit) -> tuple[int, float]:
    """Return the bit of the card whose loss weakens six cards least, and the holding left.

    Of equal losses the first in printed order goes.

    >>> from euchre.rules.cards import cards_in, parse_cards
    >>> bit, _ = best_discard(parse_cards("Jh 9h Ah As Ks Tc").bits, Suit.HEARTS)
    >>> [str(card) for card in cards_in(bit)]
    ['Tc']
    """
    hold = _holding(trump)
    best, most = 0, -1.0
    rest = six
    while rest:
        lowest = rest & -rest
        rest ^= lowest
        value = _total(hold, six ^ lowest, trump)
        if value > most + TINY:
            best, most = lowest, value
    return best, most


PACK_BITS: Final = {deck: sum(card.bit for card in pack(deck)) for deck in (24, 25, 32)}
"""By deck: the bits of all its cards."""

ACES: Final = sum(card.bit for card in CARDS if card.rank is Rank.ACE)
"""The bits of the four aces."""
