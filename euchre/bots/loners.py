"""Alone or not: the maker's choice, and the defenders' (T2, T3, F1, F2)."""

from __future__ import annotations

from typing import Final

from euchre.bots.explain import Motive, Reason, Weighed
from euchre.bots.memory import HIGHER
from euchre.bots.stakes import euchre_points, is_friend, march_points, points_needed
from euchre.bots.strength import ACES, PACK_BITS
from euchre.bots.trumps import trump_of, upcard_taken
from euchre.bots.who import seat_of
from euchre.rules.actions import Action
from euchre.rules.cards import KNOWN_BITS, Suit, cards_in
from euchre.rules.seats import Seat
from euchre.rules.trump import SUIT_BITS, ranking
from euchre.views import View

_TRUMP: Final = 2.0
_TOP_TRUMP: Final = 1.0
"""What a trump counts besides for each that is the highest left, or the next to such a one."""
_SIDE_WINNER: Final = 1.7
"""A plain card that no card left can beat in its suit, but for a ruff."""
_SIDE_HOPE: Final = 0.7
"""A plain card that one card left can beat in its suit."""
_ARMED_FOE: Final = 1.0
"""What an upcard in an opponent's hand takes off."""

_ASKED_BESIDE_DUMMY: Final = {1: 10.0, 2: 9.0}
"""By how many points more a march alone scores; the dummy not taken is a great help lost."""
_ASKED_BESIDE_PARTNER: Final = 9.6
_NEVER: Final = 99.0


def weigh_declare(view: View) -> list[Weighed]:
    """Weigh the dummy, or the partner, against going alone; both by the measure of a march."""
    together, alone = view.legal
    if reason_to_declare(view).motive in _HOPELESS:
        return [Weighed(together, _asked(view)), Weighed(alone, 0.0)]
    return [Weighed(alone, march_measure(view)), Weighed(together, _asked(view))]


_HOPELESS: Final = {
    Motive.ALONE_SCORES_THE_SAME,
    Motive.ALONE_IS_WORTH_NOTHING,
    Motive.CANNOT_MARCH,
}


def reason_to_declare(view: View, _choice: Action | None = None) -> Reason:
    """Return why the maker goes alone, or does not."""
    together = march_points(view, alone=False)
    if march_points(view, alone=True) <= together:
        return Reason(Motive.ALONE_SCORES_THE_SAME)
    if points_needed(view, seat_of(view)) <= together:
        return Reason(Motive.ALONE_IS_WORTH_NOTHING)
    trump = trump_of(view)
    hand = view.hand.bits & KNOWN_BITS
    holder = _foe_with_boss(view, hand, trump)
    if holder is not None:
        return Reason(Motive.CANNOT_MARCH, (view.upcard,), holder)
    if march_measure(view) < _asked(view):
        return Reason(Motive.TOO_WEAK_ALONE)
    return Reason(Motive.STRONG_ALONE, cards_in(hand & SUIT_BITS[trump][trump]))


def _asked(view: View) -> float:
    """Return the measure of a march that is asked for to go alone."""
    if not view.rules.seating.has_dummy:
        return _ASKED_BESIDE_PARTNER
    more = march_points(view, alone=True) - march_points(view, alone=False)
    return _ASKED_BESIDE_DUMMY.get(more, _NEVER)


def march_measure(view: View) -> float:
    """Return how near the hand is to all five tricks alone; at 9 about two in five march."""
    trump = trump_of(view)
    trumps = SUIT_BITS[trump][trump]
    hand = view.hand.bits & KNOWN_BITS
    taken = upcard_taken(view)
    against = PACK_BITS[view.rules.deck] & ~hand & ~view.aside.bits
    friendly = is_friend(view, view.dealer)
    if not taken or friendly:
        against &= ~view.upcard.bit
    measure = 0.0
    for card in cards_in(hand):
        out = (HIGHER[trump][card.index] & against).bit_count()
        if card.bit & trumps:
            measure += _TRUMP + (0.0 if out else _TOP_TRUMP)
        elif out <= 1:
            measure += _SIDE_HOPE if out else _SIDE_WINNER
    return measure - _ARMED_FOE if taken and not friendly else measure


def _foe_with_boss(view: View, hand: int, trump: Suit) -> Seat | None:
    """Return the opponent who took an upcard that beats every card of the hand."""
    dealer = view.dealer
    if is_friend(view, dealer) or not upcard_taken(view):
        return None
    for card in ranking(trump, trump):
        if card is view.upcard:
            return dealer
        if card.bit & hand:
            return None
    return None


def _highest(view: View, trump: Suit, count: int) -> int:
    """Return the bits of the highest trumps that can be in a hand, without an upcard left."""
    bits = 0
    live = PACK_BITS[view.rules.deck]
    if not upcard_taken(view):
        live &= ~view.upcard.bit
    for card in ranking(trump, trump):
        if count and card.bit & live:
            bits |= card.bit
            count -= 1
    return bits


def weigh_defend(view: View) -> list[Weighed]:
    """Weigh defending together against defending alone, 1 for what is chosen."""
    together, alone = view.legal
    strong = reason_to_defend(view).motive is Motive.STRONG_DEFENCE
    return [Weighed(together, 0.0 if strong else 1.0), Weighed(alone, 1.0 if strong else 0.0)]


def reason_to_defend(view: View, _choice: Action | None = None) -> Reason:
    """Return why a defender plays alone, or does not."""
    more, usual = euchre_points(view, alone=True), euchre_points(view, alone=False)
    if more <= usual:
        return Reason(Motive.DEFENCE_SCORES_THE_SAME)
    if points_needed(view, seat_of(view)) <= usual:
        return Reason(Motive.DEFENCE_IS_WORTH_NOTHING)
    if view.maker not in view.alone:
        return Reason(Motive.MAKER_IS_NOT_ALONE)
    trump = trump_of(view)
    hand = view.hand.bits & KNOWN_BITS
    highest = _highest(view, trump, 2)
    if hand & highest != highest or not hand & ACES & ~SUIT_BITS[trump][trump]:
        return Reason(Motive.TOO_WEAK_TO_DEFEND_ALONE)
    return Reason(Motive.STRONG_DEFENCE, cards_in(highest))
