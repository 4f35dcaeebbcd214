"""The bidding: the joker's suit, then the two rounds (B2, B5-B8)."""

from __future__ import annotations

from typing import NamedTuple

from euchre.rules.actions import NAMES, Action, Name, NameJoker, Order, Pass
from euchre.rules.cards import NO_CARDS, CardSet, Suit
from euchre.rules.contract import Contract
from euchre.rules.errors import IllegalAction, Reason
from euchre.rules.events import HandDealt, JokerNamed, OrderedUp, Passed, SuitNamed, TurnedDown
from euchre.rules.loner import declare
from euchre.rules.phase import Dealt, History, Phase, Public, Step
from euchre.rules.pickup import Pickup
from euchre.rules.scoring import pass_in
from euchre.rules.seats import Seat


class NamingJoker(NamedTuple):
    """A joker is turned up, and the dealer names its suit before any hand is seen (B8)."""

    dealt: Dealt
    history: History

    @property
    def word(self) -> str:
        """The phase in a word."""
        return "joker"

    @property
    def turn(self) -> Seat:
        """The dealer."""
        return self.dealt.dealer

    def legal(self) -> tuple[Action, ...]:
        """Return the four suits, in printed order."""
        return tuple(map(NameJoker, Suit))

    def after(self, action: Action) -> Step:
        """Return the first round of bidding; raises IllegalAction."""
        if not isinstance(action, NameJoker):
            raise IllegalAction(Reason.NOT_NOW, action, self)
        step = begin_auction(
            self.dealt, action.suit, (*self.history, JokerNamed(self.turn, action.suit))
        )
        return Step(step.position, step.position.history[len(self.history) :])

    def public(self) -> Public:
        """Return what lies open to everybody."""
        return Public(None, tricks=(0,) * self.dealt.rules.players)

    def held_by(self, seat: Seat) -> CardSet:
        """Return nothing: nobody has seen a hand."""
        return NO_CARDS

    def aside_of(self, seat: Seat) -> CardSet:
        """Return nothing: no card is put aside yet."""
        return NO_CARDS


class Auction(NamedTuple):
    """A seat passes or makes trump, in round 1 the proposed suit (B2), in round 2 another (B5)."""

    dealt: Dealt
    proposed: Suit
    round: int
    turn: Seat
    history: History

    @property
    def word(self) -> str:
        """The phase in a word, by the round."""
        return "order" if self.round == 1 else "name"

    @property
    def _stuck(self) -> bool:
        rules = self.dealt.rules
        return rules.stick_the_dealer and self.round == 2 and self.turn == self.dealt.dealer  # noqa: PLR2004 - B7

    def legal(self) -> tuple[Action, ...]:
        """Return order and pass, or the suits that may be named in printed order and pass."""
        if self.round == 1:
            return (Order(), Pass())
        barred = None if self.dealt.rules.any_suit else self.proposed
        names = tuple(name for name in NAMES if name.suit is not barred)
        return names if self._stuck else (*names, Pass())

    def after(self, action: Action) -> Step:
        """Return what follows; raises IllegalAction."""
        if action in self.legal():
            return self._pass() if isinstance(action, Pass) else self._make_trump(action)
        reason = Reason.NOT_NOW
        if isinstance(action, Name) and self.round != 1:
            reason = Reason.TURNED_DOWN
        elif isinstance(action, Pass):
            reason = Reason.DEALER_IS_STUCK
        raise IllegalAction(reason, action, self)

    def _pass(self) -> Step:
        dealt, proposed, _, turn, history = self
        events: History = (Passed(turn),)
        if turn != dealt.dealer:
            after = dealt.rules.seating.after(turn)
            return Step(self._replace(turn=after, history=history + events), events)
        if self.round == 1:
            events = (*events, TurnedDown(turn, dealt.upcard, proposed))
            first = dealt.rules.seating.after(turn)
            return Step(Auction(dealt, proposed, 2, first, history + events), events)
        passed_in = pass_in(dealt, history + events)
        return Step(passed_in.position, events + passed_in.events)

    def _make_trump(self, action: Action) -> Step:
        dealt, proposed, _, turn, history = self
        if isinstance(action, Name):
            contract = Contract.made(dealt, proposed, action.suit, turn)
            events: History = (SuitNamed(turn, action.suit),)
            return Step(declare(contract, dealt.hands, history + events), events)
        contract = Contract.made(dealt, proposed, proposed, turn)
        call = dealt.rules.seating.call(dealt.dealer, turn)
        events = (OrderedUp(turn, proposed, call),)
        return Step(Pickup(contract, history + events), events)

    def public(self) -> Public:
        """Return what lies open to everybody."""
        return Public(self.proposed, tricks=(0,) * self.dealt.rules.players)

    def held_by(self, seat: Seat) -> CardSet:
        """Return the cards that a seat has in hand."""
        return self.dealt.hands[seat]

    def aside_of(self, seat: Seat) -> CardSet:
        """Return nothing: no card is put aside yet."""
        return NO_CARDS


def begin_auction(dealt: Dealt, proposed: Suit, history: History) -> Step:
    """Return round 1, in which everybody has picked up his hand, and those events (B2)."""
    events = tuple(HandDealt(seat, hand) for seat, hand in enumerate(dealt.hands))
    first = dealt.rules.seating.after(dealt.dealer)
    position: Phase = Auction(dealt, proposed, 1, first, history + events)
    return Step(position, events)
