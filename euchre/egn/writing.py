"""Writing a game in Euchre Game Notation, or saying why it cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from euchre.egn.cards import written
from euchre.egn.errors import EgnError, Why
from euchre.egn.house_rules import ruleset
from euchre.egn.shape import two_numbers
from euchre.rules.actions import Alone, Leave, Name, Order, Pass, Play, TakeUp, Together
from euchre.rules.cards import JOKER
from euchre.rules.errors import RecordError
from euchre.rules.record import Told, deals_of, replay
from euchre.table.loop import turns_of
from euchre.ui.words.egn import seat_name

FILE_TYPE: Final = "Euchre Game Notation"
VERSION: Final = "1.4"

_MOST_DEALS: Final = 100
_LONGEST_NAME: Final = 64
_LONGEST_TITLE: Final = 128


def to_egn(record: Mapping[str, Any]) -> dict[str, Any]:
    """Return a game in Euchre Game Notation 1.4; raises EgnError where it has no way to say it.

    A declined upcard is written as a discard of the upcard: the same cards stay in play.
    """
    try:
        replayed = replay(record)
    except RecordError as error:
        raise EgnError(Why.BREAKS_THE_RULES, fault=error) from error
    rules = replayed.rules
    if rules.players != 4:  # noqa: PLR2004 - the notation's own number
        raise EgnError(Why.NOT_FOUR, wanted=rules.players)
    if len(record["deals"]) > _MOST_DEALS:
        raise EgnError(Why.TOO_MANY_DEALS, found=len(record["deals"]), wanted=_MOST_DEALS)
    deals = [_deal(told, number) for number, told in enumerate(deals_of(record), 1)]
    # what a game that was brought in began with is no part of its deals
    before = two_numbers(record.get("initial_score")) or (0, 0)
    metadata: dict[str, Any] = {
        "players": _names(record),
        "initialScore": list(before),
        "ruleset": ruleset(rules, deals_agreed(record)),
    }
    if replayed.winners:
        metadata["finalScore"] = [
            start + score for start, score in zip(before, replayed.scores, strict=True)
        ]
    title = record.get("title")
    if isinstance(title, str):
        metadata["title"] = title[:_LONGEST_TITLE]
    return {"fileType": FILE_TYPE, "version": VERSION, "metadata": metadata, "deals": deals}


def _names(record: Mapping[str, Any]) -> list[str]:
    names = record.get("names") or [seat_name(seat) for seat in range(4)]
    return [str(name)[:_LONGEST_NAME] for name in names]


def deals_agreed(record: Mapping[str, Any]) -> int | None:
    """Return the number of deals that ends a game brought in, None where a score ends it."""
    said = record.get("num_deals")
    return said if type(said) is int and said > 0 else None


def _deal(told: Told, number: int) -> dict[str, Any]:
    """Return a deal, which is the one of that number from 1."""
    dealt = told.dealt
    return {
        "dealNumber": number - 1,
        "initialState": {
            "dealer": dealt.dealer,
            "upCard": written(dealt.upcard),
            "playerCards": [[written(card) for card in hand] for hand in dealt.hands],
        },
        "phases": list(_phases(told, number)),
    }


def _phases(told: Told, number: int) -> Iterator[dict[str, Any]]:
    bidding: dict[str, Any] = {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": []}
    cards: list[str] = []
    for turn in turns_of(told.dealt, told.actions):
        action = turn.action
        if isinstance(action, Play):
            cards.append(str(action.card))
        elif isinstance(action, (Pass, Order, Name)):
            bidding["calls"].append(_call(told, action, number))
        elif isinstance(action, (TakeUp, Leave)):
            gone = action.discard if isinstance(action, TakeUp) else told.dealt.upcard
            bidding["discard"] = written(gone)
        elif isinstance(action, (Together, Alone)):
            _answer(bidding, turn.seat, alone=isinstance(action, Alone), number=number)
    _leave_open_who_is_still_asked(bidding, told, is_played=bool(cards))
    if bidding["calls"]:
        yield bidding
    if cards:
        alone = told.position.public().alone
        size = 4 - len(alone)
        tricks = [cards[start : start + size] for start in range(0, len(cards), size)]
        yield {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": tricks}


def _call(told: Told, action: Pass | Order | Name, number: int) -> str:
    """Return a call; raises EgnError for one that the notation does not have."""
    upcard = told.dealt.upcard
    if isinstance(action, Pass):
        return "Pass"
    if isinstance(action, Order):
        if upcard is JOKER:
            raise EgnError(Why.JOKER_ORDERED, deal=number)
        return "Order"
    if action.suit is upcard.suit:
        raise EgnError(Why.TURNED_DOWN_NAMED, deal=number)
    return action.suit.letter


def _answer(bidding: dict[str, Any], seat: int, *, alone: bool, number: int) -> None:
    """Take down who plays alone: the maker says it first, then the defenders."""
    if "isAlone" not in bidding:
        bidding["isAlone"] = alone
    elif alone:
        if not bidding["isAlone"]:
            raise EgnError(Why.LONE_DEFENCE, deal=number)
        bidding["aloneDefender"] = seat


def _leave_open_who_is_still_asked(bidding: dict[str, Any], told: Told, *, is_played: bool) -> None:
    """Say that nobody defends alone, once every defender who is asked has answered."""
    is_settled = is_played or told.position.word == "play"
    if bidding.get("isAlone") and "aloneDefender" not in bidding and is_settled:
        bidding["aloneDefender"] = -1
