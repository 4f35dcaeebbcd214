"""What a person is asked at a table, unless the sitting says otherwise: not every lone defence."""

from __future__ import annotations

from typing import Final

from euchre.rules.actions import Action, Together
from euchre.rules.cards import NO_CARDS, CardSet, pack
from euchre.rules.events import UpcardTaken
from euchre.rules.trump import ranking
from euchre.views import View

_HIGHEST: Final = 3
"""So many of the highest trumps are looked at, to tell whether a lone defence is worth asking."""


def may_defend_alone(view: View) -> bool:
    """Tell whether a hand holds the highest trump, or two of the three highest not yet seen."""
    if view.trump is None:
        return False
    seen = _out_of_play(view) | view.aside
    unseen = [
        card
        for card in ranking(view.trump, view.trump)
        if card in pack(view.rules.deck) and card not in seen
    ]
    held = [card in view.hand for card in unseen[:_HIGHEST]]
    return held[0] or sum(held) > 1


def is_asked(view: View, action: Action) -> bool:
    """Tell whether a person who did that was asked, as far as a view without the sitting says it.

    Who defends together where alone is not worth asking has never seen the question.
    """
    return view.phase != "defend" or action != Together() or may_defend_alone(view)


def _out_of_play(view: View) -> CardSet:
    """Return the upcard where it was turned down or left, its face known to all."""
    taken = any(isinstance(event, UpcardTaken) for event in view.history)
    return NO_CARDS if taken else CardSet.of((view.upcard,))
