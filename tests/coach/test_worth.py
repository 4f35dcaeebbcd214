"""What a deal's end is worth: points and chances as the rules and the race have them."""

import pytest

from euchre.bots.equity import chances
from euchre.coach.worth import NOTHING, Scale, Worth, combined, summed
from euchre.rules.rules import Rules
from euchre.views import View, view
from tests.rules.positions import FOUR, THREE, TWO, begun


def looked_at(rules: Rules, seat: int, scores: tuple[int, ...], dealer: int = 0) -> View:
    """The first bid of a deal at that score."""
    return view(begun(up="9s", rules=rules, dealer=dealer), seat)._replace(scores=scores)


@pytest.mark.parametrize(
    ("rules", "seat", "scores", "points", "worth"),
    [
        (TWO, 0, (0, 0), (2, 0), 2.0),
        (TWO, 1, (0, 0), (2, 0), -2.0),
        (THREE, 0, (0, 0, 0), (3, 0, 0), 3.0),
        (THREE, 1, (0, 0, 0), (3, 0, 0), -1.5),
        (THREE, 1, (0, 0, 0), (0, 2, 2), 1.0),
        (THREE, 0, (9, 0, 0), (3, 0, 0), 1.0),
        (THREE, 1, (9, 0, 0), (3, 0, 0), -0.5),
        (FOUR, 3, (4, 8), (0, 4), 2.0),
        (FOUR, 2, (4, 8), (0, 4), -2.0),
    ],
)
def test_points_are_ones_own_less_the_mean_of_the_others_as_far_as_they_count(
    rules: Rules, seat: int, scores: tuple[int, ...], points: tuple[int, ...], worth: float
) -> None:
    assert Scale(looked_at(rules, seat, scores)).of(points).points == pytest.approx(worth)


def test_the_chance_is_that_of_the_next_deal() -> None:
    scale = Scale(looked_at(THREE, 1, (6, 3, 5)))
    assert scale.of((0, 2, 2)).chance == chances(THREE, (6, 5, 7), dealer=1)[1]
    assert scale.of((0, 0, 0)).chance == chances(THREE, (6, 3, 5), dealer=1)[1]


def test_a_game_that_is_won_or_lost_has_the_chance_1_or_0() -> None:
    assert Scale(looked_at(TWO, 0, (8, 8))).of((2, 0)).chance == 1.0
    assert Scale(looked_at(TWO, 1, (8, 8))).of((2, 0)).chance == 0.0


def test_far_from_the_end_a_value_is_about_the_points() -> None:
    scale = Scale(looked_at(THREE, 0, (0, 0, 0)))
    for points in ((3, 0, 0), (0, 2, 2), (1, 0, 0), (0, 0, 1)):
        worth = scale.of(points)
        assert worth.value == pytest.approx(worth.points, abs=0.25)
        assert (worth.value > 0.0) == (worth.points > 0.0)


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR], ids=str)
@pytest.mark.parametrize("dealer", [0, 1])
def test_before_a_deal_the_chances_are_those_of_the_score(rules: Rules, dealer: int) -> None:
    scores = (4, 7, 5)[: len(rules.seating.sides)]
    expected = chances(rules, scores, dealer)
    for seat in range(rules.players):
        before = Scale(looked_at(rules, seat, scores, dealer)).before()
        assert before.chance == pytest.approx(expected[rules.seating.side_of(seat)])


def test_before_a_deal_nobodys_gain_is_anothers_loss_left_out() -> None:
    every = [Scale(looked_at(THREE, seat, (2, 2, 2))).before().points for seat in range(3)]
    assert sum(every) == pytest.approx(0.0)


def test_worths_are_added_scaled_and_compared_part_by_part() -> None:
    one, two = Worth(1.0, 2.0, 0.5), Worth(0.5, -1.0, 0.25)
    assert one + two == Worth(1.5, 1.0, 0.75)
    assert one - two == Worth(0.5, 3.0, 0.25)
    assert one * 2.0 == Worth(2.0, 4.0, 1.0)
    assert summed([one, two, one]) == Worth(2.5, 3.0, 1.25)
    assert summed([]) == NOTHING
    assert combined(Worth(3.0, 0.0, 1.0), Worth(4.0, 2.0, 0.0)) == Worth(5.0, 2.0, 1.0)
    assert two.is_within(Worth(0.5, 1.0, 0.25))
    for bound in (Worth(0.4, 1.0, 0.25), Worth(0.5, 0.9, 0.25), Worth(0.5, 1.0, 0.2)):
        assert not two.is_within(bound)
