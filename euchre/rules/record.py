"""Game records (docs/record.md): reading, writing, and replaying them by the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from euchre.rules.actions import Action, parse_action
from euchre.rules.cards import NO_CARDS, UNKNOWN_CARDS, Card, CardSet, pack, parse_card
from euchre.rules.deal import begin
from euchre.rules.errors import IllegalAction, Reason, RecordError, RulesError
from euchre.rules.game import Game, winners
from euchre.rules.phase import Dealt, Phase
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored

VERSION: Final = 1

HAND: Final = 5
"""The cards of a hand, whichever the deck (C5)."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """What a record comes to.

    `position` is where the last deal stands, None where nothing was dealt; `scores` are the totals
    of the finished deals, `winners` indices into them.
    """

    rules: Rules
    position: Phase | None
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def replay(record: Mapping[str, Any]) -> Replayed:
    """Replay a record by the rules and return what it comes to; raises RecordError.

    >>> replay({"euchre": 1, "rules": {"players": 2}, "deals": []}).scores
    (0, 0)
    """
    check_shape(record)
    rules = _rules_of(record)
    _check_names(record, rules)
    game: Game | None = None
    position: Phase | None = None
    deals: Sequence[Mapping[str, Any]] = record["deals"]
    for number, deal in enumerate(deals, 1):
        game = game or Game.begin(rules, deal["dealer"])
        if game.winners:
            raise RecordError(Reason.GAME_IS_OVER, deal=number)
        position = _play(_dealt(game, number, deal), number, deal["actions"])
        if isinstance(position, Scored):
            if "points" in deal:
                _check_totals(Reason.WRONG_POINTS, deal["points"], position.points, number)
            game = game.after_deal(position.points)
        elif number < len(deals):
            raise RecordError(Reason.DEAL_NOT_FINISHED, deal=number)
        elif "points" in deal:
            raise RecordError(Reason.POINTS_OF_UNFINISHED, deal=number, found=deal["points"])
    game = game or Game.begin(rules, 0)
    if "scores" in record:
        _check_totals(Reason.WRONG_SCORES, record["scores"], game.scores)
    return Replayed(rules, position, game.scores, game.winners)


def check_shape(record: object) -> None:
    """Raise RecordError with NO_RECORD where the value is not shaped like a record at all."""
    if not isinstance(record, Mapping):
        raise RecordError(Reason.NO_RECORD, found=record, wanted="a JSON object")
    if type(record.get("euchre")) is not int or record["euchre"] != VERSION:
        raise RecordError(Reason.NO_RECORD, found=record.get("euchre"), wanted='"euchre": 1')
    deals = record.get("deals")
    if not isinstance(deals, list):
        raise RecordError(Reason.NO_RECORD, found=deals, wanted='a list of objects as "deals"')
    for number, deal in enumerate(deals, 1):
        for name, (shape, is_so) in _SHAPE.items():
            if not isinstance(deal, Mapping):
                raise RecordError(Reason.NO_RECORD, deal=number, found=deal, wanted="an object")
            if not is_so(deal.get(name)):
                raise RecordError(
                    Reason.NO_RECORD,
                    deal=number,
                    found=deal.get(name),
                    wanted=f'{shape} as "{name}"',
                )


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


_SHAPE: Final = {
    "dealer": ("a whole number", lambda value: type(value) is int),
    "hands": (
        "a list of lists of strings",
        lambda value: isinstance(value, list) and all(map(_is_texts, value)),
    ),
    "upcard": ("a string", lambda value: isinstance(value, str)),
    "actions": ("a list of strings", _is_texts),
}


def _rules_of(record: Mapping[str, Any]) -> Rules:
    options = record.get("rules", {})
    if not isinstance(options, Mapping):
        raise RecordError(Reason.WRONG_TYPE, found=options, wanted='an object as "rules"')
    try:
        return Rules.parse(options)
    except RulesError as error:
        raise RecordError(error.reason, found=error.value, wanted=error.name) from error


def _check_names(record: Mapping[str, Any], rules: Rules) -> None:
    names = record.get("names")
    if "names" in record and not (_is_texts(names) and len(record["names"]) == rules.players):
        raise RecordError(Reason.NAMES, found=names, wanted=rules.players)


def _dealt(game: Game, number: int, deal: Mapping[str, Any]) -> Dealt:
    """Return the deal as it lies, its cards checked first and then its dealer."""
    hands, dummy, upcard, stock = _check_cards(game.rules, number, deal)
    dealer = deal["dealer"]
    if dealer not in range(game.rules.players):
        raise RecordError(
            Reason.NO_SUCH_DEALER, deal=number, found=dealer, wanted=game.rules.players
        )
    if dealer != game.dealer:
        raise RecordError(
            Reason.DEALER_DOES_NOT_ROTATE, deal=number, found=dealer, wanted=game.dealer
        )
    return Dealt(game.rules, dealer, hands, dummy, upcard, stock, game.scores)


def _check_cards(
    rules: Rules, number: int, deal: Mapping[str, Any]
) -> tuple[tuple[CardSet, ...], CardSet, Card, CardSet]:
    """Return hands, dummy, upcard and stock: together the whole deck, each card once."""
    unknown = iter(UNKNOWN_CARDS)
    seen: set[Card] = set()

    def read(text: str) -> Card:
        try:
            card = next(unknown, None) if text == "?" else parse_card(text)
        except ValueError:
            card = None
        if card is None:
            raise RecordError(Reason.UNKNOWN_CARD, deal=number, found=text)
        if card in seen or (text != "?" and card not in pack(rules.deck)):
            raise RecordError(Reason.WRONG_PACK, deal=number, found=text, wanted=rules.deck)
        seen.add(card)
        return card

    def read_hand(texts: list[str]) -> CardSet:
        if len(texts) != HAND:
            raise RecordError(Reason.WRONG_PACK, deal=number, found=texts, wanted=HAND)
        return CardSet.of(map(read, texts))

    if len(deal["hands"]) != rules.players:
        raise RecordError(
            Reason.WRONG_PACK, deal=number, found=deal["hands"], wanted=rules.players
        )
    for name in ("dummy", "stock"):
        if name in deal and not _is_texts(deal[name]):
            raise RecordError(
                Reason.WRONG_TYPE, deal=number, found=deal[name], wanted=f'cards as "{name}"'
            )
    if ("dummy" in deal) != rules.seating.has_dummy:
        raise RecordError(Reason.DUMMY, deal=number, wanted=rules.seating.has_dummy)
    hands = tuple(map(read_hand, deal["hands"]))
    dummy = read_hand(deal["dummy"]) if "dummy" in deal else NO_CARDS
    upcard = read("" if deal["upcard"] == "?" else deal["upcard"])
    left = rules.deck - len(seen)
    if "stock" in deal:
        stock = CardSet.of(map(read, deal["stock"]))
    elif any(card.rank is None and card in UNKNOWN_CARDS for card in seen):
        stock = CardSet.of(next(unknown) for _ in range(left))
    else:
        stock = CardSet.of(pack(rules.deck)) - CardSet.of(seen)
    if len(stock) != left:
        raise RecordError(Reason.WRONG_PACK, deal=number, found=deal["stock"], wanted=left)
    return hands, dummy, upcard, stock


def _play(dealt: Dealt, number: int, actions: Sequence[str]) -> Phase:
    position = begin(dealt).position
    for place, text in enumerate(actions, 1):
        try:
            action = parse_action(text)
        except ValueError as error:
            raise RecordError(
                Reason.UNKNOWN_ACTION, deal=number, action=place, found=text
            ) from error
        try:
            position = position.after(action).position
        except IllegalAction as error:
            raise RecordError(error.reason, deal=number, action=place, found=text) from error
    return position


def _check_totals(
    reason: Reason, found: object, wanted: tuple[int, ...], deal: int | None = None
) -> None:
    # True and 1.0 equal 1, and are no points: so the types are compared too.
    is_right = isinstance(found, list) and [(type(total), total) for total in found] == [
        (int, total) for total in wanted
    ]
    if not is_right:
        raise RecordError(reason, deal=deal, found=found, wanted=list(wanted))


def deal_record(
    dealt: Dealt, actions: Sequence[Action], points: tuple[int, ...] | None
) -> dict[str, Any]:
    """Return a deal as a record holds it; `points` are None while it is not finished."""
    written: dict[str, Any] = {
        "dealer": dealt.dealer,
        "hands": [[str(card) for card in hand] for hand in dealt.hands],
    }
    if dealt.rules.seating.has_dummy:
        written["dummy"] = [str(card) for card in dealt.dummy]
    written["upcard"] = str(dealt.upcard)
    written["stock"] = [str(card) for card in dealt.stock]
    written["actions"] = [str(action) for action in actions]
    if points is not None:
        written["points"] = list(points)
    return written


def game_record(
    rules: Rules,
    names: Sequence[str],
    deals: Sequence[Mapping[str, Any]],
    scores: tuple[int, ...],
    **others: object,
) -> dict[str, Any]:
    """Return a game as a record: its deals from `deal_record`; `others` are further keys."""
    return {
        "euchre": VERSION,
        "rules": rules.changed(),
        "names": list(names),
        **others,
        "deals": list(deals),
        "scores": list(scores),
    }


def games_in(text: str) -> Iterator[object]:
    """Iterate over the games of a file's text: JSON values, or None for a line that is no JSON.

    A file of several lines of which none is an object on its own is one game. An empty text has no
    game, and gives one None.
    """
    # Not splitlines: a JSON text may hold other line separators as they are.
    lines = [line for line in text.split("\n") if line.strip()]
    values: list[object] = []
    for line in lines:
        values.append(_parse(line))
        if isinstance(values[-1], Mapping):
            break
    else:
        yield _parse(text) if len(lines) > 1 else next(iter(values), None)
        return
    yield from values
    yield from map(_parse, lines[len(values) :])


def _parse(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
