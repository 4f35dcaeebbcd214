"""A world played to its end by the policy: bids, the upcard, alone or not, five of ten, tricks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from euchre.bots.kernel import Tricks, order_of
from euchre.bots.lanes import lanes_of
from euchre.bots.policy import Heights, follow, lead
from euchre.bots.strength import ACES, PACK_BITS, best_discard, holding, strength, weight
from euchre.rules.cards import CARDS, JOKER, Card, Suit, cards_in
from euchre.rules.rules import Rules
from euchre.rules.scoring import TRICKS, award
from euchre.rules.seats import Seat, Seating
from euchre.rules.trump import SUIT_BITS, left_bower, right_bower

_HAND: Final = 5


class Least(NamedTuple):
    """The strength that the policy asks for, and the part of the upcard's weight that counts.

    `to_foe` is taken off a hand when an opponent deals, `to_partner` added when the partner does.
    """

    order: float
    name: float
    to_foe: float = 0.3
    to_partner: float = 0.3


_TINY: Final = 1e-9
"""What sums of the same weights in another order may differ by."""
_LEAST: Final = {2: Least(4.2, 3.4), 3: Least(2.3, 2.0), 4: Least(5.2, 4.2)}


@cache
def heights_of(deck: int) -> Heights:
    """Return the ranks of a deck's cards in their lanes."""
    return Heights(lanes_of(deck))


class Bidder:
    """How the policy bids at a table with an upcard; `dealer` may take that up."""

    __slots__ = ("dealer", "partner", "players", "rules", "suit", "upcard")

    def __init__(self, rules: Rules, dealer: Seat, upcard: Card, suit: Suit) -> None:
        """Sit down at the table; the upcard stands for that suit."""
        self.rules = rules
        self.dealer = dealer
        self.upcard = upcard
        self.suit = suit
        self.players = rules.players
        side = rules.seating.sides[rules.seating.side_of(dealer)]
        self.partner = next((seat for seat in side if seat != dealer), None)

    def orders(self, seat: Seat, hand: int) -> bool:
        """Tell whether the policy makes the upcard's suit trump (B2)."""
        suit, least = self.suit, _LEAST[self.players]
        if seat == self.dealer:
            six = hand | self.upcard.bit
            return strength(six ^ best_discard(six, suit)[0], suit) >= least.order - _TINY
        upcard = weight(self.upcard, suit)
        if seat == self.partner:
            return strength(hand, suit) + least.to_partner * upcard >= least.order - _TINY
        return strength(hand, suit) - least.to_foe * upcard >= least.order - _TINY

    def names(self, seat: Seat, hand: int) -> Suit | None:
        """Return the suit that the policy names, None for a pass (B5, B7)."""
        rules = self.rules
        best, most = None, -1.0
        for suit in Suit:
            if rules.any_suit or suit is not self.suit:
                value = strength(hand, suit)
                if value > most:
                    best, most = suit, value
        stuck = rules.stick_the_dealer and seat == self.dealer
        return best if stuck or most >= _LEAST[self.players].name - _TINY else None


class Made(NamedTuple):
    """A world in which trump is made.

    `hands` are bits by seat; `aside` what each seat put aside, `open_` the upcard where it is out
    of play.
    """

    trump: Suit
    maker: Seat
    hands: tuple[int, ...]
    dummy: int
    aside: tuple[int, ...]
    open_: int


def pick_up(made: Made, dealer: Seat, upcard: Card, *, must: bool) -> Made:
    """Return the world after the dealer took the upcard, where that helps him, or left it."""
    hand = made.hands[dealer]
    six = hand | upcard.bit
    discard, left = best_discard(six, made.trump)
    if discard == upcard.bit or (not must and left <= holding(hand, made.trump)):
        if not must:
            return made._replace(open_=upcard.bit)
        discard = upcard.bit if discard == upcard.bit else discard
    return taken(made, dealer, upcard.bit, discard)


def taken(made: Made, dealer: Seat, upcard: int, discard: int) -> Made:
    """Return the world after the dealer took the upcard and threw that card."""
    hands, aside = list(made.hands), list(made.aside)
    hands[dealer] = (hands[dealer] | upcard) ^ discard
    aside[dealer] |= discard
    return made._replace(hands=tuple(hands), aside=tuple(aside), open_=0)


def best_five(ten: int, trump: Suit) -> int:
    """Return the strongest five of ten cards: trumps and aces, then what goes best with them."""
    heavy = ten & (SUIT_BITS[trump][trump] | ACES | JOKER.bit)
    number = heavy.bit_count()
    if number == _HAND:
        return heavy
    if number > _HAND:
        weights = _weights(trump)
        cards = sorted([card.bit for card in cards_in(heavy)], key=weights.__getitem__)
        return sum(cards[-_HAND:])
    others = [card.bit for card in cards_in(ten ^ heavy)]
    best, most = 0, -1.0
    for some in combinations(others, _HAND - number):
        five = heavy + sum(some)
        value = holding(five, trump)
        if value > most:
            best, most = five, value
    return best


@cache
def _weights(trump: Suit) -> dict[int, float]:
    return {card.bit: weight(card, trump) for card in CARDS}


