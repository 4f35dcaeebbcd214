"""A match of many decks, handed in batches to an executor, and its results in the decks' order."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from typing import Final

from euchre.arena.batch import Batch, Match, Played, play

_SECONDS: Final = 0.25
"""CPU time that a batch should take: long beside the way to a worker, short for who waits."""
_AHEAD: Final = 3
"""Batches with the executor for each worker: one that it plays, and two so that it never waits."""


def contest(
    match: Match, decks: int, executor: Executor, workers: int = 1, *, recorded: bool = False
) -> Iterator[Played]:
    """Play the decks from 0 on, and iterate over what their batches came to, in order.

    The executor plays as many batches at a time as it has workers, and never has more than three
    for each. How the decks are cut into batches is not always the same, and makes no difference to
    what they come to together.
    """
    ahead = 1 if workers == 1 else _AHEAD * workers
    waiting: deque[Future[Played]] = deque()
    begun, size = 0, 1
    while begun < decks or waiting:
        while begun < decks and len(waiting) < ahead:
            batch = Batch(match, range(begun, min(begun + size, decks)), recorded)
            waiting.append(executor.submit(play, batch))
            begun = batch.decks.stop
        played = waiting.popleft().result()
        size = _size_after(played)
        yield played


def _size_after(played: Played) -> int:
    number, cpu = len(played.decks), played.tally.cpu
    wanted = int(number * _SECONDS / cpu) if cpu else 2 * number
    return max(1, min(2 * number, wanted))
