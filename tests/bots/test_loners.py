"""Complaint 2: loners never without hope or use, and neither always nor never."""

from collections import Counter

import pytest

from euchre.bots import Motive
from euchre.rules.rules import Rules
from tests.bots.positions import answer, decisions, explained, told
from tests.counts import count
from tests.rules.positions import FOUR, THREE

BEST = "Jh Jd Ah Kh As"
FOUR_POINTS = Rules(lone_march=4)
FIVE_POINTS = Rules(lone_march=5)


@pytest.mark.parametrize("rules", [FOUR, FOUR_POINTS, FIVE_POINTS])
def test_the_best_of_hands_goes_alone(rules: Rules) -> None:
    position = told("9c", BEST, up="Tc", rules=rules, then="pass " * rules.players + "name h")
    explanation = explained(position)
    assert (str(explanation.choice), explanation.motive) == ("alone", Motive.STRONG_ALONE)


@pytest.mark.parametrize("rules", [FOUR, FOUR_POINTS, FIVE_POINTS])
def test_nobody_goes_alone_against_a_right_bower_that_the_opposing_dealer_took(
    rules: Rules,
) -> None:
    position = told("9c Tc", "Jd Ah Kh Qh As", up="Jh", rules=rules, then="order take 9c")
    explanation = explained(position)
    assert str(explanation.choice) != "alone"
    assert (explanation.motive, explanation.seat) == (Motive.CANNOT_MARCH, 0)


def test_the_left_is_as_good_as_the_right_that_the_partner_lays_down() -> None:
    position = told("9c Tc", "9s", "Jd Ah Kh Qh As", up="Jh", rules=FOUR, then="pass order take 9c")
    assert answer(position) == "alone"


@pytest.mark.parametrize(
    ("rules", "score", "expected"),
    [
        (FOUR, 9, Motive.ALONE_IS_WORTH_NOTHING),
        (FOUR, 8, Motive.ALONE_IS_WORTH_NOTHING),
        (FOUR, 7, Motive.STRONG_ALONE),
        (FOUR_POINTS, 7, Motive.ALONE_IS_WORTH_NOTHING),
        (FOUR_POINTS, 6, Motive.STRONG_ALONE),
        (THREE, 0, Motive.ALONE_SCORES_THE_SAME),
    ],
)
def test_nobody_goes_alone_for_points_that_are_worth_nothing(
    rules: Rules, score: int, expected: Motive
) -> None:
    scores = tuple(score if side == 1 else 0 for side in range(len(rules.seating.sides)))
    position = told(
        "9c", BEST, up="Tc", rules=rules, scores=scores, then="pass " * rules.players + "name h"
    )
    assert explained(position).motive is expected


def test_a_lone_defender_has_the_two_highest_trumps_and_an_ace_against_a_loner() -> None:
    position = told(
        "9c Tc", "Ah Kh Qh Th Ac", "Jh Jd As 9s Ts", up="9h", rules=FOUR, then="order take 9c alone"
    )
    assert explained(position).motive is Motive.STRONG_DEFENCE
    assert answer(position) == "alone"


def test_no_defender_plays_alone_where_it_scores_nothing_more() -> None:
    position = told(
        "9c Tc", "Ah Kh Qh Th Ac", "Jh Jd As 9s Ts", up="9h", then="order take 9c alone"
    )
    assert explained(position).motive is Motive.DEFENCE_SCORES_THE_SAME


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "least", "most"),
    [(THREE, 0.0, 0.0), (FOUR_POINTS, 0.01, 0.05), (FIVE_POINTS, 0.03, 0.1), (FOUR, 0.05, 0.14)],
    ids=["lone march 3", "lone march 4", "lone march 5", "four-handed"],
)
def test_loners_are_neither_always_nor_never(rules: Rules, least: float, most: float) -> None:
    counts: Counter[str] = Counter()
    for _, view, choice in decisions(rules, max(300, count(4_000))):
        if view.phase == "declare":
            counts[str(choice)] += 1
    share = counts["alone"] / sum(counts.values())
    assert least <= share <= most
