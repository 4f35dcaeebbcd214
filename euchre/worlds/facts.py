"""What a view's history tells about the cards: who played which, who lacks which, what was taken.

It knows nothing of the cards that are hidden.
"""

from __future__ import annotations

from typing import NamedTuple

from euchre.rules.cards import Suit
from euchre.rules.events import DummyTaken, FiveKept, HandDealt, TrickTaken, UpcardTaken
from euchre.rules.phase import Trick
from euchre.rules.trump import FOLLOWING_BITS
from euchre.views import View


class Facts(NamedTuple):
    """What is known, as bits of cards, by seat where it is a list.

    `played` and `lacks` are lists. `took`, `merged` and `kept` tell whether the upcard, the dummy
    and five of ten were taken; what begins with `own` is what the view's seat has seen of its own
    cards, each 0 where there is none.
    """

    played: list[int]
    lacks: list[int]
    took: bool
    merged: bool
    kept: bool
    own_dealt: int
    own_dummy: int
    own_discard: int
    own_kept: int


def facts_of(view: View) -> Facts:
    """Return what the view's history tells."""
    players = view.rules.players
    played, lacks = [0] * players, [0] * players
    took = merged = kept = False
    own_dealt = own_dummy = own_discard = own_kept = 0
    tricks = [view.trick] if view.trick else []
    for event in view.history:
        match event:
            case TrickTaken(_, _, trick):
                tricks.append(trick)
            case HandDealt(_, cards):
                own_dealt = cards.bits
            case UpcardTaken(_, _, discard):
                took, own_discard = True, discard.bit if discard else 0
            case DummyTaken(_, cards_taken):
                merged, own_dummy = True, cards_taken.bits if cards_taken else 0
            case FiveKept(_, five, _):
                kept, own_kept = True, five.bits if five else 0
            case _:
                pass
    if view.trump is not None:
        _play(tricks, view.trump, played, lacks)
    return Facts(played, lacks, took, merged, kept, own_dealt, own_dummy, own_discard, own_kept)


def _play(tricks: list[Trick], trump: Suit, played: list[int], lacks: list[int]) -> None:
    """Add to each seat what it played, and the suits that it thereby showed to lack (P1)."""
    for trick in tricks:
        following = FOLLOWING_BITS[trump][trick[0][1].index]
        for seat, card in trick:
            played[seat] |= card.bit
            if not card.bit & following:
                lacks[seat] |= following
