"""A trick that is begun, told in a line: who led what, and how the others played to it."""

from __future__ import annotations

from typing import Final

from euchre.rules.cards import JOKER
from euchre.rules.phase import Trick
from euchre.rules.trump import suit_of
from euchre.ui.words.people import People
from euchre.ui.words.short import index, titled, within
from euchre.views import View

ROOM: Final = 78
"""The cells that the line has at the table; what would be longer is said in fewer words."""


def trick_so_far(view: View, people: People) -> str:
    """Return the trick in sentences, or where these are too long, in few words."""
    (leader, led), *others = view.trick
    opening = people.say(
        leader,
        "You led {card}.",
        "{name} led {card}.",
        card=titled(led, view.trump) if led is not JOKER else within(led),
    )
    full = " ".join(
        [opening, *(_followed(place, view, people) for place in range(1, 1 + len(others)))]
    )
    if len(full) <= ROOM or not others:
        return full
    short = ", ".join(f"{people.opening(seat)} {index(card)}" for seat, card in others)
    return f"{opening} {short}."


def _followed(place: int, view: View, people: People) -> str:
    seat, card = view.trick[place]
    named = within(card) if card is JOKER else titled(card, view.trump)
    you, other = _WAYS[_way(view.trick, place, view)]
    return people.say(seat, you, other, card=named)


_WAYS: Final = {
    "followed": ("You followed with {card}.", "{name} followed with {card}."),
    "trumped": ("You trumped with {card}.", "{name} trumped with {card}."),
    "threw": ("You threw {card}.", "{name} threw {card}."),
}


def _way(trick: Trick, place: int, view: View) -> str:
    """Return how a card was played to what was led."""
    if view.trump is None:
        return "followed"
    led, suit = (suit_of(trick[each][1], view.trump) for each in (0, place))
    if suit is led:
        return "followed"
    return "trumped" if suit is view.trump else "threw"
