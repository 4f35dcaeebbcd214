"""What the referee says of a record, in lines for a person."""

from __future__ import annotations

from typing import Final

from euchre.rules.errors import IllegalAction, Reason, RecordError, RulesError
from euchre.rules.record import Replayed
from euchre.ui.words.faults import FIVE, illegal, quoted, rules_fault, shortened
from euchre.ui.words.numbers import listed

_NAMED: Final = {
    "record": "a JSON object",
    "euchre": '"euchre": 1',
    "deals": 'a list of objects as "deals"',
    "deal": "an object",
    "dealer": 'a whole number as "dealer"',
    "hands": 'a list of lists of strings as "hands"',
    "upcard": 'a string as "upcard"',
    "actions": 'a list of strings as "actions"',
    "rules": 'an object as "rules"',
    "names": 'a list of strings as "names"',
    "dummy": 'a list of strings as "dummy"',
    "stock": 'a list of strings as "stock"',
}

_SENTENCES: Final = {
    Reason.NO_RECORD: "no game record: {named} is wanted",
    Reason.WRONG_TYPE: "{found} stands where {named} is wanted",
    Reason.NAMES: "there should be {wanted} names, not {found}",
    Reason.GAME_IS_OVER: "the game was over before this deal",
    Reason.HANDS: "there should be {wanted} hands, not {found}",
    Reason.HAND_SIZE: "the hand of seat {value[0]} should have {wanted} cards, not {value[1]}",
    Reason.DUMMY: "a dummy is dealt with 3 players, and only then",
    Reason.DUMMY_SIZE: "the dummy should have {wanted} cards, not {found}",
    Reason.STOCK_SIZE: "the stock should have {wanted} cards, not {found}",
    Reason.UNKNOWN_CARD: "{found} is no card",
    Reason.FACE_NOT_KNOWN: "{found}: a card that nobody knows is not turned up, played or kept",
    Reason.NOT_IN_DECK: "{said} is not in the {wanted}-card deck",
    Reason.CARD_TWICE: "{said} is there twice",
    Reason.NO_SUCH_DEALER: "there is no seat {found} to deal; seats count from 0",
    Reason.DEALER_DOES_NOT_ROTATE: "seat {found} deals, but it is the turn of seat {wanted}",
    Reason.UNKNOWN_ACTION: "{found} is no action",
    Reason.NOT_FIVE_OF_TEN: f"{{said}}: {FIVE}",
    Reason.DEAL_NOT_FINISHED: "the deal is not finished, and another follows",
    Reason.POINTS_OF_UNFINISHED: "the deal is not finished, so it has no points",
    Reason.WRONG_POINTS: "points: {found} should be {wanted}",
    Reason.WRONG_SCORES: "scores: {found} should be {wanted}",
}


def _what(error: RecordError) -> str:
    said = shortened(str(error.found)) if isinstance(error.found, str) else ""
    if isinstance(error.__cause__, IllegalAction):
        return f"{said}: {illegal(error.__cause__)}"
    if isinstance(error.__cause__, RulesError):
        return rules_fault(error.__cause__)
    return _SENTENCES[error.reason].format(
        found=quoted(error.found),
        said=said,
        value=error.found,
        wanted=quoted(error.wanted),
        named=_NAMED.get(str(error.wanted)),
    )


def record_fault(error: RecordError) -> str:
    """Return what is wrong with a record, and where: deal and action count from 1."""
    place = [f"deal {error.deal}"] if error.deal is not None else []
    place += [f"action {error.action}"] if error.action is not None else []
    return ": ".join([", ".join(place), _what(error)] if place else [_what(error)])


def found_right(replayed: Replayed) -> str:
    """Return what is said of a game that is right.

    >>> from euchre.rules.record import replay
    >>> found_right(replay({"euchre": 1, "deals": []}))
    'right, scores 0 0 0, not finished'
    """
    scores = " ".join(map(str, replayed.scores))
    who = "side" if replayed.rules.seating.has_partners else "seat"
    won = listed([f"{who} {winner}" for winner in replayed.winners])
    return f"right, scores {scores}, {f'won by {won}' if won else 'not finished'}"
