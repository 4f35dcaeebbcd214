"""What batches are handed to on this machine: this process, or several of its own."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class InPlace(Executor):
    """Does at once, and here, what it is handed."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Return the result as a future that is done; what the function raises is raised here."""
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@contextmanager
def local_executor(jobs: int) -> Generator[Executor]:
    """Give an executor over so many processes, none of them new where there is one job.

    An exception stops the processes at once; they do not hear Ctrl-C themselves.
    """
    if jobs == 1:
        yield InPlace()
        return
    others = set(active_children())
    # the same on every system, whatever threads this process has
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin) as pool:
        try:
            _start_all(pool, jobs)
            yield pool
        except BaseException:
            for child in set(active_children()) - others:
                child.terminate()
            raise


def _start_all(pool: Executor, jobs: int) -> None:
    """Start the processes while Ctrl-C is ignored, which they take over before they can say so."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for _ in range(jobs):
            pool.submit(_nothing)
    finally:
        signal.signal(signal.SIGINT, before)


def _nothing() -> None: ...


def _begin() -> None:
    """Leave Ctrl-C to the parent, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