def keep(made: Made, five: int) -> Made:
    """Return the world after the maker took the dummy and kept those five."""
    maker = made.maker
    ten = made.hands[maker] | made.dummy
    hands, aside = list(made.hands), list(made.aside)
    hands[maker] = five
    aside[maker] |= ten ^ five
    return made._replace(hands=tuple(hands), aside=tuple(aside), dummy=0)


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


@cache
def payoff(rules: Rules, maker: Seat, alone: tuple[Seat, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the points by side for each number of tricks of the maker's side."""
    seating = rules.seating
    row: list[tuple[int, ...]] = []
    for tricks in range(TRICKS + 1):
        won = award(
            rules,
            tricks,
            maker_alone=maker in alone,
            defender_alone=any(seat in seating.defenders(maker) for seat in alone),
        )
        row.append(tuple(won.maker if maker in side else won.defenders for side in seating.sides))
    return tuple(row)


def sits_out(seating: Seating, maker: Seat, alone: Sequence[Seat]) -> tuple[Seat, ...]:
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
    rules: Rules, dealer: Seat, maker: Seat, alone: Sequence[Seat], after: Sequence[Seat]
) -> Seat:
    """Return who leads to the first trick (T4, D2, F3)."""
    if not alone or rules.loner_lead == "dealer":
        return after[dealer]
    return after[maker if maker in alone else alone[0]]


def tricks_of(made: Made, rules: Rules, dealer: Seat, alone: tuple[Seat, ...]) -> int:
    """Return the tricks of the maker's side when the policy plays every hand to the end."""
    lanes = lanes_of(rules.deck)
    order = order_of(rules.players, made.maker, sits_out(rules.seating, made.maker, alone), lanes)
    trump = made.trump
    laid = lanes.laid
    pack = laid(trump, PACK_BITS[rules.deck])
    hands = [laid(trump, hand) for hand in made.hands]
    hidden = [pack & ~laid(trump, aside | made.open_) for aside in made.aside]
    leader = first_leader(rules, dealer, made.maker, alone, order.after)
    return finish(order.after, order.makers, order.size, hands, hidden, leader, made.maker,
                  heights_of(rules.deck), lanes.lane)  # fmt: skip


def finish(  # noqa: PLR0913, PLR0917 - a loop that runs a million times
    after: Sequence[Seat],
    makers: Sequence[int],
    size: int,
    hands: list[int],
    hidden: list[int],
    leader: Seat,
    maker: Seat,
    heights: Heights,
    lane: dict[int, int],
    gone: int = 0,
) -> int:
    """Return the tricks that the maker's side wins from the beginning of a trick on.

    `hidden` are by seat the cards that it has not seen put aside, `gone` those played; the hands
    are used up.
    """
    won = 0
    while hands[leader]:
        hand = hands[leader]
        card = hand
        if hand & (hand - 1):
            card = lead(hand, hidden[leader] & ~gone & ~hand, heights, maker=leader == maker)
        hands[leader] = hand ^ card
        led = lane[card]
        leader, gone = _finish_trick(
            after, makers, hands, hidden, heights, leader, size - 1, led, card, leader, gone | card
        )
        won += makers[leader]
    return won


def _finish_trick(  # noqa: PLR0913, PLR0917 - as above
    after: Sequence[Seat],
    makers: Sequence[int],
    hands: list[int],
    hidden: list[int],
    heights: Heights,
    seat: Seat,
    waiting: int,
    led: int,
    best: int,
    winner: Seat,
    gone: int,
) -> tuple[Seat, int]:
    """Return who takes a trick of which so many cards are to come, and all cards gone by then.

    `seat` has played last.
    """
    beats = led | heights.trumps
    while waiting:
        waiting -= 1
        seat = after[seat]
        hand = hands[seat]
        card = legal = hand & led or hand
        if legal & (legal - 1):
            side = makers[seat]
            fellow_behind = foe_behind = False
            other = seat
            for _ in range(waiting):
                other = after[other]
                if makers[other] == side:
                    fellow_behind = True
                else:
                    foe_behind = True
            card = follow(
                hand, legal, hidden[seat] & ~gone & ~hand, beats, best, heights,
                fellow_wins=makers[winner] == side, fellow_behind=fellow_behind,
                foe_behind=foe_behind,
            )  # fmt: skip
        hands[seat] = hand ^ card
        gone |= card
        if card > best and card & beats:
            best, winner = card, seat
    return winner, gone


def finish_from(state: Tricks, hidden: list[int], maker: Seat, heights: Heights, gone: int) -> int:
    """Return the tricks that the maker's side has in the end, from any state; it is used up."""
    order, hands = state.order, state.hands
    leader, won = state.turn, state.won
    if state.waiting < order.size:
        # The seat before the one to play has played last.
        last = next(seat for seat in order.active if order.after[seat] == leader)
        leader, gone = _finish_trick(
            order.after, order.makers, hands, hidden, heights, last, state.waiting, state.follow,
            state.best, state.winner, gone,
        )  # fmt: skip
        won += order.makers[leader]
    return won + finish(
        order.after, order.makers, order.size, hands, hidden, leader, maker, heights,
        order.lanes.lane, gone,
    )  # fmt: skip
