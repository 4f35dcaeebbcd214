"""Dummy or alone, five of ten, and the defenders who may play alone (T2, T3, F1, F2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from euchre.rules.actions import Action, Alone, Dummy, Keep, KeepChoices, Together
from euchre.rules.cards import CardSet
from euchre.rules.contract import Contract
from euchre.rules.errors import IllegalAction, Reason
from euchre.rules.events import DummyTaken, FiveKept, GoesAlone, PlaysTogether
from euchre.rules.phase import Dealt, History, Phase, Public, Step
from euchre.rules.playing import begin_play
from euchre.rules.seats import Seat

Hands: TypeAlias = tuple[CardSet, ...]


@dataclass(frozen=True, slots=True)
class _BeforeTheLead:
    """What the phases between trump and the first lead have in common."""

    contract: Contract
    hands: Hands
    history: History

    @property
    def dealt(self) -> Dealt:
        """The facts as dealt."""
        return self.contract.dealt

    def public(self) -> Public:
        """Return what lies open to everybody."""
        return self.contract.public()

    def held_by(self, seat: Seat) -> CardSet:
        """Return the cards that a seat has in hand, the maker's ten while five are kept."""
        return self.hands[seat]

    def aside_of(self, seat: Seat) -> CardSet:
        """Return the cards that a seat has discarded or put aside."""
        return self.contract.aside[seat]


@dataclass(frozen=True, slots=True)
class Declaring(_BeforeTheLead):
    """The maker says whether he plays with the dummy or his partner, or alone (T2, F1)."""

    @property
    def word(self) -> str:
        """The phase in a word."""
        return "declare"

    @property
    def turn(self) -> Seat:
        """The maker."""
        return self.contract.maker

    def legal(self) -> tuple[Action, ...]:
        """Return the dummy or his partner, then alone."""
        return (Dummy() if self.contract.rules.seating.has_dummy else Together(), Alone())

    def after(self, action: Action) -> Step:
        """Return what follows; raises IllegalAction."""
        if action not in self.legal():
            raise IllegalAction(Reason.NOT_NOW, action, self)
        if isinstance(action, Dummy):
            return self._take_dummy()
        contract, events = _answer(self.contract, self.turn, action)
        history = self.history + events
        return Step(ask_defenders(contract, self.hands, history), events)

    def _take_dummy(self) -> Step:
        hands = tuple(
            hand | self.dealt.dummy if seat == self.turn else hand
            for seat, hand in enumerate(self.hands)
        )
        events = (DummyTaken(self.turn, self.dealt.dummy),)
        return Step(Keeping(self.contract, hands, self.history + events), events)


@dataclass(frozen=True, slots=True)
class Keeping(_BeforeTheLead):
    """The maker has taken the dummy, and keeps five of his ten cards (T2)."""

    @property
    def word(self) -> str:
        """The phase in a word."""
        return "keep"

    @property
    def turn(self) -> Seat:
        """The maker."""
        return self.contract.maker

    def legal(self) -> Sequence[Keep]:
        """Return the 252 ways to keep five, each made when it is asked for."""
        return KeepChoices(self.hands[self.turn])

    def after(self, action: Action) -> Step:
        """Return what follows; raises IllegalAction."""
        if not isinstance(action, Keep):
            raise IllegalAction(Reason.NOT_NOW, action, self)
        if action not in self.legal():
            raise IllegalAction(Reason.NOT_FIVE_OF_TEN, action, self)
        aside = self.hands[self.turn] - action.cards
        contract = self.contract.putting_aside(self.turn, aside)
        hands = tuple(
            action.cards if seat == self.turn else hand for seat, hand in enumerate(self.hands)
        )
        events = (FiveKept(self.turn, action.cards, aside),)
        return Step(ask_defenders(contract, hands, self.history + events), events)


@dataclass(frozen=True, slots=True)
class Defending(_BeforeTheLead):
    """A defender is asked whether he plays alone (T3, F2); `turn` is the one who is asked."""

    turn: Seat

    @property
    def word(self) -> str:
        """The phase in a word."""
        return "defend"

    def legal(self) -> tuple[Action, ...]:
        """Return together, then alone."""
        return (Together(), Alone())

    def after(self, action: Action) -> Step:
        """Return what follows; raises IllegalAction."""
        if action not in self.legal():
            raise IllegalAction(Reason.NOT_NOW, action, self)
        contract, events = _answer(self.contract, self.turn, action)
        history = self.history + events
        defenders = contract.defenders
        still_to_ask = defenders[defenders.index(self.turn) + 1 :]
        # The first who plays alone bars the other (T3).
        if isinstance(action, Together) and still_to_ask:
            return Step(Defending(contract, self.hands, history, still_to_ask[0]), events)
        return Step(begin_play(contract, self.hands, history), events)


def _answer(contract: Contract, seat: Seat, action: Action) -> tuple[Contract, History]:
    """Return the contract after a seat's together or alone, and what happened."""
    if not isinstance(action, Alone):
        return contract, (PlaysTogether(seat),)
    partner = next((fellow for fellow in contract.fellows(seat) if fellow != seat), None)
    return contract.going_alone(seat), (GoesAlone(seat, partner),)


def declare(contract: Contract, hands: Hands, history: History) -> Phase:
    """Return the position after the pick-up: the maker is asked, where there is a choice (D1)."""
    seating = contract.rules.seating
    if seating.has_dummy or seating.has_partners:
        return Declaring(contract, hands, history)
    return begin_play(contract, hands, history)


def ask_defenders(contract: Contract, hands: Hands, history: History) -> Phase:
    """Return the position after the maker's choice: defenders are asked as the table says (T3)."""
    when = contract.rules.defend_alone
    if when == "any" or (when == "loner" and contract.maker in contract.alone):
        return Defending(contract, hands, history, contract.defenders[0])
    return begin_play(contract, hands, history)
