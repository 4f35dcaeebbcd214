import pytest

from euchre.rules.game import Game, winners
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from tests.rules.positions import FOUR, THREE, TWO, after, begun

SHARED = Rules(tie="shared")


def game(*scores: int, rules: Rules = THREE, dealer: int = 0) -> Game:
    return Game(rules, dealer, scores)


@pytest.mark.parametrize(("rules", "zeros"), [(TWO, (0, 0)), (THREE, (0, 0, 0)), (FOUR, (0, 0))])
def test_a_game_begins_with_nothing_for_each_player_or_side(
    rules: Rules, zeros: tuple[int, ...]
) -> None:
    """B1, B9."""
    assert Game.begin(rules, dealer=1) == Game(rules, 1, zeros, deals=0)
    assert Game.begin(rules, dealer=1).winners == ()


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_the_deal_passes_clockwise_after_every_deal(rules: Rules) -> None:
    """B1; three-handed it passes from seat 1 to seat 2, as the dummy does not deal."""
    playing = Game.begin(rules, dealer=0)
    dealers: list[int] = []
    for _ in range(rules.players + 1):
        dealers.append(playing.dealer)
        playing = playing.after_deal((1, *[0] * (len(playing.scores) - 1)))
    assert dealers == [*range(rules.players), 0]
    assert playing.deals == rules.players + 1


def test_four_passed_in_deals_in_a_row_score_nothing_and_pass_the_deal_each_time() -> None:
    """B6, B1."""
    playing = Game(THREE, 2, (3, 0, 9))
    dealers: list[int] = []
    for _ in range(4):
        dealers.append(playing.dealer)
        over = begun(up="Td", dealer=playing.dealer, then="pass pass pass pass pass pass")
        assert isinstance(over, Scored)
        assert over.points == (0, 0, 0)
        playing = playing.after_deal(over.points)
    assert dealers == [2, 0, 1, 2]
    assert playing == Game(THREE, 0, (3, 0, 9), deals=4)


def test_the_points_of_a_deal_are_added_player_by_player() -> None:
    """B9."""
    assert game(3, 4, 5).after_deal((0, 2, 2)).scores == (3, 6, 7)
    assert game(3, 4, rules=FOUR).after_deal((4, 0)).scores == (7, 4)


def test_points_for_the_wrong_number_of_sides_are_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        game(3, 4, 5).after_deal((1, 0))


@pytest.mark.parametrize("target", [1, 5, 10, 32])
def test_the_first_to_reach_the_target_wins(target: int) -> None:
    """B9."""
    for rules in (Rules(target=target), Rules(players=4, target=target)):
        others = (0,) * (len(rules.seating.sides) - 1)
        assert winners(rules, (target - 1, *others)) == ()
        assert winners(rules, (target, *others)) == (0,)
        assert winners(rules, (*others, target + 1)) == (len(others),)


def test_of_two_defenders_who_reach_ten_together_the_higher_total_wins() -> None:
    """T8."""
    assert game(3, 9, 8).after_deal((0, 2, 2)).winners == (1,)
    assert game(3, 8, 9).after_deal((0, 2, 2)).winners == (2,)


def test_two_defenders_who_reach_ten_together_with_equal_totals_play_on() -> None:
    """T8."""
    tied = game(3, 8, 8).after_deal((0, 2, 2))
    assert tied.scores == (3, 10, 10)
    assert tied.winners == ()


def test_where_a_tie_is_shared_both_win() -> None:
    """T8."""
    assert game(3, 8, 8, rules=SHARED).after_deal((0, 2, 2)).winners == (1, 2)
    assert game(3, 9, 8, rules=SHARED).after_deal((0, 2, 2)).winners == (1,)
    assert game(3, 7, 7, rules=SHARED).after_deal((0, 2, 2)).winners == ()


def test_after_a_tie_play_goes_on_until_one_player_leads() -> None:
    """T8."""
    tied = game(3, 10, 10)
    passed_in = tied.after_deal((0, 0, 0))
    assert passed_in.winners == ()
    both = passed_in.after_deal((0, 2, 2))
    assert both.scores == (3, 12, 12)
    assert both.winners == ()
    assert both.after_deal((3, 0, 0)).winners == ()
    assert both.after_deal((0, 0, 1)).winners == (2,)


def test_after_a_tie_a_third_player_may_still_overtake_both() -> None:
    """T8."""
    assert game(9, 10, 10).after_deal((3, 0, 0)).winners == (0,)
    level = game(9, 10, 10).after_deal((1, 0, 0))
    assert level.scores == (10, 10, 10)
    assert level.winners == ()
    assert winners(SHARED, level.scores) == (0, 1, 2)


def test_a_tie_above_the_target_is_broken_by_the_lead_and_not_by_who_was_first() -> None:
    """T8."""
    tied = game(0, 10, 10)
    assert tied.after_deal((0, 1, 0)).winners == (1,)
    assert tied.after_deal((2, 0, 2)).winners == (2,)


def test_the_example_of_the_game_record_scores_three() -> None:
    """T5."""
    over = begun(
        "Jd Ah 9c Ks Ts",
        "9h Qh Ac Kc Jc",
        "Th Qd Ad As Js",
        up="Td",
        dealer=2,
        dummy="Kh Jh 9d Tc Qs",
        then="pass pass pass name h dummy keep Jd Ah Kh Jh Qs together together",
    )
    over = after(over, "Jh 9h Th Kh Qh Js Ah Kc As Qs Ac Qd Jd Jc Ad")
    assert isinstance(over, Scored)
    assert over.points == (3, 0, 0)
