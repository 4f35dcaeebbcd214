"""Trump as a view tells it: which suit it is, or would be, and where the upcard went."""

from __future__ import annotations

from euchre.rules.cards import Suit
from euchre.rules.events import UpcardTaken
from euchre.views import View


def trump_of(view: View) -> Suit:
    """Return trump or, before it is made, the suit proposed; raises ValueError before that."""
    trump = view.trump if view.trump is not None else view.proposed
    if trump is None:
        raise ValueError(f"no suit is trump or proposed: {view}")
    return trump


def proposed_of(view: View) -> Suit:
    """Return the suit that the upcard stands for; raises ValueError before the joker has one."""
    if view.proposed is None:
        raise ValueError(f"the joker stands for no suit yet: {view}")
    return view.proposed


def upcard_taken(view: View) -> bool:
    """Tell whether the dealer has taken the upcard into hand (B3, B4)."""
    return any(type(event) is UpcardTaken for event in view.history)
