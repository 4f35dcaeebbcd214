"""Cards as the search sees them: bits of one int, a lane for each suit, trump on top (C1-C4).

A lane is a run of bits for the cards that belong to one suit, low to high; the left bower and the
joker are in the lane of trump, so the lane of trump's colour has no place for a jack. From the
lowest bit up come the two suits of the other colour in printed order, the suit of trump's colour,
and trump; between two lanes a bit is left free, which stops a carry (`merged`). Of two cards that
can take a trick, the greater int takes it.

The bits are as few as the deck needs: 28 for 24 cards and the joker, which Python handles twice as
fast as the 35 of the long deck. Nothing here knows of seats or positions.

    lanes = lanes_of(24)
    hand = lanes.laid(trump, card_set.bits)       # bits of a CardSet -> bits in lanes
    hands = lanes.all_laid(trump, hands)          # the same for each of several
    lanes.cards[trump][bit]                       # a bit in its lane -> Card
    lanes.bit[trump][card.index]                  # Card -> its bit, 0 where the deck lacks it
    lanes.lane[bit]                               # the bits of the lane that a card lies in
    lanes.trumps                                  # the bits of the lane of trump
    merged(hand, live, lanes.all)                 # one card of each run of equivalent ones
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.rules.cards import CARDS, Card, Suit, pack
from euchre.rules.trump import ranking

_LONGEST: Final = 32
"""The cards of the deck whose lanes are longer."""
_LOW: Final = 0xFFFF


class Lanes:
    """Where each card of a deck lies, for each trump.

    `lanes` are the lanes from the lowest up, `plain` those without trump, `suits` the suit of each
    by trump, `aces` the highest cards of the plain ones.
    """

    __slots__ = (
        "_high", "_low", "aces", "all", "bit", "cards", "lane", "lanes", "plain", "suits", "trumps",
    )  # fmt: skip
    bit: Final[tuple[tuple[int, ...], ...]]
    cards: Final[tuple[dict[int, Card], ...]]
    suits: Final[tuple[tuple[Suit, ...], ...]]
    lanes: Final[tuple[int, ...]]
    plain: Final[tuple[int, ...]]
    aces: Final[int]
    lane: Final[dict[int, int]]
    trumps: Final[int]
    all: Final[int]
    _low: Final[tuple[_Laid, ...]]
    _high: Final[tuple[_Laid, ...]]

    def __init__(self, deck: frozenset[Card]) -> None:
        """Lay out the cards that may be in the deck."""
        self.suits = tuple(map(_suits_upwards, Suit))
        laid = [_bits_upwards(deck, trump, self.suits[trump]) for trump in Suit]
        self.bit = tuple(tuple(bits.get(card, 0) for card in CARDS) for bits in laid)
        self.cards = tuple({bit: card for card, bit in bits.items()} for bits in laid)
        clubs = Suit.CLUBS
        self.lanes = tuple(
            sum(laid[clubs].get(card, 0) for card in ranking(suit, clubs))
            for suit in self.suits[clubs]
        )
        self.lane = {1 << place: lane for lane in self.lanes for place in _places(lane)}
        self.trumps = self.lanes[-1]
        self.plain = self.lanes[:-1]
        self.aces = sum(1 << lane.bit_length() - 1 for lane in self.plain)
        self.all = sum(self.lanes)
        self._low = tuple(_Laid(self.bit[trump][:16]) for trump in Suit)
        self._high = tuple(_Laid(self.bit[trump][16:]) for trump in Suit)

    def laid(self, trump: int, cards: int) -> int:
        """Return the bits in lanes of a set of cards, given by the bits of its CardSet."""
        return self._low[trump][cards & _LOW] | self._high[trump][cards >> 16]

    def all_laid(self, trump: int, hands: Sequence[int]) -> list[int]:
        """Return `laid` of each hand, quicker than one by one."""
        low, high = self._low[trump], self._high[trump]
        return [low[cards & _LOW] | high[cards >> 16] for cards in hands]


class _Laid(dict[int, int]):
    """The bits in lanes of two suits of a hand, which are worked out when they are first met."""

    def __init__(self, bits: Sequence[int]) -> None:
        super().__init__()
        self[0] = 0
        self._bits = bits

    def __missing__(self, cards: int) -> int:
        """Lay the lowest card, and then the others."""
        rest = cards & cards - 1
        bits = self[rest] | self._bits[(cards ^ rest).bit_length() - 1]
        self[cards] = bits
        return bits


def _places(bits: int) -> list[int]:
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


def _suits_upwards(trump: Suit) -> tuple[Suit, ...]:
    others = [suit for suit in Suit if suit not in {trump, trump.same_colour}]
    return (*others, trump.same_colour, trump)


def _bits_upwards(deck: frozenset[Card], trump: Suit, suits: tuple[Suit, ...]) -> dict[Card, int]:
    bits: dict[Card, int] = {}
    place = 0
    for suit in suits:
        for card in reversed(ranking(suit, trump)):
            if card in deck:
                bits[card] = 1 << place
                place += 1
        place += 1
    return bits


def merged(mine: int, live: int, all_cards: int) -> int:
    """Return the lowest of each run of cards that are worth the same: those between them are dead.

    `mine` are a player's cards, `live` all that are still in play, his own included.

    >>> bin(merged(0b101101, live=0b111101, all_cards=0b111111))
    '0b100001'
    """
    dead = all_cards ^ live
    run = mine | dead
    starts = run & ~(run << 1)
    # Added to a run that begins with dead cards, its start is carried to the first of mine.
    return mine & (starts | dead + (starts & dead))


_SHORT: Final = Lanes(frozenset(pack(25)))
_LONG: Final = Lanes(frozenset(pack(_LONGEST)))


def lanes_of(deck: int) -> Lanes:
    """Return the lanes of the 24-, 25- or 32-card deck; the first two share theirs.

    >>> from euchre.rules.cards import parse_card, parse_cards
    >>> bin(lanes_of(24).laid(Suit.HEARTS, parse_cards("9h Jd Jh").bits))
    '0b110000100000000000000000000'
    >>> lanes_of(24).cards[Suit.HEARTS][1 << 25]
    parse_card('Jd')
    """
    return _LONG if deck == _LONGEST else _SHORT
