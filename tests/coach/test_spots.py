import json
from collections import Counter

import pytest

from euchre.coach.practising.kinds import KINDS
from euchre.coach.practising.spots import PERSON, Interest, Spot, interest_of, spot
from euchre.rules.record import replay
from euchre.rules.rules import Rules
from tests.counts import count

TABLES = {players: Rules(players=players) for players in (2, 3, 4)}
SPOTS = 40
"""Of each kind and table."""


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_spot_is_a_decision_of_its_kind_with_more_than_one_option(
    kind: str, players: int
) -> None:
    for number in range(count(SPOTS)):
        found = spot(TABLES[players], kind, 4, number)
        view = found.view
        assert found.kind == kind
        assert (view.seat, view.turn, view.rules) == (PERSON, PERSON, TABLES[players])
        assert view.phase in KINDS[kind]
        assert len(view.legal) > 1


def test_an_upcard_that_must_be_taken_is_no_bid() -> None:
    forced = Rules(players=2, forced_pickup=True)
    assert {spot(forced, "bid", 3, number).view.phase for number in range(3)} <= {"order", "name"}
    assert spot(forced, "keep", 3, 0).view.phase == "pickup"


def test_a_spot_is_the_same_again_from_its_record_alone() -> None:
    found = spot(TABLES[3], "play", 3, 1)
    kept = json.loads(json.dumps(found.record))
    assert spot(TABLES[3], "play", 3, 1) == found
    assert Spot("play", kept).view == found.view
    assert not replay(kept).winners


def test_another_number_seed_or_kind_is_another_spot() -> None:
    spots = [
        spot(TABLES[2], kind, seed, number).record
        for kind, seed, number in (("play", 3, 0), ("play", 3, 1), ("play", 4, 0), ("bid", 3, 0))
    ]
    assert all(one != other for place, one in enumerate(spots) for other in spots[:place])


def test_most_spots_are_worth_a_question_and_some_are_traps() -> None:
    found = Counter(
        interest_of(spot(TABLES[2], "bid", 3, number).view) for number in range(max(count(300), 6))
    )
    assert found[Interest.NONE] <= found.total() // 4
    assert found[Interest.TRAP]


def test_cards_that_are_as_good_as_each_other_are_not_worth_a_question() -> None:
    """The five highest trumps: whichever is led, all tricks are won."""
    record = {
        "euchre": 1,
        "rules": {"players": 2},
        "deals": [
            {
                "dealer": 1,
                "hands": [["Jh", "Jd", "Ah", "Kh", "Qh"], ["9c", "Tc", "9d", "Td", "9s"]],
                "upcard": "Th",
                "stock": [
                    "Jc",
                    "Qc",
                    "Kc",
                    "Ac",
                    "Qd",
                    "Kd",
                    "Ad",
                    "Ts",
                    "Js",
                    "Qs",
                    "Ks",
                    "As",
                    "9h",
                ],
                "actions": ["order", "take 9s"],
            }
        ],
    }
    led = Spot("play", record).view
    assert len(led.legal) == 5
    assert interest_of(led) is Interest.NONE


def test_a_kind_that_is_not_practised_is_no_spot() -> None:
    with pytest.raises(KeyError):
        spot(TABLES[2], "joker", 3, 0)
