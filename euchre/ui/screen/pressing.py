"""What the keys do while nothing lies over the table and nothing is typed.

What a key writes into the entry line is returned; most write nothing.
"""

from __future__ import annotations

from typing import Final

from euchre.rules.actions import Keep
from euchre.rules.cards import Rank
from euchre.ui.answers import Chosen, GoOn, Question
from euchre.ui.answers.keeping import FIVE
from euchre.ui.answers.question import NAMES_SUITS
from euchre.ui.hand import numbered
from euchre.ui.scene import Notice, Tone
from euchre.ui.screen import commands
from euchre.ui.screen.choosing import AT_ONCE, choosable, items, moved
from euchre.ui.screen.person import RESULTS, Person
from euchre.ui.words.screen import KEEP_BY_NUMBER, NOT_YOUR_TURN, NOTHING_SELECTED

_ANSWERS: Final = "opyn"
_BEGINS: Final = "q/"
_TAKES_A_CARD: Final = {Question.PLAY, Question.DISCARD, Question.TAKE}
_RANKS: Final = {7: Rank.SEVEN, 8: Rank.EIGHT, 9: Rank.NINE, 10: Rank.TEN}


def digit(person: Person, number: int) -> str:
    """Press a number key: play or choose that item, or skip a pause."""
    question = person.game.question
    if person.guards.swallows_rest():
        return ""
    if question is None:
        person.skip()
    elif person.guards.is_settling:
        return ""
    elif question is Question.KEEP:
        ten = numbered(person.game.view)
        person.game.keep_or_drop(ten[(number or 10) - 1])
    elif not person.settings.instant_keys or _begins_a_card(person, question, number):
        return str(number)
    elif person.answer(str(number)):
        person.guards.answered()
    return ""


def _begins_a_card(person: Person, question: Question, number: int) -> bool:
    """Tell whether a number can only be meant as the rank of a card in hand."""
    if number <= len(items(question, person.game.view)):
        return False
    return is_held(person, number)


def is_held(person: Person, rank: int) -> bool:
    """Tell whether a card of that rank may be asked for, and is in hand."""
    if person.game.question not in _TAKES_A_CARD:
        return False
    return any(card.rank is _RANKS.get(rank) for card in numbered(person.game.view) if card.rank)


def letter(person: Person, pressed: str) -> str:
    """Press a letter or a sign: a command, an answer by one key, or the first one of a text."""
    question = person.game.question
    key = pressed.lower()
    if key.isalpha() and person.guards.swallows_letter():
        return ""
    if key == "h" and question in NAMES_SUITS:
        return pressed
    if key in commands.AT_RESULTS and question in RESULTS:
        commands.AT_RESULTS[key](person)
    elif key in commands.LETTERS:
        commands.LETTERS[key](person)
    elif key in _BEGINS:
        return pressed
    elif question is None:
        return _letter_in_a_pause(person, pressed)
    elif question is Question.KEEP:
        _letter_for_five(person, key)
    else:
        return _letter_at(person, pressed)
    return ""


def _letter_in_a_pause(person: Person, pressed: str) -> str:
    """Begin a text, but not with a letter that may be meant as an answer."""
    if pressed.lower() not in _ANSWERS:
        return pressed
    person.game.notice = Notice(NOT_YOUR_TURN, Tone.ERROR)
    return ""


def _letter_for_five(person: Person, key: str) -> None:
    if key == "s":
        person.game.suggest()
    else:
        person.game.notice = Notice(KEEP_BY_NUMBER, Tone.TIP)


def _letter_at(person: Person, pressed: str) -> str:
    """Answer by one key where the question takes that letter, else begin a text."""
    key = pressed.lower()
    if not is_answered_by(person, key):
        return pressed
    if not person.guards.is_settling and person.answer(key):
        person.guards.answered()
    return ""


def is_answered_by(person: Person, key: str) -> bool:
    """Tell whether a letter by itself answers what is asked."""
    question = person.game.question
    if question is None or not person.settings.instant_keys:
        return False
    return key in AT_ONCE.get(question, "")


def move(person: Person, key: str) -> None:
    """Press left, right, home or end: select among what may be chosen."""
    game = person.game
    if game.question is not None and game.question not in RESULTS:
        game.selected = moved(game.selected, choosable(game.question, game.view), key)


def enter(person: Person) -> None:
    """Press Enter: take what is selected, or go on."""
    question = person.game.question
    if person.guards.swallows_rest():
        return
    if question is None:
        person.skip()
    elif person.guards.is_settling:
        return
    elif question is Question.KEEP:
        _enter_for_five(person)
    elif question in RESULTS:
        person.do(GoOn(yes=True))
    else:
        _take_selected(person, question)


def _enter_for_five(person: Person) -> None:
    if len(person.game.kept) == FIVE:
        person.do(Chosen(Keep(person.game.kept)))
    elif person.game.selected is not None:
        _toggle_selected(person)
    elif person.game.kept:
        person.game.notice = (
            None  # how many are kept, and how many are too many or missing, is said
        )
    else:
        person.game.notice = Notice(KEEP_BY_NUMBER, Tone.TIP)


def _take_selected(person: Person, question: Question) -> None:
    offered, selected = items(question, person.game.view), person.game.selected
    answer = None if selected is None else offered[selected]
    if answer is None:
        person.game.notice = Notice(NOTHING_SELECTED, Tone.TIP)
    else:
        person.do(answer)


def _toggle_selected(person: Person) -> None:
    if person.game.selected is not None:
        person.game.keep_or_drop(numbered(person.game.view)[person.game.selected])


def space(person: Person) -> None:
    """Press Space: skip a pause, go on from a result, keep or drop the selected card."""
    question = person.game.question
    if person.guards.swallows_rest():
        return
    if question is None:
        person.skip()
    elif person.guards.is_settling:
        return
    elif question is Question.KEEP:
        _toggle_selected(person)
    elif question in RESULTS:
        person.do(GoOn(yes=True))
