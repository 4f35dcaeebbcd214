"""What a file in Euchre Game Notation tells, with its types checked: texts, not yet cards.

Earlier versions of the notation wrote some names otherwise, and had more of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from euchre.egn.errors import EgnError, Why
from euchre.rules.record_shape import is_list, is_object
from euchre.ui.words.egn import CARD_EXCHANGES

_OTHER_NAMES: Final = {
    "initialState": "initial_state",
    "upCard": "up_card",
    "playerCards": "player_cards",
    "isAlone": "is_alone",
    "aloneDefender": "alone_defender",
    "cardExchanges": "card_exchanges",
    "initialScore": "initial_score",
    "dealNumber": "deal_number",
}
_PHASES: Final = ("EUCHRE_BIDDING", "TRICK_PLAY")


class Deal(NamedTuple):
    """A deal as a file tells it; cards are texts, None and empty lists what it does not tell.

    `place` is its place in the file from 1, `number` the one it gives itself.
    """

    place: int
    number: int | None
    dealer: int
    upcard: str
    hands: tuple[tuple[str, ...], ...]
    kitty: tuple[str, ...]
    calls: tuple[str, ...]
    is_alone: bool | None
    lone_defender: int | None
    discard: str | None
    tricks: tuple[tuple[str, ...], ...]


def part(whole: Mapping[str, Any], name: str) -> Any:  # noqa: ANN401 - a JSON value
    """Return a part of an object under its name or the one it had before, None if missing."""
    return whole.get(name, whole.get(_OTHER_NAMES.get(name, name)))


def two_numbers(value: object) -> tuple[int, int] | None:
    """Return a list of two whole numbers as a pair, None where it is no such."""
    if not is_list(value) or len(value) != 2:  # noqa: PLR2004 - a number a side
        return None
    first, second = value
    # True is a whole number to Python, and none to JSON
    is_whole = type(first) is int and type(second) is int
    return (first, second) if is_whole else None  # type: ignore[return-value]


def wrong_type(found: object, wanted: str, place: int | None = None) -> EgnError:
    """Return the error that says what should stand there."""
    return EgnError(Why.WRONG_TYPE, deal=place, found=found, wanted=wanted)


def deal_told(value: object, place: int) -> Deal:
    """Return what a deal of the file tells; raises EgnError where it is none."""
    if isinstance(value, str):
        raise EgnError(Why.CONDENSED, deal=place)
    if not is_object(value):
        raise wrong_type(value, "deal", place)
    state = part(value, "initialState")
    if not is_object(state):
        raise wrong_type(state, "initialState", place)
    number = part(value, "dealNumber")
    if number is not None and type(number) is not int:
        raise wrong_type(number, "dealNumber", place)
    dealer, upcard = state.get("dealer"), part(state, "upCard")
    if type(dealer) is not int:
        raise wrong_type(dealer, "dealer", place)
    if dealer not in range(4):
        raise EgnError(Why.NO_SUCH_DEALER, deal=place, found=dealer)
    if not isinstance(upcard, str):
        raise wrong_type(upcard, "upCard", place)
    bidding, play = _phases(value, place)
    return Deal(
        place,
        number,
        dealer,
        upcard,
        _hands(part(state, "playerCards"), place),
        tuple(_cards(state.get("kitty"), "kitty", place)),
        tuple(_calls(bidding.get("calls"), place)),
        _is_alone(part(bidding, "isAlone"), place),
        _lone_defender(part(bidding, "aloneDefender"), place),
        _discard(bidding.get("discard"), place),
        tuple(_tricks(play.get("tricks"), place)),
    )


def _phases(deal: Mapping[str, Any], place: int) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """Return the phase of bidding and the phase of play, empty where there is none yet."""
    phases = deal.get("phases")
    if not is_list(phases):
        raise wrong_type(phases, "phases", place)
    if len(phases) > len(_PHASES):
        raise wrong_type(phases, "phase", place)
    found: list[Mapping[str, Any]] = []
    nothing: Mapping[str, Any] = {}
    for phase, wanted in zip(phases, _PHASES, strict=False):
        if not is_object(phase) or phase.get("type") != wanted:
            raise wrong_type(phase, "phase", place)
        found.append(phase)
    bidding, play = [*found, nothing, nothing][: len(_PHASES)]
    if part(bidding, "cardExchanges"):
        raise EgnError(Why.HOUSE_RULE, deal=place, wanted=CARD_EXCHANGES)
    return bidding, play


def _cards(value: object, name: str, place: int) -> Iterator[str]:
    """Iterate over the cards of a list, those left blank not among them."""
    if value is None:
        return
    if not is_list(value):
        raise wrong_type(value, name, place)
    for text in value:
        if text is not None and not isinstance(text, str):
            raise wrong_type(value, name, place)
        if text:
            yield text


def _hands(value: object, place: int) -> tuple[tuple[str, ...], ...]:
    if value is None or value == []:
        return ((),) * 4
    if not is_list(value) or len(value) != 4:  # noqa: PLR2004 - a hand a player
        raise wrong_type(value, "playerCards", place)
    return tuple(tuple(_cards(hand, "playerCards", place)) for hand in value)


def _calls(value: object, place: int) -> Iterator[str]:
    if value is None:
        return
    if not is_list(value):
        raise wrong_type(value, "calls", place)
    for call in value:
        if not isinstance(call, str):
            raise wrong_type(value, "calls", place)
        yield call


def _is_alone(value: object, place: int) -> bool | None:
    if value is not None and not isinstance(value, bool):
        raise wrong_type(value, "isAlone", place)
    return value


def _lone_defender(value: object, place: int) -> int | None:
    if value is not None and type(value) is not int:
        raise wrong_type(value, "aloneDefender", place)
    return value


def _discard(value: object, place: int) -> str | None:
    if value is not None and not isinstance(value, str):
        raise wrong_type(value, "discard", place)
    return value or None


def _tricks(value: object, place: int) -> Iterator[tuple[str, ...]]:
    """Iterate over the tricks, without those at the end of which no card is told."""
    if value is None:
        return
    if not is_list(value):
        raise wrong_type(value, "tricks", place)
    tricks = [tuple(_cards(trick, "tricks", place)) for trick in value]
    while tricks and not tricks[-1]:
        tricks.pop()
    yield from tricks
