from collections import Counter

import pytest

from euchre.arena.outcomes import PASSED_IN, Outcome, all_counts, counts, outcome_of
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from tests.arena.played import simulate


def last_deals(rules: Rules) -> list[Scored]:
    """The last deal of each of 30 games."""
    tables = simulate(rules, ["normal"] * rules.players, 30, seed=5)
    return [table.position for table in tables if isinstance(table.position, Scored)]


def test_the_outcome_names_the_bots_by_their_places() -> None:
    seating = (2, 0, 1)
    for deal in last_deals(Rules(target=1)):
        found = outcome_of(deal, seating)
        if deal.contract is None:
            assert found == PASSED_IN
        else:
            assert found.maker == seating[deal.contract.maker]
            assert found.tricks == deal.tricks[deal.contract.maker]


def test_partners_take_tricks_together() -> None:
    for deal in last_deals(Rules(players=4, target=1)):
        if deal.contract is not None:
            maker = deal.contract.maker
            both = deal.tricks[maker] + deal.tricks[(maker + 2) % 4]
            assert outcome_of(deal, (0, 1, 2, 3)).tricks == both


OUTCOMES = Counter(
    {
        PASSED_IN: 2,
        Outcome(0, 3): 10,
        Outcome(0, 5): 4,
        Outcome(0, 2): 5,
        Outcome(1, 5, alone=True): 3,
        Outcome(1, 4, alone=True): 2,
        Outcome(1, 1, alone=True, lone_defender=2): 1,
        Outcome(2, 0, lone_defender=0): 6,
        Outcome(2, 3, lone_defender=0): 7,
    }
)


def test_the_counts_of_all_bots() -> None:
    found = all_counts(OUTCOMES)
    assert found == (40, 2, 38, 26, 7, 12, 6, 5, 3, 1, 38, 14, 7)
    assert found.made + found.euchred + found.passed_in == found.deals


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        (0, (40, 2, 19, 14, 4, 5, 0, 0, 0, 0, 19, 13, 6)),
        (1, (40, 2, 6, 5, 3, 1, 6, 5, 3, 1, 32, 0, 0)),
        (2, (40, 2, 13, 7, 0, 6, 0, 0, 0, 0, 25, 1, 1)),
    ],
)
def test_the_counts_of_a_bot(place: int, wanted: tuple[int, ...]) -> None:
    assert counts(OUTCOMES, (place,), place) == wanted


def test_a_partners_bid_is_not_defended() -> None:
    found = Counter({Outcome(0, 3): 1, Outcome(1, 3): 2, Outcome(2, 3): 4, Outcome(3, 3): 8})
    assert counts(found, (0, 2), 0).defended == 10
