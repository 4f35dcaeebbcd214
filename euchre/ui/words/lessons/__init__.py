"""The lessons, in order: what they tell, and the cards that they tell it by."""

from __future__ import annotations

from typing import Final

from euchre.ui.study.lesson import Lesson
from euchre.ui.words.lessons.alone import ALONE
from euchre.ui.words.lessons.counting import COUNTING
from euchre.ui.words.lessons.defending import DEFENDING
from euchre.ui.words.lessons.dummy import DUMMY
from euchre.ui.words.lessons.following import FOLLOWING
from euchre.ui.words.lessons.naming import NAMING
from euchre.ui.words.lessons.ordering import ORDERING
from euchre.ui.words.lessons.score import SCORE
from euchre.ui.words.lessons.scoring import SCORING
from euchre.ui.words.lessons.tricks import TRICKS

LESSONS: Final[tuple[Lesson, ...]] = (
    TRICKS,
    FOLLOWING,
    ORDERING,
    NAMING,
    DUMMY,
    SCORING,
    DEFENDING,
    ALONE,
    COUNTING,
    SCORE,
)
"""All lessons, from the first."""
