"""Which options are worth trying out: all of a few, the likely ones of many."""

from __future__ import annotations

from typing import Final

from euchre.bots.made import best_five
from euchre.bots.strength import holding, strength
from euchre.bots.trumps import trump_of
from euchre.rules.actions import Action, Keep, Name, Pass, TakeUp
from euchre.rules.cards import KNOWN_BITS, CardSet, Suit, cards_in
from euchre.views import View

SUITS: Final = 2
"""The suits to name that are tried out: those in which the hand is strongest."""
DISCARDS: Final = 3
"""The discards that are tried out: those that leave the most."""
FIVES: Final = 6
"""The fives of ten that are tried out."""


def likely_options(view: View) -> list[Action]:
    """Return the options of a bid, the upcard, alone or not, or five of ten that are tried out."""
    hand = view.hand.bits & KNOWN_BITS
    if view.phase == "name":
        names = [action for action in view.legal if isinstance(action, Name)]
        names.sort(key=lambda name: -strength(hand, name.suit))
        return [*names[:SUITS], *(action for action in view.legal if action == Pass())]
    if view.phase == "keep":
        return _fives(hand, trump_of(view))
    if view.phase == "pickup":
        trump, six = trump_of(view), (hand | view.upcard.bit) & KNOWN_BITS
        takes = [action for action in view.legal if isinstance(action, TakeUp)]
        takes.sort(key=lambda take: -holding(six & ~take.discard.bit, trump))
        others = [action for action in view.legal if not isinstance(action, TakeUp)]
        if others:
            takes = [take for take in takes if take.discard is not view.upcard]
        return [*takes[:DISCARDS], *others]
    return list(view.legal)


def _fives(ten: int, trump: Suit) -> list[Action]:
    """Return the fives of ten that look strongest, and exchanges of a card of the strongest."""
    best = best_five(ten, trump)
    swaps = {best: holding(best, trump)}
    for out in cards_in(best):
        for other in cards_in(ten ^ best):
            five = best ^ out.bit | other.bit
            swaps[five] = holding(five, trump)
    fives = sorted(swaps, key=lambda five: -swaps[five])[:FIVES]
    return [Keep(CardSet(five)) for five in fives]
