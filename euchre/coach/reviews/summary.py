"""A whole game reviewed: its deals, handed out one by one, and what they come to by seat."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import AbstractContextManager
from typing import Final, NamedTuple, TypeAlias

from euchre.coach.grades import Grade
from euchre.coach.reviews.luck import Account, total
from euchre.coach.reviews.review import DealReview, Decision, SeatReview, reviewed
from euchre.coach.worth import NOTHING, Worth, summed
from euchre.rules.seats import Seat
from euchre.table.retold import RetoldDeal

MOST_LOSSES: Final = 3
"""Executors lost in a row without a review between: more would be lost to the same deal."""


class Made(NamedTuple):
    """A decision, with the number of its deal, from 1, and the seat that made it."""

    deal: int
    seat: Seat
    decision: Decision


class Summary(NamedTuple):
    """What a seat's decisions come to over deals, of which `deals` are accounted for."""

    seat: Seat
    made: tuple[Made, ...]
    deals: int
    account: Account

    @property
    def cost(self) -> Worth:
        """What all decisions cost together."""
        return summed(made.decision.cost for made in self.made)

    @property
    def average(self) -> Worth:
        """What a decision cost in the mean, nothing where there is none."""
        return self.cost * (1.0 / len(self.made)) if self.made else NOTHING

    @property
    def grades(self) -> dict[Grade, int]:
        """How many decisions have each grade."""
        found = [made.decision.grade for made in self.made]
        return {grade: found.count(grade) for grade in Grade}

    def mattered(self, most: int) -> list[Made]:
        """Return the decisions that cost most, as `mattered` does."""
        return mattered(self.made, most)


def mattered(made: Sequence[Made], most: int) -> list[Made]:
    """Return the decisions that cost most, at most so many, and none that was best.

    Good ones are among them only where there is none worse. Of equals the earlier goes first.
    """
    costly = [one for one in made if one.decision.grade > Grade.BEST]
    worse = [one for one in costly if one.decision.grade > Grade.GOOD]
    return sorted(worse or costly, key=lambda one: -one.decision.cost.value)[:most]


def summary(reviews: Sequence[DealReview], seat: Seat) -> Summary:
    """Return what a seat's decisions come to over the deals in which it may be looked at."""
    found = [(deal.number, one) for deal in reviews for one in deal.seats if one.seat == seat]
    accounts = [one.account for _, one in found if one.account is not None]
    return Summary(
        seat,
        tuple(made for number, one in found for made in _made(number, one)),
        len(accounts),
        total(accounts),
    )


def _made(number: int, one: SeatReview) -> Iterator[Made]:
    return (Made(number, one.seat, decision) for decision in one.decisions)


Opener: TypeAlias = Callable[[], AbstractContextManager[Executor]]
"""Opens an executor, and closes it at once where it is left by an exception."""


def review_all(
    deals: Sequence[RetoldDeal], opened: Opener, ahead: int = 1, seed: int = 0
) -> Generator[DealReview]:
    """Iterate over the reviews of deals, in order, each made by an executor.

    An executor never has more than twice `ahead` of them. One whose workers are lost is replaced,
    and what is missing is done again; raises BrokenExecutor where `MOST_LOSSES` in a row are lost
    without a review. The reviews are the same from the same seed, whatever the executors.
    """
    waiting: deque[_Given] = deque()
    coming = deque(deals)
    losses = 0
    while coming or waiting:
        try:
            with opened() as executor:
                waiting = deque([_again(given, executor, seed) for given in waiting])
                while coming or waiting:
                    while coming and len(waiting) < 2 * ahead:
                        deal = coming[0]
                        waiting.append(_Given(deal, executor.submit(reviewed, deal, seed)))
                        coming.popleft()
                    found = waiting[0].future.result()
                    waiting.popleft()
                    losses = 0
                    yield found
        except BrokenExecutor:
            losses += 1
            if losses == MOST_LOSSES:
                raise


class _Given(NamedTuple):
    """A deal, and what will be its review."""

    deal: RetoldDeal
    future: Future[DealReview]


def _again(given: _Given, executor: Executor, seed: int) -> _Given:
    """Hand a deal to another executor, unless its review has arrived."""
    deal, future = given
    if future.done() and not future.cancelled() and future.exception() is None:
        return given
    return _Given(deal, executor.submit(reviewed, deal, seed))


def cores() -> int:
    """Return how many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1
