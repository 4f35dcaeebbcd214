"""How Euchre Game Notation writes cards: known, known in part, and bowers by their rank.

Reading gives the set of cards that a text may stand for: one card where the text says it all.
"""

from __future__ import annotations

from typing import Final

from euchre.egn.errors import EgnError, Why
from euchre.rules.cards import CARDS, JOKER, Card, CardSet, Rank, Suit, pack
from euchre.rules.trump import left_bower, right_bower

UNKNOWN: Final = "Xx"
"""A card of which nothing is known."""

_RANKS: Final = {rank.letter: (rank,) for rank in Rank} | {
    "N": (Rank.NINE,),
    "10": (Rank.TEN,),
    "X": tuple(Rank),
}
_SUITS: Final = (
    {suit.letter: (suit,) for suit in Suit}
    | dict(zip("♣♦♥♠", ((suit,) for suit in Suit), strict=True))
    | {"x": tuple(Suit)}
)
_GENERIC: Final = "tng"
"""Trump, next and green: for puzzles in which the suit does not matter."""

_BOWERS: Final = {"R": right_bower, "L": left_bower}


def _printed(text: str) -> CardSet | None:
    """Return the cards that a text may stand for by rank and suit, None where it is no such."""
    rank, suit = text[:-1], text[-1:].lower()
    if rank not in _RANKS or suit not in _SUITS:
        return None
    cards = CardSet.of(Card(one, each) for one in _RANKS[rank] for each in _SUITS[suit])
    return cards | (JOKER,) if text[:-1] == "X" and suit == "x" else cards


_READ: Final[dict[str, CardSet]] = {"B": CardSet.of((JOKER,))}


def may_be(
    text: str,
    deck: int,
    trump: Suit | None = None,
    *,
    deal: int | None = None,
    trick: int | None = None,
) -> CardSet:
    """Return the cards of a deck that a text may stand for; raises EgnError for none.

    >>> str(may_be("Nc", 24)), str(may_be("Jx", 24)), str(may_be("L", 24, Suit.HEARTS))
    ('9c', 'Jc Jd Jh Js', 'Jd')
    """
    if text in _BOWERS:
        if trump is None:
            raise EgnError(Why.BOWER_WITHOUT_TRUMP, deal=deal, trick=trick, found=text)
        return CardSet.of((_BOWERS[text](trump),))
    cards = _READ.get(text) or _printed(text)
    if cards is None:
        generic = text[:-1] in _RANKS and text[-1:].lower() in _GENERIC
        why = Why.GENERIC_SUIT if generic else Why.UNKNOWN_CARD
        raise EgnError(why, deal=deal, trick=trick, found=text)
    in_deck = cards & pack(deck)
    if not in_deck:
        raise EgnError(Why.NOT_IN_DECK, deal=deal, trick=trick, found=text, wanted=deck)
    return in_deck


def the_one(cards: CardSet) -> Card | None:
    """Return the card of a set of one, None for any other."""
    return next(iter(cards)) if len(cards) == 1 else None


def written(card: Card) -> str:
    """Return a card as the notation writes it."""
    return str(card) if card in _ALL else UNKNOWN


_ALL: Final = CardSet.of(CARDS)
