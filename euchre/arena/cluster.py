"""What batches are handed to on other machines: a Dask cluster, reached through its scheduler.

Nothing else knows of Dask, and nobody imports this before a scheduler is named.
"""

from __future__ import annotations

import logging
import re
import warnings
from asyncio import run, wait_for
from collections.abc import Awaitable, Callable, Generator, Mapping
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, InvalidStateError
from contextlib import contextmanager, suppress
from functools import partial
from pkgutil import resolve_name
from threading import Event, Thread
from typing import Any, Final, ParamSpec, Protocol, TypeVar, cast

from distributed import Client, KilledWorker, Security
from distributed.comm.core import connect  # pyright: ignore[reportUnknownVariableType]

from euchre.arena.contest import NoPool, Pool, ahead_of
from euchre.ui.words.cluster import (
    no_certificate,
    no_scheduler,
    no_worker,
    not_an_address,
    other_version,
)
from euchre.version import __version__

P = ParamSpec("P")
T = TypeVar("T")

_ANSWER: Final = 5.0
"""Seconds within which a scheduler answers."""
_JOIN: Final = 10.0
"""Seconds within which a worker comes: one that has ended may be started anew."""
_VERSION: Final = "euchre.version:__version__"
_ADDRESS: Final = re.compile(r"((tcp|tls|ws|wss)://)?[^\s/]+:\d+")


class OtherVersion(Exception):
    """A worker that came later has another version of the program."""


_LOST: Final = (CancelledError, KilledWorker, ImportError, OtherVersion)
"""What a batch ends with when it, or its worker, is no good: a new pool finds out why.

A scheduler that is gone cancels, a batch whose workers end again and again comes with KilledWorker.
"""


class _Cluster(Protocol):
    """What is used of Dask's client."""

    def wait_for_workers(self, n_workers: int, timeout: float) -> None: ...
    def nthreads(self) -> Mapping[str, int]: ...
    def run(
        self, function: Callable[[str], object], name: str, *, on_error: str
    ) -> Mapping[str, object]: ...
    def run_on_scheduler(self, function: Callable[[str], object], name: str) -> object: ...
    def get_executor(self, *, pure: bool) -> Executor: ...
    def close(self) -> None: ...


class _Comm(Protocol):
    """What is used of a connection."""

    def abort(self) -> None: ...


class _Certificates(Protocol):
    """What is used of the settings for encrypted connections."""

    def get_connection_args(self, role: str) -> Mapping[str, object]: ...


# Dask has few types: here each thing that is used gets its own.
_Client = cast("Callable[..., _Cluster]", Client)
_Security = cast("Callable[[], _Certificates]", Security)
_connect = cast("Callable[..., Awaitable[_Comm]]", connect)


@contextmanager
def cluster_pool(address: str) -> Generator[Pool]:
    """Give a pool over the workers of a cluster; raises NoPool.

    Whatever is left of its work is cancelled at the end. The cluster itself is left alone.
    """
    with _silence(), _connected(address) as cluster:
        try:
            _check(cluster, address)
        except OSError as error:
            raise NoPool(no_scheduler(address)) from error
        # No two calls are the same to the cluster: one that failed is to be tried again.
        executor = ClusterExecutor(cluster.get_executor(pure=False))
        with _watched(cluster, executor):
            yield Pool(executor, partial(_ahead, cluster))


def _ahead(cluster: _Cluster) -> int:
    """Return how many batches to keep with the workers there are now; raises BrokenExecutor."""
    try:
        return ahead_of(sum(cluster.nthreads().values()))
    except (OSError, RuntimeError) as error:
        raise BrokenExecutor from error


@contextmanager
def _silence() -> Generator[None]:
    """Keep Dask from logging and warning at the terminal: what matters is said in sentences."""
    before = logging.root.manager.disable
    logging.disable()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(before)


