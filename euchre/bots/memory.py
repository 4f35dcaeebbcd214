"""What a view has shown so far in the play: where the cards not in hand can still be.

A card is *unseen* while it may lie in another hand. It is remembered from the view's history each
time, so that a bot needs no memory of its own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.bots.strength import PACK_BITS
from euchre.rules.cards import CARDS, KNOWN_BITS, Card, CardSet, Suit
from euchre.rules.events import TrickTaken, UpcardTaken
from euchre.rules.seats import Seat
from euchre.rules.trump import FOLLOWING_BITS, SUIT_BITS, ranking, suit_of
from euchre.views import View

HAND: Final = 5
"""The cards of a hand (C5)."""


def _higher(card: Card, trump: Suit) -> int:
    order = ranking(suit_of(card, trump), trump)
    return CardSet.of(order[: order.index(card)]).bits


HIGHER: Final = tuple(tuple(_higher(card, trump) for card in CARDS) for trump in Suit)
"""By trump, then by a card's index: the bits of the higher cards of its suit (C2)."""

BEATING: Final = tuple(
    tuple(
        HIGHER[trump][card.index] | (0 if suit_of(card, trump) is trump else SUIT_BITS[trump][trump])
        for card in CARDS
    )
    for trump in Suit
)
"""By trump, then by a card's index: the bits of the cards that beat it where it is winning (P2)."""


class Other(NamedTuple):
    """Another seat that plays: the cards it may hold, and those it holds as far as can be told.

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

    `others` are the other seats that play, `behind` those of them still to play to this trick,
    each in the order of play; `fellow` is the one on the seat's own side, where he plays.
    """

    trump: Suit
    unseen: int
    others: tuple[Other, ...]
    behind: tuple[Other, ...]
    fellow: Seat | None
    makes: bool
    tricks: int
    against: int

    @property
    def foes_may_hold(self) -> int:
        """The bits of the cards that an opponent who plays may hold."""
        bits = 0
        for other in self.others:
            if not other.fellow:
                bits |= other.may_hold
        return bits


def remember(view: View) -> Memory:
    """Return what the seat to play knows; the view is one in which a card is to be played."""
    trump, maker, me = view.trump, view.maker, view.seat
    assert trump is not None and maker is not None and me is not None  # noqa: PT018, S101 - in play all are known
    rules = view.rules
    seating = rules.seating
    players = seating.players
    following = FOLLOWING_BITS[trump]
    lacks = [0] * players
    gone = view.hand.bits | view.aside.bits
    taken = False
    finished = 0
    for event in view.history:
        kind = type(event)
        if kind is TrickTaken:
            finished += 1
            trick = event.trick  # type: ignore[union-attr]
            suit = following[trick[0][1].index]
            for seat, card in trick:
                gone |= card.bit
                if not card.bit & suit:
                    lacks[seat] |= suit
        elif kind is UpcardTaken:
            taken = True
    played = 0
    if view.trick:
        suit = following[view.trick[0][1].index]
        for seat, card in view.trick:
            gone |= card.bit
            played |= 1 << seat
            if not card.bit & suit:
                lacks[seat] |= suit
    unseen = PACK_BITS[rules.deck] & ~gone
    upcard = view.upcard.bit & unseen
    holder = -1
    if upcard:
        if taken:
            holder = view.dealer
        else:
            unseen ^= upcard
            upcard = 0
    side = seating.defenders(maker)
    makes = me not in side
    merged = seating.has_dummy and maker not in view.alone
    left = HAND - finished
    shares = 0
    rest = unseen.bit_count() - (HAND if merged and maker != me else 0)
    seats = []
    for step in range(1, players):
        seat = (me + step) % players
        if seat in view.sitting_out:
            continue
        size = left - (played >> seat & 1)
        # The maker has kept his trumps and aces out of ten cards.
        share = 2 * size if merged and seat == maker else size
        shares += share
        rest -= size
        seats.append((seat, size, share))
    whole = shares + rest if rest > 0 else shares or 1
    total = unseen.bit_count() or 1
    others = []
    behind = []
    fellow = None
    for seat, size, share in seats:
        own = (seat not in side) is makes
        if own:
            fellow = seat
        may_hold = unseen & ~lacks[seat]
        if upcard and seat != holder:
            may_hold &= ~upcard
        other = Other(
            seat,
            own,
            may_hold,
            upcard if seat == holder else 0,
            share / whole,
            size / total,
        )
        others.append(other)
        if not played >> seat & 1:
            behind.append(other)
    won = sum(view.tricks[seat] for seat in range(players) if (seat not in side) is makes)
    return Memory(
        trump,
        unseen,
        tuple(others),
        tuple(behind),
        fellow,
        makes,
        won,
        finished - won,
    )


def chance_to_beat(other: Other, card: Card, led: int, trump: Suit) -> float:
    """Return the chance that a seat still to play can beat the card that is winning.

    `led` are the bits of the suit that was led. Each unseen card is taken to be held by itself.
    """
    trumps = SUIT_BITS[trump][trump]
    held = other.may_hold
    higher = HIGHER[trump][card.index] & held
    if other.holds & higher:
        has_higher = 1.0
    elif higher:
        has_higher = 1.0 - (1.0 - other.keen) ** higher.bit_count()
    else:
        has_higher = 0.0
    if card.bit & trumps:
        if led == trumps or not has_higher:
            return has_higher
        ruffs = has_higher
    elif trumps & held:
        ruffs = (
            1.0
            if other.holds & trumps
            else 1.0 - (1.0 - other.keen) ** (trumps & held).bit_count()
        )
        return has_higher + ruffs * (1.0 - other.dull) ** (led & held).bit_count()
    else:
        return has_higher
    return ruffs * (1.0 - other.dull) ** (led & held).bit_count()


def known_cards(view: View) -> int:
    """Return the bits of the seat's hand, but for cards that nobody knows (a record may have some)."""
    return view.hand.bits & KNOWN_BITS
