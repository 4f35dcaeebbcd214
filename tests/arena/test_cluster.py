from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from typing import Any, ParamSpec, TypeVar

import pytest

pytest.importorskip("distributed", reason="needs distributed: python3 -m pip install -e '.[dask]'")

from distributed import KilledWorker

from euchre.arena.cluster import ClusterExecutor, OtherVersion

P = ParamSpec("P")
T = TypeVar("T")


class Scripted(Executor):
    """Does what it is handed, or fails."""

    def __init__(self, *, fails: Exception | None = None, cancels: bool = False) -> None:
        self.fails = fails
        self.cancels = cancels

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        if self.cancels:
            future.cancel()
        elif self.fails is not None:
            future.set_exception(self.fails)
        else:
            try:
                future.set_result(fn(*args, **kwargs))
            except OtherVersion as error:
                future.set_exception(error)
        return future


def test_what_a_worker_returns_is_the_result() -> None:
    assert ClusterExecutor(Scripted()).submit(int, "12").result() == 12


def killed() -> Exception:
    make: Any = KilledWorker
    error: Exception = make("play", None, 3)
    return error


@pytest.mark.parametrize(
    "error", [killed(), CancelledError(), ModuleNotFoundError("euchre")], ids=["killed", "c", "m"]
)
def test_a_batch_that_is_lost_asks_for_a_new_pool(error: Exception) -> None:
    future = ClusterExecutor(Scripted(fails=error)).submit(int, "12")
    with pytest.raises(BrokenExecutor) as raised:
        future.result()
    assert raised.value.__cause__ is error


def test_a_batch_that_is_cancelled_asks_for_a_new_pool() -> None:
    future = ClusterExecutor(Scripted(cancels=True)).submit(int, "12")
    with pytest.raises(BrokenExecutor):
        future.result()


def test_a_worker_of_another_version_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    called = list[str]()

    class Elsewhere(Scripted):
        """Does it where the version is another."""

        def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
            monkeypatch.setattr("euchre.arena.cluster.__version__", "0.0.1")
            return super().submit(fn, *args, **kwargs)

    future = ClusterExecutor(Elsewhere()).submit(called.append, "played")
    with pytest.raises(BrokenExecutor):
        future.result()
    assert called == []


def test_what_a_batch_raises_itself_is_raised() -> None:
    future = ClusterExecutor(Scripted(fails=ZeroDivisionError("planted"))).submit(int, "12")
    with pytest.raises(ZeroDivisionError, match="planted"):
        future.result()


def test_a_client_that_is_closed_asks_for_a_new_pool() -> None:
    class Closed(Executor):
        """Takes nothing any more, as Dask's says it."""

        def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
            raise RuntimeError("cannot schedule new futures after shutdown")

    with pytest.raises(BrokenExecutor):
        ClusterExecutor(Closed()).submit(int, "12")


def test_what_nobody_will_play_is_lost_once() -> None:
    class Waiting(Executor):
        """Never plays."""

        def __init__(self) -> None:
            self.future: Future[Any] = Future()

        def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
            return self.future

    waiting = Waiting()
    executor = ClusterExecutor(waiting)
    future = executor.submit(int, "12")
    executor.lose()
    waiting.future.set_result(12)  # too late
    executor.lose()
    with pytest.raises(BrokenExecutor):
        future.result()
