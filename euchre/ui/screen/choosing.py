"""Which items a question offers, and moving over the legal ones with the arrow keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euchre.rules.actions import Action, Play, TakeUp
from euchre.rules.cards import Card
from euchre.ui.answers.options import options
from euchre.ui.answers.question import Question
from euchre.ui.answers.values import Answer, Chosen
from euchre.ui.hand import numbered
from euchre.views import View

_MAKES: Final[dict[Question, Callable[[Card], Action]]] = {
    Question.PLAY: Play,
    Question.DISCARD: TakeUp,
}


AT_ONCE: Final = {
    Question.ORDER: "op",
    Question.NAME: "p",
    Question.TAKE: "yn",
    Question.DUMMY: "yn",
    Question.GO_ALONE: "yn",
    Question.DEFEND: "yn",
    Question.NEXT_HAND: "y",
    Question.PLAY_AGAIN: "y",
}
"""The letters that answer a question by one key; after a game "new 4" begins with one of them."""


def items(question: Question, view: View) -> tuple[Answer | None, ...]:
    """Return what each item by number answers, None where it may not be chosen.

    The items are the cards where a card is asked for, else the answers offered; while five are
    chosen the items are the ten cards, of which none is an answer by itself.
    """
    if question is Question.KEEP:
        return (None,) * len(numbered(view))
    make = _MAKES.get(question)
    if make is None:
        return tuple(option.answer for option in options(question, view))
    actions = [make(card) for card in numbered(view)]
    return tuple(Chosen(action) if action in view.legal else None for action in actions)


def choosable(question: Question, view: View) -> list[int]:
    """Return the places, from 0, of the items that may be chosen."""
    found = items(question, view)
    if question is Question.KEEP:
        return list(range(len(found)))
    return [place for place, answer in enumerate(found) if answer is not None]


def moved(selected: int | None, places: list[int], key: str) -> int | None:
    """Return the place that is selected after an arrow key; the ends stay ends.

    >>> moved(None, [1, 2], "right"), moved(1, [1, 2], "right"), moved(2, [1, 2], "right")
    (1, 2, 2)
    >>> moved(None, [1, 2], "left"), moved(2, [1, 2], "home"), moved(None, [], "end")
    (2, 1, None)
    """
    if not places:
        return None
    if key == "home" or (key == "right" and selected is None):
        return places[0]
    if key == "end" or selected not in places:
        return places[-1]
    step = 1 if key == "right" else -1
    return places[min(max(places.index(selected) + step, 0), len(places) - 1)]
