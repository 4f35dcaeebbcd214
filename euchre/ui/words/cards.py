"""Cards, suits and hands in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from euchre.rules.cards import Card, Rank, Suit
from euchre.rules.trump import left_bower, right_bower, suit_of
from euchre.ui.words.numbers import listed

_RANKS: Final = {
    Rank.SEVEN: ("7", "seven"),
    Rank.EIGHT: ("8", "eight"),
    Rank.NINE: ("9", "nine"),
    Rank.TEN: ("10", "ten"),
    Rank.JACK: ("jack", "jack"),
    Rank.QUEEN: ("queen", "queen"),
    Rank.KING: ("king", "king"),
    Rank.ACE: ("ace", "ace"),
}
_SUITS: Final = {
    Suit.CLUBS: "clubs",
    Suit.DIAMONDS: "diamonds",
    Suit.HEARTS: "hearts",
    Suit.SPADES: "spades",
}
_ONE_OF: Final = {
    Suit.CLUBS: "a club",
    Suit.DIAMONDS: "a diamond",
    Suit.HEARTS: "a heart",
    Suit.SPADES: "a spade",
}


def suit_name(suit: Suit) -> str:
    """Return a suit's name."""
    return _SUITS[suit]


def one_of(suit: Suit) -> str:
    """Return what a single card of the suit is.

    >>> one_of(Suit.HEARTS)
    'a heart'
    """
    return _ONE_OF[suit]


def card_name(card: Card) -> str:
    """Return a card's name, its number in digits.

    >>> card_name(Card(Rank.TEN, Suit.HEARTS))
    '10 of hearts'
    """
    if card.rank is None or card.suit is None:
        return "joker"
    return f"{_RANKS[card.rank][0]} of {_SUITS[card.suit]}"


def the(card: Card) -> str:
    """Return a card's name with the article."""
    return f"the {card_name(card)}"


def in_words(card: Card) -> str:
    """Return a card's name without digits, to stand beside a number.

    >>> in_words(Card(Rank.TEN, Suit.HEARTS))
    'ten of hearts'
    """
    if card.rank is None or card.suit is None:
        return "joker"
    return f"{_RANKS[card.rank][1]} of {_SUITS[card.suit]}"


def bower(card: Card, trump: Suit | None) -> str | None:
    """Return which bower a card is, None where it is none."""
    if trump is None:
        return None
    if card is right_bower(trump):
        return "right bower"
    return "left bower" if card is left_bower(trump) else None


def as_played(card: Card, trump: Suit | None) -> str:
    """Return a card's name as it is played, a bower called by its name.

    >>> as_played(Card(Rank.JACK, Suit.DIAMONDS), Suit.HEARTS)
    'jack of diamonds, the left bower'
    """
    title = bower(card, trump)
    return card_name(card) if title is None else f"{card_name(card)}, the {title}"


def _tags(card: Card, trump: Suit | None, upcard: Card | None) -> str:
    title = bower(card, trump)
    tags = [] if title is None else [title]
    if trump is not None and suit_of(card, trump) is trump:
        tags.append("trump")
    if card is upcard:
        tags.append("the upcard")
    return f" ({', '.join(tags)})" if tags else ""


def numbered_cards(
    cards: Sequence[Card], trump: Suit | None, first: int = 1, upcard: Card | None = None
) -> str:
    """Return cards with their numbers, and what each of them counts as.

    >>> numbered_cards([Card(Rank.JACK, Suit.DIAMONDS), Card(Rank.ACE, Suit.CLUBS)], Suit.HEARTS)
    '1 jack of diamonds (left bower, trump), 2 ace of clubs'
    """
    return ", ".join(
        f"{number} {in_words(card)}{_tags(card, trump, upcard)}"
        for number, card in enumerate(cards, first)
    )


def plain_cards(cards: Iterable[Card], trump: Suit | None = None) -> str:
    """Return cards in a row, without numbers, and what each of them counts as."""
    return ", ".join(f"{in_words(card)}{_tags(card, trump, None)}" for card in cards) or "none"


def placed_cards(cards: Iterable[Card], places: Sequence[Card], last: str = "and") -> str:
    """Return cards with their places in brackets.

    >>> ace, queen = Card(Rank.ACE, Suit.CLUBS), Card(Rank.QUEEN, Suit.CLUBS)
    >>> placed_cards([ace, queen], [ace, queen])
    'the ace of clubs (1) and the queen of clubs (2)'
    """
    return listed([f"{the(card)} ({places.index(card) + 1})" for card in cards], last)
