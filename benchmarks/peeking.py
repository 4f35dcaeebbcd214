"""References that see all, never in the package: the expert's ways in the true world alone.

- `Peeking` sees all in every decision, and tries its bids against what the policy of the playouts
  will do: against the yardstick, which is that policy, it knows what everybody will do.
- `PeekingOpen` sees all, and knows nobody's habits: it takes it that the others see all as well,
  bid what is best for each (backward induction), and play double-dummy.
- `PeekingCards` bids as the expert does, and sees all once cards are played. What a bid gains
  depends on ten hidden cards of sixteen or more, the dummy among them, which no honest player can
  know; what a card gains can be worked out in part. So this is the reference of which an honest
  player may hope to have a share.
"""

from __future__ import annotations

from typing import Protocol

from euchre.bots.alone import first_leader, sits_out
from euchre.bots.ending import Ending, payoff, points_of
from euchre.bots.expert import Expert
from euchre.bots.kernel import Tricks, order_of
from euchre.bots.lanes import lanes_of
from euchre.bots.laying import Laying
from euchre.bots.made import Made
from euchre.bots.options import likely_options
from euchre.bots.solver import solve, values
from euchre.bots.trials import Trials
from euchre.bots.value import Value
from euchre.bots.who import maker_of
from euchre.rules.actions import Action, Play
from euchre.rules.cards import Suit
from euchre.rules.phase import Phase
from euchre.rules.scoring import TRICKS
from euchre.rules.seats import Seat
from euchre.views import View
from euchre.worlds import World


class Open(Protocol):
    """A table whose position can be looked at."""

    @property
    def position(self) -> Phase:
        """Where every card is seen."""
        ...


class Peeking:
    """A player who looks at the table's position; `table` is set once it is made."""

    table: Open

    def __init__(self, seed: int = 0) -> None:
        """Make one; the seed is of no account."""

    def choose(self, view: View) -> Action:
        """The action that is best as the cards lie: cards double-dummy, the rest by a playout."""
        legal = view.legal
        if len(legal) == 1 or view.phase == "joker":
            return legal[0]
        value = Value(view)
        if view.phase != "play":
            trials = self._trials(view)
            world = self._world(view)
            gains = {
                option: value.of(trials.outcome(world, option)) for option in likely_options(view)
            }
            return max(gains, key=gains.__getitem__)
        position = self.table.position
        out = view.sitting_out
        hands = [
            0 if seat in out else position.held_by(seat).bits for seat in range(view.rules.players)
        ]
        laying = Laying(view)
        tricks = values(laying.tricks(hands))
        worth = [value.of(points) for points in payoff(view.rules, maker_of(view), view.alone)]
        plays = [action for action in legal if isinstance(action, Play)]
        return max(plays, key=lambda play: worth[tricks[laying.bit(play.card)]])

    def _trials(self, view: View) -> Trials:
        return Trials(view)

    def _world(self, view: View) -> World:
        position = self.table.position
        dealt = position.dealt
        hands = tuple(position.held_by(seat).bits for seat in range(view.rules.players))
        discard = position.aside_of(view.dealer).bits
        kept = 0
        if view.rules.seating.has_dummy and view.maker is not None and view.phase == "defend":
            aside = position.aside_of(view.maker).bits
            kept = hands[view.maker] if aside.bit_count() >= len(dealt.dummy) else 0
            if view.maker == view.dealer and kept:
                discard = aside & ~dealt.dummy.bits
                discard &= -discard
        return World(
            tuple(hand.bits for hand in dealt.hands), dealt.dummy.bits, dealt.stock.bits, discard,
            kept, hands,
        )  # fmt: skip


class _OpenTrials(Trials):
    """Trials in which everybody sees all: the best bid for each, tricks double-dummy."""

    __slots__ = ()

    def _score(self, made: Made, alone: tuple[Seat, ...]) -> Ending:
        rules, lanes = self._rules, lanes_of(self._rules.deck)
        out = sits_out(rules.seating, made.maker, alone)
        order = order_of(rules.players, made.maker, out, lanes)
        hands = [
            0 if seat in out else lanes.laid(made.trump, hand)
            for seat, hand in enumerate(made.hands)
        ]
        leader = first_leader(rules, self._dealer, made.maker, alone, order.after)
        return Ending(made.maker, alone, solve(Tricks(order, hands, leader, TRICKS, 0)))

    def _bid_on(self, world: World, *, first: bool) -> Made | None:
        order = self._order
        later = order[order.index(self._me) + 1 :]
        bids = [(seat, first) for seat in later] + [(seat, False) for seat in order if first]
        result, points = None, points_of(self._rules, None)
        for seat, orders in reversed(bids):
            side = self._seating.side_of(seat)
            for made in self._makes(world, seat, orders=orders):
                gained = points_of(self._rules, self._from_declaring(made))
                if _more(gained, side) > _more(points, side):
                    result, points = made, gained
        return result

    def _makes(self, world: World, seat: Seat, *, orders: bool) -> list[Made]:
        if orders:
            return [self._ordered(world, seat)]
        down, upcard = self._bidder.suit, self._view.upcard.bit
        suits = [suit for suit in Suit if self._rules.any_suit or suit is not down]
        return [self._made(world, suit, seat, upcard) for suit in suits]


def _more(points: tuple[int, ...], side: int) -> float:
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


class PeekingOpen(Peeking):
    """A player who looks at the table's position, and thinks that everybody does."""

    def _trials(self, view: View) -> Trials:
        return _OpenTrials(view)


class PeekingCards(Peeking):
    """A player who looks at all hands once cards are played, and is the expert before."""

    def __init__(self, seed: int = 0) -> None:
        """Make one; the seed is the expert's."""
        super().__init__(seed)
        self._expert = Expert(seed)

    def choose(self, view: View) -> Action:
        """The action that is best double-dummy, or the expert's."""
        return super().choose(view) if view.phase == "play" else self._expert.choose(view)
