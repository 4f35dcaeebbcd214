"""What a view has shown so far in the play: where the cards not in hand can still be.

A card is *unseen* while it may lie in another hand. It is remembered from the view's history each
time, so that a bot needs no memory of its own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.bots.strength import PACK_BITS
from euchre.bots.who import seat_of
from euchre.rules.cards import CARDS, HAND, Card, CardSet, Suit
from euchre.rules.events import TrickTaken, UpcardTaken
from euchre.rules.seats import Seat
from euchre.rules.trump import FOLLOWING_BITS, SUIT_BITS, ranking, suit_of
from euchre.views import View


def _higher(card: Card, trump: Suit) -> int:
    order = ranking(suit_of(card, trump), trump)
    return CardSet.of(order[: order.index(card)]).bits


HIGHER: Final = tuple(tuple(_higher(card, trump) for card in CARDS) for trump in Suit)
"""By trump, then by a card's index: the bits of the higher cards of its suit (C2)."""


def _belonging(card: Card, trump: Suit) -> int:
    return SUIT_BITS[trump][suit_of(card, trump)]


BEATING: Final = tuple(
    tuple(
        HIGHER[trump][card.index] | (SUIT_BITS[trump][trump] & ~_belonging(card, trump))
        for card in CARDS
    )
    for trump in Suit
)
"""By trump, then by a card's index: the bits of the cards that beat it where it is winning (P2)."""


class Other(NamedTuple):
    """Another seat that plays.

    `may_hold` are the bits of the cards it may hold, `holds` those it took up for all to see.
    `keen` is the chance that it holds a given unseen trump or high card, `dull` any other.
    """

    seat: Seat
    fellow: bool
    may_hold: int
    holds: int
    keen: float
    dull: float


class Memory(NamedTuple):
    """What a seat knows in the play.

    `unseen` are the bits of the cards that another hand may hold. `others` are the other seats that
    play, `behind` those of them still to play to this trick, in the order of play. `fellow` is the
    one of them on the seat's own side. `makes` tells whether that is the maker's side, and
    `against` are the tricks that the other side has won.
    """

    trump: Suit
    unseen: int
    others: tuple[Other, ...]
    behind: tuple[Other, ...]
    fellow: Seat | None
    makes: bool
    against: int

    @property
    def foes_may_hold(self) -> int:
        """The bits of the cards that an opponent who plays may hold."""
        bits = 0
        for other in self.others:
            if not other.fellow:
                bits |= other.may_hold
        return bits


class _Shown(NamedTuple):
    """What lay open: cards played, suits that each seat lacks, tricks, the upcard's fate."""

    gone: int
    lacks: list[int]
    finished: int
    upcard_taken: bool


def _shown(view: View, trump: Suit) -> _Shown:
    following = FOLLOWING_BITS[trump]
    lacks = [0] * view.rules.players
    gone = finished = 0
    taken = False
    tricks = [view.trick] if view.trick else []
    for event in view.history:
        kind = type(event)
        if kind is TrickTaken:
            tricks.append(event.trick)  # type: ignore[union-attr]
            finished += 1
        elif kind is UpcardTaken:
            taken = True
    for trick in tricks:
        suit = following[trick[0][1].index]
        for seat, card in trick:
            bit = card.bit
            gone |= bit
            if not bit & suit:
                lacks[seat] |= suit
    return _Shown(gone, lacks, finished, taken)


def remember(view: View) -> Memory:
    """Return what the seat to play knows; the view is one in which a card is to be played."""
    trump, maker, me = view.trump, view.maker, view.seat
    if trump is None or maker is None or me is None:
        raise ValueError("no card is to be played in this view")
    seating = view.rules.seating
    shown = _shown(view, trump)
    unseen = PACK_BITS[view.rules.deck] & ~(view.hand.bits | view.aside.bits | shown.gone)
    if not shown.upcard_taken:
        unseen &= ~view.upcard.bit
    defenders = seating.defenders(maker)
    makes = me not in defenders
    others, behind = _others(view, shown, unseen, defenders)
    fellow = None
    for other in others:
        if other.fellow:
            fellow = other.seat
    against = 0
    for seat, tricks in enumerate(view.tricks):
        if (seat in defenders) is makes:
            against += tricks
    return Memory(trump, unseen, tuple(others), tuple(behind), fellow, makes, against)


def _others(
    view: View, shown: _Shown, unseen: int, defenders: tuple[Seat, ...]
) -> tuple[list[Other], list[Other]]:
    """Return the other seats that play, and those of them still to play to this trick."""
    me, maker = seat_of(view), view.maker
    players = view.rules.players
    played = {seat for seat, _ in view.trick}
    merged = view.rules.seating.has_dummy and maker not in view.alone
    # A maker with the dummy has put five cards aside, and kept the trumps and aces of ten.
    rest = unseen.bit_count() - (HAND if merged and maker != me else 0)
    shares = 0
    seats: list[tuple[Seat, int, int]] = []
    for step in range(1, players):
        seat = (me + step) % players
        if seat not in view.sitting_out:
            size = HAND - shown.finished - (seat in played)
            share = 2 * size if merged and seat == maker else size
            seats.append((seat, size, share))
            shares += share
            rest -= size
    whole = shares + max(rest, 0) or 1
    total = unseen.bit_count() or 1
    upcard = view.upcard.bit & unseen
    others: list[Other] = []
    behind: list[Other] = []
    for seat, size, share in seats:
        holds = upcard if seat == view.dealer else 0
        other = Other(
            seat,
            (seat in defenders) is (me in defenders),
            unseen & ~shown.lacks[seat] & ~(upcard ^ holds),
            holds,
            share / whole,
            size / total,
        )
        others.append(other)
        if seat not in played:
            behind.append(other)
    return others, behind


def chance_to_beat(other: Other, card: Card, led: int, trump: Suit) -> float:
    """Return the chance that a seat still to play can beat the card that is winning.

    `led` are the bits of the suit that was led. Each unseen card is taken to be held by itself.
    """
    trumps = SUIT_BITS[trump][trump]
    held = other.may_hold
    higher = _chance_to_hold(other, HIGHER[trump][card.index] & held)
    follows = led & held
    if card.bit & trumps:
        if led == trumps or not higher:
            return higher
        return higher * (1.0 - other.dull) ** follows.bit_count()
    ruffs = _chance_to_hold(other, trumps & held)
    if not ruffs:
        return higher
    return min(1.0, higher + ruffs * (1.0 - other.dull) ** follows.bit_count())


def _chance_to_hold(other: Other, cards: int) -> float:
    """Return the chance that the seat holds one of those trumps or high cards."""
    if not cards:
        return 0.0
    if other.holds & cards:
        return 1.0
    return 1.0 - (1.0 - other.keen) ** cards.bit_count()
