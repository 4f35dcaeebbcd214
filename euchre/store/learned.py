"""How far a person got with each lesson: on the disk before the next question is asked.

It never fails. Where the file cannot be used, what was learned is known for this time only, and
`trouble` says why.
"""

from __future__ import annotations

from typing import Final

from euchre.store.file import FAILURES, trouble_of
from euchre.store.games import Store
from euchre.table.keeping import Trouble, whole

_KEEPS: Final = """
    INSERT INTO lessons VALUES (?, ?, ?) ON CONFLICT (lesson) DO UPDATE
    SET step = excluded.step, finished = max(finished = 1, excluded.finished)
"""
"""What another program has finished in the meantime stays finished."""


class Learned:
    """The lessons that were begun and those that were finished."""

    def __init__(self, store: Store | None = None) -> None:
        """Read what the file says; without one, nothing was learned and nothing is kept."""
        self._store = store
        self._steps: dict[str, int] = {}
        self._finished: set[str] = set()
        self._trouble: Trouble | None = None
        if store is None:
            return
        try:
            rows = store.connection.execute("SELECT lesson, step, finished FROM lessons").fetchall()
        except FAILURES as error:
            self._trouble = trouble_of(error)
            return
        for lesson, step, finished in rows:
            self._steps[str(lesson)] = whole(step)
            if whole(finished):
                self._finished.add(str(lesson))

    @property
    def trouble(self) -> Trouble | None:
        """Why what was learned last is not in the file, None where it is or there is no file."""
        return self._trouble

    @property
    def is_kept(self) -> bool:
        """Whether what was learned last is in a file."""
        return self._store is not None and self._trouble is None

    def steps(self) -> dict[str, int]:
        """Return the step that each lesson which was begun has reached, counted from 0.

        A lesson that was finished begins at its first step again, and is not among them.
        """
        return {lesson: step for lesson, step in self._steps.items() if step}

    def finished(self) -> frozenset[str]:
        """Return the lessons that were finished once, also those begun again since."""
        return frozenset(self._finished)

    def reached(self, lesson: str, step: int) -> None:
        """Keep that a lesson goes on at that step."""
        self._steps[lesson] = step
        self._keep(lesson)

    def finish(self, lesson: str) -> None:
        """Keep that a lesson is finished."""
        self._steps[lesson] = 0
        self._finished.add(lesson)
        self._keep(lesson)

    def _keep(self, lesson: str) -> None:
        if self._store is None:
            return
        row = (lesson, self._steps[lesson], int(lesson in self._finished))
        connection = self._store.connection
        try:
            # What is asked next must find this on the disk, even without power.
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(_KEEPS, row)
        except FAILURES as error:
            self._trouble = trouble_of(error)
        else:
            self._trouble = None
