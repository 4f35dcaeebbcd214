"""What a hand pays at the table of the lessons, from the rules."""

from __future__ import annotations

from typing import Final

from euchre.rules.scoring import NEEDED, TRICKS, award
from euchre.ui.study.lesson import RULES
from euchre.ui.words.numbers import points


def _maker(taken: int, *, alone: bool = False) -> str:
    return points(award(RULES, taken, maker_alone=alone, defender_alone=False).maker)


def _defenders(taken: int, *, alone: bool = False) -> str:
    return points(award(RULES, taken, maker_alone=False, defender_alone=alone).defenders)


MADE: Final = _maker(NEEDED)
MARCH: Final = _maker(TRICKS)
MARCH_ALONE: Final = _maker(TRICKS, alone=True)
EUCHRED: Final = _defenders(NEEDED - 1)
EUCHRED_BY_ONE: Final = _defenders(NEEDED - 1, alone=True)
NONE_AGAINST_ONE: Final = _defenders(0, alone=True)
"""What each defender scores when a lone one of them takes all five."""
