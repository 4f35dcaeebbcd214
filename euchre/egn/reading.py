"""Reading a file in Euchre Game Notation as records, or saying where and why it cannot be."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from euchre.egn.deal import deal_of
from euchre.egn.errors import EgnError, Why
from euchre.egn.house_rules import Agreed, agreed
from euchre.egn.shape import Deal, deal_told, part, two_numbers, wrong_type
from euchre.egn.writing import FILE_TYPE
from euchre.rules.cards import Suit
from euchre.rules.record import game_record
from euchre.rules.record_shape import is_list, is_object
from euchre.rules.rules import Rules
from euchre.ui.words.egn import seat_name

SOURCE: Final = "egn"
"""What the key `source` of a record says, where the game was read from the notation."""

_VERSIONS: Final = re.compile(r"1\.\d(\.\d{1,9})?", re.ASCII)


def is_egn(value: object) -> bool:
    """Tell whether a JSON value says that it is Euchre Game Notation."""
    return is_object(value) and value.get("fileType") == FILE_TYPE


def from_egn(value: object) -> list[dict[str, Any]]:
    """Return the games of a file as records; raises EgnError.

    A file is one game, unless deals are missing in between: what follows is then a game of its
    own. What the file does not say is worked out where the play settles it, and else left unknown.
    """
    if not is_object(value) or not is_egn(value):
        raise EgnError(Why.NOT_EGN)
    version = value.get("version")
    if not isinstance(version, str) or not _VERSIONS.fullmatch(version):
        raise EgnError(Why.VERSION, found=version)
    metadata, deals = value.get("metadata"), value.get("deals")
    if not is_object(metadata):
        raise wrong_type(metadata, "metadata")
    if not is_list(deals):
        raise wrong_type(deals, "deals")
    ruleset = metadata.get("ruleset")
    if ruleset is not None and not is_object(ruleset):
        raise wrong_type(ruleset, "ruleset")
    table = agreed(ruleset or {})
    if table.deals is not None and len(deals) > table.deals:
        raise EgnError(Why.TOO_MANY_DEALS, found=len(deals), wanted=table.deals)
    told = [deal_told(deal, place) for place, deal in enumerate(deals, 1)]
    return list(_games(told, table, metadata))


def _games(
    told: Sequence[Deal], table: Agreed, metadata: Mapping[str, Any]
) -> Iterator[dict[str, Any]]:
    """Iterate over the games: a deal that does not follow on the one before begins another."""
    names, start = _names(metadata.get("players")), _initial_score(part(metadata, "initialScore"))
    rules = _rules_for(told, table.rules)
    title = metadata.get("title")
    others: dict[str, Any] = {"source": SOURCE}
    if isinstance(title, str) and title:
        others["title"] = title
    if table.deals is not None:
        others["num_deals"] = table.deals
    finished = True
    deals: list[dict[str, Any]] = []
    totals = [0, 0]
    for index, deal in enumerate(told):
        if deals and not _follows(told[index - 1], deal, is_finished=finished):
            yield game_record(rules, names, deals, (totals[0], totals[1]), **_begun(others, start))
            deals, totals, start = [], [0, 0], (0, 0)
        # The score a file begins with is not counted: some go on after the end it would make.
        if max(totals) >= rules.target:
            raise EgnError(Why.GAME_IS_OVER, deal=deal.place)
        read = deal_of(deal, rules)
        deals.append(read)
        finished = "points" in read
        scored = read.get("points", (0, 0))
        totals = [total + points for total, points in zip(totals, scored, strict=True)]
    yield game_record(rules, names, deals, (totals[0], totals[1]), **_begun(others, start))


def _begun(others: Mapping[str, Any], start: tuple[int, int]) -> dict[str, Any]:
    return {**others, "initial_score": list(start)} if any(start) else dict(others)


def _follows(before: Deal, deal: Deal, *, is_finished: bool) -> bool:
    """Tell whether a deal goes on with the game; raises EgnError where the wrong player deals."""
    dealer = (before.dealer + 1) % 4
    numbers = (before.number, deal.number)
    is_next = None in numbers or deal.number == (before.number or 0) + 1
    if is_finished and deal.dealer == dealer:
        return True
    if is_finished and is_next:
        raise EgnError(Why.NOT_HIS_DEAL, deal=deal.place, found=deal.dealer, wanted=dealer)
    return False


def _names(value: object) -> list[str]:
    """Return the players' names, by seat; one that is not told is called by the seat."""
    if not is_list(value):
        raise wrong_type(value, "players")
    names: list[str] = []
    for player in value:
        name = player.get("name") if is_object(player) else player
        if not isinstance(name, str):
            raise wrong_type(value, "players")
        names.append(name)
    return [name or seat_name(seat) for seat, name in enumerate([*names, "", "", "", ""][:4])]


def _initial_score(value: object) -> tuple[int, int]:
    if value is None or value == []:
        return 0, 0
    scores = two_numbers(value)
    if scores is None:
        raise wrong_type(value, "initialScore")
    return scores


def _rules_for(told: Sequence[Deal], rules: Rules) -> Rules:
    """Return the rules under which a suit may be named after a joker was turned down.

    The notation bars none then; here a joker stands for hearts.
    """
    named = {deal.calls[-1].lower() for deal in told if deal.upcard == "B" and deal.calls}
    if Suit.HEARTS.letter not in named:
        return rules
    return Rules.parse({**rules.changed(), "any_suit": True})
