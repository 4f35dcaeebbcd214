"""Reading what was typed at a question; a misspelling is never made into a move."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from typing import Final

from euchre.rules.actions import Action, Name, Order, Play, TakeUp
from euchre.rules.cards import Card
from euchre.rules.errors import Reason
from euchre.ui.answers.commands import command_in
from euchre.ui.answers.keeping import five_in
from euchre.ui.answers.naming import one_card
from euchre.ui.answers.options import options, unnumbered
from euchre.ui.answers.question import KEEPS_FIVE, Question
from euchre.ui.answers.spelling import names_of, number_in, squashed
from euchre.ui.answers.values import (
    AloneProblem,
    Answer,
    Chosen,
    Empty,
    GoOn,
    NoSuchNumber,
    Refused,
    Unknown,
    Word,
)
from euchre.ui.hand import numbered, order_suit
from euchre.views import View

_ENTER_IS_YES: Final = {Question.NEXT_HAND, Question.PLAY_AGAIN}
_CALLS: Final = {Question.ORDER, Question.NAME}
_TAKES_A_CARD: Final = {Question.TAKE, Question.DISCARD, Question.PLAY}

_ALONE_FIRST: Final = re.compile(r"i?(?:go|going|play)?(?:it)?alone(?:in|with|and)?(.*)")
_ALONE_LAST: Final = re.compile(r"(.*?)(?:and)?i?(?:go|going|play)?alone")
_LONGEST_GUESSED: Final = 40


def read(question: Question, text: str, view: View) -> Answer:
    """Return what a text answers to the question that the view's seat is asked."""
    command = command_in(question, text)
    if command is not None:
        return command
    if not text.strip():
        return GoOn(yes=True) if question in _ENTER_IS_YES else Empty()
    for reading in (_option, _call_alone, _card, _five):
        answer = reading(question, text, view)
        if answer is not None:
            return answer
    return Unknown(text, _nearest(question, text, view))


def _option(question: Question, text: str, view: View) -> Answer | None:
    """Read one of the answers that the question offers, by spelling or by number."""
    offered = options(question, view)
    number = number_in(text) if offered else None
    if number is not None:
        if number in range(1, len(offered) + 1):
            return offered[number - 1].answer
        return NoSuchNumber(len(offered))
    word = squashed(text)
    for answer, spellings in (*offered, *unnumbered(question, view)):
        if word in map(squashed, spellings):
            return answer
    return None


def _call_alone(question: Question, text: str, view: View) -> Answer | None:
    """Read a call with alone before or after it, which answers the later question too."""
    word = squashed(text)
    match = _ALONE_FIRST.fullmatch(word) or _ALONE_LAST.fullmatch(word)
    if question not in _CALLS or match is None:
        return None
    seating = view.rules.seating
    if not (seating.has_dummy or seating.has_partners):
        return AloneProblem.NOBODY
    if not match[1]:
        return AloneProblem.NO_CALL
    answer = _option(question, match[1], view)
    if isinstance(answer, Chosen) and isinstance(answer.action, (Order, Name)):
        return Chosen(answer.action, alone=True)
    return answer if isinstance(answer, (Refused, NoSuchNumber)) else None


def _card(question: Question, text: str, view: View) -> Answer | None:
    """Read a card to discard or to play."""
    if question not in _TAKES_A_CARD:
        return None
    make: Callable[[Card], Action] = Play if question is Question.PLAY else TakeUp
    held = numbered(view)
    legal = [card for card in held if make(card) in view.legal]
    found = one_card(
        text, held, legal, order_suit(view), by_number=question.takes_a_number_of_cards
    )
    if not isinstance(found, Card):
        return found
    return Chosen(make(found)) if found in legal else Refused(Reason.MUST_FOLLOW, found)


def _five(question: Question, text: str, view: View) -> Answer | None:
    """Read five cards to keep."""
    return five_in(text, numbered(view), view) if question in KEEPS_FIVE else None


def _nearest(question: Question, text: str, view: View) -> str | None:
    """Return the answer or command that is spelled most like the text, None where none is."""
    word = squashed(text)
    if len(word) > _LONGEST_GUESSED:
        return None
    spelled = {squashed(spelling): spelling for spelling in known(question, view)}
    nearest = difflib.get_close_matches(word, spelled, 1, 0.7)
    return spelled[nearest[0]] if nearest else None


def known(question: Question, view: View) -> list[str]:
    """Return what can be typed at a question, in full: answers, cards and commands."""
    return [*answers_known(question, view), *(word.value for word in Word)]


def answers_known(question: Question, view: View) -> list[str]:
    """Return what answers a question, in full: answers and cards."""
    spellings = [spelling for option in options(question, view) for spelling in option.spellings]
    if question in _TAKES_A_CARD:
        spellings += names_of(numbered(view), order_suit(view))
    return spellings
