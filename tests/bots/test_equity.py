"""The chance to win the game: against a slow solution of its own, and by what must hold."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import isclose
from typing import TypeAlias

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from euchre.bots.equity import LONGEST, chances
from euchre.bots.race import race
from euchre.bots.results import Result, results
from euchre.rules.game import winners
from euchre.rules.rules import Rules
from tests.rules.positions import FOUR, THREE, TWO
from tests.strategies import tables

Ends: TypeAlias = Callable[[Rules, Sequence[int]], Sequence[Result]]

LIKELY = 1e-9
"""What is less likely than this is not followed any further."""


def followed(
    rules: Rules, scores: tuple[int, ...], dealer: int, results: Ends = results
) -> list[float]:
    """The chances by following games deal by deal, with all that may come of each."""
    wins = [0.0] * len(scores)
    playing = {(scores, dealer): 1.0}
    while playing:
        later: dict[tuple[tuple[int, ...], int], float] = {}
        for (before, dealing), chance in playing.items():
            first = rules.seating.side_of(dealing)
            needs = [rules.target - score for score in before[first:] + before[:first]]
            for result in results(rules, needs):
                totals = list(before)
                for place, points in enumerate(result.points):
                    totals[(first + place) % len(totals)] += points
                now, likely = tuple(totals), chance * result.chance
                won = winners(rules, now)
                for side in won:
                    wins[side] += likely / len(won)
                if not won and likely > LIKELY:
                    key = (now, rules.seating.after(dealing))
                    later[key] = later.get(key, 0.0) + likely
        playing = later
    return wins


@pytest.mark.parametrize(
    ("rules", "scores"),
    [
        (Rules(players=2, target=4), (0, 3)),
        (Rules(players=2, target=10, stick_the_dealer=True), (4, 7)),
        (Rules(players=4, target=5), (0, 0)),
        (Rules(target=1), (0, 0, 0)),
        (Rules(target=2), (1, 0, 1)),
        (Rules(target=3), (0, 0, 0)),
        (Rules(target=3), (3, 1, 3)),
        (Rules(target=3), (4, 4, 4)),
        (Rules(target=1), (4, 0, 4)),
        (Rules(target=2), (4, 4, 1)),
        (Rules(target=3), (2, 6, 6)),
        (Rules(target=4, tie="shared"), (2, 0, 1)),
        (Rules(target=4, lone_march=5, super_euchre=True), (0, 2, 3)),
    ],
    ids=str,
)
def test_the_chances_are_those_of_games_followed_deal_by_deal(
    rules: Rules, scores: tuple[int, ...]
) -> None:
    for dealer in {0, 1, rules.players - 1}:
        expected = followed(rules, scores, dealer)
        assert chances(rules, scores, dealer) == pytest.approx(expected, abs=1e-5)


def often_passed_in(rules: Rules, needs: Sequence[int]) -> list[Result]:
    """What a deal may come to, were it often passed in, and the less the more the dealer needs."""
    passed_in, *others = results(rules, needs)
    nobody = 0.5 / max(min(needs[0], 3), 1)
    rest = (1.0 - nobody) / sum(result.chance for result in others)
    played = [result._replace(chance=result.chance * rest) for result in others]
    return [passed_in._replace(chance=nobody), *played]


@pytest.mark.parametrize(
    ("rules", "scores"), [(Rules(players=2, target=3), (0, 1)), (Rules(target=3), (2, 0, 1))]
)
def test_the_deal_goes_round_the_table_where_nobody_scores(
    monkeypatch: pytest.MonkeyPatch, rules: Rules, scores: tuple[int, ...]
) -> None:
    monkeypatch.setattr("euchre.bots.race.results", often_passed_in)
    solved = race.__wrapped__(rules, rules.target)
    for dealer in range(rules.players):
        seen = scores[dealer:] + scores[:dealer]
        expected = followed(rules, scores, dealer, often_passed_in)
        assert solved[seen] == pytest.approx(expected[dealer:] + expected[:dealer], abs=1e-5)


@st.composite
def standings(draw: st.DrawFn) -> tuple[Rules, tuple[int, ...], int]:
    """A table, scores at it, and who deals."""
    rules = draw(tables())
    score = st.integers(0, rules.target + 2)
    scores = draw(st.tuples(*[score for _ in rules.seating.sides]))
    if len(scores) == 2:
        assume(sum(score >= rules.target for score in scores) < 2)
    return rules, scores, draw(st.integers(0, rules.players - 1))


@given(standing=standings())
def test_somebody_wins_and_each_may_while_the_game_goes_on(
    standing: tuple[Rules, tuple[int, ...], int],
) -> None:
    rules, scores, dealer = standing
    found = chances(rules, scores, dealer)
    assert isclose(sum(found), 1.0, abs_tol=1e-9)
    won = winners(rules, scores)
    if won:
        assert found == tuple((side in won) / len(won) for side in range(len(scores)))
    else:
        assert all(0.0 <= chance < 1.0 for chance in found)


@given(standing=standings())
def test_everybody_one_seat_on_has_the_same_chances_one_seat_on(
    standing: tuple[Rules, tuple[int, ...], int],
) -> None:
    rules, scores, dealer = standing
    moved = chances(rules, (scores[-1], *scores[:-1]), (dealer + 1) % rules.players)
    assert moved[1:] + moved[:1] == pytest.approx(chances(rules, scores, dealer), abs=1e-9)


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR, Rules(target=30)])
def test_a_point_more_is_never_worth_less(rules: Rules) -> None:
    """But for a hundredth: bots bid more boldly against one who needs a last point."""
    sides = len(rules.seating.sides)
    for dealer in range(rules.players):
        for others in [(0, 9), (7, 7), (9, 4)]:
            mine = [
                chances(rules, (score, *others[: sides - 1]), dealer)[0]
                for score in range(rules.target)
            ]
            assert all(now < more + 0.01 for now, more in pairwise(mine))


def test_a_level_game_is_nearly_even_and_favours_who_deals_first() -> None:
    for rules in (TWO, THREE, FOUR):
        sides = len(rules.seating.sides)
        found = chances(rules, (0,) * sides, 0)
        assert found[0] == max(found)
        assert all(abs(chance - 1 / sides) < 0.06 for chance in found)


def test_at_the_target_the_higher_total_has_won() -> None:
    assert chances(THREE, (3, 11, 10), 0) == (0, 1, 0)
    assert chances(TWO, (10, 9), 1) == (1, 0)
    assert chances(FOUR, (8, 12), 3) == (0, 1)


def test_a_tie_at_the_target_is_played_on_or_shared() -> None:
    assert chances(Rules(tie="shared"), (10, 10, 9), 0) == (0.5, 0.5, 0)
    played_on = chances(THREE, (10, 10, 9), 0)
    assert played_on[2] < min(played_on[:2]) < 0.5
    assert chances(THREE, (14, 14, 13), 0) == pytest.approx(played_on)
    assert chances(THREE, (40, 40, 2), 0)[2] < 0.001


@pytest.mark.parametrize("target", [1, 2, 3, 5, 10, 30])
def test_in_a_tie_who_is_further_behind_has_the_less_whatever_the_target(target: int) -> None:
    rules = Rules(target=target)
    for most in (target, target + 3, target + 9):
        behind = [chances(rules, (most, most, least), 1)[2] for least in range(most, -1, -1)]
        assert all(near + 1e-9 >= far for near, far in pairwise(behind)), (most, behind)
        assert all(chance < 0.01 for chance in behind[8:])


def test_only_what_is_still_needed_counts() -> None:
    assert chances(Rules(target=7), (3, 5, 6), 1) == chances(THREE, (6, 8, 9), 1)
    assert chances(Rules(target=LONGEST), (18, 15, 20), 2) == pytest.approx(
        chances(THREE, (7, 4, 9), 2)
    )


@pytest.mark.parametrize(
    "rules",
    [Rules(players=2, target=40), Rules(players=2, target=80), Rules(target=25)],
    ids=str,
)
def test_what_a_long_game_is_taken_for_is_near_to_what_it_is(rules: Rules) -> None:
    errors = [
        max(abs(a - b) for a, b in zip(found, chances(rules, scores, 0), strict=True))
        for scores, found in race(rules, rules.target).items()
        if max(scores) < rules.target
    ]
    assert max(errors) < 0.03
    assert sum(errors) / len(errors) < 0.005


@pytest.mark.parametrize("target", [2_000, 10**12])
def test_in_a_long_game_a_long_lead_is_as_good_as_won_and_a_short_one_is_not(target: int) -> None:
    half = target // 2
    assert chances(Rules(players=2, target=target), (half, 0), 0)[0] > 0.99
    assert 0.4 < chances(Rules(players=2, target=target), (half, half - 5), 1)[0] < 0.6
    first, second, third = chances(Rules(target=target), (half, half, 0), 2)
    assert third < 0.01
    assert 0.4 < first < 0.6
    assert 0.4 < second < 0.6


@given(rules=tables(), needs=st.tuples(*[st.integers(-1, 12)] * 3))
def test_what_a_deal_may_come_to_is_certain_altogether_and_scores_by_the_table(
    rules: Rules, needs: tuple[int, int, int]
) -> None:
    found = results(rules, needs[: len(rules.seating.sides)])
    assert isclose(sum(result.chance for result in found), 1.0)
    for result in found:
        if result.award is None or result.place is None:
            assert not any(result.points)
            assert not rules.stick_the_dealer
        else:
            side = result.place % len(result.points)
            assert result.points[side] == result.award.maker
            others = result.points[:side] + result.points[side + 1 :]
            assert set(others) == {result.award.defenders}
