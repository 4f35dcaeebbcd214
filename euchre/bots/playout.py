"""The tricks of a world played out: the policy plays every hand, from any card to the last."""

from __future__ import annotations

from euchre.bots.alone import first_leader, sits_out
from euchre.bots.kernel import Tricks, order_of
from euchre.bots.lanes import lanes_of
from euchre.bots.made import Made
from euchre.bots.policy import Heights, follow, heights_of, lead
from euchre.bots.strength import PACK_BITS
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat


def tricks_of(made: Made, rules: Rules, dealer: Seat, alone: tuple[Seat, ...]) -> int:
    """Return the tricks of the maker's side when the policy plays every hand to the end."""
    lanes = lanes_of(rules.deck)
    order = order_of(rules.players, made.maker, sits_out(rules.seating, made.maker, alone), lanes)
    trump = made.trump
    pack = lanes.laid(trump, PACK_BITS[rules.deck] & ~made.open_)
    hands = lanes.all_laid(trump, made.hands)
    hidden = [pack & ~aside for aside in lanes.all_laid(trump, made.aside)]
    leader = first_leader(rules, dealer, made.maker, alone, order.after)
    return finish(order.after, order.makers, order.size, hands, hidden, leader, made.maker,
                  heights_of(rules.deck), lanes.lane)  # fmt: skip


def finish(  # noqa: PLR0913, PLR0917 - a loop that runs a million times
    after: tuple[Seat, ...],
    makers: tuple[int, ...],
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
    after: tuple[Seat, ...],
    makers: tuple[int, ...],
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
