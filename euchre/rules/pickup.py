"""The dealer takes the upcard and discards, or leaves it (B3, B4)."""

from __future__ import annotations

from typing import NamedTuple

from euchre.rules.actions import TAKES, Action, Leave, TakeUp
from euchre.rules.cards import UNKNOWN, Card, CardSet
from euchre.rules.contract import Contract
from euchre.rules.errors import IllegalAction, Reason
from euchre.rules.events import UpcardLeft, UpcardTaken
from euchre.rules.loner import declare
from euchre.rules.phase import Dealt, History, Public, Step
from euchre.rules.seats import Seat


class Pickup(NamedTuple):
    """The upcard's suit is trump, and the dealer takes the upcard or leaves it (B3, B4)."""

    contract: Contract
    history: History

    @property
    def word(self) -> str:
        """The phase in a word."""
        return "pickup"

    @property
    def dealt(self) -> Dealt:
        """The facts as dealt."""
        return self.contract.dealt

    @property
    def turn(self) -> Seat:
        """The dealer."""
        return self.dealt.dealer

    @property
    def must_take(self) -> bool:
        """Whether the dealer has no choice: he accepted (B3), or `forced_pickup` (B4)."""
        return self.contract.maker == self.turn or self.dealt.rules.forced_pickup

    @property
    def _six(self) -> CardSet:
        return CardSet(self.dealt.hands[self.turn].bits | self.dealt.upcard.bit)

    def legal(self) -> tuple[Action, ...]:
        """Return a taking for each of the six cards that may be discarded, then leaving it."""
        six = self._six
        takes = tuple([TAKES[card] for card in six.known])
        if len(takes) < len(six):
            takes = (*takes, TAKES[UNKNOWN])
        return takes if self.must_take else (*takes, Leave())

    def after(self, action: Action) -> Step:
        """Return what follows; raises IllegalAction."""
        if isinstance(action, TakeUp):
            return self._take(action)
        if not isinstance(action, Leave):
            raise IllegalAction(Reason.NOT_NOW, action, self)
        if self.must_take:
            raise IllegalAction(Reason.DEALER_MUST_TAKE, action, self)
        events = (UpcardLeft(self.turn, self.dealt.upcard),)
        position = declare(self.contract, self.dealt.hands, self.history + events)
        return Step(position, events)

    def _take(self, action: TakeUp) -> Step:
        discard = self._in_hand(action.discard)
        if discard is None:
            raise IllegalAction(Reason.NOT_IN_HAND, action, self)
        six = self._six
        hands = tuple(
            CardSet(six.bits ^ discard.bit) if seat == self.turn else hand
            for seat, hand in enumerate(self.dealt.hands)
        )
        contract = self.contract.putting_aside(self.turn, CardSet(discard.bit))
        events = (UpcardTaken(self.turn, self.dealt.upcard, discard),)
        return Step(declare(contract, hands, self.history + events), events)

    def _in_hand(self, card: Card) -> Card | None:
        """Return the card if it may be discarded; any unknown card stands for another."""
        six = self._six
        if card is UNKNOWN:
            return next(iter(six - six.known), None)
        return card if card in six else None

    def public(self) -> Public:
        """Return what lies open to everybody."""
        return self.contract.public()

    def held_by(self, seat: Seat) -> CardSet:
        """Return the cards that a seat has in hand, the upcard apart."""
        return self.dealt.hands[seat]

    def aside_of(self, seat: Seat) -> CardSet:
        """Return nothing: no card is put aside yet."""
        return self.contract.aside[seat]
