"""Why a bid, alone or not: the reason that `normal` gives, and the values beside it."""

import pytest

from euchre.bots import Motive
from euchre.rules.rules import Rules
from tests.bots.positions import explained, told
from tests.rules.positions import FOUR, THREE, TWO

FOUR_POINTS, FIVE_POINTS = Rules(lone_march=4), Rules(lone_march=5)
BEST = "Jh Jd Ah Kh As"


def test_values_of_a_bid_are_strengths_and_the_pass_is_what_is_asked_for() -> None:
    explanation = explained(told("", "Jh Ah Kh Tc Qs", up="9h", then=""))
    order, pass_ = explanation.options
    assert explanation.motive is Motive.STRONG_HAND
    assert order.value == pytest.approx(3.0 + 2.0 + 1.7 + 0.3 - 0.3 * 1.2)
    assert pass_.value == pytest.approx(2.3)


@pytest.mark.parametrize("rules", [TWO, FOUR])
def test_bare_trumps_are_not_to_arm_the_opposing_dealer_who_is_named(rules: Rules) -> None:
    explanation = explained(told("", "Jh Jd 9c Tc Qs", up="9h", rules=rules, then=""))
    assert str(explanation.choice) == "pass"
    assert (explanation.motive, explanation.seat) == (Motive.BARE_TRUMPS, 0)


@pytest.mark.parametrize(
    ("scores", "choice", "motive", "seat"),
    [((0, 0), "pass", Motive.WEAK_HAND, None), ((4, 9), "order", Motive.GAME_AT_STAKE, 1)],
)
def test_a_weak_hand_is_bid_where_the_game_is_at_stake_and_the_opponent_is_named(
    scores: tuple[int, int], choice: str, motive: Motive, seat: int | None
) -> None:
    hand = "9c Tc Ks Qd 9d"
    explanation = explained(told(hand, up="Jh", rules=FOUR, scores=scores, then="pass pass pass"))
    assert (str(explanation.choice), explanation.motive) == (choice, motive)
    assert explanation.seat == seat


def test_a_stuck_dealer_says_so() -> None:
    rules = Rules(players=4, stick_the_dealer=True)
    explanation = explained(told("9c Tc Qs Kd Qd", up="9h", rules=rules, then="pass " * 7))
    assert explanation.motive is Motive.DEALER_IS_STUCK


@pytest.mark.parametrize("rules", [FOUR, FOUR_POINTS, FIVE_POINTS])
def test_a_hand_is_strong_alone(rules: Rules) -> None:
    explanation = explained(
        told("9c", BEST, up="Tc", rules=rules, then="pass " * rules.players + "name h")
    )
    assert (str(explanation.choice), explanation.motive) == ("alone", Motive.STRONG_ALONE)


@pytest.mark.parametrize("rules", [FOUR, FOUR_POINTS, FIVE_POINTS])
def test_no_march_can_be_made_against_a_right_bower_that_the_named_dealer_took(
    rules: Rules,
) -> None:
    explanation = explained(
        told("9c Tc", "Jd Ah Kh Qh As", up="Jh", rules=rules, then="order take 9c")
    )
    assert (explanation.motive, explanation.seat) == (Motive.CANNOT_MARCH, 0)


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
def test_alone_is_said_to_score_nothing_more_where_it_does_not(
    rules: Rules, score: int, expected: Motive
) -> None:
    scores = tuple(score if side == 1 else 0 for side in range(len(rules.seating.sides)))
    position = told(
        "9c", BEST, up="Tc", rules=rules, scores=scores, then="pass " * rules.players + "name h"
    )
    assert explained(position).motive is expected


@pytest.mark.parametrize(
    ("rules", "expected"),
    [(FOUR, Motive.STRONG_DEFENCE), (THREE, Motive.DEFENCE_SCORES_THE_SAME)],
)
def test_a_defence_alone_is_strong_or_scores_the_same(rules: Rules, expected: Motive) -> None:
    position = told(
        "9c Tc",
        "Ah Kh Qh Th Ac",
        "Jh Jd As 9s Ts",
        up="9h",
        rules=rules,
        then="order take 9c alone",
    )
    assert explained(position).motive is expected
