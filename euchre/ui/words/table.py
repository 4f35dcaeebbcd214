"""The labels on the table: roles, captions, the panel, and what is said aloud."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.rules.cards import JOKER, Card, Suit
from euchre.rules.events import DummyTaken, GoesAlone, JokerNamed, OrderedUp, Passed, SuitNamed
from euchre.rules.scoring import TRICKS
from euchre.rules.seats import Seat
from euchre.rules.trump import suit_of
from euchre.ui.shown import Call, Upcard
from euchre.ui.words.calls import ALOUD
from euchre.ui.words.cards import bower, suit_name
from euchre.ui.words.people import People
from euchre.ui.words.short import index
from euchre.views import View

TITLE: Final = "EUCHRE"
GAMES: Final = {2: "Two-handed", 3: "Three-handed", 4: "Four-handed"}
"""The games by their number of players."""

MAKER: Final = "MAKER"
DEALER: Final = "DEALER"
TRUMP: Final = "TRUMP"
LED: Final = "LED"
SCORE: Final = "SCORE"
LAST_TRICK: Final = "LAST TRICK"
NOTHING: Final = "\N{EN DASH}"
NO_TRUMP: Final = "not yet"
NO_TRICK: Final = "none yet"
YOUR_PLACE: Final = "you"
DUMMY: Final = "dummy"
UPCARD: Final = "upcard"
THIS_HAND: Final = "THIS HAND"
EARLIER_HANDS: Final = "EARLIER HANDS"
BOTS: Final = "bots: "


def bots(levels: Sequence[str]) -> str:
    """Return the levels of the bots, by seat where they differ, nothing where they are not known.

    >>> bots(("easy", "easy")), bots(("easy", "normal", "easy"))
    ('bots: easy', 'bots: easy,normal,easy')
    """
    if not levels:
        return ""
    return f"{BOTS}{','.join(levels if len(set(levels)) > 1 else levels[:1])}"


def first_to(target: int) -> str:
    """Return how many points win the game."""
    return f"first to {target}"


_STAGES: Final = {
    "joker": "the joker",
    "order": "bidding",
    "name": "bidding, round 2",
    "pickup": "the upcard",
    "keep": "choose five of ten",
    "defend": "defend alone?",
    "scored": "result",
}


def stage(view: View, hand: int, trick: int | None) -> str:
    """Return the hand and what is going on in it; `trick` is the one on the table, if any."""
    if trick is not None:
        return f"hand {hand} · trick {trick} of {TRICKS}"
    if view.phase == "declare":
        other = "dummy" if view.rules.seating.has_dummy else "together"
        return f"hand {hand} · {other} or alone"
    return f"hand {hand} · {_STAGES.get(view.phase, view.phase)}"


def tricks(count: int) -> str:
    """Return a number of tricks.

    >>> tricks(1), tricks(0)
    ('1 trick', '0 tricks')
    """
    return "1 trick" if count == 1 else f"{count} tricks"


PARTNER: Final = "partner"


def is_partner(view: View, seat: Seat) -> bool:
    """Tell whether a seat is the reader's partner."""
    return seat == People.of(view, ()).partner


def role(view: View, seat: Seat) -> str:
    """Return what a seat is: the reader's partner, or of which side it is on this deal.

    Nothing for the maker, whose badge says it. Nobody but the reader is called the maker's partner,
    as that reads like a partner of the reader's.
    """
    if seat == view.maker:
        return ""
    if is_partner(view, seat):
        return PARTNER
    if view.maker is None:
        return ""
    if seat in view.rules.seating.defenders(view.maker):
        return "defender"
    return PARTNER if seat == view.seat else "makers"


def standing(view: View, seat: Seat) -> str:
    """Return what is out of the ordinary about how a seat plays."""
    if seat in view.sitting_out:
        return "sits out"
    return "alone" if seat in view.alone else ""


_BOWERS: Final = {"right bower": "Right", "left bower": "Left"}


def tag(card: Card, trump: Suit | None) -> str:
    """Return which of the highest trumps a card is."""
    if trump is not None and card is JOKER:
        return "Best"
    return _BOWERS.get(bower(card, trump) or "", "")


def hand_tag(card: Card, trump: Suit | None) -> str:
    """Return what a card in hand counts as, beyond what is printed on it."""
    is_trump = trump is not None and suit_of(card, trump) is trump
    return tag(card, trump) or ("trump" if is_trump else "")


KEEP: Final = "keep"


def caption(name: str, *, led: bool, best: bool, won: bool) -> str:
    """Return what there is to say of a card on the table; `name` is that of a bower.

    >>> caption("Right", led=True, best=True, won=False)
    'Right, led'
    >>> caption("", led=True, best=True, won=True)
    'won, led'
    """
    is_best = ("won" if won else "winning") if best and not name else ""
    return ", ".join(filter(None, (name, is_best, "led" if led else "")))


def under_upcard(view: View, fate: Upcard) -> str:
    """Return what there is to say of the upcard beside the stock."""
    if fate is Upcard.TURNED_DOWN:
        return f"turned down {index(view.upcard)}"
    if fate is Upcard.DECLINED:
        return f"out of play: {index(view.upcard)}"
    if view.upcard is JOKER and view.proposed is not None:
        return f"for {suit_name(view.proposed)}"
    return UPCARD


def said(call: Call, view: View) -> str:
    """Return what a seat has said aloud, in quotation marks."""
    match call:
        case Passed():
            return "“I pass.”"
        case OrderedUp():
            return f"“{ALOUD[call.call]}.”"
        case SuitNamed() | JokerNamed():
            return f"“{suit_name(call.suit).capitalize()}.”"
        case GoesAlone():
            return "“I go alone.”" if call.seat == view.maker else "“I defend alone.”"
        case DummyTaken():
            return "“The dummy.”"


def score_names(people: People) -> list[str]:
    """Return what the sides are called beside their scores, in the order of the scores."""
    if people.seating.has_partners:
        if people.ours is None:
            return ["/".join(people.names[seat] for seat in side) for side in people.seating.sides]
        sides = range(len(people.seating.sides))
        return ["Us" if side == people.ours else "Them" for side in sides]
    return [people.opening(side[0]) for side in people.seating.sides]


def how_made(view: View, *, with_dummy: bool) -> str:
    """Return how the maker plays, where there is a choice."""
    if view.maker in view.alone:
        return "alone"
    return "with dummy" if with_dummy else ""


def won(name: str) -> str:
    """Return who won the last trick."""
    return f"{name} won"
