"""What batches are handed to on this machine: this process, or several of its own."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Generator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import ClassVar, Final, ParamSpec, TypeVar

from euchre.arena.contest import NoPool, Pool, ahead_of
from euchre.ui.words.results import no_processes

P = ParamSpec("P")
T = TypeVar("T")

_PAUSE: Final = 0.05
"""Seconds until processes that have not ended are told again."""
_PATIENCE: Final = 5.0
"""Seconds after which they are made to end."""


class NoProcesses(Exception):
    """The system refuses to start processes: why."""


class InPlace(Executor):
    """Does at once, and here, what it is handed."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Return the result as a future that is done; what the function raises is raised here."""
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class _Processes(ProcessPoolExecutor):
    """Processes that give up what they do when they are told to stop."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Hand a function to the process that is free next."""
        return super().submit(_Worker.do, fn, *args, **kwargs)


@contextmanager
def local_executor(jobs: int) -> Generator[Executor]:
    """Give an executor over so many processes, none of them new where there is one job.

    An exception, Ctrl-C too, stops the processes at once; none of them says anything. Raises
    NoProcesses.
    """
    if jobs == 1:
        yield InPlace()
        return
    others = set(active_children())
    # the same on every system, whatever threads this process has
    context = get_context("spawn")
    with _refused():
        processes = _Processes(jobs, mp_context=context, initializer=_Worker.begin)
    with processes as pool:
        try:
            with _refused():
                start_all(pool, jobs)
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            # None is killed at once: half a result in the pipe would be waited for.
            patience = time.monotonic() + _PATIENCE
            while running := set(active_children()) - others:
                for child in running:
                    with suppress(ProcessLookupError):
                        os.kill(child.pid or 0, signal.SIGINT)
                    if time.monotonic() > patience:
                        child.kill()
                time.sleep(_PAUSE)
            raise


@contextmanager
def local_pool(jobs: int) -> Generator[Pool]:
    """Give a pool of so many processes, as `local_executor` does; raises NoPool."""
    with ExitStack() as stack:
        try:
            executor = stack.enter_context(local_executor(jobs))
        except NoProcesses as error:
            raise NoPool(no_processes(jobs, str(error))) from error
        # In place a batch is played as it is handed on: more would only come late.
        ahead = 1 if jobs == 1 else ahead_of(jobs)
        yield Pool(executor, lambda: ahead)


@contextmanager
def _refused() -> Generator[None]:
    """Turn what the system says where it starts no process, or no thread for it, into NoProcesses.

    A pool that breaks has had processes: that is another matter.
    """
    try:
        yield
    except BrokenExecutor:
        raise
    except (OSError, RuntimeError) as error:
        raise NoProcesses(getattr(error, "strerror", None) or str(error)) from error


def start_all(pool: Executor, jobs: int) -> None:
    """Start the processes; Ctrl-C waits until they are started, for them until they can answer it.

    They take over that it is held back. Where the system holds nothing back, it is ignored.
    """
    pressed: list[int] = []
    held = hasattr(signal, "pthread_sigmask")

    def press(number: int, _frame: object) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, press if held else signal.SIG_IGN)
    if held:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        for _ in range(jobs):
            pool.submit(_nothing)
    finally:
        if held:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        signal.signal(signal.SIGINT, before)
    if pressed:
        signal.raise_signal(signal.SIGINT)


def _nothing() -> None: ...


class _Worker:
    """What a process does: its work until it is told to stop, and then no more."""

    working: ClassVar = False
    stopped: ClassVar = False

    @classmethod
    def begin(cls) -> None:
        """Begin to listen for Ctrl-C and for the parent's end."""
        signal.signal(signal.SIGINT, lambda _number, _frame: cls._stop())
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        Thread(target=_end_with_parent, daemon=True).start()

    @classmethod
    def _stop(cls) -> None:
        """Break off the work; a result that is being sent goes out whole."""
        cls.stopped = True
        if cls.working:
            cls.working = False
            raise KeyboardInterrupt

    @classmethod
    def do(cls, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a function returns; raises KeyboardInterrupt when stopped."""
        try:
            cls.working = True
            if cls.stopped:
                raise KeyboardInterrupt
            return fn(*args, **kwargs)
        finally:
            cls.working = False


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
