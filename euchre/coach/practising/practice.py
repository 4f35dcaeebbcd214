"""Practising: which spot is asked next, how an answer is judged, and what it leaves behind.

Nothing here takes its time in silence: what does (`found`, `found_again`, `judged`) are functions
of values, which can be called in another process.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final, NamedTuple

from euchre.coach.estimate import Estimate, Estimator, Judgement
from euchre.coach.grades import Grade, grade, is_settled
from euchre.coach.practising.answers import Answer
from euchre.coach.practising.returning import after, is_hard
from euchre.coach.practising.spots import Spot, is_of, spot
from euchre.rules.actions import Action
from euchre.rules.errors import RecordError
from euchre.rules.rules import Rules
from euchre.views import View

_BATCH: Final = 100
"""The deals tried at a time, until every option's grade is settled."""
_MOST: Final = 600
"""The deals tried at most: close options never settle."""
_SEED: Final = 1
"""Not the deals in which the spot was found to be worth a question, which would flatter."""


class Asked(NamedTuple):
    """A spot that is asked about, with its options judged; `card` where it came back."""

    spot: Spot
    judgement: Judgement
    card: str | None = None


def found(rules: Rules, kind: str, seed: int, number: int) -> Asked:
    """Return the spot of that number under the seed, judged."""
    new = spot(rules, kind, seed, number)
    return Asked(new, judged(new.view))


def found_again(kind: str, record: Mapping[str, Any], card: str) -> Asked | None:
    """Return a spot that comes back, judged; None where its record is not right any more."""
    old = Spot(kind, record)
    try:
        view = old.view
        is_right = is_of(kind, view)
    except (RecordError, LookupError):
        return None
    return Asked(old, judged(view), card) if is_right else None


def judged(view: View, also: Action | None = None) -> Judgement:
    """Return the options judged, each as well as its grade needs, as far as that can be had.

    Of many options only the likely ones are tried, and `also`.
    """
    estimator = Estimator(view, _SEED, also)
    estimator.look(_BATCH)
    while not estimator.is_exact and estimator.samples < _MOST:
        if all(map(is_settled, estimator.judgement().estimates)):
            break
        estimator.look(_BATCH)
    return estimator.judgement()


class Verdict(NamedTuple):
    """What is thought of an answer; `cost` is in points weighed by the score, 0 where unsure."""

    action: Action
    judgement: Judgement
    grade: Grade
    cost: float

    @property
    def chosen(self) -> Estimate:
        """What was answered."""
        return self.judgement.of(self.action)


def verdict(judgement: Judgement, action: Action) -> Verdict:
    """Return what is thought of an answer; raises KeyError where it was not tried."""
    chosen = judgement.of(action)
    return Verdict(action, judgement, grade(chosen), chosen.behind if chosen.is_worse else 0.0)


def answer(asked: Asked, given: Verdict, moment: datetime) -> Answer:
    """Return what is to be remembered of an answer.

    A spot comes back where its answer was bad, and again and again once it does.
    """
    kind, record = asked.spot
    said = Answer(kind, given.judgement.view.rules, record, moment, given.grade, given.cost)
    if asked.card is None and not is_hard(given.grade):
        return said
    card, due = after(given.grade, moment, asked.card)
    return said._replace(card=card, due=due)


class Score(NamedTuple):
    """How practising goes: positions answered, those answered best, and what the others cost."""

    positions: int = 0
    best: int = 0
    cost: float = 0.0

    def after(self, given: Verdict) -> Score:
        """Return the score with another answer."""
        is_best = given.grade is Grade.BEST
        return Score(self.positions + 1, self.best + is_best, self.cost + given.cost)

    @property
    def average(self) -> float:
        """What an answer cost on the average."""
        return self.cost / max(self.positions, 1)
