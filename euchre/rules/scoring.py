"""What a deal scores (T5-T7, D3, F4): award tables, and the phase in which a deal has ended."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, NoReturn

from euchre.rules.actions import Action
from euchre.rules.cards import NO_CARDS, CardSet
from euchre.rules.contract import Contract
from euchre.rules.errors import IllegalAction, Reason
from euchre.rules.events import CardsShown, DealScored, PassedIn
from euchre.rules.phase import Dealt, History, Public, Step
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat

TRICKS: Final = 5
"""The tricks of a deal (P3)."""
NEEDED: Final = 3
"""The tricks that a maker needs."""


class Award(NamedTuple):
    """A row of the award table: when it applies, and what it scores.

    `tricks` are those of the maker's side; `maker_alone` and `defender_alone` are None where it
    makes no difference. Each side of defenders scores `defenders`.
    """

    clause: str
    tricks: range
    maker_alone: bool | None
    defender_alone: bool | None
    maker: int
    defenders: int

    def applies(self, tricks: int, *, maker_alone: bool, defender_alone: bool) -> bool:
        """Tell whether the row is the one for that outcome."""
        return (
            tricks in self.tricks
            and self.maker_alone in {None, maker_alone}
            and self.defender_alone in {None, defender_alone}
        )


_MADE: Final = range(NEEDED, TRICKS)
_MARCH: Final = range(TRICKS, TRICKS + 1)
_EUCHRED: Final = range(NEEDED)
_NONE: Final = range(1)
_FEW: Final = range(1, NEEDED)


def _for_two(_rules: Rules) -> tuple[Award, ...]:
    return (
        Award("D3", _MADE, None, None, 1, 0),
        Award("D3", _MARCH, None, None, 2, 0),
        Award("D3", _EUCHRED, None, None, 0, 2),
    )


def _for_three(rules: Rules) -> tuple[Award, ...]:
    return (
        Award("T5", _MADE, None, None, 1, 0),
        Award("T5", _MARCH, False, None, 3, 0),
        Award("T5", _MARCH, True, None, rules.lone_march or 3, 0),
        Award("T6", _FEW, None, False, 0, 2),
        Award("T6", _NONE, None, False, 0, 4 if rules.super_euchre else 2),
        Award("T7", _FEW, None, True, 0, 2),
        Award("T7", _NONE, None, True, 0, 4),
    )


def _for_four(_rules: Rules) -> tuple[Award, ...]:
    return (
        Award("F4", _MADE, None, None, 1, 0),
        Award("F4", _MARCH, False, None, 2, 0),
        Award("F4", _MARCH, True, None, 4, 0),
        Award("F4", _EUCHRED, None, False, 0, 2),
        Award("F4", _EUCHRED, None, True, 0, 4),
    )


_TABLES: Final = {2: _for_two, 3: _for_three, 4: _for_four}


@lru_cache
def awards(rules: Rules) -> tuple[Award, ...]:
    """Return the award table of the game; for every outcome exactly one row applies."""
    return _TABLES[rules.players](rules)


@lru_cache(maxsize=1 << 12)
def award(rules: Rules, tricks: int, *, maker_alone: bool, defender_alone: bool) -> Award:
    """Return the row for that outcome; `tricks` are the maker's side's.

    >>> row = award(Rules(), 5, maker_alone=False, defender_alone=False)
    >>> row.clause, row.maker, row.defenders
    ('T5', 3, 0)
    """
    return next(
        row
        for row in awards(rules)
        if row.applies(tricks, maker_alone=maker_alone, defender_alone=defender_alone)
    )


def award_of(contract: Contract, tricks: Sequence[int]) -> Award:
    """Return the row that a finished deal earned; `tricks` are those won, by seat."""
    rules = contract.rules
    side = rules.seating.sides[rules.seating.side_of(contract.maker)]
    return award(
        rules,
        sum(tricks[seat] for seat in side),
        maker_alone=contract.maker in contract.alone,
        defender_alone=any(seat not in side for seat in contract.alone),
    )


def points(contract: Contract, tricks: Sequence[int]) -> tuple[int, ...]:
    """Return the points of a finished deal, by player or side; `tricks` are those won, by seat."""
    row = award_of(contract, tricks)
    return tuple(
        row.maker if contract.maker in side else row.defenders
        for side in contract.rules.seating.sides
    )


class Scored(NamedTuple):
    """A deal that is over, played out or passed in; nobody is to act."""

    dealt: Dealt
    contract: Contract | None
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    history: History

    @property
    def word(self) -> str:
        """The phase in a word."""
        return "scored"

    @property
    def turn(self) -> None:
        """Nobody is to act."""

    def legal(self) -> Sequence[Action]:
        """Return nothing: the deal is over."""
        return ()

    def after(self, action: Action) -> NoReturn:
        """Raise IllegalAction: the deal is over."""
        raise IllegalAction(Reason.DEAL_IS_OVER, action, self)

    def public(self) -> Public:
        """Return what lies open to everybody."""
        if self.contract is None:
            return Public(None, tricks=self.tricks)
        return self.contract.public(tricks=self.tricks)

    def held_by(self, seat: Seat) -> CardSet:
        """Return nothing: no card is held any more."""
        return NO_CARDS

    def aside_of(self, seat: Seat) -> CardSet:
        """Return the cards that a seat has discarded or put aside."""
        return self.contract.aside[seat] if self.contract else NO_CARDS


def score(contract: Contract, tricks: tuple[int, ...], history: History) -> Step:
    """End a deal that was played out: its points, and every card shown (P5)."""
    dealt = contract.dealt
    earned = points(contract, tricks)
    shown = CardsShown(dealt.hands, dealt.dummy, dealt.stock, contract.aside)
    events = (DealScored(tricks, earned), shown)
    return Step(Scored(dealt, contract, tricks, earned, history + events), events)


def pass_in(dealt: Dealt, history: History) -> Step:
    """End a deal that all have passed twice: nobody scores (B6)."""
    nothing = (0,) * len(dealt.rules.seating.sides)
    events = (PassedIn(),)
    no_tricks = (0,) * dealt.rules.players
    return Step(Scored(dealt, None, no_tricks, nothing, history + events), events)
