"""What is said while positions are studied, whatever they are about."""

from __future__ import annotations

from typing import Final

from euchre.rules.phase import Trick
from euchre.ui.answers.options import options
from euchre.ui.answers.question import NAMES_SUITS, Question
from euchre.ui.answers.reading import answers_known
from euchre.ui.answers.values import Word
from euchre.ui.study.study import Mood, Page, Row
from euchre.ui.words.advice import POINTS, WINS
from euchre.ui.words.asking import Prompt, legal_places, ranges
from euchre.ui.words.cards import the
from euchre.ui.words.explained import explained as question_explained
from euchre.ui.words.help import help_lines
from euchre.ui.words.hints import choice_in_words
from euchre.ui.words.keys import Key
from euchre.ui.words.numbers import listed
from euchre.ui.words.people import People
from euchre.ui.words.questions import SUGGESTS
from euchre.ui.words.screen import ON_THE_SCREEN
from euchre.views import View

AGAIN: Final = "Once more"
ASKED: Final = "What is asked"
RIGHT: Final = "Right"
NOT_QUITE: Final = "Not the best"

KEEP_BY_NUMBER: Final = "Press 1-9 and 0 to keep or drop, Enter when five are kept."
CHOOSE_YOURSELF: Final = "Here it is for you to choose."
NOT_HERE: Final = {
    Word.HINT: "There is no hint here. Answer, and you are told why it is right or not.",
    Word.UNDO: "There is nothing to take back here.",
    Word.REDO: "There is nothing to do again here.",
    Word.NEW: "No other game begins here. quit goes back first.",
    Word.CARDS: "The others' cards stay hidden here, as in a game.",
    Word.ANALYSE: "There is no review here. Each answer is judged at once.",
}
"""What is said to commands that are for a game."""

_KEYS_NOT_HERE: Final = {
    "h": NOT_HERE[Word.HINT],
    "u": NOT_HERE[Word.UNDO],
    "v": ON_THE_SCREEN,
    "m": "No menu opens here. q goes back first.",
    "+": "No bot plays here, so there is no speed.",
    "-": "No bot plays here, so there is no speed.",
}
_AT_RESULTS_NOT_HERE: Final = {"a": NOT_HERE[Word.ANALYSE]}


def not_here(key: str, question: Question, view: View) -> str | None:
    """Return what is said to a key of the table that does nothing here, None to the others.

    What begins an answer is none of them. Of five cards nothing begins but with `/`, as at the
    table.
    """
    if key == "h" and question in NAMES_SUITS:
        return None
    if key in _KEYS_NOT_HERE:
        return _KEYS_NOT_HERE[key]
    if question is Question.KEEP:
        return None if key in "q/" else CHOOSE_YOURSELF if key == "s" else KEEP_BY_NUMBER
    if key in _AT_RESULTS_NOT_HERE and not _begins(key, question, view):
        return _AT_RESULTS_NOT_HERE[key]
    return None


def _begins(key: str, question: Question, view: View) -> bool:
    """Tell whether what answers a question may begin with a letter; alone may stand before it."""
    if key == "a" and question in {Question.ORDER, Question.NAME}:
        return view.rules.seating.has_dummy or view.rules.seating.has_partners
    return any(spelling.startswith(key) for spelling in answers_known(question, view))


def offered(text: str) -> str:
    """Return what a prompt offers here, where no five cards are suggested."""
    return text.replace(SUGGESTS, "")


TITLES: Final = {Mood.TELLS: "", Mood.RIGHT: RIGHT, Mood.WRONG: NOT_QUITE}
"""The titles of what is told, where a page has none of its own."""


def explained(page: Page, names: tuple[str, ...]) -> list[str]:
    """Return what is told again: what was told last, or else what the question means."""
    if page.texts:
        return list(page.texts)
    if page.question is Question.KEEP:
        return [*question_explained(page.question, page.view, names)[:1], KEEP_BY_NUMBER]
    if page.asks:
        return question_explained(page.question, page.view, names)
    return [NOTHING_MORE]


NOTHING_MORE: Final = "Enter goes on, left goes back, and q leaves."


def briefly_standing(standing: str) -> str:
    """Return which part of a study this is without its title.

    >>> briefly_standing("lesson 5 of 10: The dummy: five of ten")
    'lesson 5 of 10'
    """
    return standing.partition(":")[0]


def on_the_table(view: View, names: tuple[str, ...]) -> str:
    """Return what lies on the table below what is told, nothing where there is nothing."""
    if view.trick:
        return f"On the table: {_cards(view.trick, view, names)}."
    if view.trump is None and view.proposed is not None and view.phase == "order":
        return f"Turned up: {the(view.upcard)}."
    return ""


def _cards(trick: Trick, view: View, names: tuple[str, ...]) -> str:
    people = People.of(view, names)
    return listed([f"{people.names[seat]} {the(card)}" for seat, card in trick])


def row_in_words(row: Row, view: View) -> str:
    """Return an option with what it is worth, in a sentence."""
    points, chance = row.figures
    name = choice_in_words(row.action, view, view.seat or 0)
    tag = f"; {row.tag}" if row.tag else ""
    return f"{name[:1].upper()}{name[1:]}: {points} points, {chance} to win{tag}."


FIGURES: Final = (POINTS, WINS)
"""What stands over the figures of options that are compared."""

# The table


def prompt_on(*, over: bool) -> Prompt:
    """Return the prompt of a page that asks nothing; `over` where something lies on the table."""
    return Prompt("Read on" if over else "Go on", "Enter or Space")


_AGAIN: Final = Key("?", "once more")
_HELP: Final = Key("?", "help")
_LEAVE: Final = Key("q", "leave")
_BACK: Final = Key("←", "back")
_ON: Final = Key("Enter", "go on")
_MOVE: Final = Key("←→ Enter", "pick")
CLOSE: Final = (Key("Enter", "back to the question"), _LEAVE)
TYPING: Final = (Key("Enter", "answer"), Key("Tab", "complete"), Key("Esc", "clear"))
ONWARD: Final = (_ON, _BACK, _LEAVE)
ONLY_ON: Final = (_ON, _LEAVE)


def keys_of(question: Question, view: View, *, told: bool) -> tuple[Key, ...]:
    """Return the keys that answer a question; `told` where something was told before it."""
    return (*_answering(question, view), _AGAIN if told else _HELP, _LEAVE)


def _answering(question: Question, view: View) -> tuple[Key, ...]:
    if question is Question.KEEP:
        return (Key("1-9 0", "keep or drop"), Key("Enter", "done"))
    if question is Question.PLAY:
        return (Key(ranges(legal_places(view)), "play"), _MOVE)
    if question is Question.DISCARD:
        return (Key(ranges(legal_places(view)), "discard"), _MOVE)
    return (Key(f"1-{len(options(question, view))}", "choose"), _MOVE)


# Lines

GO_ON: Final = "Go on? (Enter, back, or quit)"
GO_ON_ONLY: Final = "Go on? (Enter, or quit)"
ONCE_MORE: Final = "Type again to be told once more, back to go back, quit to leave."
ONLY_QUIT: Final = "Type quit to leave."
NO_ANSWER: Final = "Press Enter to go on, or type back, help or quit."


def help_in_lines(question: Question | None, view: View, *, told: bool) -> list[str]:
    """Return what can be typed, and at a question what it is about; `told` as for the keys."""
    if question is None:
        return [NO_ANSWER]
    return [*help_lines(question, view)[:-1], ONCE_MORE if told else ONLY_QUIT]
