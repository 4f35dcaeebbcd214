"""Dealing: packets, the upcard, and the first position of a deal (C5, C6, B8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Final, TypeAlias

from euchre.rules.auction import Auction, NamingJoker, begin_auction
from euchre.rules.cards import JOKER, NO_CARDS, Card, CardSet, pack, parse_suit
from euchre.rules.events import UpcardTurned
from euchre.rules.loner import Declaring, Defending, Keeping
from euchre.rules.phase import Dealt, Step
from euchre.rules.pickup import Pickup
from euchre.rules.playing import Playing
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from euchre.rules.seats import Seat

Position: TypeAlias = (
    NamingJoker | Auction | Pickup | Declaring | Keeping | Defending | Playing | Scored
)

PACKETS: Final = ((3, 2), (2, 3))
"""The packets of the two rounds, repeated round the table (C6)."""


def lay_out(
    rules: Rules, dealer: Seat, order: Sequence[Card], scores: tuple[int, ...] | None = None
) -> Dealt:
    """Deal the pack, in packets from the dealer's left, the dummy included (C6).

    `order` is the whole pack in the order dealt. Raises ValueError where it is not, or where the
    dealer or the scores do not fit the game.
    """
    seating = rules.seating
    if set(order) != set(pack(rules.deck)) or len(order) != rules.deck:
        message = f"the cards dealt are not the {rules.deck}-card deck, each card once"
        raise ValueError(message)
    if dealer not in range(seating.players):
        message = f"no seat {dealer} to deal in a game for {seating.players}"
        raise ValueError(message)
    if scores is None:
        scores = (0,) * len(seating.sides)
    if len(scores) != len(seating.sides):
        message = f"{len(scores)} scores in a game of {len(seating.sides)} sides"
        raise ValueError(message)
    hands, used = _packets(seating.places, dealer, order)
    return Dealt(
        rules,
        dealer,
        tuple(hands[seat] for seat in range(seating.players)),
        hands.get(None, NO_CARDS),
        order[used],
        CardSet.of(order[used + 1 :]),
        tuple(scores),
    )


def _packets(
    places: tuple[Seat | None, ...], dealer: Seat, order: Sequence[Card]
) -> tuple[dict[Seat | None, CardSet], int]:
    """Return the hands by place, and how many cards they took."""
    first = places.index(dealer) + 1
    hands: dict[Seat | None, int] = dict.fromkeys((*places[first:], *places[:first]), 0)
    used = 0
    for sizes in PACKETS:
        for place, size in zip(hands, cycle(sizes), strict=False):
            for card in order[used : used + size]:
                hands[place] |= card.bit
            used += size
    return {place: CardSet(bits) for place, bits in hands.items()}, used


def begin(dealt: Dealt) -> Step:
    """Return the first position of a deal that is laid out, and what happened so far (B2, B8)."""
    suit = dealt.upcard.suit
    if dealt.upcard is JOKER and dealt.rules.joker_suit != "dealer":
        suit = parse_suit(dealt.rules.joker_suit or "h")
    turned = (UpcardTurned(dealt.dealer, dealt.upcard, suit),)
    if suit is None:
        return Step(NamingJoker(dealt, turned), turned)
    position = begin_auction(dealt, suit, turned).position
    return Step(position, position.history)


def deal(
    rules: Rules, dealer: Seat, order: Sequence[Card], scores: tuple[int, ...] | None = None
) -> Step:
    """Deal the pack and return the first position, and what happened so far.

    Raises ValueError as `lay_out`.

    >>> from euchre.rules.cards import pack
    >>> step = deal(Rules(), dealer=0, order=pack(24))
    >>> step.position.turn, str(step.position.held_by(1))
    (1, '9c Tc Jc 9d Td')
    """
    return begin(lay_out(rules, dealer, order, scores))
