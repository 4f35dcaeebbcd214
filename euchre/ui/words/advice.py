"""What the popup of the hint says: the choice, the options that were weighed, and the reason."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Final

from euchre.coach.hints.facts import Outcome
from euchre.coach.hints.snapshot import Snapshot, Standing
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
from euchre.ui.answers.values import Chosen, Taken
from euchre.ui.hand import laid_out, numbered, order_suit
from euchre.ui.words.because import because
from euchre.ui.words.calls import ANSWERS
from euchre.ui.words.cards import suit_name
from euchre.ui.words.people import People
from euchre.ui.words.short import SYMBOLS, briefly, index
from euchre.views import View

TITLE: Final = "Hint"
THINKING: Final = "Thinking …"
STILL_THINKING: Final = "The hint comes in a moment. All keys go on answering meanwhile."
TAGS: Final = {
    Standing.BEST: "best",
    Standing.NAMED: "best",
    Standing.SAME: "as good",
    Standing.CLOSE: "as good",
    Standing.WORSE: "",
}
POINTS: Final = "points"
WINS: Final = "wins"


def measure(snapshot: Snapshot, view: View, names: tuple[str, ...]) -> str:
    """Return what the shares of the options are of, nothing where they have none.

    >>> from euchre.rules.cards import pack
    >>> from euchre.rules.deal import deal
    >>> from euchre.rules.rules import Rules
    >>> from euchre.rules.actions import Pass
    >>> from euchre.views import view
    >>> seen = view(deal(Rules(), dealer=0, order=pack(24)).position, 1)
    >>> measure(Snapshot(Pass(), measure=Outcome.SCORE), seen, ("Zoe", "You", "Bix"))
    'Chance you score'
    """
    if snapshot.measure is None:
        return ""
    people, maker = People.of(view, names), view.maker
    seating, me = people.seating, people.first
    side = seating.sides[seating.side_of(me)]
    if maker is not None and maker not in side:
        out = view.sitting_out
        side = tuple(seat for seat in seating.defenders(maker) if seat not in out) or side
    elif maker in view.alone:
        side = (me,)
    other = "" if maker is None else people.named(maker)
    return _MEASURES[snapshot.measure].format(side=people.within(side), other=other)


_MEASURES: Final = {
    Outcome.SCORE: "Chance {side} score",
    Outcome.MAKE: "Chance {side} make it",
    Outcome.MARCH: "Chance {side} march",
    Outcome.EUCHRE: "Chance to euchre {other}",
    Outcome.STOP_MARCH: "Chance to stop {other}'s march",
    Outcome.TAKE_ALL: "Chance to take all five tricks",
}


def points(number: float) -> str:
    """Return points as they count at the score, with a sign where there are any.

    >>> points(0.314), points(-1.0), points(0.001)
    ('+0.31', '-1.00', '0.00')
    """
    rounded = round(number, 2) + 0.0
    return f"{rounded:+.2f}" if rounded else "0.00"


def changed(snapshot: Snapshot, view: View) -> str:
    """Return that another move was named before, nothing where none was."""
    if snapshot.before is None:
        return ""
    return f"Changed from {option(snapshot.before, view)}: more deals speak against it."


def where_from(snapshot: Snapshot) -> tuple[str, str]:
    """Return what the figures are taken from and their error, in full and in short.

    >>> from euchre.rules.actions import Pass
    >>> where_from(Snapshot(Pass(), samples=312, is_exact=True))[0]
    'From all 312 ways in which the cards can lie.'
    """
    number = snapshot.samples
    if not number:
        return "", ""
    if snapshot.is_exact:
        ways = "the one way" if number == 1 else f"all {number} ways"
        return f"From {ways} in which the cards can lie.", f"From {ways}"
    error = f"give or take {math.ceil(100.0 * snapshot.error)} %" if snapshot.error else ""
    comma = ", " if error else ""
    return (
        f"From {number} sample deals that fit what you have seen{comma}{error}.",
        f"From {number} sample deals{comma}{error}",
    )


def number_of(action: Action, question: Question | None, view: View) -> str:
    """Return the number, or the numbers, by which an action is chosen at the question."""
    if isinstance(action, Keep):
        return " ".join(map(str, _places(action.cards, view)))
    if isinstance(action, Play):
        return str(_places((action.card,), view)[0])
    if isinstance(action, TakeUp) and question is Question.DISCARD:
        return str(_places((action.discard,), view)[0])
    offered = () if question is None else options(question, view)
    answers = [option.answer for option in offered]
    # Which card is thrown for the upcard is asked once it is taken.
    chosen = Taken() if isinstance(action, TakeUp) else Chosen(action)
    return str(answers.index(chosen) + 1) if chosen in answers else ""


def _places(cards: Collection[Card], view: View) -> list[int]:
    return [place for place, card in enumerate(numbered(view), 1) if card in cards]


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


def choice(action: Action, question: Question | None, view: View) -> str:
    """Return the option that is advised, with all that it asks for."""
    takes = isinstance(action, TakeUp) and question is not Question.DISCARD
    return f"take {index(view.upcard)}, {option(action, view)}" if takes else option(action, view)


def verb(action: Action) -> str:
    """Return what stands before the number and the option that is advised."""
    match action:
        case Play():
            return "Play"
        case Keep():
            return "Keep"
        case Name() | NameJoker():
            return "Name"
        case _:
            return "Choose"


def reason(snapshot: Snapshot, view: View, names: tuple[str, ...]) -> list[str]:
    """Return why, with the cards as the table names them, a sentence for each fact."""
    return [briefly(sentence) for sentence in because(snapshot.facts, view, names)]
