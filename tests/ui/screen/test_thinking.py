"""The process for hints: what it thinks about when, what it tells, and that it is started again."""

import threading
import time
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from euchre.coach.hints.advice import FIRST, FIXED, MOST
from euchre.coach.hints.snapshot import Snapshot
from euchre.ui.child import Child
from euchre.ui.screen.asked import Answer, Question
from euchre.ui.screen.thinking import BATCH, EVERY, Thinking
from euchre.ui.screen.worker import DEATHS, Worker
from euchre.views import View
from tests.bots.positions import seen, told
from tests.rules.positions import TWO

ORDER = seen(told("", "Jh Ah Kh Tc Qs", up="9h", then=""))
OTHER = seen(told("", "Js As Ks Td Qh", up="9s", then=""))
LAST = seen(
    told("Ac Kc Qc Tc 9c", "Jd Jh Ad Kd As", up="9d", rules=TWO,
         then="order leave Jd 9c Jh Tc Ad Qc")
)  # fmt: skip
PATIENCE = 20.0


class Clock:
    """A clock that goes on by a step each time that it is looked at."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def thought(thinking: Thinking) -> list[Answer]:
    """All that is told until there is nothing more to think about."""
    told_: list[Answer] = []
    while not thinking.is_idle:
        told_ += thinking.go_on()
    return told_


def samples(answers: list[Answer]) -> list[int]:
    """The samples of each answer."""
    return [answer.snapshot.samples for answer in answers]


def test_nobody_is_told_what_is_thought_ahead() -> None:
    thinking = Thinking(Clock(1.0))
    thinking.take(Question(1, ORDER, 0, shown=False))
    assert thought(thinking) == []
    thinking.take(Question(1, ORDER, 0, shown=True))
    (answer,) = thinking.go_on()
    assert answer.snapshot.samples >= FIXED
    assert answer.number == 1


def test_a_hint_that_is_wanted_at_once_is_told_after_the_first_look() -> None:
    thinking = Thinking(Clock(1.0))
    thinking.take(Question(1, ORDER, 0, shown=True))
    (answer,) = thinking.go_on()
    assert answer.snapshot.samples == FIRST


def test_it_is_refined_while_it_is_open_and_told_a_few_times_a_second() -> None:
    thinking = Thinking(Clock(EVERY / 10))
    thinking.take(Question(1, ORDER, 0, shown=True))
    answers = thought(thinking)
    assert samples(answers)[-1] == MOST
    apart = [later - first for first, later in pairwise(samples(answers)[:-1])]
    assert all(gap >= 8 * BATCH for gap in apart)
    assert len(answers) > 5


def test_it_is_cancelled_when_it_closes() -> None:
    thinking = Thinking(Clock(1.0))
    thinking.take(Question(1, ORDER, 0, shown=True))
    for _ in range(FIXED // BATCH + 3):
        list(thinking.go_on())
    thinking.take(Question(1, ORDER, 0, shown=False))
    assert thinking.is_idle
    thinking.take(Question(1, ORDER, 0, shown=True))
    assert samples(list(thinking.go_on()))[0] < MOST


def test_another_question_takes_its_place_and_none_ends_it() -> None:
    thinking = Thinking(Clock(1.0))
    thinking.take(Question(1, ORDER, 0, shown=True))
    list(thinking.go_on())
    thinking.take(Question(2, OTHER, 0, shown=True))
    (answer,) = thinking.go_on()
    assert (answer.number, answer.snapshot.samples) == (2, FIRST)
    thinking.take(Question(3, None, 0, shown=False))
    assert thinking.is_idle
    assert list(thinking.go_on()) == []


def test_what_is_exact_is_told_once() -> None:
    thinking = Thinking(Clock(1.0))
    thinking.take(Question(1, LAST, 0, shown=True))
    (answer,) = thought(thinking)
    assert answer.snapshot.is_exact


# The process

Told = list[tuple[View, Snapshot | None]]


@pytest.fixture
def worker() -> Iterator[Worker]:
    """A worker that is closed whatever happens."""
    worker = Worker()
    yield worker
    worker.close()


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.005)


def hearing(answers: Told) -> Callable[[View, Snapshot | None], None]:
    """What writes down what is told."""
    return lambda view, snapshot: answers.append((view, snapshot))


def test_the_process_tells_what_it_thinks_of_the_question_that_is_asked(worker: Worker) -> None:
    answers: Told = []
    assert worker.consider(ORDER, 0, hearing(answers), shown=True)
    until(lambda: bool(answers))
    assert worker.consider(OTHER, 0, hearing(answers), shown=True)
    until(lambda: answers[-1][0] == OTHER)
    snapshot = answers[-1][1]
    assert snapshot is not None
    assert snapshot.named in OTHER.legal


def test_a_process_that_died_is_told_of_and_another_is_asked_again(worker: Worker) -> None:
    answers: Told = []
    worker.consider(LAST, 0, hearing(answers), shown=True)
    until(lambda: bool(answers))
    for death in range(1, DEATHS + 1):
        kill(worker)
        until(lambda: answers[-1] == (LAST, None))
        assert worker.ask_again() is (death < DEATHS)
        if death < DEATHS:
            until(lambda: answers[-1][1] is not None)
    assert not worker.consider(LAST, 0, hearing(answers), shown=False)
    assert worker.consider(ORDER, 0, hearing(answers), shown=True)
    until(lambda: answers[-1][0] == ORDER)


def kill(worker: Worker) -> None:
    """Kill the process, as a system does that is short of memory."""
    vars(worker)["_child"].kill()


def test_nothing_is_told_once_the_worker_is_closed_and_no_thread_is_left(worker: Worker) -> None:
    answers: Told = []
    threads = threading.active_count()
    worker.consider(LAST, 0, hearing(answers), shown=True)
    until(lambda: bool(answers))
    child: Child = vars(worker)["_child"]
    worker.close()
    until(lambda: threading.active_count() <= threads)
    assert not child.is_running
    assert all(snapshot is not None for _, snapshot in answers)
