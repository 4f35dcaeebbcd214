"""The ruleset of Euchre Game Notation against the rules of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from euchre.egn.errors import EgnError, Why
from euchre.rules.rules import Rules

_NOT_PLAYED: Final = (
    "canadian",
    "farmers",
    "partners_best",
    "go_under",
    "allow_no_trump",
    "fast_break",
    "four_trick_tokens",
)
"""House rules that are on or off, and can only be off here."""

_FIXED: Final = {"num_players": 4, "loner_march_score": 4, "loner_euchred_score": 2}
"""What can only have one value here."""

_LEADS: Final = {"LEFT_OF_DEALER": "dealer", "LEFT_OF_LONER": "loner"}
_DECKS: Final = {(9, False): 24, (9, True): 25, (7, False): 32}
_READ: Final = {"std", "min_rank", "winning_score", "num_deals", "joker", "loner_lead"} | {
    "defend_alone"
}

MOST_A_DEAL: Final = 4
"""The most points that a deal scores (F4)."""


class Agreed(NamedTuple):
    """What a file's table plays: the rules, and after how many deals it ends, if it says so."""

    rules: Rules
    deals: int | None


def agreed(ruleset: Mapping[str, Any]) -> Agreed:
    """Return what a ruleset comes to; raises EgnError for what is not played here.

    A game of a number of deals has a target that is out of reach.
    """
    given = {name: value for name, value in ruleset.items() if value is not None}
    _refuse_what_is_not_played(given)
    target, deals = _end(given)
    deck = (_whole(given, "min_rank", 9), _flag(given, "joker", default=False))
    lead = given.get("loner_lead", "LEFT_OF_DEALER")
    if deck not in _DECKS:
        raise EgnError(Why.RULE_VALUE, found=deck[0], wanted="min_rank")
    if not isinstance(lead, str) or lead not in _LEADS:
        raise EgnError(Why.RULE_VALUE, found=lead, wanted="loner_lead")
    rules = Rules(
        players=4,
        deck=_DECKS[deck],
        target=target,
        stick_the_dealer=_flag(given, "std", default=True),
        forced_pickup=True,
        defend_alone="loner" if _flag(given, "defend_alone", default=False) else "never",
        loner_lead=_LEADS[lead],
    )
    return Agreed(rules, deals)


def _refuse_what_is_not_played(given: Mapping[str, Any]) -> None:
    for name in _NOT_PLAYED:
        if _flag(given, name, default=False):
            raise EgnError(Why.HOUSE_RULE, wanted=name)
    for name, value in _FIXED.items():
        if _whole(given, name, value) != value:
            raise EgnError(Why.RULE_VALUE, found=given[name], wanted=name)
    for name, value in given.items():
        if value and name not in _READ and name not in _FIXED:
            raise EgnError(Why.HOUSE_RULE, wanted=name)


def _end(given: Mapping[str, Any]) -> tuple[int, int | None]:
    """Return the target, and the number of deals where that ends the game."""
    deals = _whole(given, "num_deals", 0)
    target = _whole(given, "winning_score", 0 if deals else 10)
    if (target > 0) == (deals > 0) or min(target, deals) < 0:
        raise EgnError(Why.NO_END)
    return (target, None) if target else (MOST_A_DEAL * deals + 1, deals)


def _flag(given: Mapping[str, Any], name: str, *, default: bool) -> bool:
    value = given.get(name, default)
    if not isinstance(value, bool):
        raise EgnError(Why.RULE_VALUE, found=value, wanted=name)
    return value


def _whole(given: Mapping[str, Any], name: str, default: int) -> int:
    value = given.get(name, default)
    if type(value) is not int:
        raise EgnError(Why.RULE_VALUE, found=value, wanted=name)
    return value


def ruleset(rules: Rules, deals: int | None) -> dict[str, Any]:
    """Return the ruleset of a table for four; `deals` are those after which the game ends."""
    said: dict[str, Any] = {
        "std": rules.stick_the_dealer,
        "min_rank": 7 if rules.deck == 32 else 9,  # noqa: PLR2004 - C1
        "loner_lead": next(name for name, lead in _LEADS.items() if lead == rules.loner_lead),
        "defend_alone": rules.defend_alone != "never",
        "joker": rules.deck == 25,  # noqa: PLR2004 - C1
    }
    end = {"winning_score": rules.target} if deals is None else {"num_deals": deals}
    return said | end
