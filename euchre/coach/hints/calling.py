"""What can be said for a bid, for what becomes of the upcard and the dummy, and for going alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euchre.bots.memory import HIGHER
from euchre.bots.stakes import euchre_points, points_needed
from euchre.bots.strength import ACES, best_discard
from euchre.bots.trumps import trump_of, upcard_taken
from euchre.bots.who import seat_of
from euchre.coach.hints.facts import Fact, What
from euchre.rules.actions import Action, Alone, Keep, Name, Order, Pass, TakeUp
from euchre.rules.cards import KNOWN_BITS, Card, CardSet, Suit, cards_in, pack
from euchre.rules.scoring import TRICKS, award
from euchre.rules.trump import SUIT_BITS, ranking, suit_of
from euchre.views import View

HIGH: Final = 4
"""An upcard among so many of the highest trumps matters to whoever passes."""


def of_call(view: View, action: Action, other: Action) -> list[Fact]:
    """Return what speaks for an action that is better than another and plays no card."""
    match view.phase:
        case "order" | "name":
            return list(_bid(view, action, other))
        case "pickup":
            return list(_upcard(view, action, other))
        case "keep":
            return list(_five(view, action, other))
        case _:
            return list(_alone(view, action))


def _bid(view: View, action: Action, other: Action) -> Iterator[Fact]:
    if Pass() not in view.legal:
        yield Fact(What.MUST_NAME)
    called = action if not isinstance(action, Pass) else other
    suit = called.suit if isinstance(called, Name) else view.proposed
    if suit is None or isinstance(called, Pass):
        return
    hand = view.hand.bits & KNOWN_BITS
    mine = isinstance(called, Order) and view.dealer == view.seat
    if mine:
        six = hand | view.upcard.bit
        hand = six & ~best_discard(six, suit)[0]
    goes = Fact(What.UPCARD_GOES, view.upcard, (view.dealer,), number=int(view.rules.forced_pickup))
    if not isinstance(action, Pass):
        yield from _one_point(view)
    to_another = isinstance(called, Order) and not mine
    matters = isinstance(action, Pass) and view.upcard in ranking(suit, suit)[:HIGH]
    if to_another and matters:
        yield goes
    yield _trumps(view, hand, suit, view.upcard if mine else None)
    if to_another and not matters:
        yield goes


def _one_point(view: View) -> Iterator[Fact]:
    """Tell which side has the game with one more point, the seat's own first."""
    sides = list(view.rules.seating.sides)
    sides.sort(key=lambda side: view.seat not in side)
    for side in sides:
        if points_needed(view, side[0]) == 1:
            yield Fact(What.ONE_POINT, seats=side)
            return


def _trumps(view: View, hand: int, suit: Suit, card: Card | None = None) -> Fact:
    """Tell the trumps of a hand, how many of the highest are among them, and its aces."""
    held = CardSet(hand & SUIT_BITS[suit][suit])
    out = CardSet() if _upcard_is_in(view) else CardSet.of((view.upcard,))
    there_are = [card for card in ranking(suit, suit) if card in pack(view.rules.deck)]
    left = [card for card in there_are if card not in out and card not in view.aside]
    highest = next((place for place, card in enumerate(left) if card not in held), len(left))
    cards = tuple(card for card in there_are if card in held)
    aces = cards_in(hand & ACES & ~SUIT_BITS[suit][suit])
    return Fact(What.TRUMPS, card, suit=suit, cards=cards, number=highest, over_cards=aces)


def _upcard_is_in(view: View) -> bool:
    """Tell whether the upcard is, or may come to be, in a hand."""
    return view.phase in {"order", "pickup"} or upcard_taken(view)


