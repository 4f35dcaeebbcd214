"""What is said when a decision is taken back or done again."""

from __future__ import annotations

from typing import Final

from euchre.rules.actions import (
    Action,
    Alone,
    Dummy,
    Keep,
    Leave,
    Name,
    NameJoker,
    Order,
    Pass,
    Play,
    TakeUp,
    Together,
)
from euchre.ui.words.cards import suit_name, the
from euchre.views import View

NOTHING_TO_UNDO: Final = "You have decided nothing in this hand that could be taken back."
CANNOT_REDO: Final = "There is nothing to do again."

_PLAIN: Final[dict[Action, str]] = {
    Pass(): "You take back your pass.",
    Order(): "You take back your call.",
    Leave(): "You take back leaving the upcard.",
    Dummy(): "You take back taking the dummy.",
    Alone(): "You take back going alone.",
    Together(): "You take back playing together.",
}


def taken_back(action: Action, view: View) -> str:
    """Return what the reader takes back; the view is of before."""
    match action:
        case Name(suit) | NameJoker(suit):
            return f"You take back naming {suit_name(suit)}."
        case TakeUp(card):
            return f"You take back taking {the(view.upcard)} and discarding {the(card)}."
        case Keep():
            return "You take back the five cards kept."
        case Play(card):
            return f"You take back {the(card)}."
        case _:
            return _PLAIN[action]
