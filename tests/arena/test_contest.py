from collections.abc import Callable, Generator, Iterable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from functools import partial
from random import Random
from typing import Any, ParamSpec, TypeVar

import pytest

from euchre.arena.batch import Match, Played
from euchre.arena.contest import MOST_LOSSES, Opener, Pool, ahead_of, contest
from euchre.arena.executors import InPlace, local_executor, local_pool
from euchre.arena.tally import Tally
from euchre.rules.rules import Rules
from tests.arena.test_batch import match_of, said

P = ParamSpec("P")
T = TypeVar("T")

MATCH = match_of(Rules(target=2))


class Asked(Future[Any]):
    """A future that is worked out when its result is asked for."""

    def __init__(self, ask: Callable[[], Any]) -> None:
        super().__init__()
        self._ask = ask

    def result(self, timeout: float | None = None) -> Any:  # noqa: ANN401 - as Future
        return self._ask()


class Late(Executor):
    """Counts what is with it, and plays a batch only when its result is asked for."""

    def __init__(self) -> None:
        self.waiting = 0
        self.most = 0

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        self.waiting += 1
        self.most = max(self.most, self.waiting)

        def ask() -> T:
            self.waiting -= 1
            return fn(*args, **kwargs)

        return Asked(ask)


def one(executor: Executor, ahead: int = 12) -> Opener:
    """Opens the same executor each time."""
    return lambda: nullcontext(Pool(executor, lambda: ahead))


def summed(played: list[Played], match: Match) -> tuple[dict[str, object], list[str]]:
    tally = Tally(match.rules)
    for part in played:
        tally.merge(part.tally)
    return said(tally, match), [record for part in played for record in part.records]


def results(opened: Opener, decks: int = 20) -> Any:  # noqa: ANN401
    return summed(list(contest(MATCH, decks, opened, recorded=True)), MATCH)


def decks_of(found: Iterable[Played]) -> list[int]:
    return [deck for part in found for deck in part.decks]


def test_each_deck_is_played_once_and_in_order_with_any_executor() -> None:
    wanted = results(one(InPlace(), 1))
    assert wanted[0]["decks"] == 20
    assert results(one(Late())) == wanted
    assert results(one(Late(), 150)) == wanted
    with ThreadPoolExecutor(3) as threads:
        assert results(one(threads)) == wanted
    for decks in (1, 7):
        assert decks_of(contest(MATCH, decks, one(InPlace(), 1))) == list(range(decks))


def test_processes_have_batches_kept_for_them_and_come_to_the_same() -> None:
    with local_pool(2) as pool:
        assert pool.ahead() == ahead_of(2)
        assert results(lambda: nullcontext(pool)) == results(one(InPlace(), 1))


def test_one_job_starts_no_process_and_has_one_batch_at_a_time() -> None:
    with local_executor(1) as executor:
        assert isinstance(executor, InPlace)
    with local_pool(1) as pool:
        assert pool.ahead() == 1


def test_no_more_batches_are_handed_on_than_is_said() -> None:
    late = Late()
    list(contest(MATCH, 60, one(late, 6)))
    assert late.most == 6
    assert late.waiting == 0


def test_workers_that_join_and_leave_count_from_the_next_batch_on() -> None:
    late, workers = Late(), [1]
    found = contest(MATCH, 60, lambda: nullcontext(Pool(late, lambda: ahead_of(workers[-1]))))
    most = list[int]()
    for number in (1, 4, 0):
        workers.append(number)
        late.most = 0
        next(found)
        next(found)
        most.append(late.most)
    assert most == [3, 12, 0]
    found.close()


def test_what_a_batch_raises_is_raised() -> None:
    def fails(*_arguments: object) -> Any:  # noqa: ANN401
        raise OSError("planted")

    with pytest.raises(OSError, match="planted"):
        list(contest(MATCH._replace(players=fails), 2, one(InPlace(), 1)))
    with ThreadPoolExecutor(2) as threads, pytest.raises(OSError, match="planted"):
        list(contest(MATCH._replace(players=fails), 9, one(threads, 9)))


