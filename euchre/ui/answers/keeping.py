"""Reading five of ten cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from euchre.rules.cards import Card, CardSet
from euchre.ui.answers.naming import one_card
from euchre.ui.answers.spelling import squashed
from euchre.ui.answers.values import Answer, Kept, NotFive, Suggested, Twice
from euchre.ui.hand import order_suit, own_cards
from euchre.views import View

FIVE: Final = 5

_MINE: Final = {"allmine", "mine", "myown", "myhand", "allmyown"}
_SUGGEST: Final = {"suggest", "suggestion"}
_COMMAS: Final = re.compile(r"[,;]|\band\b")
_SPACES: Final = re.compile(r"[\s,;]+|\band\b")
_LONGEST: Final = 400
"""The characters in which five cards can be named; nothing longer is taken apart."""


def five_in(text: str, ten: Sequence[Card], view: View) -> Answer | None:
    """Return the five cards that a text names, what is wrong with them, or None: no cards."""
    word = squashed(text)
    if word in _SUGGEST:
        return Suggested()
    if word in _MINE:
        return Kept(CardSet.of(own_cards(view)))
    names = _names(text) if len(text) <= _LONGEST else [""]
    found = [one_card(name, ten, ten, order_suit(view)) for name in names]
    if not found or None in found:
        return None
    cards = [card for card in found if isinstance(card, Card)]
    if len(cards) < len(found):
        return next(problem for problem in found if problem and not isinstance(problem, Card))
    if repeated := [card for card in cards if cards.count(card) > 1]:
        return Twice(repeated[0])
    return Kept(CardSet.of(cards)) if len(cards) == FIVE else NotFive(len(cards))


def _names(text: str) -> list[str]:
    """Take a list of cards apart: by commas where these give five, else by spaces."""
    by_commas = [name for name in _COMMAS.split(text.casefold()) if squashed(name)]
    if len(by_commas) == FIVE or " of " in text.casefold():
        return by_commas
    return [name for name in _SPACES.split(text.casefold()) if squashed(name)]
