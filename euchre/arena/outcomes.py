"""What deals came to: who made trump, with how many tricks, who was alone; and rates of these."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from euchre.arena.seatings import Seating
from euchre.rules.scoring import NEEDED, TRICKS, Scored


class Outcome(NamedTuple):
    """A deal in short; the maker and a lone defender by their places in the list of bots.

    The maker of a deal that all passed is None. `tricks` are those of the maker's side.
    """

    maker: int | None
    tricks: int = 0
    alone: bool = False
    lone_defender: int | None = None


PASSED_IN: Final = Outcome(None)


def outcome_of(deal: Scored, seating: Seating) -> Outcome:
    """Return what a deal came to."""
    contract = deal.contract
    if contract is None:
        return PASSED_IN
    maker, alone = contract.maker, contract.alone
    defenders = contract.defenders
    tricks = TRICKS - sum([deal.tricks[seat] for seat in defenders])
    if not alone:
        return Outcome(seating[maker], tricks)
    lone_defender = next((seating[seat] for seat in alone if seat != maker), None)
    return Outcome(seating[maker], tricks, maker in alone, lone_defender)


class Counts(NamedTuple):
    """How often it came to what, in deals; each is a part of the one that `PART_OF` says.

    A bid is a deal in which trump was made; it is made with three tricks or more, and marched with
    all five. Defended are the bids of others. A lone defence is won where the maker is euchred.
    """

    deals: int = 0
    passed_in: int = 0
    bids: int = 0
    made: int = 0
    marched: int = 0
    euchred: int = 0
    loners: int = 0
    loners_made: int = 0
    loners_marched: int = 0
    loners_euchred: int = 0
    defended: int = 0
    lone_defences: int = 0
    lone_defences_won: int = 0


PART_OF: Final = {
    "passed_in": "deals",
    "bids": "deals",
    "made": "bids",
    "marched": "bids",
    "euchred": "bids",
    "loners": "bids",
    "loners_made": "loners",
    "loners_marched": "loners",
    "loners_euchred": "loners",
    "defended": "deals",
    "lone_defences": "defended",
    "lone_defences_won": "lone_defences",
}


def counts(outcomes: Mapping[Outcome, int], fellows: Collection[int], place: int) -> Counts:
    """Return how often it came to what for one bot of the list; `fellows` are those of its side."""
    return _counts(
        outcomes,
        {outcome for outcome in outcomes if outcome.maker == place},
        {outcome for outcome in outcomes if outcome.maker not in {None, *fellows}},
        {outcome for outcome in outcomes if outcome.lone_defender == place},
    )


def all_counts(outcomes: Mapping[Outcome, int]) -> Counts:
    """Return how often it came to what for all bots together."""
    bids = {outcome for outcome in outcomes if outcome.maker is not None}
    alone = {outcome for outcome in bids if outcome.lone_defender is not None}
    return _counts(outcomes, bids, bids, alone)


def _counts(
    outcomes: Mapping[Outcome, int],
    bids: Collection[Outcome],
    defended: Collection[Outcome],
    defended_alone: Collection[Outcome],
) -> Counts:
    def number(some: Collection[Outcome], least: int = 0, most: int = TRICKS) -> int:
        return sum(outcomes[one] for one in some if least <= one.tricks <= most)

    loners = [outcome for outcome in bids if outcome.alone]
    return Counts(
        deals=number(outcomes),
        passed_in=outcomes.get(PASSED_IN, 0),
        bids=number(bids),
        made=number(bids, NEEDED),
        marched=number(bids, TRICKS),
        euchred=number(bids, 0, NEEDED - 1),
        loners=number(loners),
        loners_made=number(loners, NEEDED),
        loners_marched=number(loners, TRICKS),
        loners_euchred=number(loners, 0, NEEDED - 1),
        defended=number(defended),
        lone_defences=number(defended_alone),
        lone_defences_won=number(defended_alone, 0, NEEDED - 1),
    )
