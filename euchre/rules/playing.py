"""The play: following suit, taking tricks, and the end of the deal (P1-P3)."""

from __future__ import annotations

from typing import NamedTuple

from euchre.rules.actions import Action, Play, plays_of
from euchre.rules.cards import KNOWN_BITS, CardSet
from euchre.rules.contract import Contract
from euchre.rules.errors import IllegalAction, Reason
from euchre.rules.events import TrickTaken, played
from euchre.rules.phase import Dealt, History, Public, Step, Trick
from euchre.rules.scoring import TRICKS, score
from euchre.rules.seats import Seat
from euchre.rules.trump import FOLLOWING_BITS, winning


class Playing(NamedTuple):
    """A card is to be played (P1); `tricks` are those won, by seat."""

    contract: Contract
    hands: tuple[CardSet, ...]
    turn: Seat
    trick: Trick
    tricks: tuple[int, ...]
    history: History

    word = "play"

    @property
    def dealt(self) -> Dealt:
        """The facts as dealt."""
        return self.contract.dealt

    def _legal_bits(self) -> int:
        """Return the bits of the cards that may be played: those that follow, else all (P1)."""
        hand = self.hands[self.turn].bits
        if self.trick:
            following = hand & FOLLOWING_BITS[self.contract.trump][self.trick[0][1].index]
            if following:
                return following
        return hand & KNOWN_BITS

    def legal(self) -> tuple[Play, ...]:
        """Return the cards that may be played, in printed order (P1)."""
        return plays_of(self._legal_bits())

    def after(self, action: Action) -> Step:
        """Return what follows the card; raises IllegalAction (P1, P2)."""
        if not isinstance(action, Play):
            raise IllegalAction(Reason.NOT_NOW, action, self)
        contract, hands, turn, trick, tricks, history = self
        card = action.card
        bit = card.bit
        if not bit & self._legal_bits():
            held = bit & hands[turn].bits & KNOWN_BITS
            reason = Reason.MUST_FOLLOW if held else Reason.NOT_IN_HAND
            raise IllegalAction(reason, action, self)
        hands = (*hands[:turn], CardSet(hands[turn].bits ^ bit), *hands[turn + 1 :])
        trick = (*trick, (turn, card))
        events: History = (played(turn, card),)
        if len(trick) < len(contract.active):
            turn = contract.next_active[turn]
            return Step(
                Playing(contract, hands, turn, trick, tricks, history + events), events
            )
        winner = winning(trick, contract.trump)[0]
        tricks = (*tricks[:winner], tricks[winner] + 1, *tricks[winner + 1 :])
        number = sum(tricks)
        events = (*events, TrickTaken(number, winner, trick))
        history += events
        if number < TRICKS:
            return Step(Playing(contract, hands, winner, (), tricks, history), events)
        scored = score(contract, tricks, history)
        return Step(scored.position, events + scored.events)

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
    return Playing(contract, hands, contract.first_leader(), (), no_tricks, history)
