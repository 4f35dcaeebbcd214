"""What a deal's points are worth to a seat at the score, and what expert does by it."""

import pytest

from euchre.bots.results import results
from euchre.bots.value import Value
from euchre.rules.rules import Rules
from tests.bots.defenders import fellow_leads
from tests.bots.positions import answer, seen, told
from tests.rules.positions import FOUR, THREE, TWO


def valued(*scores: int, rules: Rules = THREE, seat: int = 1) -> Value:
    """The value for a seat, which is to bid; the deal is its right neighbour's."""
    dealer = (seat - 1) % rules.players
    return Value(seen(told(up="Tc", dealer=dealer, rules=rules, scores=scores, then="")))


def test_at_nine_points_more_than_one_is_worth_no_more() -> None:
    near = valued(3, 9, 4, rules=Rules(lone_march=5))
    assert near.of((0, 1, 0)) == near.of((0, 3, 0)) == near.of((0, 5, 0))
    far = valued(3, 2, 4, rules=Rules(lone_march=5))
    assert far.of((0, 1, 0)) < far.of((0, 3, 0)) < far.of((0, 5, 0))


def test_a_defender_rather_lets_the_maker_make_it_than_the_fellow_win_by_a_euchre() -> None:
    """T6: seat 0 makes it, and seat 2 has 8."""
    made, euchred = (1, 0, 0), (0, 2, 2)
    assert valued(3, 5, 8).of(made) > valued(3, 5, 8).of(euchred)
    assert valued(3, 5, 6).of(made) < valued(3, 5, 6).of(euchred)


def test_a_defender_does_euchre_where_the_maker_would_win_and_he_is_the_one_who_gains() -> None:
    assert valued(9, 8, 5).of((1, 0, 0)) < valued(9, 8, 5).of((0, 2, 2))
    assert valued(9, 9, 8).of((1, 0, 0)) < valued(9, 9, 8).of((0, 2, 2))


@pytest.mark.parametrize("scores", [(6, 8, 9), (7, 1, 9), (8, 7, 8), (6, 5, 9)])
def test_points_of_a_euchre_that_wins_for_the_fellow_do_not_make_up_for_the_game(
    scores: tuple[int, int, int],
) -> None:
    """A euchre that is likely, or the maker's point for certain, and a game that goes on."""
    value = valued(*scores)
    assert value.of((1, 0, 0)) > 0.75 * value.of((0, 2, 2)) + 0.25 * value.of((2, 0, 0))


def needed(value: Value) -> float:
    """The chance of three points, else the others have two, to bid where seat 0 else makes it."""
    passed, lost, won = value.of((1, 0, 0)), value.of((2, 0, 2)), value.of((0, 3, 0))
    return (passed - lost) / (won - lost)


def test_the_one_behind_with_an_opponent_at_nine_takes_more_risk() -> None:
    assert needed(valued(9, 3, 2)) < needed(valued(0, 0, 0)) / 2


def test_the_leader_does_not_give_up_a_game_that_is_nearly_won() -> None:
    assert needed(valued(3, 9, 8)) > needed(valued(0, 0, 0))


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_at_the_beginning_a_value_is_nearly_the_points(rules: Rules) -> None:
    sides = len(rules.seating.sides)
    value = valued(*[0] * sides, rules=rules)
    for points in (1, 2):
        mine = tuple(points if side == 1 else 0 for side in range(sides))
        assert value.of(mine) - value.of((0,) * sides) == pytest.approx(points, rel=0.15)


@pytest.mark.parametrize(("rules", "scores"), [(TWO, (9, 8)), (THREE, (9, 9, 8)), (FOUR, (4, 9))])
def test_all_that_a_deal_may_come_to_is_worth_nothing_altogether(
    monkeypatch: pytest.MonkeyPatch, rules: Rules, scores: tuple[int, ...]
) -> None:
    """As a chance: what is not yet dealt is counted already."""
    monkeypatch.setattr("euchre.bots.value.PLAIN_AT_THE_END", 0.0)
    value = valued(*scores, rules=rules)
    needs = [rules.target - score for score in scores]
    worth = [result.chance * value.of(result.points) for result in results(rules, needs)]
    assert sum(worth) == pytest.approx(0, abs=1e-6)
    assert max(worth) > 0.1


# What expert does by it


@pytest.mark.parametrize(("hand", "up"), [("9c Ad Kh Js Ks", "9d"), ("Qc Ac Ad Ah Js", "Jh")])
def test_expert_bids_on_less_where_it_is_far_behind_and_an_opponent_has_nine(
    hand: str, up: str
) -> None:
    assert answer(told("", hand, up=up, then=""), "expert") == "pass"
    assert answer(told("", hand, up=up, scores=(9, 3, 2), then=""), "expert") == "order"


def test_expert_takes_a_trick_for_the_defence_unless_a_euchre_wins_for_the_fellow() -> None:
    """Seat 2 leads, seat 0 is to play, and then the maker, seat 1; a spade leaves him the trick."""
    assert answer(fellow_leads("9d", scores=(1, 2, 3)), "expert") in {"9h", "Jd", "Ah"}
    assert answer(fellow_leads("9d", scores=(1, 2, 8)), "expert") in {"9s", "Ks"}
    assert answer(fellow_leads("9d", scores=(8, 9, 3)), "expert") in {"9h", "Jd", "Ah"}


def test_expert_goes_alone_for_points_that_it_needs_and_not_at_nine() -> None:
    rules = Rules(lone_march=4)
    for score, choice in ((2, "alone"), (9, "dummy")):
        position = told(
            "9c",
            "Jh Jd Ah Kh As",
            up="Tc",
            rules=rules,
            scores=(0, score, 0),
            then="pass pass pass name h",
        )
        assert answer(position, "expert") == choice


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("target", [151, 3_000, 10**6, 10**400], ids=lambda target: str(target)[:9])
@pytest.mark.parametrize("lead", ["none", "half", "all but won"])
def test_whatever_the_target_and_the_lead_points_are_worth_about_what_they_are(
    players: int, target: int, lead: str
) -> None:
    rules = Rules(players=players, target=target)
    sides = len(rules.seating.sides)
    ahead = {"none": 0, "half": target // 2, "all but won": target - 1}[lead]
    for leader in range(sides):
        scores = tuple(ahead if side == leader else 0 for side in range(sides))
        value = Value(seen(told("", "", up="9c", then="", rules=rules, scores=scores)))
        mine, others = (
            value.of(tuple(2 * (side == who) for side in range(sides))) for who in (1, 0)
        )
        assert -6 < others < mine < 6
