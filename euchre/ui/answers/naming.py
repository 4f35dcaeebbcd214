"""Reading one card of those held."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

from euchre.rules.cards import Card, Suit
from euchre.ui.answers.spelling import card_named, cards_meant, number_in, squashed
from euchre.ui.answers.values import NoSuchNumber, NotHeld, Several

Found: TypeAlias = Card | Several | NotHeld | NoSuchNumber

_VERB: Final = re.compile(r"(?:i)?(?:play|lead|discard|throw|keep)?(?:the|my)?(.+)")


def one_card(
    text: str,
    held: Sequence[Card],
    legal: Sequence[Card],
    trump: Suit | None,
    *,
    by_number: bool = True,
) -> Found | None:
    """Return the card that a text means, what is wrong with it, or None where it is no card.

    A number in range is a place among the cards held; where several cards fit and only one of them
    is legal, it is that one.
    """
    number = number_in(text) if by_number else None
    if number is not None and 1 <= number <= len(held):
        return held[number - 1]
    word = squashed(text)
    if number is None and word.isdigit():
        # Two numbers, or one with a sign, is none.
        return None
    if word == "only":
        return legal[0] if len(legal) == 1 else Several(tuple(legal))
    found = _named(word, held, legal, trump)
    if found is None and (match := _VERB.fullmatch(word)):
        found = _named(match[1], held, legal, trump)
    return NoSuchNumber(len(held)) if found is None and number is not None else found


def _named(
    word: str, held: Sequence[Card], legal: Sequence[Card], trump: Suit | None
) -> Found | None:
    meant = cards_meant(word, held, trump)
    if len(meant) > 1:
        meant = tuple(card for card in meant if card in legal) or meant
    if len(meant) > 1:
        return Several(meant)
    if meant:
        return meant[0]
    named = card_named(word, trump)
    return None if named is None else NotHeld(named)
