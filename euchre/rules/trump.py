"""Which suit a card belongs to once trump is known, and which card is higher (C2-C4, P2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.rules.cards import CARDS, JOKER, UNKNOWN_CARDS, Card, CardSet, Rank, Suit


def right_bower(trump: Suit) -> Card:
    """Return the jack of trump."""
    return Card(Rank.JACK, trump)


def left_bower(trump: Suit) -> Card:
    """Return the other jack of trump's colour (C3)."""
    return Card(Rank.JACK, trump.same_colour)


def _belongs_to(card: Card, trump: Suit) -> Suit | None:
    return trump if card is JOKER or card is left_bower(trump) else card.suit


_ALL: Final = (*CARDS, *UNKNOWN_CARDS)
_SUIT: Final = tuple(tuple(_belongs_to(card, trump) for card in _ALL) for trump in Suit)

SUIT_BITS: Final = tuple(
    tuple(
        CardSet.of(card for card in CARDS if _SUIT[trump][card.index] is suit).bits for suit in Suit
    )
    for trump in Suit
)
"""By trump, then by suit: the bits of the cards that belong to the suit."""

FOLLOWING_BITS: Final = tuple(
    tuple(SUIT_BITS[trump][suit] if suit is not None else 0 for suit in _SUIT[trump])
    for trump in Suit
)
"""By trump, then by the index of the card led: the bits of the cards that follow it (P1)."""


def suit_of(card: Card, trump: Suit) -> Suit:
    """Return the suit that a known card belongs to (C3, C4).

    >>> from euchre.rules.cards import parse_card
    >>> suit_of(parse_card("Jd"), Suit.HEARTS).name
    'HEARTS'
    """
    suit = _SUIT[trump][card.index]
    if suit is None:
        message = "a card that nobody knows belongs to no suit"
        raise ValueError(message)
    return suit


def _trump_strength(card: Card, trump: Suit) -> int:
    if card is JOKER:
        return 30
    if card is right_bower(trump):
        return 29
    if card is left_bower(trump):
        return 28
    return 20 + (card.rank or 0)


def _strength(card: Card, trump: Suit, led: Suit) -> int:
    suit = _SUIT[trump][card.index]
    if suit is trump:
        return _trump_strength(card, trump)
    return 1 + (card.rank or 0) if suit is led else 0


STRENGTH: Final = tuple(
    tuple(tuple(_strength(card, trump, led) for card in _ALL) for led in Suit) for trump in Suit
)
"""By trump, suit led and a card's index: the higher takes the trick, 0 cannot take it (P2)."""

_STRENGTH_AFTER: Final = tuple(
    tuple(STRENGTH[trump][suit] if suit is not None else () for suit in _SUIT[trump])
    for trump in Suit
)


def winning(trick: Sequence[tuple[int, Card]], trump: Suit) -> tuple[int, Card]:
    """Return the entry of a trick, begun or finished, that takes it as it stands (P2)."""
    entries = iter(trick)
    best = next(entries)
    strength = _STRENGTH_AFTER[trump][best[1].index]
    most = strength[best[1].index]
    for entry in entries:
        value = strength[entry[1].index]
        if value > most:
            best, most = entry, value
    return best


def ranking(suit: Suit, trump: Suit) -> tuple[Card, ...]:
    """Return the cards that belong to a suit, highest first, over all packs (C2).

    >>> [str(card) for card in ranking(Suit.SPADES, Suit.CLUBS)]
    ['As', 'Ks', 'Qs', 'Ts', '9s', '8s', '7s']
    >>> [str(card) for card in ranking(Suit.CLUBS, Suit.CLUBS)][:4]
    ['B', 'Jc', 'Js', 'Ac']
    """
    members = CardSet(SUIT_BITS[trump][suit])
    return tuple(sorted(members, key=lambda card: -_strength(card, trump, suit)))
