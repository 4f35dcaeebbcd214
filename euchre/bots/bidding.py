"""Bidding: the joker's suit, ordering up and naming, by the strength of the hand (B2, B5, B8)."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import Final, NamedTuple

from euchre.bots.explain import Motive, Reason, Weighed
from euchre.bots.stakes import about_to_win, is_friend
from euchre.bots.strength import ACES, best_discard, strength, weight
from euchre.bots.trumps import trump_of
from euchre.rules.actions import Action, Name, NameJoker, Pass
from euchre.rules.cards import KNOWN_BITS, Suit, cards_in
from euchre.rules.seats import Seating
from euchre.rules.trump import SUIT_BITS
from euchre.views import View


class Asked(NamedTuple):
    """The strength that a bid asks for, by what the game is like.

    `bare` is asked for besides where two trumps without an ace outside order the upcard into an
    opponent's hand. `last` is how much less will do for a dealer when an opponent needs one point.
    `to_foe` and `to_partner` are the parts of the upcard's weight that it takes off a hand, or
    adds to it, when an opponent or the partner is the dealer. `next` is what the suit of the colour
    turned down is worth more to the dealer's opponents, and less to the dealer's side: whoever
    passed as the dealer is likely to lack that colour's jacks.
    """

    order: float
    name: float
    bare: float
    last: float
    to_foe: float
    to_partner: float
    next: float


_WITH_DUMMY: Final = Asked(2.3, 2.0, 0.0, 0.5, 0.3, 0.0, 0.0)
_WITH_PARTNER: Final = Asked(5.0, 4.4, 1.7, 2.0, 0.7, 0.6, 0.4)
_HEADS_UP: Final = Asked(4.2, 3.4, 1.0, 1.2, 0.7, 0.0, 0.0)


def asked(seating: Seating) -> Asked:
    """Return the strength that a bid asks for in the game."""
    if seating.has_dummy:
        return _WITH_DUMMY
    return _WITH_PARTNER if seating.has_partners else _HEADS_UP


def _is_bare(view: View, hand: int, trump: Suit) -> bool:
    """Tell whether a hand of two trumps at most, no ace outside, would arm an opponent."""
    trumps = SUIT_BITS[trump][trump]
    return (
        (hand & trumps).bit_count() <= 2  # noqa: PLR2004 - two bowers are the case to beware of
        and not hand & ACES & ~trumps
        and not is_friend(view, view.dealer)
    )


def _strength_to_order(view: View, hand: int, trump: Suit) -> float:
    if view.seat == view.dealer:
        six = hand | view.upcard.bit
        return strength(six ^ best_discard(six, trump)[0], trump)
    upcard, needed = weight(view.upcard, trump), asked(view.rules.seating)
    if is_friend(view, view.dealer):
        return strength(hand, trump) + needed.to_partner * upcard
    return strength(hand, trump) - needed.to_foe * upcard


def _eased(view: View) -> float:
    """Return how much less is asked for: a dealer may not turn down the game's last chance."""
    if view.seat != view.dealer or about_to_win(view) is None:
        return 0.0
    return asked(view.rules.seating).last


def weigh_order(view: View) -> list[Weighed]:
    """Weigh ordering up, assisting or accepting against passing (B2)."""
    trump = trump_of(view)
    hand = view.hand.bits & KNOWN_BITS
    needed = asked(view.rules.seating)
    least = needed.order - _eased(view)
    if needed.bare and _is_bare(view, hand, trump):
        least += needed.bare
    order, pass_ = view.legal
    return [Weighed(order, _strength_to_order(view, hand, trump)), Weighed(pass_, least)]


def _strength_to_name(view: View, hand: int, suit: Suit) -> float:
    extra = asked(view.rules.seating).next
    if not extra or view.proposed is None or suit is not view.proposed.same_colour:
        return strength(hand, suit)
    if is_friend(view, view.dealer):
        return strength(hand, suit) - extra
    return strength(hand, suit) + extra


def weigh_name(view: View) -> list[Weighed]:
    """Weigh the suits that may be named, and passing unless the dealer is stuck (B5, B7)."""
    hand = view.hand.bits & KNOWN_BITS
    weighed: list[Weighed] = []
    least = asked(view.rules.seating).name - _eased(view)
    for action in view.legal:
        if isinstance(action, Name):
            weighed.append(Weighed(action, _strength_to_name(view, hand, action.suit)))
        else:
            weighed.append(Weighed(action, least))
    return weighed


def reason_to_bid(view: View, choice: Action) -> Reason:
    """Return why that bid, or the pass, was chosen."""
    weighed = weigh_order(view) if view.phase == "order" else weigh_name(view)
    best = max((pair for pair in weighed if pair.action != Pass()), key=attrgetter("value"))
    suit = best.action.suit if isinstance(best.action, Name) else trump_of(view)
    trumps = cards_in(view.hand.bits & SUIT_BITS[suit][suit])
    needed = asked(view.rules.seating)
    usual = needed.order if view.phase == "order" else needed.name
    if choice == Pass():
        if best.value >= usual - _eased(view):
            return Reason(Motive.BARE_TRUMPS, trumps, view.dealer, suit)
        return Reason(Motive.WEAK_HAND, suit=suit)
    if best.value >= usual:
        return Reason(Motive.STRONG_HAND, trumps, suit=suit)
    if Pass() not in view.legal:
        return Reason(Motive.DEALER_IS_STUCK, trumps, suit=suit)
    return Reason(Motive.GAME_AT_STAKE, seat=about_to_win(view), suit=suit)


def weigh_joker(view: View, chance: Random) -> list[Weighed]:
    """Weigh the suits that a joker can stand for: all alike, so that chance chooses (B8)."""
    actions = list(view.legal)
    chance.shuffle(actions)
    return [Weighed(action, 0.0) for action in actions]


def reason_for_joker(_view: View, choice: Action) -> Reason:
    """Return why that suit: none has anything to be said for it."""
    return Reason(Motive.BLIND, suit=choice.suit if isinstance(choice, NameJoker) else None)
