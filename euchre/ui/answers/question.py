"""Which question a person is being asked; what it asks in words is not here."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from euchre.rules.actions import Leave
from euchre.views import View


class Question(Enum):
    """A question that a person can be asked."""

    JOKER = auto()
    ORDER = auto()
    NAME = auto()
    TAKE = auto()
    DISCARD = auto()
    DUMMY = auto()
    GO_ALONE = auto()
    KEEP = auto()
    KEEP_THESE = auto()
    DEFEND = auto()
    PLAY = auto()
    NEXT_HAND = auto()
    PLAY_AGAIN = auto()
    NEW_GAME = auto()

    @property
    def takes_a_number_of_cards(self) -> bool:
        """Whether the numbers that answer it mean cards."""
        return self in _OF_CARDS


_OF_CARDS = {Question.DISCARD, Question.KEEP, Question.PLAY}

KEEPS_FIVE: Final = frozenset({Question.KEEP, Question.KEEP_THESE})
"""Those at which five of ten cards are chosen."""

NAMES_SUITS: Final = frozenset({Question.NAME, Question.JOKER})
"""Those that name a suit, where a lone h is hearts."""

ASKS_ALONE: Final = frozenset({Question.DUMMY, Question.GO_ALONE, Question.DEFEND})
"""Those that ask whether to play alone."""

_BY_PHASE = {
    "joker": Question.JOKER,
    "order": Question.ORDER,
    "name": Question.NAME,
    "keep": Question.KEEP,
    "defend": Question.DEFEND,
    "play": Question.PLAY,
}


def question_of(view: View) -> Question:
    """Return the question that a view's seat is asked first on its turn."""
    if view.phase == "pickup":
        return Question.TAKE if Leave() in view.legal else Question.DISCARD
    if view.phase == "declare":
        return Question.DUMMY if view.rules.seating.has_dummy else Question.GO_ALONE
    return _BY_PHASE[view.phase]
