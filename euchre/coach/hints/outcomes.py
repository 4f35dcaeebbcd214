"""Which ways of ending a deal are one to whoever sees it, and how often an option comes to them."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Final

from euchre.bots.ending import Ending, payoff, points_of
from euchre.bots.who import seat_of
from euchre.coach.hints.facts import Outcome
from euchre.rules.scoring import NEEDED, TRICKS
from euchre.rules.seats import Seat
from euchre.views import View

if TYPE_CHECKING:
    from euchre.coach.estimate import Estimate


_TRICKS: Final = {
    Outcome.MAKE: (True, range(NEEDED, TRICKS + 1)),
    Outcome.MARCH: (True, range(TRICKS, TRICKS + 1)),
    Outcome.EUCHRED: (True, range(NEEDED)),
    Outcome.EUCHRE: (False, range(NEEDED)),
    Outcome.TAKE_ALL: (False, range(1)),
    Outcome.STOP_MARCH: (False, range(TRICKS)),
    Outcome.THEY_MAKE: (False, range(NEEDED, TRICKS + 1)),
    Outcome.THEY_MARCH: (False, range(TRICKS, TRICKS + 1)),
}
"""By outcome: whether the seat's own side made trump, and the tricks of the side that did."""


def comes_to(ending: Ending | None, outcome: Outcome, view: View) -> bool:
    """Tell whether an ending is of that kind to the view's seat."""
    if ending is None:
        return outcome is Outcome.PASSED_IN
    if outcome is Outcome.PASSED_IN:
        return False
    seating, me = view.rules.seating, seat_of(view)
    if outcome is Outcome.SCORE:
        return points_of(view.rules, ending)[seating.side_of(me)] > 0
    makes, tricks = _TRICKS[outcome]
    return (ending.maker in seating.sides[seating.side_of(me)]) is makes and (
        ending.tricks in tricks
    )


def share_of(estimate: Estimate, outcome: Outcome, view: View) -> float:
    """Return how often an option comes to that, from 0 to 1."""
    shares = (
        share for ending, share in estimate.endings.items() if comes_to(ending, outcome, view)
    )
    return min(fsum(shares), 1.0)


def measure_of(view: View) -> Outcome | None:
    """Return what a decision is about, as far as it can be said in one outcome.

    While trump is not made that is to score; then to make it or to euchre the maker; and once that
    is settled, the march. None where the tricks played have settled the points.
    """
    if view.maker is None:
        return Outcome.SCORE
    makes, won, lost = tricks_of(view)
    tricks = range(won, TRICKS + 1 - lost)
    if len(points_left(view)) == 1:
        return None
    if NEEDED in tricks and NEEDED - 1 in tricks:
        return Outcome.MAKE if makes else Outcome.EUCHRE
    if tricks[0] >= NEEDED:
        return Outcome.MARCH if makes else Outcome.STOP_MARCH
    return None if makes else Outcome.TAKE_ALL


def tricks_of(view: View) -> tuple[bool, int, int]:
    """Return whether the seat is on the maker's side, that side's tricks, and the others'."""
    seating, me = view.rules.seating, seat_of(view)
    maker: Seat = me if view.maker is None else view.maker
    defenders = seating.defenders(maker)
    lost = sum(view.tricks[seat] for seat in defenders)
    return me not in defenders, sum(view.tricks) - lost, lost


def points_left(view: View) -> set[tuple[int, ...]]:
    """Return the points by side that a deal in which trump is made can still come to."""
    _, won, lost = tricks_of(view)
    maker: Seat = seat_of(view) if view.maker is None else view.maker
    pays = payoff(view.rules, maker, view.alone)
    return {pays[tricks] for tricks in range(won, TRICKS + 1 - lost)}
