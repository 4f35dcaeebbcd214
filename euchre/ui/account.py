"""What the finished deals of a game came to: by player, and the deal that counted most.

Everything is reckoned from the views of the deals, so from what was open to all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from euchre.bots.equity import chances
from euchre.rules.cards import Card
from euchre.rules.events import DealScored
from euchre.rules.rules import Rules
from euchre.rules.scoring import NEEDED, TRICKS, Award, award, awards
from euchre.rules.seats import Seat
from euchre.ui.shown import tricks_taken
from euchre.views import View

_DECIDES: Final = {"euchred": TRICKS - NEEDED + 1, "made": NEEDED, "march": TRICKS}
"""The trick of the side that did it which settled it: its third, or the last of a march."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal that was played out ended.

    `taken` are the tricks of the maker's side, `points` are by player or side, and `row` is the
    award that the rules gave.
    """

    maker: Seat
    taken: int
    maker_alone: bool
    lone_defender: Seat | None
    row: Award
    points: tuple[int, ...]

    @property
    def euchred(self) -> bool:
        """Whether the maker is euchred."""
        return self.taken < NEEDED

    @property
    def march(self) -> bool:
        """Whether the maker's side took all five tricks."""
        return self.taken == TRICKS

    @property
    def word(self) -> str:
        """The outcome in a word: euchred, made or march."""
        return "euchred" if self.euchred else "march" if self.march else "made"


def outcome_of(view: View) -> Outcome | None:
    """Return how a finished deal ended, None where it was passed in."""
    scored = next((event for event in view.history if isinstance(event, DealScored)), None)
    if scored is None or view.maker is None:
        return None
    seating = view.rules.seating
    side = seating.sides[seating.side_of(view.maker)]
    taken = sum(scored.tricks[seat] for seat in side)
    lone_defender = next((seat for seat in view.alone if seat not in side), None)
    maker_alone = view.maker in view.alone
    row = award(
        view.rules, taken, maker_alone=maker_alone, defender_alone=lone_defender is not None
    )
    return Outcome(view.maker, taken, maker_alone, lone_defender, row, scored.points)


def usual_euchre(rules: Rules) -> int:
    """Return the points of a euchre that was nothing out of the ordinary.

    >>> usual_euchre(Rules(super_euchre=True))
    2
    """
    return min(row.defenders for row in awards(rules) if row.defenders)


@dataclass(frozen=True, slots=True)
class Account:
    """What one player did in the deals of a game, passed-in ones not counted.

    `as_maker` and `as_defender` are points of the player's side, with him as the maker and with an
    opponent as the maker; partners share the latter.
    """

    maker: int = 0
    made: int = 0
    march: int = 0
    euchred: int = 0
    alone: int = 0
    tricks: int = 0
    as_maker: int = 0
    as_defender: int = 0


def accounts(deals: Sequence[View], players: int) -> tuple[Account, ...]:
    """Return what each seat did in finished deals."""
    played = [(view, outcome) for view in deals if (outcome := outcome_of(view)) is not None]
    return tuple(_account(played, seat) for seat in range(players))


def _account(played: Sequence[tuple[View, Outcome]], seat: Seat) -> Account:
    own = [outcome for _, outcome in played if outcome.maker == seat]
    words = [outcome.word for outcome in own]
    earned = as_defender = tricks = alone = 0
    for view, outcome in played:
        side = view.rules.seating.side_of(seat)
        earned += outcome.points[side] * (outcome.maker == seat)
        if seat in view.rules.seating.defenders(outcome.maker):
            as_defender += outcome.points[side]
        tricks += view.tricks[seat]
        alone += seat in view.alone
    return Account(
        maker=len(own),
        made=words.count("made"),
        march=words.count("march"),
        euchred=words.count("euchred"),
        alone=alone,
        tricks=tricks,
        as_maker=earned,
        as_defender=as_defender,
    )


@dataclass(frozen=True, slots=True)
class Decisive:
    """The trick that settled a deal, with the card that took it."""

    number: int
    seat: Seat
    card: Card


def decisive_trick(view: View, outcome: Outcome) -> Decisive:
    """Return the trick with which the outcome could no longer be changed by the other side."""
    seating = view.rules.seating
    defenders = seating.defenders(outcome.maker)
    wanted = _DECIDES[outcome.word]
    of_side = [
        event for event in tricks_taken(view) if (event.seat in defenders) is outcome.euchred
    ]
    event = of_side[wanted - 1]
    return Decisive(event.number, event.seat, dict(event.trick)[event.seat])


@dataclass(frozen=True, slots=True)
class Swing:
    """The deal that moved the chances to win the game most, its number from 1."""

    number: int
    view: View
    outcome: Outcome


def biggest_swing(deals: Sequence[View]) -> Swing | None:
    """Return the deal that moved the reader's chance most, a spectator's anybody's; None if none.

    A deal that was passed in is none; of several it is the last.
    """
    swings = [
        Swing(number, view, outcome)
        for number, view in enumerate(deals, 1)
        if (outcome := outcome_of(view)) is not None
    ]
    return max(swings, key=_weight, default=None)


def _weight(swing: Swing) -> tuple[float, int]:
    view, points = swing.view, swing.outcome.points
    rules, seating = view.rules, view.rules.seating
    totals = [total + earned for total, earned in zip(view.scores, points, strict=True)]
    before = chances(rules, view.scores, view.dealer)
    after = chances(rules, totals, seating.after(view.dealer))
    moved = [abs(later - earlier) for earlier, later in zip(before, after, strict=True)]
    return (max(moved) if view.seat is None else moved[seating.side_of(view.seat)], swing.number)
