"""What is wrong with a table or a record, in sentences for a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from euchre.rules.actions import Action, Keep, Play, TakeUp
from euchre.rules.cards import Suit
from euchre.rules.errors import IllegalAction, Reason, RecordError, RulesError
from euchre.rules.options import OPTIONS, Option
from euchre.rules.playing import Playing
from euchre.rules.trump import left_bower, suit_of
from euchre.ui.words.text import printable

_LONGEST: Final = 40


def quoted(value: object) -> str:
    """Return what a file says, short and safe to print: text in quotation marks."""
    text = f'"{value}"' if isinstance(value, str) else str(value)
    if len(text) > _LONGEST:
        text = f"{text[:_LONGEST]}..."
    return printable(text)


def choices(option: Option) -> str:
    """Return the values an option may have, in words.

    >>> choices(OPTIONS[0])
    '2, 3 or 4'
    """
    if not option.choices:
        return "a whole number from 1"
    values = [str(choice).lower() for choice in option.choices]
    return f"{', '.join(values[:-1])} or {values[-1]}"


def _option(name: str) -> Option:
    return next(option for option in OPTIONS if option.name == name)


def where_it_means_something(name: str) -> str:
    """Return the tables an option is for, in words."""
    option = _option(name)
    if option.decks == (25,):
        return "the 25-card deck"
    players = " or ".join(str(players) for players in option.defaults)
    return f"{players} players"


def rules_fault(error: RulesError) -> str:
    """Return what is wrong with a table's rules as a record gives them."""
    if error.reason is Reason.UNKNOWN_RULE:
        return f"rules: there is no rule {quoted(error.name)}"
    if error.reason is Reason.RULE_VALUE:
        allowed = choices(_option(error.name))
        return f"rules: {error.name} cannot be {quoted(error.value)}; it is {allowed}"
    where = where_it_means_something(error.name)
    return f"rules: {error.name} means nothing in this game; it is for {where}"


def _must_follow(action: Action, error: IllegalAction) -> str:
    position = error.position
    if not isinstance(position, Playing):  # pragma: no cover - only play asks to follow suit
        return f"{action}: must follow suit"
    trump = position.contract.trump
    led = suit_of(position.trick[0][1], trump)
    sentence = f"{action}: must follow {led.name.lower()}"
    left = left_bower(trump)
    if led is trump and left in position.hands[position.turn]:
        sentence += f"; the left bower {left} is in hand"
    return sentence


_SITUATIONS: Final = {
    "joker": "the dealer names a suit for the joker",
    "order": "order or pass is asked",
    "name": "a suit or pass is asked",
    "pickup": "the dealer takes or leaves the upcard",
    "declare": "the maker says whether to play alone",
    "keep": "five of ten cards are kept",
    "defend": "a defender says whether to play alone",
    "play": "a card is to be played",
}


def _not_now(action: Action, error: IllegalAction) -> str:
    situation = _SITUATIONS[error.position.word]
    return f"{action}: not now; {situation} (seat {error.position.turn})"


def _not_in_hand(action: Action, error: IllegalAction) -> str:
    if isinstance(action, TakeUp):
        return f"{action}: {action.discard} is not among the dealer's six cards"
    card = action.card if isinstance(action, Play) else action
    return f"{action}: {card} is not in the hand of seat {error.position.turn}"


def _turned_down(action: Action, error: IllegalAction) -> str:
    suit = error.position.public().proposed or Suit.CLUBS
    return f"{action}: {suit.name.lower()} was turned down and may not be named"


def _not_five(action: Action, _error: IllegalAction) -> str:
    if isinstance(action, Keep) and len(action.cards) != 5:  # noqa: PLR2004 - T2
        return f"{action}: five different cards are kept"
    return f"{action}: not five of the maker's ten cards"


def _stuck(action: Action, _error: IllegalAction) -> str:
    return f"{action}: the dealer is stuck and must name a suit"


