"""Alone or not: the maker's choice, and the defenders' (T2, T3, F1, F2)."""

from __future__ import annotations

from typing import Final

from euchre.bots.explain import Motive, Reason, Weighed
from euchre.bots.stakes import march_points, points_needed
from euchre.bots.strength import PACK_BITS, strength
from euchre.rules.actions import Action, Alone
from euchre.rules.cards import KNOWN_BITS, Rank, Suit, cards_in
from euchre.rules.events import UpcardTaken
from euchre.rules.seats import Seat
from euchre.rules.trump import SUIT_BITS, ranking
from euchre.views import View

_ASKED: Final = 7.0
"""The strength asked for to go alone."""
_ASKED_TO_DEFEND: Final = 6.0
_ACES: Final = sum(1 << suit * 8 + Rank.ACE for suit in Suit)
_TRUMPS_NEEDED: Final = 3


def weigh_declare(view: View) -> list[Weighed]:
    """Weigh the dummy, or the partner, against going alone; both in strength."""
    together, alone = view.legal
    motive = _maker_reason(view).motive
    value = strength(view.hand.bits & KNOWN_BITS, _trump(view))
    if motive is not Motive.STRONG_ALONE:
        value = min(value, _ASKED - 1.0) if motive is Motive.TOO_WEAK_ALONE else 0.0
    return [Weighed(together, _ASKED), Weighed(alone, value)]


def reason_to_declare(view: View) -> Reason:
    """Return why the maker goes alone, or does not."""
    return _maker_reason(view)


def _maker_reason(view: View) -> Reason:
    alone, together = march_points(view, alone=True), march_points(view, alone=False)
    if alone <= together:
        return Reason(Motive.ALONE_SCORES_THE_SAME)
    trump = _trump(view)
    hand = view.hand.bits & KNOWN_BITS
    if not _can_hope(hand, trump, view):
        return Reason(Motive.TOO_WEAK_ALONE)
    if points_needed(view, view.seat or 0) <= together:
        return Reason(Motive.ALONE_IS_WORTH_NOTHING)
    holder = _foe_with_boss(view, hand, trump)
    if holder is not None:
        return Reason(Motive.CANNOT_MARCH, (view.upcard,), holder)
    return Reason(Motive.STRONG_ALONE, cards_in(hand & SUIT_BITS[trump][trump]))


def _can_hope(hand: int, trump: Suit, view: View) -> bool:
    """Tell whether a hand has the highest trump left, three trumps and nothing below an ace."""
    trumps = SUIT_BITS[trump][trump]
    return (
        (hand & trumps).bit_count() >= _TRUMPS_NEEDED
        and not hand & ~(trumps | _ACES)
        and bool(hand & _highest(view, trump, 1))
    )


def _foe_with_boss(view: View, hand: int, trump: Suit) -> Seat | None:
    """Return the opponent who took an upcard that beats every card of the hand."""
    seating = view.rules.seating
    dealer = view.dealer
    me = view.seat or 0
    if not any(type(event) is UpcardTaken for event in view.history):
        return None
    if seating.side_of(dealer) == seating.side_of(me):
        return None
    for card in ranking(trump, trump):
        if card is view.upcard:
            return dealer
        if card.bit & hand:
            return None
    return None


def _highest(view: View, trump: Suit, count: int) -> int:
    """Return the bits of the highest trumps that can be in a hand: an upcard that was left cannot."""
    bits = 0
    live = PACK_BITS[view.rules.deck]
    if not any(type(event) is UpcardTaken for event in view.history):
        live &= ~view.upcard.bit
    for card in ranking(trump, trump):
        if count and card.bit & live:
            bits |= card.bit
            count -= 1
    return bits


def weigh_defend(view: View) -> list[Weighed]:
    """Weigh defending together against defending alone."""
    together, alone = view.legal
    motive = _defender_reason(view).motive
    value = 1.0 if motive is Motive.STRONG_DEFENCE else 0.0
    return [Weighed(together, 0.5), Weighed(alone, value)]


def reason_to_defend(view: View) -> Reason:
    """Return why a defender plays alone, or does not."""
    return _defender_reason(view)


def _defender_reason(view: View) -> Reason:
    if not view.rules.seating.has_partners:
        return Reason(Motive.DEFENCE_SCORES_THE_SAME)
    if view.maker not in view.alone:
        return Reason(Motive.MAKER_IS_NOT_ALONE)
    trump = _trump(view)
    hand = view.hand.bits & KNOWN_BITS
    highest = _highest(view, trump, 2)
    if hand & highest != highest or not hand & _ACES & ~SUIT_BITS[trump][trump]:
        return Reason(Motive.TOO_WEAK_TO_DEFEND_ALONE)
    return Reason(Motive.STRONG_DEFENCE, cards_in(highest))


def _trump(view: View) -> Suit:
    assert view.trump is not None  # noqa: S101 - trump is made before anybody is asked
    return view.trump
