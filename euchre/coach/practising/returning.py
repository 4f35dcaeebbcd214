"""When a spot comes back: soon after a bad answer, later and later after good ones.

The days are those of FSRS, a scheduler of spaced repetition; the state of a spot is its card, as
JSON. The clock is handed in, and nothing is left to chance.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Final, NamedTuple

from fsrs import Card, Rating, Scheduler

from euchre.coach.grades import Grade

_RATINGS: Final = {
    Grade.BEST: Rating.Easy,
    Grade.GOOD: Rating.Good,
    Grade.INACCURACY: Rating.Hard,
    Grade.MISTAKE: Rating.Again,
    Grade.BLUNDER: Rating.Again,
}

_SCHEDULER: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
"""No steps of minutes: a spot that was just explained says nothing about what was learned."""


class Return(NamedTuple):
    """A spot that comes back: its card, and the moment from which on it may."""

    card: str
    due: datetime


def is_hard(grade: Grade) -> bool:
    """Tell whether a new spot that was answered so is to come back.

    >>> [grade.name for grade in Grade if is_hard(grade)]
    ['INACCURACY', 'MISTAKE', 'BLUNDER']
    """
    return grade > Grade.GOOD


def after(grade: Grade, moment: datetime, card: str | None = None) -> Return:
    """Return when a spot comes back that was answered so at a moment.

    `card` is what an earlier answer has left; one that cannot be read counts as none.

    >>> began = datetime(2026, 1, 31, tzinfo=UTC)
    >>> wrong = after(Grade.BLUNDER, began)
    >>> right = after(Grade.BEST, wrong.due, wrong.card)
    >>> [(each.due - began).days for each in (wrong, right)]
    [1, 4]
    """
    now = moment.astimezone(UTC)
    found = None if card is None else _reviewed(card, grade, now)
    if found is None:
        found, _ = _SCHEDULER.review_card(Card(card_id=0, due=now), _RATINGS[grade], now)
    return Return(json.dumps(found.to_dict()), found.due)


def _reviewed(card: str, grade: Grade, now: datetime) -> Card | None:
    """Return a card after another answer, None where it was changed from outside."""
    try:
        found, _ = _SCHEDULER.review_card(Card.from_dict(json.loads(card)), _RATINGS[grade], now)
    except _CHANGED:
        return None
    return found


_CHANGED: Final = (
    *(ArithmeticError, AssertionError, AttributeError, KeyError, RecursionError, TypeError),
    ValueError,
)
"""What comes of a card that the scheduler has not written."""
