"""Cards in the few letters in which the table names them: `10♥`, in sentences too."""

from __future__ import annotations

import re
from typing import Final

from euchre.rules.cards import CARDS, JOKER, Card, Rank, Suit
from euchre.ui.words.cards import bower, card_name

SYMBOLS: Final = "♣♦♥♠"
"""The suits in printed order."""

_BEST: Final = "Joker"
_UNKNOWN: Final = "?"


def index(card: Card) -> str:
    """Return a card's index, as it is printed in its corner.

    >>> from euchre.rules.cards import parse_card
    >>> index(parse_card("Th")), index(JOKER)
    ('10♥', 'Joker')
    """
    return _INDICES.get(card, _UNKNOWN)


def _made(card: Card) -> str:
    if card.rank is None or card.suit is None:
        return _BEST
    rank = "10" if card.rank is Rank.TEN else card.rank.letter
    return rank + SYMBOLS[card.suit]


_INDICES: Final = {card: _made(card) for card in CARDS}


def titled(card: Card, trump: Suit | None) -> str:
    """Return a card's index, a bower called by its name.

    >>> from euchre.rules.cards import parse_card
    >>> titled(parse_card("Jd"), Suit.HEARTS)
    'J♦, the left bower'
    """
    title = bower(card, trump)
    return index(card) if title is None else f"{index(card)}, the {title}"


def within(card: Card) -> str:
    """Return what a card is called inside a sentence."""
    return "the joker" if card is JOKER else index(card)


_NAMES: Final = {card_name(card): index(card) for card in CARDS if card is not JOKER}
_NAMED: Final = re.compile(rf"(?:\b[Tt]he )?\b({'|'.join(_NAMES)})\b")


def briefly(text: str) -> str:
    """Return the sentence with each card in it by its index.

    >>> briefly("Not legal: the king of diamonds does not follow hearts.")
    'Not legal: K♦ does not follow hearts.'
    """
    return _NAMED.sub(lambda found: _NAMES[found[1]], text)
