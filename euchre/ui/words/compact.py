"""What the compact table says in fewer words."""

from __future__ import annotations

from typing import Final

from euchre.rules.events import TrickTaken
from euchre.rules.seats import Seat
from euchre.ui.shown import Upcard
from euchre.ui.words import table as words
from euchre.ui.words.people import People
from euchre.ui.words.short import index
from euchre.views import View

TRUMP: Final = "trump"
NO_TRUMP: Final = "trump not yet"
TO_PLAY: Final = "to play"
LONGEST_TARGET: Final = "  first to 1000"


def stage(stage_text: str) -> str:
    """Return the deal and the trick with a comma between them.

    >>> stage("hand 5 · trick 3 of 5")
    'hand 5, trick 3 of 5'
    """
    return stage_text.replace(" ·", ",")


def last_trick(taken: TrickTaken, names: tuple[str, ...]) -> str:
    """Return who won the last trick, and its cards in order."""
    cards = "  ".join(index(card) for _, card in taken.trick)
    return f"Last trick: {names[taken.seat]} won  {cards}"


def stock(view: View, fate: Upcard, *, with_dummy: bool) -> str:
    """Return the upcard, and the dummy where one lies face down."""
    parts: list[str] = []
    if fate is Upcard.UP:
        text = words.under_upcard(view, fate)
        parts.append(f"Upcard: {index(view.upcard)}" + ("" if text == words.UPCARD else f" {text}"))
    elif fate is not Upcard.TAKEN:
        text = words.under_upcard(view, fate)
        parts.append(text[0].upper() + text[1:])
    if with_dummy:
        parts.append("dummy face down" if parts else "Dummy face down")
    return ", ".join(parts)


def maker(people: People, seat: Seat, how: str) -> str:
    """Return who the maker is, and how he plays."""
    comma = "," if seat == people.partner else ""
    is_maker = people.say(seat, "are the maker", "is the maker")
    named = f"{people.introduced(seat)}{comma} {is_maker}"
    return f"{named}, {how}" if how else named
