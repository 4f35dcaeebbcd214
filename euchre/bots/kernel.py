"""The play as the search sees it: a state of plain ints that is moved on in place (P1, P2).

It knows cards in lanes (`lanes`), seats and whose side they are on; nothing of bidding (`bids`),
views or points. `laying` makes one from a view and a sampled world. The class and its functions
are typed and plain, so that a compiler of typed Python could take them unchanged.

    order = order_of(players, maker, sitting_out, lanes)      # kept: one object for equal tables
    tricks = Tricks(order, hands, leader)                     # hands: bits in lanes, by seat
    legal = tricks.legal()                                    # the bits of the cards that may go
    legal = tricks.play(card)                                 # one of them; what is legal next
    tricks.won                                                # tricks of the maker's side
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from euchre.bots.lanes import Lanes
from euchre.rules.scoring import TRICKS
from euchre.rules.seats import SEATINGS


class PlayOrder:
    """Who plays after whom, and who is on the maker's side (T3, T4).

    `after` has for each seat the next that plays, `makers` a 1 for each seat of the maker's side,
    `fellow` the other seat of the same side that plays, or -1; `active` are the seats that play,
    clockwise.
    """

    __slots__ = ("active", "after", "fellow", "lanes", "makers", "size")
    active: Final[tuple[int, ...]]
    after: Final[tuple[int, ...]]
    makers: Final[tuple[int, ...]]
    fellow: Final[tuple[int, ...]]
    size: Final[int]
    lanes: Final[Lanes]

    def __init__(
        self, players: int, maker: int, sitting_out: tuple[int, ...], lanes: Lanes
    ) -> None:
        """Seat the players that are left when some sit out."""
        defenders = SEATINGS[players].defenders(maker)
        self.active = tuple(seat for seat in range(players) if seat not in sitting_out)
        self.after = tuple(_next(self.active, seat) for seat in range(players))
        self.makers = tuple(int(seat not in defenders) for seat in range(players))
        self.fellow = tuple(
            next(
                (
                    other
                    for other in self.active
                    if other != seat and self.makers[other] == self.makers[seat]
                ),
                -1,
            )
            for seat in range(players)
        )
        self.size = len(self.active)
        self.lanes = lanes


def _next(active: tuple[int, ...], seat: int) -> int:
    later = [other for other in active if other > seat]
    return later[0] if later else active[0]


@cache
def order_of(players: int, maker: int, sitting_out: tuple[int, ...], lanes: Lanes) -> PlayOrder:
    """Return the order of play at a table, the same object each time it is asked for."""
    return PlayOrder(players, maker, sitting_out, lanes)


class Tricks:
    """A position of the play, changed by `play`.

    `hands` are bits in lanes by seat, of no account for who sits out; `turn` is the seat to play,
    `left` the tricks not yet finished, `won` those of the maker's side. Within a trick `waiting`
    are the cards still to come, `follow` is the lane led, `beats` the cards that could take it,
    `best` the card that does so far, and `winner` who played it; for a lead `follow` and `best` are
    0, and the others of no account.
    """

    __slots__ = (
        "beats", "best", "follow", "hands", "left", "order", "turn", "waiting", "winner", "won",
    )  # fmt: skip
    order: PlayOrder
    hands: list[int]
    turn: int
    left: int
    won: int
    waiting: int
    follow: int
    beats: int
    best: int
    winner: int

    def __init__(
        self, order: PlayOrder, hands: Sequence[int], leader: int, left: int = TRICKS, won: int = 0
    ) -> None:
        """Begin a trick; each hand that plays has one card for each trick left."""
        self.order = order
        self.hands = list(hands)
        self.turn = leader
        self.left = left
        self.won = won
        self.waiting = order.size
        self.follow = 0
        self.beats = 0
        self.best = 0
        self.winner = leader

    def copy(self) -> Tricks:
        """Return another state of the same position."""
        other = Tricks(self.order, self.hands, self.turn, self.left, self.won)
        other.waiting = self.waiting
        other.follow = self.follow
        other.beats = self.beats
        other.best = self.best
        other.winner = self.winner
        return other

    def legal(self) -> int:
        """Return the cards that may be played: those that follow, else all (P1)."""
        hand = self.hands[self.turn]
        return hand & self.follow or hand

    def play(self, card: int) -> int:
        """Play a legal card, and return the cards that are legal next, 0 at the end (P1, P2)."""
        hands = self.hands
        turn = self.turn
        hands[turn] = hands[turn] ^ card
        best = self.best
        if not best:
            lanes = self.order.lanes
            self.follow = follow = lanes.lane[card]
            self.beats = follow | lanes.trumps
            self.best = card
            self.winner = turn
        elif card > best and card & self.beats:
            self.best = card
            self.winner = turn
        waiting = self.waiting - 1
        if waiting:
            self.waiting = waiting
            self.turn = turn = self.order.after[turn]
            hand = hands[turn]
            return hand & self.follow or hand
        order = self.order
        self.turn = turn = self.winner
        self.won += order.makers[turn]
        self.left -= 1
        self.waiting = order.size
        self.follow = self.best = 0
        return hands[turn]
