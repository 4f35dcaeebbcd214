"""From a view and a sampled world to the kernel's states, and back to cards.

A `Table` is made once for a view in which cards are played; its `tricks` then turns each world's
hands into a state in about a microsecond and a half.

    table = Table(view)
    tricks = table.tricks([hand.bits for hand in hands])  # without the cards on the table
    table.card(bit)                                           # a kernel's card -> Card

    deal = deal_of(view, hands, dummy)                        # a whole `Deal`, in any phase
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.bots.bids import DECLARE, DEFEND, JOKER, KEEP, NAME, ORDER, PICKUP, PLAY, Deal
from euchre.bots.kernel import Order, Tricks, order_of
from euchre.bots.lanes import Lanes, lanes_of
from euchre.bots.terms import terms_of
from euchre.rules.cards import Card
from euchre.rules.scoring import TRICKS
from euchre.views import View

_PHASES: Final = {
    "joker": JOKER,
    "order": ORDER,
    "name": NAME,
    "pickup": PICKUP,
    "declare": DECLARE,
    "keep": KEEP,
    "defend": DEFEND,
    "play": PLAY,
}


class Table:
    """What every world of a view in the play has in common."""

    __slots__ = ("_table", "lanes", "order", "trump", "turn")
    lanes: Final[Lanes]
    trump: Final[int]
    order: Final[Order]
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

    def card(self, bit: int) -> Card:
        """Return the card of a kernel's bit."""
        return self.lanes.cards[self.trump][bit]

    def tricks(self, hands: Sequence[int]) -> Tricks:
        """Return the state of a world, given by the bits of each seat's CardSet.

        The cards on the table are in no hand; what a seat that sits out holds is of no account.
        """
        state = self._table.copy()
        state.hands = self.lanes.all_laid(self.trump, hands)
        return state


def deal_of(view: View, hands: Sequence[int], dummy: int = 0) -> Deal:
    """Return the deal of a world, given by the bits of each seat's CardSet and of the dummy's.

    The hands are those that the seats hold in this position. Raises ValueError once the deal is
    over.
    """
    if view.turn is None:
        raise ValueError("the deal of this view is over")
    terms = terms_of(view.rules)
    deal = Deal(terms, view.dealer, hands, dummy, view.upcard.bit)
    deal.phase = _PHASES[view.phase]
    deal.turn = view.turn
    deal.proposed = -1 if view.proposed is None else view.proposed
    if view.trump is None or view.maker is None:
        return deal
    deal.trump, deal.maker = view.trump, view.maker
    deal.lay()
    for loner in view.alone:
        if loner == view.maker:
            deal.alone = True
        else:
            deal.lone = loner
    if view.phase == "play":
        deal.tricks = Table(view).tricks(hands)
    return deal
