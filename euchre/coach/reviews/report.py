"""A review as the object that `review --json` prints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from euchre.coach.estimate import ERRORS, Estimate
from euchre.coach.grades import FROM
from euchre.coach.reviews.luck import Account, Luck
from euchre.coach.reviews.review import DealReview, Decision, SeatReview
from euchre.coach.reviews.summary import Summary, summary
from euchre.coach.worth import Worth
from euchre.table.retold import Retold

DIGITS: Final = 6
"""The digits after the point of every figure."""


def report(game: Retold, reviews: Sequence[DealReview], seed: int = 0) -> dict[str, Any]:
    """Return the review of a game, or of some of its deals; docs/coach.md says what each key is."""
    return {
        "players": game.rules.players,
        "names": None if game.names is None else list(game.names),
        "you": game.owner,
        "seed": seed,
        "thresholds": {grade.name.lower(): least for grade, least in FROM.items()},
        "errors": ERRORS,
        "seats": [_summary(summary(reviews, seat)) for seat in range(game.rules.players)],
        "deals": [_deal(review) for review in reviews],
    }


def _worth(worth: Worth) -> dict[str, float]:
    return {
        "value": round(worth.value, DIGITS),
        "points": round(worth.points, DIGITS),
        "chance": round(worth.chance, DIGITS),
    }


def _summary(found: Summary) -> dict[str, Any]:
    return {
        "seat": found.seat,
        "decisions": len(found.made),
        "cost": _worth(found.cost),
        "average": _worth(found.average),
        "grades": {grade.name.lower(): number for grade, number in found.grades.items()},
        "deals": found.deals,
        "account": _account(found.account) if found.deals else None,
    }


def _account(account: Account) -> dict[str, Any]:
    return {
        "before": _worth(account.before),
        "result": _worth(account.result),
        "change": _worth(account.change),
        "luck": _luck(account.luck),
        "luck_errors": {name: _worth(error) for name, error in account.errors._asdict().items()},
        "play": _worth(account.play),
        "rest": _worth(account.rest),
        "error": _worth(account.error),
        "met": account.is_met,
    }


def _luck(luck: Luck) -> dict[str, Any]:
    parts = {name: _worth(worth) for name, worth in luck._asdict().items()}
    return {**parts, "all": _worth(luck.all)}


def _deal(review: DealReview) -> dict[str, Any]:
    return {"deal": review.number, "seats": [_seat(one) for one in review.seats]}


def _seat(one: SeatReview) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "account": None if one.account is None else _account(one.account),
        "decisions": [_decision(decision) for decision in one.decisions],
    }


def _decision(decision: Decision) -> dict[str, Any]:
    judgement, opened = decision.judgement, decision.opened
    return {
        "step": decision.place + 1,
        "phase": judgement.view.phase,
        "action": str(decision.action),
        "best": str(judgement.best.action),
        "grade": decision.grade.name.lower(),
        "cost": _worth(decision.cost),
        "behind": _worth(decision.judged.behind),
        "doubt": _worth(decision.judged.doubt),
        "samples": judgement.samples,
        "exact": judgement.is_exact,
        "options": [_option(estimate) for estimate in judgement.estimates],
        "open": None if opened is None else {"best": str(opened.best), "cost": _worth(opened.cost)},
    }


def _option(estimate: Estimate) -> dict[str, Any]:
    return {
        "action": str(estimate.action),
        **_worth(estimate.worth),
        "error": round(estimate.error, DIGITS),
    }
