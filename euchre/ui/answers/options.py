"""The answers that a question offers by number, and how each is spelled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from euchre.rules.actions import Alone as GoAlone
from euchre.rules.actions import Dummy, Leave, Name, NameJoker, Order, Pass, Together
from euchre.rules.cards import Suit
from euchre.rules.errors import Reason
from euchre.ui.answers.question import Question
from euchre.ui.answers.spelling import SUIT_ORDER, suit_spellings
from euchre.ui.answers.values import Answer, Chosen, GoOn, Refused, Taken
from euchre.views import View


class Option(NamedTuple):
    """An answer that a question offers, and its spellings as they would be written."""

    answer: Answer
    spellings: tuple[str, ...]


_PASS: Final = ("pass", "i pass", "p", "no", "n", "turn it down", "i turn it down", "turn down")
_ORDER: Final = (
    *("order it up", "order up", "order", "i order it up", "i order up", "i order", "o"),
    *("pick it up", "assist", "i assist", "accept", "i accept", "take it up", "yes", "y"),
)
_ORDER_WITH_SUIT: Final = (
    "order up {suit}",
    "order {suit} up",
    "assist in {suit}",
    "accept {suit}",
)
_TAKE: Final = ("take it", "take", "i take it", "take it up", "pick it up", "yes", "y")
_LEAVE: Final = ("leave it", "leave", "i leave it", "decline", "no", "n")
_ALONE: Final = ("alone", "go alone", "i go alone", "play alone", "i play alone", "go it alone")
_DUMMY: Final = ("take the dummy", "dummy", "take dummy", "with the dummy", "i take the dummy")
_TOGETHER: Final = ("together", "play together", "we play together", "with my partner", "no", "n")
_DEFEND_ALONE: Final = (*_ALONE, "defend alone", "i defend alone", "yes", "y")
_YES: Final = ("yes", "y", "ok")
_NO: Final = ("no", "n")


def _order(view: View) -> tuple[Option, ...]:
    suit = "" if view.proposed is None else suit_spellings(view.proposed)[-1]
    with_suit = tuple(spelling.format(suit=suit) for spelling in _ORDER_WITH_SUIT)
    return (
        Option(Chosen(Order()), (*_ORDER, *with_suit)),
        Option(Chosen(Pass()), _PASS),
    )


def _suit_words(suit: Suit) -> tuple[str, ...]:
    name = suit_spellings(suit)[-1]
    return (*reversed(suit_spellings(suit)), f"name {name}", f"i name {name}", f"{name} is trump")


def _name(view: View) -> tuple[Option, ...]:
    named = tuple(
        Option(Chosen(Name(suit)), _suit_words(suit))
        for suit in SUIT_ORDER
        if Name(suit) in view.legal
    )
    passing = (Option(Chosen(Pass()), _PASS),) if Pass() in view.legal else ()
    return named + passing


def _joker(_view: View) -> tuple[Option, ...]:
    return tuple(Option(Chosen(NameJoker(suit)), _suit_words(suit)) for suit in SUIT_ORDER)


def _take(_view: View) -> tuple[Option, ...]:
    return (Option(Taken(), _TAKE), Option(Chosen(Leave()), _LEAVE))


def _dummy(_view: View) -> tuple[Option, ...]:
    return (
        Option(Chosen(Dummy()), (*_DUMMY, "yes", "y", "take it")),
        Option(Chosen(GoAlone()), (*_ALONE, "no", "n")),
    )


def _go_alone(_view: View) -> tuple[Option, ...]:
    return (
        Option(Chosen(Together()), _TOGETHER),
        Option(Chosen(GoAlone()), (*_ALONE, "yes", "y")),
    )


def _defend(_view: View) -> tuple[Option, ...]:
    return (Option(Chosen(Together()), _TOGETHER), Option(Chosen(GoAlone()), _DEFEND_ALONE))


def _yes_or_no(_view: View) -> tuple[Option, ...]:
    return (Option(GoOn(yes=True), _YES), Option(GoOn(yes=False), _NO))


def _next(_view: View) -> tuple[Option, ...]:
    return (Option(GoOn(yes=True), (*_YES, "next", "next hand", "deal", "go on", "continue")),)


def _nothing(_view: View) -> tuple[Option, ...]:
    return ()


_OPTIONS: Final[dict[Question, Callable[[View], tuple[Option, ...]]]] = {
    Question.JOKER: _joker,
    Question.ORDER: _order,
    Question.NAME: _name,
    Question.TAKE: _take,
    Question.DISCARD: _nothing,
    Question.DUMMY: _dummy,
    Question.GO_ALONE: _go_alone,
    Question.KEEP: _nothing,
    Question.KEEP_THESE: _yes_or_no,
    Question.DEFEND: _defend,
    Question.PLAY: _nothing,
    Question.NEXT_HAND: _next,
    Question.PLAY_AGAIN: _yes_or_no,
    Question.NEW_GAME: _yes_or_no,
}


def options(question: Question, view: View) -> tuple[Option, ...]:
    """Return the answers that the question offers, in the order of their numbers."""
    return _OPTIONS[question](view)


def unnumbered(question: Question, view: View) -> tuple[Option, ...]:
    """Return what else is understood at the question, though mostly not allowed there."""
    if question is Question.DISCARD:
        # Whoever has just said that he takes the card may still leave it, unless he must take it.
        leaving = Chosen(Leave()) if Leave() in view.legal else Refused(Reason.DEALER_MUST_TAKE)
        return (Option(leaving, _LEAVE),)
    if question is not Question.NAME:
        return ()
    refused = tuple(
        Option(Refused(Reason.TURNED_DOWN, suit=suit), _suit_words(suit))
        for suit in SUIT_ORDER
        if Name(suit) not in view.legal
    )
    if Pass() not in view.legal:
        refused += (Option(Refused(Reason.DEALER_IS_STUCK), _PASS),)
    return refused
