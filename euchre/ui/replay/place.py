"""Where a replay stands, and how it moves: by actions, tricks, hands, and to the ends.

It knows no terminal and no key.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from euchre.rules.events import TrickTaken
from euchre.rules.phase import Phase
from euchre.rules.seats import Seat
from euchre.table.retold import Retold, RetoldDeal


class Place(NamedTuple):
    """A deal, counted from 0, and a step of it: a position, or its result after the last one."""

    deal: int
    step: int


def steps_of(deal: RetoldDeal) -> int:
    """Return how many steps a deal has: its positions, and its result where it is finished."""
    return len(deal.positions) + deal.is_finished


def is_result(deal: RetoldDeal, step: int) -> bool:
    """Tell whether that step of a deal is its result."""
    return step >= len(deal.positions)


def stops(positions: Sequence[Phase]) -> list[int]:
    """Return the steps at which a deal begins, its play begins, and each trick is complete."""
    found = [0]
    for step, position in enumerate(positions):
        is_first_of_play = position.word == "play" and positions[step - 1].word != "play"
        if is_first_of_play or isinstance(position.history[-1], TrickTaken):
            found.append(step)
    return found if len(positions) - 1 in found else [*found, len(positions) - 1]


class Replay:
    """A replay of a game with at least one deal; `seen` is whose hand is seen, None for all.

    With `with_help` the keys are told over the table, until something else is done.
    """

    def __init__(self, game: Retold, seen: Seat | None, deal: int = 0) -> None:
        """Begin at a deal, counted from 0."""
        self.game = game
        self.seen = seen
        self.place = Place(deal, 0)
        self.with_help = False

    @property
    def deal(self) -> RetoldDeal:
        """The deal that is seen."""
        return self.game.deals[self.place.deal]

    def see(self, seat: Seat | None) -> None:
        """See the hand of a seat, None for all; there may be no such seat."""
        if seat is None or seat < self.game.rules.players:
            self.seen = seat
            self.with_help = False

    def _go(self, place: Place) -> None:
        self.place = place
        self.with_help = False

    def step(self, by: int) -> None:
        """Go one action on, or back for -1, from a hand into the next."""
        deal, step = self.place
        if 0 <= step + by < steps_of(self.deal):
            self._go(Place(deal, step + by))
        elif 0 <= deal + by < len(self.game.deals):
            into = self.game.deals[deal + by]
            self._go(Place(deal + by, 0 if by > 0 else steps_of(into) - 1))

    def trick(self, by: int) -> None:
        """Go to the end of this trick, or for -1 to the end of the one before."""
        step = self.place.step
        found = stops(self.deal.positions)
        if self.deal.is_finished:
            found.append(len(self.deal.positions))
        ahead = [stop for stop in found if (stop > step if by > 0 else stop < step)]
        if ahead:
            self._go(self.place._replace(step=ahead[0] if by > 0 else ahead[-1]))
        else:
            self.step(by)

    def hand(self, by: int) -> None:
        """Go to the next hand, or for -1 to the beginning of this one, then of the one before."""
        deal, step = self.place
        if by < 0 < step:
            self._go(Place(deal, 0))
        elif 0 <= deal + by < len(self.game.deals):
            self._go(Place(deal + by, 0))
        elif by > 0:
            self._go(Place(deal, steps_of(self.deal) - 1))

    def end(self, by: int) -> None:
        """Go to the end of the game, or for -1 to its beginning."""
        if by < 0:
            self._go(Place(0, 0))
        else:
            last = self.game.deals[-1]
            self._go(Place(len(self.game.deals) - 1, steps_of(last) - 1))
