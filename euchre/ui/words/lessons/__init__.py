"""The lessons, in order: what they tell, and the cards that they tell it by."""

from __future__ import annotations

from typing import Final

from euchre.ui.study.lesson import Lesson
from euchre.ui.words.lessons.tricks import TRICKS

LESSONS: Final[tuple[Lesson, ...]] = (TRICKS,)
"""All lessons, from the first."""
