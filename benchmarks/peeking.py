"""References that see all, never in the package: the expert's ways in the true world alone.

`Peeking` sees all in every decision, and tries its bids against what the policy of the playouts
will do: against the yardstick, which is that policy, it knows each outcome. `PeekingCards` sees all
in the play only, and bids as the expert does.
"""

from __future__ import annotations

from euchre.bots.expert import Expert
from euchre.bots.laying import Table as Laying
from euchre.bots.options import likely_options
from euchre.bots.solver import values
from euchre.bots.trials import Trials
from euchre.bots.value import Value, payoff
from euchre.bots.who import maker_of
from euchre.rules.actions import Action, Play
from euchre.table.loop import Table
from euchre.views import View
from euchre.worlds import World


class Peeking:
    """A player who looks at the table's position; `table` is set once it is made."""

    table: Table

    def __init__(self, seed: int = 0) -> None:
        """Make one; the seed is of no account."""

    def choose(self, view: View) -> Action:
        """The action that is best as the cards lie: cards double-dummy, the rest by a playout."""
        legal = view.legal
        if len(legal) == 1 or view.phase == "joker":
            return legal[0]
        value = Value(view)
        if view.phase != "play":
            trials = Trials(view)
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


class PeekingCards(Peeking):
    """A player who looks at all hands once cards are played, and is the expert before."""

    def __init__(self, seed: int = 0) -> None:
        """Make one; the seed is the expert's."""
        super().__init__(seed)
        self._expert = Expert(seed)

    def choose(self, view: View) -> Action:
        """The action that is best double-dummy, or the expert's."""
        return super().choose(view) if view.phase == "play" else self._expert.choose(view)
