"""The play: following suit, taking tricks, and the end of the deal (P1-P3)."""

from __future__ import annotations

from typing import NamedTuple

from euchre.rules.actions import Action, Play, plays_of
from euchre.rules.cards import KNOWN_BITS, Card, CardSet
from euchre.rules.contract import Contract, OrderOfPlay
from euchre.rules.errors import IllegalAction, Reason
from euchre.rules.events import Played, TrickTaken, played
from euchre.rules.phase import Dealt, History, Public, Step, Trick
from euchre.rules.scoring import TRICKS, score
from euchre.rules.seats import Seat
from euchre.rules.trump import FOLLOWING_BITS, winning


class Playing(NamedTuple):
    """A card is to be played (P1); `tricks` are those won, by seat."""

    contract: Contract
    order: OrderOfPlay
    hands: tuple[CardSet, ...]
    turn: Seat
    trick: Trick
    tricks: tuple[int, ...]
    history: History

    @property
    def word(self) -> str:
        """The phase in a word."""
        return "play"

    @property
    def dealt(self) -> Dealt:
        """The facts as dealt."""
        return self.contract.dealt

    def _playable(self) -> int:
        """Return the bits of the cards that follow, else of all (P1); what nobody knows stays."""
        contract, _, hands, turn, trick, _, _ = self
        hand = hands[turn].bits
        if trick:
            following = hand & FOLLOWING_BITS[contract.trump][trick[0][1].index]
            if following:
                return following
        return hand & KNOWN_BITS

    def legal(self) -> tuple[Play, ...]:
        """Return the cards that may be played, in printed order (P1)."""
        return plays_of(self._playable())

    def after(self, action: Action) -> Step:
        """Return what follows the card; raises IllegalAction (P1, P2)."""
        if not isinstance(action, Play):
            raise IllegalAction(Reason.NOT_NOW, action, self)
        card = action.card
        if not card.bit & self._playable():
            raise IllegalAction(self._reason_against(card), action, self)
        contract, order, hands, turn, trick, tricks, history = self
        hands = (*hands[:turn], CardSet(hands[turn].bits ^ card.bit), *hands[turn + 1 :])
        trick = (*trick, (turn, card))
        happened = played(turn, card)
        if len(trick) < order.size:
            history = (*history, happened)
            position = Playing(contract, order, hands, order.after[turn], trick, tricks, history)
            return Step(position, (happened,))
        return self._trick_taken(hands, trick, happened)

    def _trick_taken(self, hands: tuple[CardSet, ...], trick: Trick, happened: Played) -> Step:
        """Return what follows a complete trick: its winner leads, or the deal is over (P2, P3)."""
        contract, order, _, _, _, tricks, history = self
        winner = winning(trick, contract.trump)[0]
        tricks = (*tricks[:winner], tricks[winner] + 1, *tricks[winner + 1 :])
        number = sum(tricks)
        events = (happened, TrickTaken(number, winner, trick))
        history += events
        if number < TRICKS:
            return Step(Playing(contract, order, hands, winner, (), tricks, history), events)
        scored = score(contract, tricks, history)
        return Step(scored.position, events + scored.events)

    def _reason_against(self, card: Card) -> Reason:
        held = card in self.hands[self.turn].known
        return Reason.MUST_FOLLOW if held else Reason.NOT_IN_HAND

    def public(self) -> Public:
        """Return what lies open to everybody."""
        return self.contract.public(self.trick, self.tricks)

    def held_by(self, seat: Seat) -> CardSet:
        """Return the cards that a seat has in hand."""
        return self.hands[seat]

    def aside_of(self, seat: Seat) -> CardSet:
        """Return the cards that a seat has discarded or put aside."""
        return self.contract.aside[seat]


def begin_play(contract: Contract, hands: tuple[CardSet, ...], history: History) -> Playing:
    """Return the position in which the first card is led (T4, D2, F3)."""
    no_tricks = (0,) * contract.rules.players
    order = contract.order_of_play()
    return Playing(contract, order, hands, contract.first_leader(), (), no_tricks, history)