class Doomed(Executor):
    """Is lost with a batch too many: what it has by then has come, or never will."""

    def __init__(self, batches: int, chance: Random) -> None:
        self.batches = batches
        self.chance = chance
        self.given: list[Awaited[Any]] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future = Awaited(partial(fn, *args, **kwargs))
        self.given.append(future)
        if len(self.given) > self.batches:
            for other in self.given:
                if not other.done() and self.chance.random() < 0.5:
                    other.result()
                elif not other.done():
                    other.set_exception(BrokenExecutor())
            if self.batches % 2:
                raise BrokenExecutor
        return future


class Awaited(Future[T]):
    """Is played when it is asked for."""

    def __init__(self, play: Callable[[], T]) -> None:
        super().__init__()
        self._play = play

    def result(self, timeout: float | None = None) -> T:
        if not self.done():
            self.set_result(self._play())
        return super().result(timeout)


class Pools:
    """Opens these executors one after the other, and counts."""

    def __init__(self, executors: Iterable[Executor]) -> None:
        self.executors = iter(executors)
        self.opened: int = 0
        self.left: int = 0

    @contextmanager
    def __call__(self) -> Generator[Pool]:
        assert self.opened == self.left, "a pool is open already"
        self.opened += 1
        try:
            yield Pool(next(self.executors), lambda: 6)
        finally:
            self.left += 1


def test_whatever_is_lost_each_deck_is_counted_once_and_in_order() -> None:
    wanted = results(one(InPlace(), 1), 30)
    for number in range(5):
        chance = Random(f"losses:{number}")
        doomed = [Doomed(chance.randrange(7, 12), chance) for _ in range(2)]
        pools = Pools([*doomed, Late()])
        assert results(pools, 30) == wanted
        assert pools.opened == pools.left > 1


def test_what_has_arrived_is_not_played_again() -> None:
    played = list[range]()

    class Noted(Executor):
        """Plays at once; what comes after so many batches is lost."""

        def __init__(self, batches: int) -> None:
            self.left: int = batches

        def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
            future: Future[T] = Future()
            self.left -= 1
            # the first is lost, and what came after it arrives
            if self.left == 0:
                future.set_exception(BrokenExecutor())
            else:
                result: Any = fn(*args, **kwargs)
                played.append(result.decks)
                future.set_result(result)
            return future

    found = contest(MATCH, 20, Pools([Noted(1), Noted(1000)]))
    assert decks_of(found) == list(range(20))
    assert sorted(deck for decks in played for deck in decks) == list(range(20))


def test_losses_without_a_result_between_come_to_an_end() -> None:
    class Lost(Executor):
        """Has ended already."""

        def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
            raise BrokenExecutor

    pools = Pools(Lost() for _ in range(10))
    with pytest.raises(BrokenExecutor):
        results(pools)
    assert pools.opened == pools.left == MOST_LOSSES


def test_losses_with_a_result_between_are_made_good_however_many() -> None:
    class Brief(Executor):
        """Plays one batch; what comes after it is lost."""

        def __init__(self) -> None:
            self.is_lost: bool = False

        def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
            future: Future[T] = Future()
            if self.is_lost:
                future.set_exception(BrokenExecutor())
            else:
                future.set_result(fn(*args, **kwargs))
            self.is_lost = True
            return future

    pools = Pools(Brief() for _ in range(20))
    assert decks_of(contest(MATCH, 20, pools)) == list(range(20))
    assert pools.opened == pools.left > MOST_LOSSES + 1


def test_a_batch_that_ends_its_workers_ends_the_contest_with_what_came_before_it() -> None:
    class Deadly(InPlace):
        """Is lost with the batch of a certain deck."""

        def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
            future = super().submit(fn, *args, **kwargs)
            result: Any = future.result()
            if 9 not in result.decks:
                return future
            lost: Future[T] = Future()
            lost.set_exception(BrokenExecutor())
            return lost

    found = list[Played]()
    with pytest.raises(BrokenExecutor):
        found.extend(contest(MATCH, 20, one(Deadly(), 9)))
    known = decks_of(found)
    assert known == list(range(len(known)))
    assert 3 <= len(known) <= 9


def test_a_contest_that_is_left_closes_its_pool() -> None:
    pools = Pools([InPlace()])
    found = contest(MATCH, 20, pools)
    next(found)
    assert (pools.opened, pools.left) == (1, 0)
    found.close()
    assert pools.left == 1