@contextmanager
def _connected(address: str) -> Generator[_Cluster]:
    # What is empty would have Dask start a cluster here.
    if not _ADDRESS.fullmatch(address):
        raise NoPool(not_an_address(address))
    try:
        run(wait_for(_greet(address), _ANSWER))
        client = _Client(address, timeout=_ANSWER, set_as_default=False)
    except TypeError as error:
        raise NoPool(no_certificate(address)) from error
    except (OSError, ValueError) as error:
        raise NoPool(no_scheduler(address)) from error
    try:
        yield client
    finally:
        with suppress(TimeoutError):  # there is nobody to take leave of
            client.close()


async def _greet(address: str) -> None:
    """Exchange greetings: the client would wait for ever where another program has the port."""
    comm = await _connect(address, timeout=_ANSWER, **_Security().get_connection_args("client"))
    comm.abort()


def _check(cluster: _Cluster, address: str) -> None:
    """Refuse a cluster that has no worker, or not this version of the program everywhere."""
    try:
        cluster.wait_for_workers(1, _JOIN)
    except TimeoutError as error:
        raise NoPool(no_worker(address)) from error
    for place, found in _versions(cluster, address).items():
        # A worker that has just gone is no hindrance, and another may come: each batch looks again.
        if found != __version__ and not isinstance(found, OSError):
            there = found if isinstance(found, str) else None
            raise NoPool(other_version(place, there, __version__))


def _versions(cluster: _Cluster, address: str) -> Mapping[str, object]:
    """Return the version of scheduler and workers, or what came of asking.

    The scheduler needs one too, as it takes apart what is sent. What is asked with is Python's own.
    """
    try:
        found = cluster.run_on_scheduler(resolve_name, _VERSION)
    except (ImportError, AttributeError) as error:
        found = error
    workers = cluster.run(resolve_name, _VERSION, on_error="return")
    return {
        f"the scheduler {address}": found,
        **{f"the worker {worker}": version for worker, version in workers.items()},
    }


@contextmanager
def _watched(cluster: _Cluster, executor: ClusterExecutor) -> Generator[None]:
    """Give up what the executor has when all of them have gone: Dask would wait for others."""
    over = Event()

    def watch() -> None:
        while not over.wait(_JOIN):
            try:
                gone = not cluster.nthreads()
            except Exception:  # noqa: BLE001 - a client that has lost its scheduler fails anyhow
                gone = True
            if gone:
                executor.lose()

    # Not waited for at the end: it may be asking a scheduler that has gone.
    Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        over.set()


class ClusterExecutor(Executor):
    """Dask's executor, whose losses are those of any other: BrokenExecutor."""

    def __init__(self, executor: Executor) -> None:
        """Hand on to that executor."""
        self._executor = executor
        self._waiting: set[Future[Any]] = set()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Hand a function to the worker that is free next."""
        try:
            asked = self._executor.submit(_alike, __version__, fn, *args, **kwargs)
        except (OSError, RuntimeError) as error:
            raise BrokenExecutor from error
        future: Future[T] = Future()
        self._waiting.add(future)
        future.add_done_callback(self._waiting.discard)
        asked.add_done_callback(partial(_settle, future))
        return future

    def lose(self) -> None:
        """Take what has not come as lost."""
        for future in self._waiting.copy():
            with suppress(InvalidStateError):  # it has come meanwhile
                future.set_exception(BrokenExecutor())


def _alike(version: str, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Return what a function returns, in a process that has that version of the program."""
    if version != __version__:
        raise OtherVersion
    return fn(*args, **kwargs)


def _settle(future: Future[T], asked: Future[T]) -> None:
    """Say of a call what came of it, unless it was taken as lost."""
    with suppress(InvalidStateError):
        try:
            future.set_result(asked.result())
        except _LOST as error:
            lost = BrokenExecutor()
            lost.__cause__ = error
            future.set_exception(lost)
        except Exception as error:  # noqa: BLE001 - whoever asks for the result gets it
            future.set_exception(error)