def _must_take(action: Action, _error: IllegalAction) -> str:
    return f"{action}: the dealer must take the upcard here"


def _over(action: Action, _error: IllegalAction) -> str:
    return f"{action}: the deal is over"


_ILLEGAL: Final[dict[Reason, Callable[[Action, IllegalAction], str]]] = {
    Reason.MUST_FOLLOW: _must_follow,
    Reason.NOT_NOW: _not_now,
    Reason.NOT_IN_HAND: _not_in_hand,
    Reason.TURNED_DOWN: _turned_down,
    Reason.NOT_FIVE_OF_TEN: _not_five,
    Reason.DEALER_IS_STUCK: _stuck,
    Reason.DEALER_MUST_TAKE: _must_take,
    Reason.DEAL_IS_OVER: _over,
}


def illegal(error: IllegalAction) -> str:
    """Return why a recorded action is illegal, the record's word first."""
    return printable(_ILLEGAL[error.reason](error.action, error))


_RECORD: Final = {
    Reason.UNKNOWN_ACTION: "{found} is no action",
    Reason.GAME_IS_OVER: "the game was over before this deal",
    Reason.WRONG_TYPE: "{found} stands where {wanted} should",
    Reason.NAMES: "names: {found} should be {wanted} names, one for each player",
    Reason.UNKNOWN_CARD: "{found} is no card that can stand there",
    Reason.DUMMY: "a dummy is dealt with three players, and only then",
    Reason.NO_SUCH_DEALER: "there is no seat {found} to deal; seats count from 0",
    Reason.DEALER_DOES_NOT_ROTATE: "seat {found} deals, but it is the turn of seat {wanted}",
    Reason.DEAL_NOT_FINISHED: "the deal is not finished, and another follows",
    Reason.POINTS_OF_UNFINISHED: "the deal is not finished, so it has no points",
    Reason.WRONG_POINTS: "points: {found} should be {wanted}",
    Reason.WRONG_SCORES: "scores: {found} should be {wanted}",
    Reason.NO_RECORD: "no game record: {wanted} is wanted",
}


def _what(error: RecordError) -> str:
    if isinstance(error.__cause__, IllegalAction):
        return illegal(error.__cause__)
    if isinstance(error.__cause__, RulesError):
        return rules_fault(error.__cause__)
    if error.reason is Reason.WRONG_PACK:
        return _wrong_pack(error)
    wanted = error.wanted if isinstance(error.wanted, str) else quoted(error.wanted)
    return _RECORD[error.reason].format(found=quoted(error.found), wanted=wanted)


def _wrong_pack(error: RecordError) -> str:
    if isinstance(error.found, str):
        return f"{quoted(error.found)} is there twice, or is not in the {error.wanted}-card deck"
    count = len(error.found) if isinstance(error.found, list) else 0
    return f"cards: {quoted(error.found)} has {count}, and {error.wanted} are wanted"


def record_fault(error: RecordError) -> str:
    """Return what is wrong with a record, and where: deal and action count from 1."""
    place = [f"deal {error.deal}"] if error.deal is not None else []
    place += [f"action {error.action}"] if error.action is not None else []
    return ": ".join([", ".join(place), _what(error)] if place else [_what(error)])


def verdict_line(said: Mapping[str, Any], file: str | None) -> str:
    """Return the line of a game that was checked, its file named where there are several.

    >>> verdict_line({"game": 1, "ok": True, "scores": [3, 0, 0], "winners": []}, None)
    'game 1: right, scores 3 0 0, not finished'
    """
    where = (
        f"{printable(file)}: game {said['game']}" if file is not None else f"game {said['game']}"
    )
    if not said["ok"]:
        return f"{where}: {said['message']}"
    scores = " ".join(map(str, said["scores"]))
    won = " and ".join(map(str, said["winners"]))
    end = f"won by {won}" if won else "not finished"
    return f"{where}: right, scores {scores}, {end}"