def _upcard(view: View, action: Action, other: Action) -> Iterator[Fact]:
    trump = trump_of(view)
    hand = view.hand.bits & KNOWN_BITS
    if not isinstance(action, TakeUp):
        yield _trumps(view, hand, trump)
        return
    six = hand | view.upcard.bit
    after = six & ~action.discard.bit
    yield from _void(action.discard, after, trump)
    if isinstance(other, TakeUp):
        if _is_lowest(action.discard, six, trump):
            yield Fact(What.LOWEST, action.discard)
        return
    yield _trumps(view, after, trump, view.upcard)


def _void(card: Card, after: int, trump: Suit) -> Iterator[Fact]:
    """Tell that a discard leaves no card of its suit, and a trump to ruff it."""
    suit = suit_of(card, trump)
    trumps = SUIT_BITS[trump][trump]
    if suit is not trump and after & trumps and not after & SUIT_BITS[trump][suit]:
        yield Fact(What.VOID, card, suit=suit)


def _is_lowest(card: Card, six: int, trump: Suit) -> bool:
    """Tell whether a plain card is lower than every other of six."""
    others = cards_in(six & ~(SUIT_BITS[trump][trump] | card.bit))
    plain = suit_of(card, trump) is not trump
    return plain and all((card.rank or 0) < (other.rank or 0) for other in others)


def _five(view: View, action: Action, other: Action) -> Iterator[Fact]:
    if not isinstance(action, Keep):
        return
    trump = trump_of(view)
    if isinstance(other, Keep):
        yield _instead(action.cards, other.cards, trump)
    yield _trumps(view, action.cards.bits, trump)


def _instead(five: CardSet, others: CardSet, trump: Suit) -> Fact:
    """Return what five have instead of others, and what that is good for."""
    trumps = SUIT_BITS[trump][trump]
    mine, theirs = five - others, others - five
    fact = Fact(What.INSTEAD, cards=tuple(mine), over_cards=tuple(theirs))
    held, gone = mine.bits & trumps, theirs.bits & trumps
    more = held.bit_count() - gone.bit_count()
    if more > 0:
        return fact._replace(what=What.MORE_TRUMPS, number=more)
    if more < 0:
        return fact
    if len(mine) == held.bit_count() == 1:
        (card,), (other,) = mine, theirs
        higher = card.bit & HIGHER[trump][other.index]
        return fact._replace(what=What.HIGHER_TRUMP) if higher else fact
    aces = ACES & ~trumps
    more = (mine.bits & aces).bit_count() - (theirs.bits & aces).bit_count()
    if more > 0:
        return fact._replace(what=What.MORE_ACES, number=more)
    void, theirs_void = (_voids(cards.bits, trump) for cards in (five, others))
    if more == 0 and five.bits & trumps and len(void) > len(theirs_void):
        return fact._replace(what=What.VOID_IN, suit=next(s for s in void if s not in theirs_void))
    return fact


def _voids(cards: int, trump: Suit) -> list[Suit]:
    """Return the plain suits of which there is none among cards."""
    plain = (suit for suit in Suit if suit is not trump)
    return [suit for suit in plain if not cards & SUIT_BITS[trump][suit]]


def _alone(view: View, action: Action) -> Iterator[Fact]:
    """Tell what all five tricks score alone and together, and the trumps held."""
    trump = trump_of(view)
    hand = view.hand.bits & KNOWN_BITS
    declares = view.phase == "declare"
    tricks = TRICKS if declares else 0
    maker_alone = view.maker in view.alone
    rows = [
        award(
            view.rules,
            tricks,
            maker_alone=alone if declares else maker_alone,
            defender_alone=False if declares else alone,
        )
        for alone in (False, True)
    ]
    together, alone = (row.maker if declares else row.defenders for row in rows)
    enough = together if declares else euchre_points(view, alone=False)
    if not isinstance(action, Alone) and points_needed(view, seat_of(view)) <= enough:
        yield Fact(What.ENOUGH, number=enough)
    elif together == alone:
        yield Fact(What.PAYS_SAME, number=alone)
    else:
        yield Fact(What.PAYS, number=alone, less=together)
    yield _trumps(view, hand, trump)
