"""How the cards in hand are laid out, and which card each number means."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from euchre.rules.cards import NO_CARDS, Card, CardSet, Suit
from euchre.rules.events import DummyTaken, Played
from euchre.rules.trump import ranking, suit_of
from euchre.views import View


def laid_out(
    cards: Iterable[Card], trump: Suit | None, gone: CardSet = NO_CARDS
) -> tuple[Card, ...]:
    """Return the cards in the order of a hand: trump from the top, then colours alternating.

    Cards that are `gone` from the hand leave the others where they were. While no suit stands for
    trump nobody has seen a hand, and printed order will do.

    >>> from euchre.rules.cards import parse_cards
    >>> [str(card) for card in laid_out(parse_cards("9s Ac Qc Kh Jd"), Suit.HEARTS)]
    ['Jd', 'Kh', 'Ac', 'Qc', '9s']
    """
    held = CardSet.of(cards)
    return tuple(card for card in _laid_out(held | gone, trump) if card in held)


@lru_cache(maxsize=64)
def _laid_out(held: CardSet, trump: Suit | None) -> tuple[Card, ...]:
    # Every key and every frame asks for the same hand many times.
    if trump is None:
        return tuple(held)
    present = {suit_of(card, trump) for card in held}
    return tuple(
        card for suit in _suits(trump, present) for card in ranking(suit, trump) if card in held
    )


def _suits(trump: Suit, present: set[Suit]) -> tuple[Suit, ...]:
    """Return the suits, trump first, so that neighbours that are held differ in colour."""
    same = trump.same_colour
    others = [suit for suit in Suit if suit not in {trump, same}]
    if others[0] not in present:
        others.reverse()
    return (trump, others[0], same, others[1])


def order_suit(view: View) -> Suit | None:
    """Return the suit that a hand is laid out by: trump, or the suit proposed."""
    return view.trump if view.trump is not None else view.proposed


def dummy_of(view: View) -> CardSet:
    """Return the dummy's cards while five of ten are chosen, else none."""
    for event in reversed(view.history):
        if isinstance(event, DummyTaken) and view.phase == "keep":
            return event.cards or NO_CARDS
    return NO_CARDS


def _played(view: View) -> CardSet:
    """Return the cards that the reader has played in this deal."""
    events = view.history
    return CardSet.of(e.card for e in events if isinstance(e, Played) and e.seat == view.seat)


def own_cards(view: View) -> tuple[Card, ...]:
    """Return the hand as laid out, the dummy apart, and with the upcard while the dealer has it.

    What is left of it in play keeps its order, so that no two cards change their places.
    """
    cards = view.hand - dummy_of(view)
    if view.phase == "pickup" and view.turn == view.seat:
        cards |= CardSet.of((view.upcard,))
    return laid_out(cards, order_suit(view), _played(view))


def numbered(view: View) -> tuple[Card, ...]:
    """Return the cards in the order of their numbers, from 1: the hand, then the dummy."""
    return own_cards(view) + laid_out(dummy_of(view), order_suit(view))
