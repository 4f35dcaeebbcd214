from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

import pytest

from euchre.arena.batch import Match, Played
from euchre.arena.contest import contest
from euchre.arena.executors import InPlace, local_executor
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


def summed(played: list[Played], match: Match) -> tuple[dict[str, object], list[str]]:
    tally = Tally(match.rules)
    for part in played:
        tally.merge(part.tally)
    return said(tally, match), [record for part in played for record in part.records]


def results(executor: Executor, decks: int = 20, workers: int = 4) -> Any:  # noqa: ANN401
    return summed(list(contest(MATCH, decks, executor, workers, recorded=True)), MATCH)


def test_each_deck_is_played_once_and_in_order_with_any_executor() -> None:
    wanted = results(InPlace(), workers=1)
    assert wanted[0]["decks"] == 20
    assert results(Late()) == wanted
    assert results(Late(), workers=50) == wanted
    with ThreadPoolExecutor(3) as threads:
        assert results(threads) == wanted
    for decks in (1, 7):
        found = list(contest(MATCH, decks, InPlace(), 1))
        assert [deck for part in found for deck in part.decks] == list(range(decks))


def test_processes_come_to_the_same() -> None:
    wanted = results(InPlace(), workers=1)
    with local_executor(2) as executor:
        assert results(executor) == wanted


def test_one_job_starts_no_process() -> None:
    with local_executor(1) as executor:
        assert isinstance(executor, InPlace)


def test_no_more_batches_are_handed_on_than_is_said() -> None:
    late = Late()
    list(contest(MATCH, 60, late, 2))
    assert late.most == 6
    assert late.waiting == 0


def test_what_a_batch_raises_is_raised() -> None:
    def fails(*_arguments: object) -> Any:  # noqa: ANN401
        raise OSError("planted")

    with pytest.raises(OSError, match="planted"):
        list(contest(MATCH._replace(maker=fails), 2, InPlace(), 1))
    with ThreadPoolExecutor(2) as threads, pytest.raises(OSError, match="planted"):
        list(contest(MATCH._replace(maker=fails), 9, threads, 3))
