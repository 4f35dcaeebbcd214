"""Choosing cards: the dealer's discard, and five of ten (B3, B4, T2)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from euchre.bots.explain import Motive, Reason, Weighed
from euchre.bots.strength import holding, weight
from euchre.bots.trumps import trump_of
from euchre.rules.actions import Action, Keep, TakeUp
from euchre.rules.cards import HAND, KNOWN_BITS, CardSet, cards_in
from euchre.rules.trump import SUIT_BITS, suit_of
from euchre.views import View

_BEST_FEW: Final = 5


def weigh_pickup(view: View) -> list[Weighed]:
    """Weigh leaving the upcard, where that is allowed, and each card that can be thrown for it."""
    trump = trump_of(view)
    six = (view.hand.bits | view.upcard.bit) & KNOWN_BITS
    weighed: list[Weighed] = []
    for action in view.legal:
        left = six ^ action.discard.bit if isinstance(action, TakeUp) else six ^ view.upcard.bit
        weighed.append(Weighed(action, holding(left & KNOWN_BITS, trump)))
    # Leaving it comes first, so that it is chosen where taking gains nothing.
    weighed.reverse()
    return weighed


def reason_for_pickup(view: View, choice: Action) -> Reason:
    """Return why the upcard is taken, for that card, or left."""
    if not isinstance(choice, TakeUp):
        return Reason(Motive.UPCARD_IS_NO_HELP)
    card, trump = choice.discard, trump_of(view)
    if card is view.upcard:
        return Reason(Motive.UPCARD_IS_NO_HELP, (card,))
    if not card.bit & KNOWN_BITS:
        return Reason(Motive.UPCARD_HELPS, (card,))
    suit = suit_of(card, trump)
    six = view.hand.bits | view.upcard.bit
    if suit is not trump and six & SUIT_BITS[trump][suit] == card.bit:
        return Reason(Motive.UPCARD_HELPS_BY_VOID, (card,), suit=suit)
    return Reason(Motive.UPCARD_HELPS, (card,))


def weigh_keep(view: View) -> list[Weighed]:
    """Weigh the fives that can be strongest: trumps and aces, then what goes best with them."""
    trump = trump_of(view)
    trumps = SUIT_BITS[trump][trump]
    # The lowest trump weighs what an ace does, but leaves a suit void.
    cards = sorted(
        cards_in(view.hand.bits & KNOWN_BITS),
        key=lambda card: (weight(card, trump), card.bit & trumps),
        reverse=True,
    )
    heavy = 0
    count = 0
    for card in cards:
        if not weight(card, trump):
            break
        heavy |= card.bit
        count += 1
    if count >= HAND:
        first = sum(card.bit for card in cards[:HAND])
        fives = [first] + [
            first ^ cards[HAND - 1].bit ^ other.bit for other in cards[HAND : HAND + 2]
        ]
    else:
        fives = [
            heavy + sum(card.bit for card in rest)
            for rest in combinations(cards[count:], HAND - count)
        ]
    best = sorted(((holding(five, trump), five) for five in fives), reverse=True)[:_BEST_FEW]
    return [Weighed(Keep(CardSet(five)), value) for value, five in best]


def reason_to_keep(_view: View, choice: Action) -> Reason:
    """Return why those five."""
    return Reason(Motive.BEST_FIVE, tuple(choice.cards) if isinstance(choice, Keep) else ())
