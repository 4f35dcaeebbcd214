from itertools import product

import pytest

from euchre.arena.seatings import seatings
from euchre.rules.seats import SEATINGS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_bot_of_a_list_sits_in_each_seat_as_often(players: int) -> None:
    for bots in product(("easy", "normal", "hard", "expert"), repeat=players):
        found = seatings(bots)
        for seat in range(players):
            names = sorted(bots[seating[seat]] for seating in found)
            assert names == sorted(bots * len(found))[::players], bots


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_table_is_played_twice(players: int) -> None:
    for bots in product(("easy", "normal", "hard"), repeat=players):
        tables = [tuple(bots[place] for place in seating) for seating in seatings(bots)]
        turned = {bots[step:] + bots[:step] for step in range(players)}
        assert len(tables) == len(set(tables))
        assert set(tables) == turned
        assert tables[0] == bots


def test_partners_stay_partners() -> None:
    for seating in seatings(["easy", "normal", "hard", "expert"]):
        for side in SEATINGS[4].sides:
            assert {seating[seat] for seat in side} in ({0, 2}, {1, 3})
