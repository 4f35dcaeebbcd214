"""An option inside a sentence: as what is done, and as the condition for what comes of it."""

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
    Play,
    TakeUp,
)
from euchre.ui.hand import laid_out, order_suit
from euchre.ui.words.cards import suit_name, the
from euchre.ui.words.numbers import listed
from euchre.views import View

_DOING: Final = {
    "order": "ordering it up",
    "assist": "assisting",
    "accept": "accepting",
    "Pass": "passing",
    "Dummy": "taking the dummy",
    "Together": "playing together",
}
_DONE: Final = {
    "order": "order it up",
    "assist": "assist",
    "accept": "accept",
    "Pass": "pass",
    "Dummy": "take the dummy",
    "Together": "play together",
}


def doing(action: Action, view: View) -> str:
    """Return an option as the subject of a sentence, inside it.

    >>> from euchre.rules.cards import pack, parse_card
    >>> from euchre.rules.deal import deal
    >>> from euchre.rules.rules import Rules
    >>> from euchre.views import view
    >>> seen = view(deal(Rules(), dealer=0, order=pack(24)).position, 1)
    >>> doing(Order(), seen), doing(Play(parse_card("Th")), seen)
    ('ordering it up', 'the 10 of hearts')
    """
    match action:
        case Play(card):
            words = the(card)
        case Name(suit) | NameJoker(suit):
            words = f"naming {suit_name(suit)}"
        case TakeUp(card):
            words = f"discarding {the(card)}"
        case Leave():
            words = f"leaving {the(view.upcard)}"
        case Alone():
            words = "defending alone" if view.phase == "defend" else "going alone"
        case Keep(cards):
            kept = laid_out(cards, order_suit(view))
            words = f"keeping {listed([the(card) for card in kept])}"
        case _:
            words = _DOING[_word(action, view)]
    return words


def done(action: Action, view: View) -> str:
    """Return what is done with an option that plays and keeps no card, as it is said after you."""
    match action:
        case Name(suit) | NameJoker(suit):
            words = f"name {suit_name(suit)}"
        case TakeUp(card):
            words = f"discard {the(card)}"
        case Leave():
            words = f"leave {the(view.upcard)}"
        case Alone():
            words = "defend alone" if view.phase == "defend" else "go alone"
        case _:
            words = _DONE[_word(action, view)]
    return words


def _word(action: Action, view: View) -> str:
    if isinstance(action, Order):
        return view.rules.seating.call(view.dealer, view.seat or 0)
    return type(action).__name__


def by(action: Action, view: View) -> str:
    """Return an option as what something comes of."""
    match action:
        case Play(card):
            return f"with {the(card)}"
        case Dummy():
            return "with the dummy"
        case Keep():
            return "with the other five"
        case _:
            return f"if you {done(action, view)}"
