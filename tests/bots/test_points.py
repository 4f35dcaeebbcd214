"""The reference that plays for points alone differs from the bots in what a deal is worth to it."""

import pytest
from players import player_of

from euchre.rules.phase import Phase
from tests.bots.defenders import fellow_leads
from tests.bots.positions import seen, told
from tests.rules.positions import FOUR


def strong_maker(scores: tuple[int, int]) -> Phase:
    """Seat 1 has named hearts, with four of the best five."""
    return told(
        "", "Jh Ah Kh As Ts", up="Tc", rules=FOUR, scores=scores,
        then="pass pass pass pass name h",
    )  # fmt: skip


def chosen(level: str, position: Phase) -> tuple[str, str]:
    """What a level chooses, and what it chooses for points alone."""
    view = seen(position)
    bot, other = player_of(level, 0), player_of(f"{level}-for-points", 0)
    return str(bot.choose(view)), str(other.choose(view))


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_four_points_are_more_than_two_to_it_where_two_win_the_game(level: str) -> None:
    assert chosen(level, strong_maker((0, 0))) == ("alone", "alone")
    assert chosen(level, strong_maker((8, 9))) == ("together", "alone")


def test_it_ruffs_for_a_euchre_that_wins_the_game_for_its_fellow() -> None:
    ours, others = chosen("expert", fellow_leads("9d"))
    assert ours == others
    assert chosen("expert", fellow_leads("9d", scores=(8, 0, 9))) == ("Ks", "9h")
