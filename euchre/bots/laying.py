"""From a view and a sampled world to the kernel's states.

A `Laying` is made once for a view in which cards are played; its `tricks` then turns each world's
hands into a state in about a microsecond and a half.

    laying = Laying(view)
    tricks = laying.tricks([hand.bits for hand in hands])     # without the cards on the table
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.bots.kernel import PlayOrder, Tricks, order_of
from euchre.bots.lanes import Lanes, lanes_of
from euchre.rules.cards import Card
from euchre.rules.scoring import TRICKS
from euchre.views import View


class Laying:
    """What every world of a view in the play has in common."""

    __slots__ = ("_table", "lanes", "order", "trump", "turn")
    lanes: Final[Lanes]
    trump: Final[int]
    order: Final[PlayOrder]
    turn: Final[int]

    def __init__(self, view: View) -> None:
        """Read what lies open; raises ValueError where no card is to be played."""
        if view.trump is None or view.maker is None or view.turn is None or view.phase != "play":
            raise ValueError("no card is to be played in this view")
        self.lanes = lanes_of(view.rules.deck)
        self.trump = view.trump
        self.order = order_of(view.rules.players, view.maker, view.sitting_out, self.lanes)
        self.turn = view.turn
        makers = self.order.makers
        won = sum(tricks for tricks, makes in zip(view.tricks, makers, strict=True) if makes)
        leader = view.trick[0][0] if view.trick else view.turn
        left = TRICKS - sum(view.tricks)
        table = Tricks(self.order, (0,) * view.rules.players, leader, left, won)
        for seat, card in view.trick:
            table.hands[seat] = self.bit(card)
            table.play(self.bit(card))
        self._table = table

    def bit(self, card: Card) -> int:
        """Return the kernel's bit of a card."""
        return self.lanes.bit[self.trump][card.index]

    def tricks(self, hands: Sequence[int]) -> Tricks:
        """Return the state of a world, given by the bits of each seat's CardSet.

        The cards on the table are in no hand; what a seat that sits out holds is of no account.
        """
        state = self._table.copy()
        state.hands = self.lanes.all_laid(self.trump, hands)
        return state
