"""Suits, ranks, cards, sets of cards and the three packs (C1); nothing here knows of trump."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from enum import IntEnum
from functools import lru_cache
from typing import Any, Final, NoReturn

HAND: Final = 5
"""The cards of a hand, the dummy too, whichever the deck (C5)."""


class Suit(IntEnum):
    """A suit, in printed order (P3)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The suit's letter in a record.

        >>> Suit.HEARTS.letter
        'h'
        """
        return "cdhs"[self]

    @property
    def same_colour(self) -> Suit:
        """The other suit of this colour, whose jack is the left bower (C3)."""
        return Suit(3 - self)


class Rank(IntEnum):
    """A rank as printed, from low to high (C2)."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    ACE = 7

    @property
    def letter(self) -> str:
        """The rank's letter in a record; a ten is `T`."""
        return "789TJQKA"[self]


class Card:
    """A card: its rank and suit, both None for the joker and for a card that nobody knows.

    There is one object for each card, so cards compare by identity. `index` is the card's place in
    printed order (P3), `bit` the same as one bit of a `CardSet`.

    >>> Card(Rank.JACK, Suit.DIAMONDS)
    parse_card('Jd')
    """

    __slots__ = ("_text", "bit", "index", "rank", "suit")
    rank: Rank | None
    suit: Suit | None
    index: int
    bit: int
    _text: str

    def __new__(cls, rank: Rank, suit: Suit) -> Card:  # noqa: PYI034 - the one that there is
        """Return the one card of that rank and suit."""
        return CARDS[suit * 8 + rank]

    def __str__(self) -> str:
        """Return the card as a record writes it."""
        return self._text

    def __repr__(self) -> str:
        """Return the call that gives this card."""
        return f"parse_card({self._text!r})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: a card never changes."""
        message = f"a card is frozen: cannot set {name} to {value!r}"
        raise AttributeError(message)

    def __delattr__(self, name: str) -> NoReturn:
        """Refuse: a card never changes."""
        message = f"a card is frozen: cannot delete {name}"
        raise AttributeError(message)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by index, so that a copy is the same object."""
        return (_card_at, (self.index,))


def _card_at(index: int) -> Card:
    return (*CARDS, *UNKNOWN_CARDS)[index]


def _make_card(index: int, text: str, rank: Rank | None = None, suit: Suit | None = None) -> Card:
    card = object.__new__(Card)
    values = {"_text": text, "bit": 1 << index, "index": index, "rank": rank, "suit": suit}
    for name, value in values.items():
        object.__setattr__(card, name, value)
    return card


CARDS: Final = (
    *(
        _make_card(suit * 8 + rank, rank.letter + suit.letter, rank, suit)
        for suit in Suit
        for rank in Rank
    ),
    _make_card(32, "B"),
)
"""Every card in printed order, clubs to spades and low to high, the joker last (P3)."""

JOKER: Final = CARDS[32]

UNKNOWN_CARDS: Final = tuple(_make_card(33 + number, "?") for number in range(32))
"""The cards of a record that nobody knows, one object for each that a pack could hold."""

UNKNOWN: Final = UNKNOWN_CARDS[0]

KNOWN_BITS: Final = (1 << 33) - 1

_BY_TEXT: Final = {str(card): card for card in CARDS}
_TEXT_AS_READ: Final = {
    spelling: card
    for text, card in _BY_TEXT.items()
    for spelling in (
        text,
        text[:-1] + text[-1].upper(),
        text.replace("T", "10"),
        text.replace("T", "10")[:-1] + text[-1].upper(),
    )
}


def parse_card(text: str) -> Card:
    """Return the card that a record writes so; `10` and a capital suit letter are read too.

    Raises ValueError where the text is no card.

    >>> parse_card("10H") is parse_card("Th")
    True
    """
    try:
        return _TEXT_AS_READ[text]
    except KeyError:
        message = f"{text!r} is no card"
        raise ValueError(message) from None


def parse_suit(text: str) -> Suit:
    """Return the suit with that letter, small or capital; raises ValueError otherwise."""
    if len(text) == 1 and text.lower() in "cdhs":
        return Suit("cdhs".index(text.lower()))
    message = f"{text!r} is no suit"
    raise ValueError(message)


@lru_cache(maxsize=1 << 16)
def cards_in(bits: int) -> tuple[Card, ...]:
    """Return the cards whose bits are set, in printed order."""
    found: list[Card] = []
    while bits:
        lowest = bits & -bits
        found.append(_BY_BIT[lowest])
        bits ^= lowest
    return tuple(found)


_BY_BIT: Final = {card.bit: card for card in (*CARDS, *UNKNOWN_CARDS)}


class CardSet(AbstractSet[Card]):
    """An immutable set of cards over one int, iterated in printed order.

    >>> hand = CardSet.of(map(parse_card, ["Ks", "9c", "B"]))
    >>> str(hand), parse_card("9c") in hand, len(hand - parse_cards("9c"))
    ('9c Ks B', True, 2)
    """

    __slots__ = ("bits",)
    bits: int

    def __init__(self, bits: int = 0) -> None:
        """Make the set of the cards whose bits are set."""
        _set_bits(self, bits)

    @classmethod
    def of(cls, cards: Iterable[Card]) -> CardSet:
        """Return the set of those cards."""
        bits = 0
        for card in cards:
            bits |= card.bit
        return cls(bits)

    _from_iterable = of  # type: ignore[assignment]  # a set of cards makes no other

    def __contains__(self, card: object) -> bool:
        """Tell whether the card is in the set."""
        return isinstance(card, Card) and bool(self.bits & card.bit)

    def __iter__(self) -> Iterator[Card]:
        """Iterate over the cards in printed order."""
        return iter(cards_in(self.bits))

    def __len__(self) -> int:
        """Count the cards."""
        return self.bits.bit_count()

    def __eq__(self, other: object) -> bool:
        """Compare with another set of cards."""
        return isinstance(other, CardSet) and self.bits == other.bits

    def __hash__(self) -> int:
        """Hash by the cards held."""
        return hash(self.bits)

    def __or__(self, other: Iterable[Card]) -> CardSet:  # type: ignore[override]
        """Return the cards of either set."""
        return CardSet(self.bits | _bits_of(other))

    def __and__(self, other: Iterable[Card]) -> CardSet:
        """Return the cards of both sets."""
        return CardSet(self.bits & _bits_of(other))

    def __sub__(self, other: Iterable[Card]) -> CardSet:
        """Return the cards of this set that are not in the other."""
        return CardSet(self.bits & ~_bits_of(other))

    @property
    def known(self) -> CardSet:
        """The cards of the set whose faces are known."""
        return CardSet(self.bits & KNOWN_BITS)

    def __str__(self) -> str:
        """Return the cards as a record writes them, separated by spaces."""
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        """Return the call that gives this set."""
        return f"parse_cards({str(self)!r})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: a set of cards never changes."""
        message = f"a set of cards is frozen: cannot set {name} to {value!r}"
        raise AttributeError(message)

    def __delattr__(self, name: str) -> NoReturn:
        """Refuse: a set of cards never changes."""
        message = f"a set of cards is frozen: cannot delete {name}"
        raise AttributeError(message)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by the bits."""
        return (CardSet, (self.bits,))


# Writing through the slot itself is the one way round __setattr__, and quick: sets are made often.
_set_bits = CardSet.__dict__["bits"].__set__


def _bits_of(cards: Iterable[Card]) -> int:
    return cards.bits if isinstance(cards, CardSet) else CardSet.of(cards).bits


def parse_cards(text: str) -> CardSet:
    """Return the set of the cards named, separated by spaces; raises ValueError as `parse_card`."""
    return CardSet.of(map(parse_card, text.split()))


NO_CARDS: Final = CardSet()

_FROM_NINE: Final = tuple(
    card for card in CARDS if card.rank is not None and card.rank >= Rank.NINE
)
_PACKS: Final = {24: _FROM_NINE, 25: (*_FROM_NINE, JOKER), 32: CARDS[:32]}


def pack(deck: int) -> tuple[Card, ...]:
    """Return the cards of the 24-, 25- or 32-card deck, in printed order (C1).

    Raises ValueError where there is no deck of so many.

    >>> len(pack(25)), str(pack(25)[-1])
    (25, 'B')
    """
    try:
        return _PACKS[deck]
    except KeyError:
        message = f"there is no deck of {deck!r} cards, but of 24, 25 and 32"
        raise ValueError(message) from None
