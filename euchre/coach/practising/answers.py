"""An answer to a spot, and what remembers answers: values, and who keeps them is not known here."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NamedTuple, Protocol

from euchre.coach.grades import Grade
from euchre.rules.rules import Rules


class Waiting(NamedTuple):
    """A spot that is due: the record of the game up to it, and its card (`returning`).

    `number` is what the one who remembers it knows it by.
    """

    record: Mapping[str, Any]
    card: str
    number: int = 0


class Answer(NamedTuple):
    """An answer: to a spot of that kind and table, at a moment, with its grade and cost.

    `card` and `due` are what the spot comes back by, None where it does not.
    """

    kind: str
    rules: Rules
    record: Mapping[str, Any]
    answered: datetime
    grade: Grade
    cost: float
    card: str | None = None
    due: datetime | None = None


class Memory(Protocol):
    """One who remembers answers; what goes wrong with that is no affair of whoever practises."""

    def due(self, kind: str, rules: Rules, now: datetime, /) -> Waiting | None:
        """Return the spot of a kind and table that has been due for longest, each once."""
        ...

    def keep(self, answer: Answer, /) -> None:
        """Remember an answer."""
        ...

    def drop(self, waiting: Waiting, /) -> None:
        """Forget a spot that cannot be asked."""
        ...
