"""The bidding of a deal in Euchre Game Notation: what was called, who plays alone, who leads."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.egn.errors import EgnError, Why
from euchre.egn.shape import Deal
from euchre.rules.cards import JOKER, NO_CARDS, Card, Suit, parse_suit
from euchre.rules.contract import Contract
from euchre.rules.phase import Dealt
from euchre.rules.rules import Rules
from euchre.ui.words.egn import NO_TRUMP

_CALLS_A_ROUND: Final = 4


class Bidding(NamedTuple):
    """What the bidding came to.

    `calls` are the actions up to trump, `answers` those after the pick-up, as far as anything is
    told of them. `contract` is None where nobody has made trump.
    """

    calls: tuple[str, ...]
    was_ordered: bool
    answers: tuple[str, ...]
    contract: Contract | None

    @property
    def trump(self) -> Suit | None:
        """The suit made trump, if any was."""
        return None if self.contract is None else self.contract.trump


def bidding_of(deal: Deal, rules: Rules, upcard: Card) -> Bidding:
    """Return what the bidding of a deal came to; raises EgnError for what cannot be called here.

    Who may call what is left to the rules, the suit turned down apart.
    """
    calls: list[str] = []
    made: tuple[Suit, int] | None = None
    for number, call in enumerate(deal.calls):
        if made is not None:
            raise EgnError(Why.CALL_AFTER_TRUMP, deal=deal.place, found=call)
        seat = (deal.dealer + 1 + number) % 4
        action, suit = _call(deal, call, number, upcard)
        calls.append(action)
        made = None if suit is None else (suit, seat)
    if made is None:
        if deal.tricks:
            raise EgnError(Why.NOBODY_MADE_TRUMP, deal=deal.place)
        return Bidding(tuple(calls), was_ordered=False, answers=(), contract=None)
    dealt = Dealt(rules, deal.dealer, (), NO_CARDS, upcard, NO_CARDS, (0, 0))
    contract = Contract.made(dealt, upcard.suit or made[0], *made)
    answers, contract = _answers(deal, contract)
    return Bidding(tuple(calls), calls[-1] == "order", answers, contract)


def _call(deal: Deal, call: str, number: int, upcard: Card) -> tuple[str, Suit | None]:
    """Return a call as an action, and the suit that it makes trump."""
    word, is_first = call.lower(), number < _CALLS_A_ROUND
    if word == "pass":
        return "pass", None
    if word == "order":
        if not is_first:
            raise EgnError(Why.WRONG_ROUND, deal=deal.place, found=call)
        if upcard is JOKER:
            raise EgnError(Why.JOKER_ORDERED, deal=deal.place)
        return "order", upcard.suit
    if word == "n":
        raise EgnError(Why.HOUSE_RULE, deal=deal.place, wanted=NO_TRUMP)
    if word == "x":
        raise EgnError(Why.UNKNOWN_CALL, deal=deal.place)
    try:
        suit = parse_suit(word)
    except ValueError as error:
        raise EgnError(Why.NO_CALL, deal=deal.place, found=call) from error
    if is_first:
        raise EgnError(Why.WRONG_ROUND, deal=deal.place, found=call)
    if suit is upcard.suit:
        raise EgnError(Why.TURNED_DOWN_NAMED, deal=deal.place)
    return f"name {suit.letter}", suit


def _answers(deal: Deal, contract: Contract) -> tuple[tuple[str, ...], Contract]:
    """Return who says together and who alone, as far as it is told, and the contract with them."""
    lone = deal.lone_defender if deal.lone_defender is not None else -1
    is_asked = bool(deal.is_alone) and contract.rules.defend_alone == "loner"
    if lone != -1 and (not is_asked or lone not in contract.defenders):
        raise EgnError(Why.NO_LONE_DEFENDER, deal=deal.place, found=lone)
    if deal.is_alone is None and not deal.tricks:
        return (), contract
    if not deal.is_alone:
        return ("together",), contract
    contract = contract.going_alone(contract.maker)
    if not is_asked or (deal.lone_defender is None and not deal.tricks):
        return ("alone",), contract
    if lone == -1:
        return ("alone", "together", "together"), contract
    before = contract.defenders.index(lone)
    return ("alone", *["together"] * before, "alone"), contract.going_alone(lone)
