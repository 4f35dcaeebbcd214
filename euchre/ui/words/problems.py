"""What is wrong with an answer, why, and what to type instead; nobody is blamed."""

from __future__ import annotations

from functools import singledispatch

from euchre.rules.actions import Name, Order, Play
from euchre.rules.cards import Suit
from euchre.rules.errors import Reason
from euchre.rules.trump import suit_of
from euchre.ui.answers.question import KEEPS_FIVE, Question
from euchre.ui.answers.values import (
    AloneProblem,
    Empty,
    NoSuchGame,
    NoSuchNumber,
    NotFive,
    NotHeld,
    Problem,
    Refused,
    Several,
    Twice,
    Unknown,
)
from euchre.ui.hand import numbered
from euchre.ui.words.cards import bower, card_name, placed_cards, suit_name, the
from euchre.ui.words.hints import choice_in_words
from euchre.ui.words.text import excerpt
from euchre.views import View

_LONGEST = 40


def problem(wrong: Problem, question: Question, view: View) -> str:
    """Return the sentences for what is wrong with an answer to the question."""
    return _said(wrong, question, view)


@singledispatch
def _said(wrong: object, _question: Question, _view: View) -> str:
    raise TypeError(wrong)


@_said.register
def _(_wrong: Empty, question: Question, view: View) -> str:
    return f"Nothing was typed. {what_to_type(question, view)}"


@_said.register
def _(wrong: Unknown, question: Question, view: View) -> str:
    typed = excerpt(wrong.text.strip(), _LONGEST)
    meant = "" if wrong.nearest is None else f' Did you mean "{wrong.nearest}"?'
    if question in {Question.PLAY, Question.DISCARD}:
        return f'"{typed}" is not one of your cards.{meant} {what_to_type(question, view)}'
    return f'"{typed}" is no answer here.{meant} {what_to_type(question, view)}'


@_said.register
def _(wrong: Several, question: Question, view: View) -> str:
    if question is Question.TAKE:
        names = " or ".join(the(card) for card in wrong.cards)
        return f"Which one? It can be {names}."
    return f"Which one? You hold {placed_cards(wrong.cards, numbered(view))}."


@_said.register
def _(wrong: NotHeld, question: Question, view: View) -> str:
    title = bower(wrong.card, view.trump)
    name = the(wrong.card) if title is None else f"{the(wrong.card)}, the {title}"
    if question in KEEPS_FIVE:
        return f"Not among the ten: {card_name(wrong.card)}. {what_to_type(question, view)}"
    return f"You do not hold {name}. {what_to_type(question, view)}"


@_said.register
def _(wrong: NoSuchNumber, question: Question, view: View) -> str:
    if question.takes_a_number_of_cards:
        if wrong.most == 1:
            return "You have 1 card. Type 1."
        return f"You have {wrong.most} cards. Type 1-{wrong.most}, or a card."
    return f"There is no such number here. {what_to_type(question, view)}"


@_said.register
def _(wrong: NotFive, question: Question, view: View) -> str:
    return f"Five cards are kept, and {wrong.count} named. {what_to_type(question, view)}"


@_said.register
def _(wrong: Twice, question: Question, view: View) -> str:
    return f"Named twice: {card_name(wrong.card)}. {what_to_type(question, view)}"


@_said.register
def _(wrong: AloneProblem, question: Question, view: View) -> str:
    if wrong is AloneProblem.NOBODY:
        return f"Nobody plays alone in this game. {what_to_type(question, view)}"
    if question is Question.ORDER:
        return f'To go alone, say the call as well: "{_call(view)} alone".'
    suit = max(action.suit for action in view.legal if isinstance(action, Name))
    return f'To go alone, name trump as well: "alone {suit_name(suit)}".'


@_said.register
def _(_wrong: NoSuchGame, _question: Question, _view: View) -> str:
    return "There is a game for 2, 3 or 4 players: new 2, new 3, new 4."


@_said.register
def _(wrong: Refused, question: Question, view: View) -> str:
    if wrong.reason is Reason.TURNED_DOWN:
        suit = suit_name(wrong.suit or Suit.CLUBS)
        return f"Not legal: {suit} was turned down. {what_to_type(question, view)}"
    if wrong.reason is Reason.DEALER_IS_STUCK:
        return f"Not legal: the dealer must name a suit. {what_to_type(question, view)}"
    if wrong.reason is Reason.DEALER_MUST_TAKE:
        return f"Not legal: the dealer takes {the(view.upcard)} here, and discards one of the six."
    return _must_follow(wrong, view)


def _must_follow(wrong: Refused, view: View) -> str:
    if wrong.card is None or view.trump is None or not view.trick:
        return "Not legal here."
    led = suit_name(suit_of(view.trick[0][1], view.trump))
    held = numbered(view)
    legal = ", ".join(
        f"{card_name(card)} ({place})"
        for place, card in enumerate(held, 1)
        if Play(card) in view.legal
    )
    return f"Not legal: {the(wrong.card)} does not follow {led}. Legal: {legal}."


def what_to_type(question: Question, view: View) -> str:
    """Return what can be typed at the question."""
    return _TYPE[question].format(
        most=len(numbered(view)), example=_example(view), call=_call(view)
    )


def _call(view: View) -> str:
    """Return the reader's word for making the upcard's suit trump (B2)."""
    return choice_in_words(Order(), view, view.seat or 0)


def _example(view: View) -> str:
    """Return one of the cards held, as it may be typed."""
    held = numbered(view)
    return "" if not held else card_name(held[0])


_TYPE = {
    Question.JOKER: "Type 1-4, or a suit.",
    Question.ORDER: "Type 1 or {call}, 2 or pass.",
    Question.NAME: "Type a suit or its number, or pass.",
    Question.TAKE: "Type 1 or take it, 2 or leave it, or the card to discard.",
    Question.DISCARD: "Type 1-{most}, or a card, such as {example}.",
    Question.DUMMY: "Type 1 or dummy, 2 or alone.",
    Question.GO_ALONE: "Type 1 or together, 2 or alone.",
    Question.KEEP: "Type five numbers of 1-{most}, such as 1 2 3 4 6, or all mine.",
    Question.KEEP_THESE: "Type yes or no, or five other numbers.",
    Question.DEFEND: "Type 1 or together, 2 or alone.",
    Question.PLAY: "Type 1-{most}, or a card, such as {example}.",
    Question.NEXT_HAND: "Press Enter for the next hand, or type quit.",
    Question.PLAY_AGAIN: "Type yes or no.",
    Question.NEW_GAME: "Type yes or no.",
}
