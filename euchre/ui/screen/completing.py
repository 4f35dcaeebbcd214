"""What a text that was begun in the entry line will mean, and what it becomes with Tab."""

from __future__ import annotations

from collections.abc import Container

from euchre.rules.actions import Play, TakeUp
from euchre.ui.answers import Answer, Chosen, Command, Question, Word, is_problem, read
from euchre.ui.answers.reading import known
from euchre.ui.answers.spelling import full_names, squashed
from euchre.ui.hand import order_suit
from euchre.views import View


def meant(question: Question, text: str, view: View) -> Answer | None:
    """Return what Enter would do with the text, None where it would not be understood."""
    answer = read(question, text.removeprefix("/"), view)
    return None if is_problem(answer) else answer


def completed(
    question: Question, text: str, view: View, not_here: Container[Word] = ()
) -> str | None:
    """Return the text in full, None where it can go on in more than one way.

    Commands of which `not_here` tells are none of the ways.
    """
    slash = "/" if text.startswith("/") else ""
    answer = meant(question, text, view)
    if isinstance(answer, Chosen) and isinstance(answer.action, Play | TakeUp):
        card = answer.action.card if isinstance(answer.action, Play) else answer.action.discard
        return slash + full_names(card, order_suit(view))[0]
    word = squashed(text.removeprefix("/"))
    # One answer may have several spellings that begin so: the shortest stands for it.
    spellings = [
        spelling for spelling in known(question, view) if squashed(spelling).startswith(word)
    ]
    read_as = [(read(question, spelling, view), spelling) for spelling in reversed(spellings)]
    ways = {
        repr(answer): spelling
        for answer, spelling in read_as
        if not (isinstance(answer, Command) and answer.word in not_here)
    }
    return slash + next(iter(ways.values())) if len(ways) == 1 else None
