"""What stands on the buttons of a question, and what a text that is begun would do."""

from __future__ import annotations

from typing import Final

from euchre.rules.actions import (
    Alone,
    Dummy,
    Leave,
    Name,
    NameJoker,
    Order,
    Pass,
    Play,
    TakeUp,
    Together,
)
from euchre.ui.answers.options import options
from euchre.ui.answers.question import Question
from euchre.ui.answers.reading import read
from euchre.ui.answers.values import (
    Answer,
    Chosen,
    Command,
    GoOn,
    Kept,
    Suggested,
    Taken,
    is_problem,
)
from euchre.ui.hand import laid_out, order_suit
from euchre.ui.scene import Scene
from euchre.ui.words.calls import ANSWERS
from euchre.ui.words.cards import in_words, suit_name
from euchre.ui.words.short import SYMBOLS, index
from euchre.views import View


def buttons(question: Question, view: View) -> list[str]:
    """Return what stands on the buttons of a question, in the order of their numbers."""
    return [_button(option.answer, question, view) for option in options(question, view)]


def _button(answer: Answer, question: Question, view: View) -> str:
    match answer:
        case GoOn(yes):
            return "Yes" if yes else "No"
        case Chosen(Order()):
            return ANSWERS[view.rules.seating.call(view.dealer, view.seat or 0)].capitalize()
        case Chosen(Name(suit)) | Chosen(NameJoker(suit)):
            return f"{SYMBOLS[suit]} {suit_name(suit)}"
        case Chosen(Alone()) if question is Question.DEFEND:
            return "Defend alone"
        case Chosen(action):
            return _BUTTONS[type(action)]
        case _:
            return _BUTTONS[type(answer)]


_BUTTONS: Final[dict[type, str]] = {
    Taken: "Take it and discard",
    Alone: "Go alone",
    Pass: "Pass",
    Leave: "Leave it",
    Dummy: "Take the dummy",
    Together: "Together",
}


def briefest(text: str) -> str:
    """Return what stands on a button where there is no room for all of it: of a suit its sign.

    >>> briefest("♠ spades"), briefest("Pass")
    ('♠', 'Pass')
    """
    return text[0] if text[0] in SYMBOLS else text


def meaning(scene: Scene, text: str) -> str:
    """Return what Enter would do with a text that is begun, nothing where it is not understood."""
    if scene.question is None:
        return ""
    answer = read(scene.question, text.removeprefix("/"), scene.view)
    named = "" if is_problem(answer) else _meant(answer, scene)
    return f"Enter: {named}" if named else ""


def _meant(answer: Answer, scene: Scene) -> str:
    match answer:
        case Chosen(Play(card)) | Chosen(TakeUp(card)):
            return in_words(card)
        case Kept(cards):
            return " ".join(index(card) for card in laid_out(cards, order_suit(scene.view)))
        case Command(word):
            return word.value
        case Suggested():
            return "suggest"
        case _ if scene.question is not None:
            found = _button(answer, scene.question, scene.view)
            return f"{found}, alone" if isinstance(answer, Chosen) and answer.alone else found
        case _:
            return ""
