"""Dealing: packets, the upcard, and the first position of a deal (C5, C6, B8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, cycle
from typing import Final, TypeAlias

from euchre.rules.auction import Auction, NamingJoker, begin_auction
from euchre.rules.cards import NO_CARDS, Card, CardSet, pack
from euchre.rules.events import UpcardTurned
from euchre.rules.loner import Declaring, Defending, Keeping
from euchre.rules.phase import Dealt, Step
from euchre.rules.pickup import Pickup
from euchre.rules.playing import Playing
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from euchre.rules.seats import Seat, Seating

Position: TypeAlias = (
    NamingJoker | Auction | Pickup | Declaring | Keeping | Defending | Playing | Scored
)

PACKETS: Final = ((3, 2), (2, 3))
"""The packets of the two rounds, repeated round the table (C6)."""

_PACK_BITS: Final = {deck: CardSet.of(pack(deck)).bits for deck in (24, 25, 32)}


def lay_out(
    rules: Rules, dealer: Seat, order: Sequence[Card], scores: tuple[int, ...] | None = None
) -> Dealt:
    """Deal the pack, in packets from the dealer's left, the dummy included (C6).

    `order` is the whole pack in the order dealt. Raises ValueError where it is not, or where the
    dealer or the scores do not fit the game.
    """
    seating = rules.seating
    bits = [card.bit for card in order]
    # So many powers of two come to the bits of the whole pack only if each is there once.
    if len(bits) != rules.deck or sum(bits) != _PACK_BITS[rules.deck]:
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
    packets, used = _packets(seating, dealer)
    hands = {place: CardSet(sum(bits[first] + bits[second])) for place, first, second in packets}
    return Dealt(
        rules,
        dealer,
        tuple([hands[seat] for seat in range(seating.players)]),
        hands.get(None, NO_CARDS),
        order[used],
        CardSet(sum(bits[used + 1 :])),
        tuple(scores),
    )


@cache
def _packets(
    seating: Seating, dealer: Seat
) -> tuple[tuple[tuple[Seat | None, slice, slice], ...], int]:
    """Return each place with its two packets of the pack, and how many cards they take (C6)."""
    left = seating.places.index(dealer) + 1
    places = (*seating.places[left:], *seating.places[:left])
    sizes = [size for packets in PACKETS for _, size in zip(places, cycle(packets), strict=False)]
    starts = list(accumulate(sizes, initial=0))
    slices = [slice(start, start + size) for start, size in zip(starts, sizes, strict=False)]
    rounds = zip(places, slices[: len(places)], slices[len(places) :], strict=True)
    return tuple(rounds), starts[-1]


def begin(dealt: Dealt) -> Step:
    """Return the first position of a deal that is laid out, and what happened so far (B2, B8)."""
    suit = dealt.rules.proposed_by(dealt.upcard)
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
    (1, '9c Tc Jc Kd Ad')
    """
    return begin(lay_out(rules, dealer, order, scores))
