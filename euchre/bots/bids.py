"""A whole deal as the search sees it: bidding, pick-up, dummy and loners, and then the play.

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
    deal.act(choice)                                            # one of deal.legal()
    deal.tricks                                                 # the play: quicker used by itself
    deal.points()                                               # by side, once it is over

Until trump is made the hands are bits as in a CardSet, then bits in lanes. `laying` makes a deal
from a view and a sampled world.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.bots.kernel import Tricks
from euchre.bots.terms import AGAINST_LONER, ANY_HAND, Terms
from euchre.rules.cards import CARDS

JOKER, ORDER, NAME, PICKUP, DECLARE, KEEP, DEFEND, PLAY, OVER = range(9)

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
        suit = CARDS[upcard.bit_length() - 1].suit
        self.proposed = terms.joker_suit if suit is None else suit
        self.phase = ORDER
        self.turn = dealer + 1 if dealer + 1 < terms.players else 0
        if self.proposed < 0:
            self.phase = JOKER
            self.turn = dealer

    def copy(self) -> Deal:
        """Return another state of the same position."""
        other = Deal.__new__(Deal)
        other.terms, other.dealer, other.hands = self.terms, self.dealer, self.hands.copy()
        other.dummy, other.upcard, other.proposed = self.dummy, self.upcard, self.proposed
        other.phase, other.turn, other.trump = self.phase, self.turn, self.trump
        other.maker, other.alone, other.lone = self.maker, self.alone, self.lone
        other.tricks = self.tricks.copy() if self.tricks else None
        return other

    def _six(self) -> int:
        return self.hands[self.turn] | self.terms.lanes.laid(self.trump, self.upcard)

    def legal(self) -> int:  # noqa: PLR0911 - a line for each phase
        """Return what the seat whose turn it is may do, 0 once all is over."""
        phase = self.phase
        if phase == PLAY and self.tricks:
            return self.tricks.legal()
        if phase == ORDER:
            return PASS | ORDERED
        if phase == NAME:
            barred = 0 if self.terms.any_suit else NAMED << self.proposed
            stuck = self.terms.stick_the_dealer and self.turn == self.dealer
            return _ANY_SUIT ^ barred | (0 if stuck else PASS)
        if phase == PICKUP:
            must = self.maker == self.turn or self.terms.forced_pickup
            return self._six() | (0 if must else LEAVE)
        if phase == KEEP:
            return self.hands[self.turn]
        if phase == JOKER:
            return _ANY_SUIT
        return TOGETHER | ALONE if phase < PLAY else 0

    def act(self, choice: int) -> None:
        """Do one of the things that are legal."""
        phase = self.phase
        if phase == PLAY:
            self._play(choice)
        elif phase <= NAME:
            self._bid(choice)
        elif phase == PICKUP:
            if choice != LEAVE:
                self.hands[self.turn] = self._six() ^ choice
            self._declare()
        elif phase == DECLARE:
            self._maker_says(choice)
        elif phase == KEEP:
            self.hands[self.turn] = choice
            self._ask_defenders()
        elif phase == DEFEND:
            self._defender_says(choice)

    def points(self) -> tuple[int, ...]:
        """Return what each side has scored, nothing where all passed (B6)."""
        if self.tricks is None:
            return (0,) * len(self.terms.points[0][0][0][0])
        return self.terms.points[self.maker][self.alone][self.lone >= 0][self.tricks.won]

    def _bid(self, choice: int) -> None:
        if choice == PASS:
            self._pass()
        elif self.phase == ORDER:
            self._make(self.proposed)
            self.phase = PICKUP
            self.turn = self.dealer
        elif self.phase == NAME:
            self._make(choice.bit_length() - 2)
            self._declare()
        else:
            self.proposed = choice.bit_length() - 2
            self.phase = ORDER
            self._to_the_left()

    def _to_the_left(self) -> None:
        turn = self.turn + 1
        self.turn = turn if turn < self.terms.players else 0

    def _pass(self) -> None:
        if self.turn != self.dealer:
            self._to_the_left()
        elif self.phase == ORDER:
            self.phase = NAME
            self._to_the_left()
        else:
            self.phase = OVER
            self.turn = -1

    def _make(self, trump: int) -> None:
        self.trump = trump
        self.maker = self.turn
        laid = self.terms.lanes.laid
        self.hands = [laid(trump, hand) for hand in self.hands]

    def _declare(self) -> None:
        if self.terms.asked:
            self.phase = DECLARE
            self.turn = self.maker
        else:
            self._begin_play()

    def _maker_says(self, choice: int) -> None:
        self.alone = choice == ALONE
        if self.terms.dummy and not self.alone:
            self.hands[self.turn] |= self.terms.lanes.laid(self.trump, self.dummy)
            self.phase = KEEP
        else:
            self._ask_defenders()

    def _ask_defenders(self) -> None:
        when = self.terms.defend_alone
        if when == ANY_HAND or (when == AGAINST_LONER and self.alone):
            self.phase = DEFEND
            self.turn = self.terms.defenders[self.maker][0]
        else:
            self._begin_play()

    def _defender_says(self, choice: int) -> None:
        last = self.terms.defenders[self.maker][-1]
        if choice == ALONE:
            self.lone = self.turn
        elif self.turn != last:
            self.turn = last
            return
        self._begin_play()

    def _begin_play(self) -> None:
        starts = self.terms.starts[self.dealer][self.maker][self.alone]
        order, leader = starts[self.lone + 1]
        self.tricks = Tricks(order, self.hands, leader)
        self.phase = PLAY
        self.turn = leader

    def _play(self, card: int) -> None:
        tricks = self.tricks
        if tricks:
            tricks.play(card)
            self.turn = tricks.turn
            if not tricks.left:
                self.phase = OVER
                self.turn = -1
