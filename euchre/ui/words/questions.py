"""The questions as they are asked: the lines before each, and its prompt with its answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euchre.rules.actions import Pass, Play
from euchre.rules.cards import CardSet, Suit
from euchre.rules.trump import suit_of
from euchre.ui.answers.options import options
from euchre.ui.answers.question import ASKS_ALONE, Question
from euchre.ui.hand import dummy_of, laid_out, numbered, order_suit, own_cards
from euchre.ui.words.calls import ANSWERS, ASKED
from euchre.ui.words.cards import in_words, numbered_cards, plain_cards, suit_name, the
from euchre.ui.words.numbers import listed
from euchre.ui.words.people import People
from euchre.views import View


def hand_line(view: View) -> str:
    """Return the reader's hand with the numbers that answer a question of cards."""
    upcard = view.upcard if view.phase == "pickup" and view.turn == view.seat else None
    cards = numbered_cards(own_cards(view), view.trump, upcard=upcard)
    return f"Your hand: {cards}." if cards else "Nobody has picked up a hand yet."


def held_lines(view: View) -> list[str]:
    """Return all the cards that the reader may choose from, the dummy's first."""
    dummy = laid_out(dummy_of(view), order_suit(view))
    if not dummy:
        return [hand_line(view)]
    first = len(own_cards(view)) + 1
    return [f"The dummy: {numbered_cards(dummy, view.trump, first)}.", hand_line(view)]


def lines_before(question: Question, view: View) -> list[str]:
    """Return the lines that are printed just before the prompt of a question."""
    if question is Question.PLAY:
        return [f"{hand_line(view)} {_what_may_be_played(view)}"]
    if question in {Question.DISCARD, Question.KEEP}:
        return held_lines(view)
    if question is Question.TAKE:
        cards = plain_cards(laid_out(view.hand, view.trump), view.trump)
        return [f"Your hand, without it: {cards}."]
    if question in ASKS_ALONE:
        return [f"Your hand: {plain_cards(own_cards(view), view.trump)}."]
    return []


def _what_may_be_played(view: View) -> str:
    held = numbered(view)
    numbers = [str(place) for place, card in enumerate(held, 1) if Play(card) in view.legal]
    if not view.trick or view.trump is None:
        return "All may be played." if len(held) > 1 else "It is your last card."
    led = suit_of(view.trick[0][1], view.trump)
    follows = any(suit_of(card, view.trump) is led for card in held)
    if follows:
        return f"Follow {suit_name(led)}: {listed(numbers, 'or')}."
    return f"You have no {suit_name(led)}: all may be played."


def _order(view: View, people: People) -> str:
    call = people.seating.call(view.dealer, people.reader)
    suit = suit_name(view.proposed or Suit.CLUBS)
    asked = ASKED[call].format(suit=suit)
    return f"{asked} {_who_takes(view, people)} (1 {ANSWERS[call]}, 2 pass)"


def _who_takes(view: View, people: People) -> str:
    if view.dealer == people.reader:
        return f"You become the maker and take {the(view.upcard)}."
    dealer = people.introduced(view.dealer)
    comma = "," if view.dealer == people.partner else ""
    if view.rules.forced_pickup:
        return f"{dealer}{comma} must take {the(view.upcard)}."
    return f"{dealer}{comma} may take {the(view.upcard)}."


def _numbered_suits(question: Question, view: View) -> str:
    """Return the suits of a question by number, and pass where one may."""
    names = [option.spellings[0] for option in options(question, view)]
    return ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))


def _name(view: View, _people: People) -> str:
    answers = _numbered_suits(Question.NAME, view)
    if Pass() not in view.legal:
        return f"Name trump? You are stuck and must name a suit. ({answers})"
    return f"Name trump? ({answers})"


def _joker(view: View, _people: People) -> str:
    answers = _numbered_suits(Question.JOKER, view)
    return f"Name the joker's suit? Nobody has seen a hand yet. ({answers})"


SUGGESTS: Final = ", suggest"
"""What is offered of five cards where they can be suggested."""


def _take(view: View, _people: People) -> str:
    return f"Take {the(view.upcard)}? (1 take it, 2 leave it, or the card to discard)"


def _dummy(_view: View, _people: People) -> str:
    return "Take the dummy, or go alone? (1 take the dummy, 2 alone)"


def _go_alone(_view: View, _people: People) -> str:
    return "Go alone? (1 together, 2 alone)"


def _defend(_view: View, _people: People) -> str:
    return "Defend alone? (1 together, 2 alone)"


def _keep(_view: View, _people: People) -> str:
    return f"Keep which five? Type five numbers or names. (or: all mine{SUGGESTS})"


def keep_these(view: View, cards: CardSet) -> str:
    """Return the prompt that asks whether those five are to be kept."""
    named = ", ".join(in_words(card) for card in laid_out(cards, order_suit(view)))
    return f"Keep {named}? (yes, no)"


_PROMPTS: Final[dict[Question, Callable[[View, People], str]]] = {
    Question.JOKER: _joker,
    Question.ORDER: _order,
    Question.NAME: _name,
    Question.TAKE: _take,
    Question.DISCARD: lambda _view, _people: "Discard?",
    Question.DUMMY: _dummy,
    Question.GO_ALONE: _go_alone,
    Question.KEEP: _keep,
    Question.DEFEND: _defend,
    Question.PLAY: lambda _view, _people: "Your play?",
    Question.NEXT_HAND: lambda _view, _people: "Next hand? (Enter, or quit)",
    Question.PLAY_AGAIN: lambda _view, _people: "Play again? (yes, no, or new 2, new 3, new 4)",
    Question.NEW_GAME: lambda _view, _people: "Leave this game and begin another? (yes, no)",
}


def prompt(question: Question, view: View, names: tuple[str, ...]) -> str:
    """Return the prompt of a question, without the mark that follows it."""
    return _PROMPTS[question](view, People.of(view, names))
