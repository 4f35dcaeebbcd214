"""Alone or not: what the policy of the playouts does, who then sits out, and who leads."""

from __future__ import annotations

from functools import cache
from typing import Final

from euchre.bots.strength import ACES, PACK_BITS
from euchre.rules.cards import JOKER, Suit
from euchre.rules.rules import Rules
from euchre.rules.scoring import TRICKS, award
from euchre.rules.seats import Seat, Seating
from euchre.rules.trump import SUIT_BITS, left_bower, right_bower

_TRUMPS: Final = tuple(SUIT_BITS[trump][trump] for trump in Suit)
_TOP: Final = tuple(right_bower(trump).bit | JOKER.bit for trump in Suit)
_ENOUGH: Final = 3
"""The trumps that a maker who goes alone holds at least."""


def goes_alone(hand: int, trump: Suit, rules: Rules) -> bool:
    """Tell whether the policy plays a maker's hand alone: a top trump, three, no other losers."""
    trumps = _TRUMPS[trump]
    held = hand & trumps
    if not hand & _TOP[trump] or hand & ~trumps & ~ACES or held.bit_count() < _ENOUGH:
        return False
    if rules.seating.has_dummy:
        march = award(rules, TRICKS, maker_alone=False, defender_alone=False)
        return (rules.lone_march or 0) > march.maker
    return rules.seating.has_partners


@cache
def _highest_two(trump: Suit, deck: int) -> int:
    top = [
        card
        for card in (JOKER, right_bower(trump), left_bower(trump))
        if card.bit & PACK_BITS[deck]
    ]
    return top[0].bit | top[1].bit


def defends_alone(hand: int, trump: Suit, rules: Rules) -> bool:
    """Tell whether the policy defends alone against a loner: the two highest trumps, an ace."""
    two = _highest_two(trump, rules.deck)
    return hand & two == two and bool(hand & ACES & ~_TRUMPS[trump])


def sits_out(seating: Seating, maker: Seat, alone: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats that lay their cards down for those alone (T3, F1)."""
    if not alone:
        return ()
    defenders = seating.defenders(maker)
    makers = tuple(seat for seat in range(seating.players) if seat not in defenders)
    return tuple(
        other
        for loner in alone
        for other in (defenders if loner in defenders else makers)
        if other != loner
    )


def first_leader(
    rules: Rules, dealer: Seat, maker: Seat, alone: tuple[Seat, ...], after: tuple[Seat, ...]
) -> Seat:
    """Return who leads to the first trick (T4, D2, F3)."""
    if not alone or rules.loner_lead == "dealer":
        return after[dealer]
    return after[maker if maker in alone else alone[0]]
