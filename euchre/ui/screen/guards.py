"""What keeps a key from doing what it was not meant for: two moments in which keys do nothing.

Whoever skips a pause may press once too often, and whoever types an answer in full may find that
its first letter was an answer already.
"""

from __future__ import annotations

from collections.abc import Callable

from euchre.ui.screen import pace


class Guards:
    """Knows by a clock which keys are late."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Guard against nothing yet."""
        self._clock = clock
        self._settled = 0.0
        self._answered = self._word_ends = 0.0
        self._in_a_word = False

    def paused(self) -> None:
        """Take note that a pause has ended just now: keys meant for it may still come."""
        self._settled = self._clock() + pace.SETTLES

    def answered(self) -> None:
        """Take note of an answer by one key: letters that finish a word may still come."""
        self._answered = self._clock()
        self._word_ends = self._answered + pace.SWALLOWS
        self._in_a_word = False

    @property
    def is_settling(self) -> bool:
        """Whether a key may have been meant for a pause that is over."""
        return self._clock() < self._settled

    def swallows_letter(self) -> bool:
        """Tell whether a letter finishes a word, which then goes on a while longer."""
        if self._clock() >= self._word_ends:
            return False
        latest = self._answered + pace.LONGEST_WORD
        self._word_ends = min(self._clock() + pace.SWALLOWS, latest)
        self._in_a_word = True
        return True

    def swallows_rest(self) -> bool:
        """Tell whether Space, Enter or a number belongs to words of which letters were swallowed.

        Else it was meant as itself, and so is what comes after it.
        """
        if self._in_a_word and self.swallows_letter():
            return True
        self._word_ends = 0.0
        return False
