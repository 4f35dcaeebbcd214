"""The coach agrees with itself, and with who plays well: judged by another seed in other worlds."""

from functools import cache
from statistics import fmean, median, stdev

import pytest

from euchre.coach.grades import grade
from euchre.coach.reviews import review
from euchre.coach.reviews.review import judge
from euchre.rules.rules import Rules
from euchre.views import view
from tests.coach.games import some_deals
from tests.counts import COUNTS, count

DEALS = count(200)
JUDGE, OTHER = 11, 12
"""Seeds that no bot has."""


@pytest.fixture(autouse=True)
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look less long than a review does, but for the full count."""
    if COUNTS != "soak":
        monkeypatch.setattr(review, "BATCH", 20 if COUNTS == "quick" else 40)
        monkeypatch.setattr(review, "MOST", 60 if COUNTS == "quick" else 120)


@cache
def costs(level: str) -> list[list[float]]:
    """What the decisions of a level cost, as far as that is sure, by deal."""
    found: list[list[float]] = []
    for deal in some_deals(level, Rules(), DEALS, seed=1):
        found.append([])
        for place, action in enumerate(deal.actions):
            position = deal.positions[place]
            if len(position.legal()) > 1:
                estimate = judge(view(position, position.turn), action, JUDGE).judgement()
                taken = estimate.of(action)
                found[-1].append(taken.behind if taken.is_worse else 0.0)
    return found


def interval(level: str) -> tuple[float, float]:
    """The mean cost of a level's decisions, less and more two standard errors, by deal apart."""
    means = [fmean(deal) for deal in costs(level) if deal]
    mean, about = fmean(means), 2.0 * stdev(means) / len(means) ** 0.5
    return mean - about, mean + about


def test_what_expert_plays_costs_next_to_nothing() -> None:
    every = [cost for deal in costs("expert") for cost in deal]
    assert median(every) == 0.0
    assert fmean(every) < 0.02


def test_weaker_levels_cost_more() -> None:
    expert, normal, easy = (
        fmean(cost for deal in costs(level) for cost in deal)
        for level in ("expert", "normal", "easy")
    )
    assert expert < normal < easy
    assert easy >= 2.0 * normal


@pytest.mark.skipif(DEALS < 20, reason="a few deals tell levels apart, but not for certain")
def test_the_levels_are_apart_for_certain() -> None:
    (_, most), (least, _) = interval("expert"), interval("normal")
    assert most < least
    (_, most), (least, _) = interval("normal"), interval("easy")
    assert most < least


def test_grades_are_the_same_to_a_step_whatever_the_seed() -> None:
    apart: list[int] = []
    for deal in some_deals("easy", Rules(), count(200), seed=50):
        for place, action in enumerate(deal.actions):
            position = deal.positions[place]
            if len(position.legal()) > 1:
                looked_at = view(position, position.turn)
                one, two = (
                    grade(judge(looked_at, action, seed).judgement().of(action))
                    for seed in (JUDGE, OTHER)
                )
                apart.append(abs(one - two))
    assert sum(steps > 1 for steps in apart) <= len(apart) / 20
