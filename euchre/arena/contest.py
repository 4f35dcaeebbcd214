"""A match of many decks, handed in batches to an executor, and its results in the decks' order.

An executor whose workers are lost is replaced, and what is missing is played again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import AbstractContextManager
from typing import Final, NamedTuple

from euchre.arena.batch import Batch, Match, Played, play

MOST_LOSSES: Final = 3
"""Executors lost in a row without a result between: more would be lost to the same batch."""
_SECONDS: Final = 0.25
"""CPU time that a batch should take: long beside the way to a worker, short for who waits."""
_AHEAD: Final = 3
"""Batches with the executor for each worker: one that it plays, and two so that it never waits."""


class Pool(NamedTuple):
    """An executor, and how many batches to keep with it: asked for each, as workers come and go."""

    executor: Executor
    ahead: Callable[[], int]


def ahead_of(workers: int) -> int:
    """Return how many batches to keep with so many workers, or with those that are to come."""
    return _AHEAD * max(workers, 1)


Opener = Callable[[], AbstractContextManager[Pool]]
"""Opens a pool, and closes it at once where it is left by an exception."""


class NoPool(Exception):
    """No pool can be opened: a sentence that says why, and what to do."""


class _Given(NamedTuple):
    """A batch, and what it will have come to."""

    batch: Batch
    future: Future[Played]


def contest(
    match: Match, decks: int, opened: Opener, *, recorded: bool = False
) -> Generator[Played]:
    """Play the decks from 0 on, and iterate over what their batches came to, in order.

    A pool never has more batches than it says. How the decks are cut into batches is not always the
    same, and makes no difference to what they come to together. Raises BrokenExecutor where several
    pools in a row were lost without a result, and NoPool.
    """
    waiting: deque[_Given] = deque()
    begun, size, losses = 0, 1, 0
    while begun < decks or waiting:
        try:
            with opened() as (executor, ahead):
                # A loss has left these, or none.
                waiting = deque([_again(given, executor) for given in waiting])
                while begun < decks or waiting:
                    while begun < decks and len(waiting) < ahead():
                        batch = Batch(match, range(begun, min(begun + size, decks)), recorded)
                        waiting.append(_Given(batch, executor.submit(play, batch)))
                        begun = batch.decks.stop
                    played = waiting[0].future.result()
                    waiting.popleft()
                    losses = 0
                    size = _size_after(played)
                    yield played
        except BrokenExecutor:
            losses += 1
            if losses == MOST_LOSSES:
                raise


def _again(given: _Given, executor: Executor) -> _Given:
    """Hand a batch to another executor, unless its result has arrived."""
    batch, future = given
    if future.done() and not future.cancelled() and future.exception() is None:
        return given
    return _Given(batch, executor.submit(play, batch))


def _size_after(played: Played) -> int:
    number, cpu = len(played.decks), played.tally.cpu
    wanted = int(number * _SECONDS / cpu) if cpu else 2 * number
    return max(1, min(2 * number, wanted))
