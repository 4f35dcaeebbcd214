"""Alone or not: what the policy of the playouts does, who then sits out, and who leads."""

from __future__ import annotations

from functools import cache

from euchre.bots.strength import ACES, PACK_BITS
from euchre.rules.cards import JOKER, Suit
from euchre.rules.rules import Rules
from euchre.rules.scoring import TRICKS, award
from euchre.rules.seats import Seat, Seating
from euchre.rules.trump import SUIT_BITS, left_bower, right_bower


def goes_alone(hand: int, trump: Suit, rules: Rules) -> bool:
    """Tell whether the policy plays a maker's hand alone: a top trump, three, no other losers."""
    if rules.seating.has_dummy:
        if (rules.lone_march or 0) <= award(
            rules, TRICKS, maker_alone=False, defender_alone=False
        ).maker:
            return False
    elif not rules.seating.has_partners:
        return False
    trumps = SUIT_BITS[trump][trump]
    return (
        bool(hand & (right_bower(trump).bit | JOKER.bit))
        and (hand & trumps).bit_count() >= 3  # noqa: PLR2004 - as the policy has it
        and not hand & ~trumps & ~ACES
    )


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
    return hand & two == two and bool(hand & ACES & ~SUIT_BITS[trump][trump])


def sits_out(seating: Seating, maker: Seat, alone: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats that lay their cards down for those alone (T3, F1)."""
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
