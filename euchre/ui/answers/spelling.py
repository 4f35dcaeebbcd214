"""How cards and suits are spelled; case, spaces and punctuation do not count."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final
from unicodedata import category, normalize

from euchre.rules.cards import CARDS, Card, Rank, Suit
from euchre.rules.trump import left_bower, right_bower, suit_of

SUIT_ORDER: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The suits in the order of their numbers in a question."""

_SYMBOLS: Final = str.maketrans("♠♤♣♧♥♡♦♢", "sscchhdd", "\ufe0e\ufe0f")
_NUMBER: Final = re.compile(r"[\s#(\[]*(\d{1,4})[\s.,;:)\]]*", re.ASCII)


def squashed(text: str) -> str:
    """Return what counts of a text: small letters, no spaces, no punctuation, suits as letters.

    Anything else stays, control characters too, so that it fits no answer.

    >>> squashed(" Jack-of ♠!"), squashed("10 H.")
    ('jackofs', '10h')
    """
    folded = normalize("NFKC", text).translate(_SYMBOLS).casefold()
    return "".join(
        character
        for character in folded
        if not character.isspace() and not category(character).startswith("P")
    )


def number_in(text: str) -> int | None:
    """Return the number where the text is nothing but one.

    >>> number_in(" 3. "), number_in("-3"), number_in("1 0"), number_in("10h")
    (3, None, None, None)
    """
    match = _NUMBER.fullmatch(normalize("NFKC", text))
    return int(match[1]) if match else None


_RANKS: Final = {
    Rank.SEVEN: ("7", "seven"),
    Rank.EIGHT: ("8", "eight"),
    Rank.NINE: ("9", "nine"),
    Rank.TEN: ("10", "t", "ten"),
    Rank.JACK: ("j", "jack"),
    Rank.QUEEN: ("q", "queen"),
    Rank.KING: ("k", "king"),
    Rank.ACE: ("a", "ace"),
}
_SUITS: Final = {
    Suit.SPADES: ("s", "spade", "spades"),
    Suit.HEARTS: ("h", "heart", "hearts"),
    Suit.DIAMONDS: ("d", "diamond", "diamonds"),
    Suit.CLUBS: ("c", "club", "clubs"),
}
_JOKER: Final = ("joker", "benny", "best bower", "best")
_RIGHT: Final = ("right bower", "right")
_LEFT: Final = ("left bower", "left")


def suit_spellings(suit: Suit) -> tuple[str, ...]:
    """Return how a suit is spelled, the full name last."""
    return _SUITS[suit]


@cache
def _spellings(card: Card) -> frozenset[str]:
    """Return how a card is spelled whichever suit is trump, squashed."""
    if card.rank is None or card.suit is None:
        return frozenset(map(squashed, _JOKER))
    return frozenset(
        spelling
        for rank in _RANKS[card.rank]
        for suit in _SUITS[card.suit]
        for spelling in (rank + suit, f"{rank}of{suit}", suit + rank)
    )


@cache
def full_names(card: Card, trump: Suit | None) -> tuple[str, ...]:
    """Return a card's full names as they are written, the bower's among them."""
    names: tuple[str, ...] = _JOKER[:3]
    if card.rank is not None and card.suit is not None:
        suit = _SUITS[card.suit][-1]
        names = tuple(f"{rank} of {suit}" for rank in reversed(_RANKS[card.rank]) if rank != "t")
    if trump is not None and card is right_bower(trump):
        names += _RIGHT[:1]
    if trump is not None and card is left_bower(trump):
        names += _LEFT[:1]
    return names


def _group_words(card: Card, trump: Suit | None) -> tuple[str, ...]:
    """Return the words for a rank or a suit that a card has, the suit it belongs to included."""
    if card.rank is None or card.suit is None:
        return ()
    words = _RANKS[card.rank] + _SUITS[card.suit]
    return words if trump is None else words + _SUITS[suit_of(card, trump)]


def _bower(word: str, trump: Suit | None) -> Card | None:
    if trump is None:
        return None
    if word in map(squashed, _RIGHT):
        return right_bower(trump)
    return left_bower(trump) if word in map(squashed, _LEFT) else None


def card_named(word: str, trump: Suit | None) -> Card | None:
    """Return the one card, held or not, that a squashed word is the whole name of."""
    bower = _bower(word, trump)
    return bower or next((card for card in CARDS if word in _spellings(card)), None)


def cards_meant(word: str, cards: Sequence[Card], trump: Suit | None) -> tuple[Card, ...]:
    """Return which of the cards a squashed word can mean: by name, by rank or suit, by a beginning.

    >>> from euchre.rules.cards import parse_card
    >>> held = [parse_card(text) for text in ("Jd", "Kh", "Ac", "Qc")]
    >>> cards_meant("clubs", held, Suit.HEARTS)
    (parse_card('Ac'), parse_card('Qc'))
    >>> cards_meant("left", held, Suit.HEARTS)
    (parse_card('Jd'),)
    """
    named = card_named(word, trump)
    if named is not None:
        return (named,) if named in cards else ()
    begins = bool(word) and not word.isdigit()
    return tuple(
        card
        for card in cards
        if word in _group_words(card, trump)
        or (begins and any(squashed(name).startswith(word) for name in full_names(card, trump)))
    )


def names_of(cards: Iterable[Card], trump: Suit | None) -> list[str]:
    """Return the full names of the cards, for finding what might have been meant."""
    names = [name for card in cards for name in full_names(card, trump)]
    return names + [short for full, short in (_RIGHT, _LEFT) if full in names]
