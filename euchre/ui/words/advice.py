"""What the popup of the hint says: the choice, the options that were weighed, and the reason."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from euchre.bots.explain import Explanation, Motive, Unit
from euchre.rules.actions import (
    Action,
    Keep,
    Name,
    NameJoker,
    Order,
    Play,
    TakeUp,
)
from euchre.rules.cards import Card
from euchre.ui.answers.options import options
from euchre.ui.answers.question import Question
from euchre.ui.answers.values import Chosen
from euchre.ui.hand import laid_out, numbered, order_suit
from euchre.ui.words.calls import ANSWERS
from euchre.ui.words.cards import suit_name
from euchre.ui.words.hints import reason_for
from euchre.ui.words.people import People
from euchre.ui.words.short import SYMBOLS, briefly, index
from euchre.views import View

TITLE: Final = "Hint"
THINKING: Final = "Thinking …"
STILL_THINKING: Final = "The hint comes in a moment. All keys go on answering meanwhile."
BEST: Final = "best"
WHERE_FROM: Final = "From rules of thumb, and from what you have seen."
FROM_SAMPLES: Final = "From sample deals that fit what you have seen."

_STRENGTHS: Final = {
    "order": "Your strength; beside pass, the strength needed",
    "name": "Strength with each; beside pass, what is needed",
    "pickup": "How strong your hand then is",
    "keep": "How strong the five are",
}
_MARCH: Final = "How near to all five tricks you are, and must be"
_POINTS: Final = "Points to gain, weighed by how the score stands"
_TRICKS: Final = "Tricks it may win now, less what it may win later"


def measure(explanation: Explanation, view: View) -> str:
    """Return what the values of the options count, nothing where only their order counts."""
    match explanation.unit:
        case Unit.STRENGTH:
            return _STRENGTHS.get(view.phase, "")
        case Unit.MARCH:
            return _MARCH
        case Unit.TRICKS:
            return _TRICKS
        case Unit.POINTS:
            return _POINTS
        case _:
            return ""


def where_from(explanation: Explanation) -> str:
    """Return what the values are taken from; nothing where there was nothing to weigh."""
    if explanation.motive is Motive.ONLY_CHOICE:
        return ""
    return FROM_SAMPLES if explanation.unit is Unit.POINTS else WHERE_FROM


def number_of(action: Action, question: Question | None, view: View) -> str:
    """Return the number, or the numbers, by which an action is chosen at the question."""
    if isinstance(action, Keep):
        return " ".join(map(str, _places(action.cards, view)))
    if isinstance(action, Play):
        return str(_places((action.card,), view)[0])
    if isinstance(action, TakeUp):
        at_discard = question is Question.DISCARD
        return str(_places((action.discard,), view)[0]) if at_discard else ""
    offered = () if question is None else options(question, view)
    answers = [option.answer for option in offered]
    chosen = Chosen(action)
    return str(answers.index(chosen) + 1) if chosen in answers else ""


def _places(cards: Collection[Card], view: View) -> list[int]:
    return [place for place, card in enumerate(numbered(view), 1) if card in cards]


def figure(value: float, unit: Unit) -> str:
    """Return a value as it is printed, tricks finer than strength.

    >>> figure(5.25, Unit.STRENGTH), figure(-0.16, Unit.TRICKS), figure(-0.001, Unit.TRICKS)
    ('5.2', '-0.16', '0.00')
    """
    digits = 2 if unit is Unit.TRICKS else 1
    # what rounds to nothing has no sign
    return f"{round(value, digits) + 0.0:.{digits}f}"


def option(action: Action, view: View) -> str:
    """Return an action as a line of the table of options.

    >>> from euchre.rules.cards import pack, parse_card
    >>> from euchre.rules.deal import deal
    >>> from euchre.rules.rules import Rules
    >>> from euchre.views import view
    >>> seen = view(deal(Rules(), dealer=0, order=pack(24)).position, 1)
    >>> option(Order(), seen), option(Play(parse_card("Th")), seen)
    ('order it up', '10♥')
    """
    match action:
        case Play(card):
            return index(card)
        case TakeUp(card):
            return f"discard {index(card)}"
        case Keep(cards):
            return " ".join(index(card) for card in laid_out(cards, order_suit(view)))
        case Name(suit) | NameJoker(suit):
            return f"{SYMBOLS[suit]} {suit_name(suit)}"
        case _:
            call = view.rules.seating.call(view.dealer, view.seat or 0)
            sentence = ANSWERS[call] if action == Order() else _PLAIN[type(action).__name__]
            return sentence.format(upcard=index(view.upcard))


_PLAIN: Final = {
    "Pass": "pass",
    "Leave": "leave {upcard}",
    "Dummy": "take the dummy",
    "Alone": "alone",
    "Together": "together",
}


def verb(action: Action, question: Question | None, view: View) -> str:
    """Return what stands before the number and the option that is advised."""
    match action:
        case Play():
            return "Play"
        case TakeUp():
            at_discard = question is Question.DISCARD
            return "Choose" if at_discard else f"Take {index(view.upcard)} and"
        case Keep():
            return "Keep"
        case Name() | NameJoker():
            return "Name"
        case _:
            return "Choose"


def reason(explanation: Explanation, view: View, names: tuple[str, ...]) -> str:
    """Return why, with the cards as the table names them."""
    return briefly(reason_for(explanation, view, People.of(view, names)))
