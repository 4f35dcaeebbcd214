"""A whole deal in plain integers: bidding, pick-up, dummy and loners, and then the play.

No bot uses it: they try bids out by `trials`. It is what whole deals are measured by
(`benchmarks/kernel.py`), and a test holds it against the rules.

What may be done is an int with a bit for each choice, and a choice is one of its bits:

    JOKER            NAMED << suit                              (B8)
    ORDER            PASS, ORDERED                              (B2)
    NAME             PASS, NAMED << suit                        (B5)
    PICKUP           the discard among the six, LEAVE           (B3, B4)
    DECLARE, DEFEND  TOGETHER (the dummy or the partner), ALONE (T2, T3, F1, F2)
    KEEP             the ten cards; the choice is five of them  (T2)
    PLAY             the cards that may be played               (P1)
    OVER             nothing

    deal = Deal(terms_of(rules), dealer, hands, dummy, upcard)  # bits of CardSets and of a Card
    legal = deal.act(choice)                                    # one of deal.legal(); what is next
    deal.tricks                                                 # the play: quicker used by itself
    deal.points()                                               # by side, once it is over

Until trump is made all cards are bits as in a CardSet, then bits in lanes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.bots.kernel import Tricks
from euchre.bots.terms import AGAINST_LONER, NEVER, Terms

JOKER: Final = 0
ORDER: Final = 1
NAME: Final = 2
PICKUP: Final = 3
DECLARE: Final = 4
KEEP: Final = 5
DEFEND: Final = 6
PLAY: Final = 7
OVER: Final = 8

PASS: Final = 1
ORDERED: Final = 2
NAMED: Final = 2
"""Shifted by the suit."""
TOGETHER: Final = 1
ALONE: Final = 2
LEAVE: Final = 1 << 35
"""Above the cards of any lane."""

_ANY_SUIT: Final = NAMED * 15


class Deal:
    """A position of a deal, changed by `act`.

    `turn` is the seat to act, -1 once all is over. `proposed` is the suit that the upcard stands
    for, `lone` the defender who plays alone or -1.
    """

    __slots__ = (
        "alone", "dealer", "dummy", "hands", "lone", "maker", "phase", "proposed", "terms",
        "tricks", "trump", "turn", "upcard",
    )  # fmt: skip
    terms: Terms
    dealer: int
    hands: list[int]
    dummy: int
    upcard: int
    proposed: int
    phase: int
    turn: int
    trump: int
    maker: int
    alone: bool
    lone: int
    tricks: Tricks | None

    def __init__(
        self, terms: Terms, dealer: int, hands: Sequence[int], dummy: int, upcard: int
    ) -> None:
        """Begin with the hands as dealt, by seat."""
        self.terms = terms
        self.dealer = dealer
        self.hands = list(hands)
        self.dummy = dummy
        self.upcard = upcard
        self.trump = self.maker = self.lone = -1
        self.alone = False
        self.tricks = None
        self.proposed = terms.proposed[upcard.bit_length() - 1]
        self.phase = ORDER
        self.turn = dealer + 1 if dealer + 1 < terms.players else 0
        if self.proposed < 0:
            self.phase = JOKER
            self.turn = dealer

    def copy(self) -> Deal:
        """Return another state of the same position."""
        other = Deal(self.terms, self.dealer, self.hands, self.dummy, self.upcard)
        other.proposed, other.phase, other.turn = self.proposed, self.phase, self.turn
        other.trump, other.maker, other.alone = self.trump, self.maker, self.alone
        other.lone = self.lone
        other.tricks = self.tricks.copy() if self.tricks else None
        return other

    def legal(self) -> int:  # noqa: PLR0911 - a line for each phase
        """Return what the seat whose turn it is may do, 0 once all is over."""
        phase = self.phase
        if phase == ORDER:
            return PASS | ORDERED
        if phase == NAME:
            return self._names()
        if phase == PICKUP:
            return self._discards()
        if phase == KEEP:
            return self.hands[self.turn]
        if phase == PLAY and self.tricks:
            return self.tricks.legal()
        if phase == JOKER:
            return _ANY_SUIT
        return TOGETHER | ALONE if phase < PLAY else 0

    def act(self, choice: int) -> int:
        """Do one of the things that are legal, and return what is legal next."""
        phase = self.phase
        if phase <= NAME:
            return self._pass() if choice == PASS else self._bid(choice)
        if phase == PICKUP:
            if choice != LEAVE:
                self.hands[self.turn] = self._six() ^ choice
            return self._declare()
        if phase == DECLARE:
            return self._maker_says(choice)
        if phase == DEFEND:
            return self._defender_says(choice)
        if phase == KEEP:
            self.hands[self.turn] = choice
            return self._ask_defenders()
        return self._play(choice)

    def points(self) -> tuple[int, ...]:
        """Return what each side has scored, nothing where all passed (B6)."""
        if self.tricks is None:
            return (0,) * len(self.terms.points[0][0][0][0])
        return self.terms.points[self.maker][self.alone][self.lone >= 0][self.tricks.won]

    def lay(self) -> None:
        """Turn all cards into bits in lanes, once trump is known."""
        lanes = self.terms.lanes
        self.hands = lanes.all_laid(self.trump, self.hands)
        self.upcard = lanes.bit[self.trump][self.upcard.bit_length() - 1]
        if self.dummy:
            self.dummy = lanes.laid(self.trump, self.dummy)

    def _six(self) -> int:
        return self.hands[self.turn] | self.upcard

    def _discards(self) -> int:
        must_take = self.maker == self.turn or self.terms.forced_pickup
        return self._six() if must_take else self._six() | LEAVE

    def _names(self) -> int:
        terms = self.terms
        names = _ANY_SUIT if terms.any_suit else _ANY_SUIT ^ NAMED << self.proposed
        return names if terms.stick_the_dealer and self.turn == self.dealer else names | PASS

    def _bid(self, choice: int) -> int:
        if self.phase == JOKER:
            self.proposed = choice.bit_length() - 2
            self.phase = ORDER
            # Now the bidding begins, at the dealer's left.
            left = self.turn + 1
            self.turn = left if left < self.terms.players else 0
            return PASS | ORDERED
        self.trump = self.proposed if self.phase == ORDER else choice.bit_length() - 2
        self.maker = self.turn
        self.lay()
        if self.phase == NAME:
            return self._declare()
        self.phase = PICKUP
        self.turn = self.dealer
        return self._discards()

    def _pass(self) -> int:
        if self.turn == self.dealer:
            if self.phase == NAME:
                self.phase = OVER
                self.turn = -1
                return 0
            self.phase = NAME
        left = self.turn + 1
        self.turn = left if left < self.terms.players else 0
        return PASS | ORDERED if self.phase == ORDER else self._names()

    def _declare(self) -> int:
        if not self.terms.asked:
            return self._begin_play()
        self.phase = DECLARE
        self.turn = self.maker
        return TOGETHER | ALONE

    def _maker_says(self, choice: int) -> int:
        self.alone = choice == ALONE
        if not self.terms.dummy or self.alone:
            return self._ask_defenders()
        self.hands[self.turn] = self.hands[self.turn] | self.dummy
        self.phase = KEEP
        return self.hands[self.turn]

    def _ask_defenders(self) -> int:
        terms = self.terms
        when = terms.defend_alone
        if when == NEVER or (when == AGAINST_LONER and not self.alone):
            return self._begin_play()
        self.phase = DEFEND
        self.turn = terms.defenders[self.maker][0]
        return TOGETHER | ALONE

    def _defender_says(self, choice: int) -> int:
        last = self.terms.defenders[self.maker][-1]
        if choice == ALONE:
            self.lone = self.turn
        elif self.turn != last:
            self.turn = last
            return TOGETHER | ALONE
        return self._begin_play()

    def _begin_play(self) -> int:
        starts = self.terms.starts[self.dealer][self.maker][self.alone]
        order, leader = starts[self.lone + 1]
        self.tricks = Tricks(order, self.hands, leader)
        self.phase = PLAY
        self.turn = leader
        return self.hands[leader]

    def _play(self, card: int) -> int:
        tricks = self.tricks
        if tricks is None:
            return 0
        legal = tricks.play(card)
        self.turn = tricks.turn
        if not legal:
            self.phase = OVER
            self.turn = -1
        return legal
