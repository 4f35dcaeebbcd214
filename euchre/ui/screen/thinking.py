"""What the process for hints thinks about, and when it tells; without any process.

It thinks ahead about a question that nobody has asked a hint for yet, and goes on for longer while
the hint is open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from euchre.coach.hints.advice import FIRST, FIXED, MOST, Advice
from euchre.ui.screen.asked import Answer, Question

BATCH: Final = 10
"""After so many samples it looks for another question."""
EVERY: Final = 0.4
"""Seconds between two answers to the same question, the last one excepted."""


class Thinking:
    """Thinks about one question at a time, a batch of samples after the other."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Think about nothing yet."""
        self._clock = clock
        self._question = Question(0, None, 0, shown=False)
        self._advice: Advice | None = None
        self._told_samples = -1
        self._told_at = 0.0

    def take(self, question: Question) -> None:
        """Take a question, or that the hint is wanted or closed."""
        if question.number != self._question.number:
            view = question.view
            self._advice = None if view is None else Advice(view, question.seed)
            self._told_samples = -1
        if question.shown and not self._question.shown:
            self._told_samples, self._told_at = -1, self._clock() - EVERY
        self._question = question

    @property
    def is_idle(self) -> bool:
        """Whether there is nothing to think about and nothing to tell."""
        advice = self._advice
        if advice is None:
            return True
        if self._question.shown:
            return advice.is_done and advice.samples == self._told_samples
        return advice.is_done or advice.samples >= FIXED

    def go_on(self) -> Iterator[Answer]:
        """Think a little further, and iterate over what is to be told, if anything."""
        advice = self._advice
        if advice is None:
            return
        limit = MOST if self._question.shown else FIXED
        if not advice.is_done and advice.samples < limit:
            advice.look(FIRST if not advice.samples else BATCH)
        if self._question.shown and self._is_due(advice):
            self._told_samples, self._told_at = advice.samples, self._clock()
            yield Answer(self._question.number, advice.snapshot())

    def _is_due(self, advice: Advice) -> bool:
        if advice.samples == self._told_samples:
            return False
        return advice.is_done or self._clock() - self._told_at >= EVERY
