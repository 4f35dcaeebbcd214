"""What a card is worth for later: the tricks that a seat gives up when it plays it now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from euchre.bots.memory import HIGHER, Memory
from euchre.rules.actions import Play
from euchre.rules.cards import CARDS, Card, Suit
from euchre.rules.trump import SUIT_BITS, suit_of
from euchre.views import View

TRUMP_WORTH: Final = (0.75, 0.55, 0.4, 0.3, 0.25, 0.22, 0.2, 0.18, 0.17, 0.16, 0.15)
"""By how many higher trumps may be out."""
PLAIN_WORTH: Final = (0.2, 0.1, 0.06, 0.04, 0.03, 0.02, 0.01, 0.0)
"""By how many higher cards of the suit may be out."""
GUARD: Final = 0.1
"""What the second best of a suit is worth more with a card below it, and that card with it."""
SHORT: Final = 0.04
"""What the last card of a plain suit is worth less, as a void lets a trump ruff."""
LAST: Final = 2
"""The cards of a hand of which one is kept for the last trick."""

_PLACE: Final = tuple(
    tuple(
        (9.0 if suit_of(card, trump) is trump else 0.0) - HIGHER[trump][card.index].bit_count()
        for card in CARDS
    )
    for trump in Suit
)
"""By trump and a card's index: a rank that breaks ties, so that of equals the lower goes."""


def plays(view: View) -> Sequence[Play]:
    """Return the legal actions of a seat that is to play a card."""
    return cast("Sequence[Play]", view.legal)


def worth(card: Card, hand: int, memory: Memory) -> float:
    """Return the tricks that the card may win later for the hand that holds it."""
    trump = memory.trump
    trumps = SUIT_BITS[trump][trump]
    higher = (HIGHER[trump][card.index] & memory.unseen).bit_count()
    place = _PLACE[trump][card.index] * 0.001
    if card.bit & trumps:
        value = TRUMP_WORTH[higher] + place
        suit = trumps
    else:
        suit = SUIT_BITS[trump][suit_of(card, trump)]
        value = PLAIN_WORTH[higher] + place
    same = hand & suit ^ card.bit
    if suit != trumps and hand.bit_count() == LAST and not _is_led_by_others(suit, memory):
        return place
    if not same:
        return value - SHORT if suit != trumps and hand & trumps else value
    if higher == 1:
        return value + GUARD
    if same & (same - 1) == 0:
        other = CARDS[same.bit_length() - 1]
        above = HIGHER[trump][other.index]
        if not card.bit & above and (above & memory.unseen).bit_count() == 1:
            return value + GUARD
    return value


def _is_led_by_others(suit: int, memory: Memory) -> bool:
    """Tell whether another hand may hold a card of the suit, and lead it to the last trick."""
    return any(suit & other.may_hold for other in memory.others)
