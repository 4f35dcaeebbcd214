"""What practice needs of the world, for tests: a memory, a clock that stands, and slow thinking."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from datetime import UTC, datetime
from typing import ParamSpec, TypeVar

from euchre.arena.executors import InPlace
from euchre.coach.practising.answers import Answer, Waiting
from euchre.rules.rules import Rules
from euchre.ui.practice.practice import Means, Plan, Practice
from euchre.views import View

P = ParamSpec("P")
T = TypeVar("T")

NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)
TWO = Rules(players=2)


class Remembers:
    """A memory in a list, and the spots that are due."""

    def __init__(self, *due: Waiting) -> None:
        self.answers: list[Answer] = []
        self.waiting = list(due)
        self.dropped: list[Waiting] = []

    def due(self, kind: str, rules: Rules, now: datetime, /) -> Waiting | None:
        """The next of the spots."""
        assert now == NOON
        return self.waiting.pop(0) if self.waiting else None

    def keep(self, answer: Answer, /) -> None:
        """Remember an answer."""
        self.answers.append(answer)

    def drop(self, waiting: Waiting, /) -> None:
        """Have a spot come back no more."""
        self.dropped.append(waiting)


class Slow(Executor):
    """Does nothing until it is told to."""

    def __init__(self) -> None:
        self._tasks: list[Callable[[], None]] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Put it off."""
        future: Future[T] = Future()
        self._tasks.append(lambda: future.set_result(fn(*args, **kwargs)))
        return future

    @property
    def waiting(self) -> int:
        """How many tasks wait."""
        return len(self._tasks)

    def think(self) -> None:
        """Do what waits for longest."""
        self._tasks.pop(0)()


BIDS = Plan("bid", TWO, 7)


def practising(
    memory: Remembers,
    plan: Plan = BIDS,
    executor: Executor | None = None,
    behind: View | None = None,
) -> Practice:
    """Practice by a plan; where thinking is slow, the next position is thought about ahead."""
    means = Means(executor or InPlace(), memory, lambda: NOON, is_ahead=executor is not None)
    return Practice(plan, means, behind)
