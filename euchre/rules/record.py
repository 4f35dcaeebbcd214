"""Game records (docs/record.md): replaying them by the rules, and writing them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from euchre.rules.actions import Action, parse_action
from euchre.rules.cards import parse_card
from euchre.rules.deal import begin
from euchre.rules.errors import IllegalAction, Reason, RecordError, RulesError
from euchre.rules.game import Game
from euchre.rules.phase import Dealt, Phase
from euchre.rules.record_cards import cards_of
from euchre.rules.record_shape import check_shape, is_list, is_object, is_texts
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored

VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Replayed:
    """What a record comes to.

    `position` is where the last deal stands, None where nothing was dealt; `scores` are the totals
    of the finished deals, `winners` indices into them. `deals` are where each deal stands.
    """

    rules: Rules
    position: Phase | None
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    deals: tuple[Phase, ...] = ()


def replay(record: object) -> Replayed:
    """Replay a record by the rules and return what it comes to; raises RecordError.

    >>> replay({"euchre": 1, "rules": {"players": 2}, "deals": []}).scores
    (0, 0)
    """
    shaped = check_shape(record, VERSION)
    rules = _rules_of(shaped)
    _check_names(shaped, rules)
    deals: Sequence[Mapping[str, Any]] = shaped["deals"]
    game = Game.begin(rules, deals[0]["dealer"] if deals else 0)
    position: Phase | None = None
    positions: list[Phase] = []
    for number, deal in enumerate(deals, 1):
        if game.winners:
            raise RecordError(Reason.GAME_IS_OVER, deal=number)
        position = _play(_dealt(game, number, deal), number, deal["actions"])
        positions.append(position)
        if isinstance(position, Scored):
            if "points" in deal:
                _check_totals(Reason.WRONG_POINTS, deal["points"], position.points, number)
            game = game.after_deal(position.points)
        elif number < len(deals):
            raise RecordError(Reason.DEAL_NOT_FINISHED, deal=number)
        elif "points" in deal:
            raise RecordError(Reason.POINTS_OF_UNFINISHED, deal=number, found=deal["points"])
    if "scores" in shaped:
        _check_totals(Reason.WRONG_SCORES, shaped["scores"], game.scores)
    return Replayed(rules, position, game.scores, game.winners, tuple(positions))


class Told(NamedTuple):
    """A deal of a record: as it was dealt, what was done, and where that led."""

    dealt: Dealt
    actions: tuple[Action, ...]
    position: Phase


def deals_of(record: object) -> Iterator[Told]:
    """Iterate over the deals of a record; raises RecordError as `replay`.

    >>> list(deals_of({"euchre": 1, "rules": {"players": 2}, "deals": []}))
    []
    """
    replayed = replay(record)
    deals: Sequence[Mapping[str, Any]] = check_shape(record, VERSION)["deals"]
    for position, deal in zip(replayed.deals, deals, strict=True):
        yield Told(position.dealt, tuple(map(parse_action, deal["actions"])), position)


def _rules_of(record: Mapping[str, Any]) -> Rules:
    options: object = record.get("rules", {})
    if not is_object(options):
        raise RecordError(Reason.WRONG_TYPE, found=options, wanted="rules")
    try:
        return Rules.parse(options)
    except RulesError as error:
        raise RecordError(error.reason, found=error.value, wanted=error.name) from error


def _check_names(record: Mapping[str, Any], rules: Rules) -> None:
    if "names" not in record:
        return
    names = record["names"]
    if not is_texts(names):
        raise RecordError(Reason.WRONG_TYPE, found=names, wanted="names")
    if len(names) != rules.players:
        raise RecordError(Reason.NAMES, found=len(names), wanted=rules.players)


def _dealt(game: Game, number: int, deal: Mapping[str, Any]) -> Dealt:
    """Return the deal as it lies, its cards checked first and then its dealer."""
    hands, dummy, upcard, stock = cards_of(game.rules, number, deal)
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


def _play(dealt: Dealt, number: int, actions: Sequence[str]) -> Phase:
    position = begin(dealt).position
    for place, text in enumerate(actions, 1):
        try:
            position = position.after(parse_action(text)).position
        except ValueError as error:
            reason = error.reason if isinstance(error, IllegalAction) else _why_unread(text)
            raise RecordError(reason, deal=number, action=place, found=text) from error
    return position


def _why_unread(text: str) -> Reason:
    """Return why a text is no action: a card unknown or twice, or a word that means nothing."""
    words = text.split(" ")
    if words == ["?"] or (words[0] == "keep" and "?" in words):
        return Reason.FACE_NOT_KNOWN
    if words[0] == "keep" and all(map(_is_card, words[1:])):
        return Reason.NOT_FIVE_OF_TEN
    return Reason.UNKNOWN_ACTION


def _is_card(text: str) -> bool:
    try:
        parse_card(text)
    except ValueError:
        return False
    return True


def _check_totals(
    reason: Reason, found: object, wanted: tuple[int, ...], deal: int | None = None
) -> None:
    # True and 1.0 equal 1, and are no points: so the types are compared too.
    is_right = is_list(found) and [(type(total), total) for total in found] == [
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


def game_head(rules: Rules, names: Sequence[str], **others: object) -> dict[str, Any]:
    """Return what a record says before its deals; `others` are further keys."""
    return {"euchre": VERSION, "rules": rules.changed(), "names": list(names), **others}


def game_record(
    rules: Rules,
    names: Sequence[str],
    deals: Sequence[Mapping[str, Any]],
    scores: tuple[int, ...],
    **others: object,
) -> dict[str, Any]:
    """Return a game as a record: its deals from `deal_record`; `others` are further keys."""
    return {**game_head(rules, names, **others), "deals": list(deals), "scores": list(scores)}
