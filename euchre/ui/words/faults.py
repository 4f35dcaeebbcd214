"""What is wrong with a table or an action of a record, in sentences for a person."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from euchre.rules.actions import Keep
from euchre.rules.cards import Suit
from euchre.rules.errors import IllegalAction, Reason, RulesError
from euchre.rules.options import OPTIONS, Option
from euchre.rules.playing import Playing
from euchre.rules.trump import left_bower, suit_of
from euchre.ui.words.numbers import listed
from euchre.ui.words.text import printable

_LONGEST: Final = 40


def quoted(value: object) -> str:
    r"""Return a value as a file writes it, short and safe to print.

    >>> print(quoted(["Jd", True]), quoted("\x1b[31m"), quoted(["Jd"] * 99))
    ["Jd", true] "\x1b[31m" ["Jd", "Jd", "Jd", "Jd", "Jd", "Jd", "Jd...
    """
    if isinstance(value, str):
        return f'"{shortened(value)}"'
    text = ""
    # Piece by piece, and no further than is shown: the value may be very long or nested deeply.
    for piece in json.JSONEncoder(ensure_ascii=False, default=repr).iterencode(value):
        text += piece
        if len(text) > _LONGEST:
            break
    return shortened(text)


def shortened(text: str) -> str:
    """Return text from a file, short and safe to print."""
    return printable(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}...")


def choices(option: Option) -> str:
    """Return the values an option may have, in words.

    >>> choices(OPTIONS[0])
    '2, 3 or 4'
    """
    if not option.choices:
        return "a whole number from 1"
    return listed([quoted(choice) for choice in option.choices], "or")


def _option(name: str) -> Option:
    return next(option for option in OPTIONS if option.name == name)


def where_it_means_something(name: str) -> str:
    """Return the tables an option is for, in words.

    >>> where_it_means_something("tie"), where_it_means_something("joker_suit")
    ('3 players', 'the 25-card deck')
    """
    option = _option(name)
    if option.decks == (25,):
        return "the 25-card deck"
    return f"{listed([str(players) for players in option.defaults], 'or')} players"


def rules_fault(error: RulesError) -> str:
    """Return what is wrong with a table's rules as a record gives them."""
    if error.reason is Reason.UNKNOWN_RULE:
        return f"rules: there is no rule {quoted(error.name)}"
    if error.reason is Reason.RULE_VALUE:
        allowed = choices(_option(error.name))
        return f"rules: {error.name} cannot be {quoted(error.value)}; it is {allowed}"
    where = where_it_means_something(error.name)
    return f"rules: {error.name} means nothing in this game; it is for {where}"


def _must_follow(error: IllegalAction) -> str:
    position = error.position
    if not isinstance(position, Playing):  # pragma: no cover - only play asks to follow suit
        return "must follow suit"
    trump = position.contract.trump
    led = suit_of(position.trick[0][1], trump)
    sentence = f"must follow {led.name.lower()}"
    left = left_bower(trump)
    if led is trump and left in position.hands[position.turn]:
        sentence += f"; the left bower {left} is in hand"
    return sentence


_SITUATIONS: Final = {
    "joker": "the dealer, seat {seat}, names a suit for the joker",
    "order": "seat {seat} orders or passes",
    "name": "seat {seat} names a suit or passes",
    "pickup": "the dealer, seat {seat}, takes or leaves the upcard",
    "declare": "the maker, seat {seat}, says {choice}",
    "keep": "the maker, seat {seat}, keeps five of ten cards",
    "defend": "the defender at seat {seat} says together or alone",
    "play": "seat {seat} plays a card",
}


def _not_now(error: IllegalAction) -> str:
    position = error.position
    situation = _SITUATIONS[position.word]
    choice = "dummy or alone" if position.dealt.rules.seating.has_dummy else "together or alone"
    return f"not now; {situation.format(seat=position.turn, choice=choice)}"


def _not_in_hand(error: IllegalAction) -> str:
    if error.position.word == "pickup":
        return "not among the dealer's six cards"
    return f"not in the hand of seat {error.position.turn}"


def _turned_down(error: IllegalAction) -> str:
    suit = error.position.public().proposed or Suit.CLUBS
    return f"{suit.name.lower()} was turned down and may not be named"


def _not_five(error: IllegalAction) -> str:
    if isinstance(error.action, Keep) and len(error.action.cards) != 5:  # noqa: PLR2004 - T2
        return FIVE
    return "not five of the maker's ten cards"


FIVE: Final = "five different cards are kept"

_ILLEGAL: Final[dict[Reason, Callable[[IllegalAction], str]]] = {
    Reason.MUST_FOLLOW: _must_follow,
    Reason.NOT_NOW: _not_now,
    Reason.NOT_IN_HAND: _not_in_hand,
    Reason.TURNED_DOWN: _turned_down,
    Reason.NOT_FIVE_OF_TEN: _not_five,
    Reason.DEALER_IS_STUCK: lambda _error: "the dealer is stuck and must name a suit",
    Reason.DEALER_MUST_TAKE: lambda _error: "the dealer must take the upcard here",
    Reason.DEAL_IS_OVER: lambda _error: "the deal is over",
}


def illegal(error: IllegalAction) -> str:
    """Return why an action is illegal, the action itself not named."""
    return _ILLEGAL[error.reason](error)
