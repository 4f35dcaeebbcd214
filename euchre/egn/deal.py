"""One deal of Euchre Game Notation as a record has it, found right by the referee."""

from __future__ import annotations

from typing import Any

from euchre.egn.bidding import Bidding, bidding_of
from euchre.egn.cards import may_be, the_one
from euchre.egn.errors import EgnError, Why
from euchre.egn.hands import Lying, lying, seen_in
from euchre.egn.play import Plays, play_of
from euchre.egn.shape import Deal
from euchre.rules.cards import Card
from euchre.rules.errors import RecordError
from euchre.rules.record import VERSION, replay
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored


def deal_of(deal: Deal, rules: Rules) -> dict[str, Any]:
    """Return a deal as a record has it; raises EgnError."""
    upcard = _upcard(deal, rules)
    bidding = bidding_of(deal, rules, upcard)
    was_taken = bidding.was_ordered and bool(deal.discard or deal.tricks)
    seen = seen_in(deal, rules, upcard, bidding.trump, was_taken=was_taken)
    plays = play_of(deal, bidding.contract, seen) if bidding.contract else ()
    cards = lying(deal, rules, seen, plays)
    first, *others = _possible(bidding, cards, plays, was_taken=was_taken)
    try:
        return _checked(first, cards, rules, deal, bidding)
    except EgnError:
        # Whoever did not follow with the upcard had discarded it.
        for actions in others:
            return _checked(actions, cards, rules, deal, bidding)
        raise


def _possible(bidding: Bidding, cards: Lying, plays: Plays, *, was_taken: bool) -> list[list[str]]:
    """Return the actions that the deal may have had, the likelier first."""
    calls, played = [*bidding.calls], [str(card) for _, card in plays]
    if not was_taken:
        return [[*calls, *(() if bidding.was_ordered else bidding.answers), *played]]
    return [[*calls, f"take {discard}", *bidding.answers, *played] for discard in cards.discards]


def _upcard(deal: Deal, rules: Rules) -> Card:
    card = the_one(may_be(deal.upcard, rules.deck, deal=deal.place))
    if card is None:
        raise EgnError(Why.UPCARD_NOT_KNOWN, deal=deal.place)
    return card


def _checked(
    actions: list[str], cards: Lying, rules: Rules, deal: Deal, bidding: Bidding
) -> dict[str, Any]:
    """Return the deal with its points, once the referee has found it right; raises EgnError."""
    read = {"dealer": deal.dealer, **cards.keys(), "actions": actions}
    record = {"euchre": VERSION, "rules": rules.changed(), "deals": [read]}
    try:
        replayed = replay(record)
    except RecordError as error:
        before_play = len(actions) - sum(map(len, deal.tricks))
        played = (error.action or 0) - before_play
        size = bidding.contract.order_of_play().size if bidding.contract else 1
        # the referee saw one deal, and the place is said already
        bare = RecordError(error.reason, found=error.found, wanted=error.wanted)
        bare.__cause__ = error.__cause__
        raise EgnError(
            Why.BREAKS_THE_RULES,
            deal=deal.place,
            trick=(played - 1) // size + 1 if played > 0 else None,
            fault=bare,
        ) from error
    if isinstance(replayed.position, Scored):
        read["points"] = list(replayed.position.points)
    return read
