"""What the popups say: the tricks, all cards of a deal, and whether to leave."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.rules.cards import CardSet
from euchre.rules.events import CardsShown
from euchre.table.keeping import Saved
from euchre.ui.words.ends import NOT_FINISHED
from euchre.ui.words.kept import NOT_KEPT, where_it_is
from euchre.ui.words.people import People
from euchre.ui.words.reports import NO_TRICK, PASSED_IN_SHOWS_NONE, SHOWN_LATER
from euchre.views import View

TRICKS_TITLE: Final = "Tricks of this hand"
NO_TRICK_YET: Final = NO_TRICK
LED: Final = "led"
TOOK: Final = "took the trick"

CARDS_TITLE: Final = "All cards of this hand"
PUT_ASIDE: Final = "put aside"
REASONS: Final = "Why they did it"


def page_of(page: int, pages: int) -> str:
    """Return which page it is, nothing where there is one."""
    return f"page {page + 1} of {pages}, Space turns" if pages > 1 else ""


class Held(NamedTuple):
    """Cards of a deal, whose they were, and what of them was put aside or discarded."""

    name: str
    cards: CardSet
    aside: CardSet


def all_cards(view: View, people: People) -> list[Held]:
    """Return every card of a deal as dealt, none where it shows none."""
    shown = next((event for event in view.history if isinstance(event, CardsShown)), None)
    if shown is None:
        return []
    none = CardSet()
    held = [
        Held(people.opening(seat), shown.hands[seat], shown.aside[seat])
        for seat in people.seating.round_from(people.first)
    ]
    if people.seating.has_dummy:
        held.append(Held("Dummy", shown.dummy, none))
    return [
        *held,
        Held("Upcard", CardSet.of((view.upcard,)), none),
        Held("Not dealt", shown.stock, none),
    ]


def no_cards(view: View) -> str:
    """Return why no cards are shown."""
    return PASSED_IN_SHOWS_NONE if view.phase == "scored" else SHOWN_LATER


def leaving_title(players: int | None, saved: Saved | None) -> str:
    """Return what is asked: to leave the table, or the game for another."""
    if players is not None:
        return "Begin another game?"
    return "Leave the table?" if saved is None else "Save and quit?"


_NEW: Final = {
    2: "A two-handed game begins, and this one is not finished.",
    3: "A three-handed game begins, and this one is not finished.",
    4: "A four-handed game begins, and this one is not finished.",
}


def leaving(players: int | None, *, over: bool, saved: Saved | None) -> list[str]:
    """Return what becomes of the game, a paragraph each."""
    if over and players is None:
        return ["The game is over."]
    rest = NOT_KEPT if saved is None else where_it_is(saved, for_another=players is not None)
    return [NOT_FINISHED if players is None else _NEW[players], rest]


YES: Final = ("y", "yes, leave")
NO: Final = ("n", "no, stay")
YES_NEW: Final = ("y", "yes, begin")
