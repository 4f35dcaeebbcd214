"""A Dask cluster of this machine's own: a scheduler and workers, each a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen

ROOT = Path(__file__).parents[1]
ALONE = ("--no-dashboard", "--no-nanny", "--nthreads", "1", "--host", "127.0.0.1")
IDLE = ("--no-dashboard", "--idle-timeout", "5 minutes")
"""Ends by itself, and its workers with it, should what started it be killed."""
PATIENCE = 60.0
"""Seconds until a scheduler or a worker is there."""


class Cluster:
    """A scheduler and its workers, on ports that were free."""

    def __init__(self, folder: Path, **changes: str) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.processes: list[Popen[bytes]] = []
        self.workers: list[Popen[bytes]] = []
        where = ("--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(self.file))
        module = "distributed.cli.dask_scheduler"
        self.scheduler = self._started("-m", module, *where, *IDLE, **changes)

    def address(self) -> str:
        """The scheduler's address, when it has one."""
        self._wait(self.scheduler, lambda: self.file.exists() and _ends(self.file))
        address: str = json.loads(self.file.read_text("utf-8"))["address"]
        return address

    def work(self, *workers: Popen[bytes]) -> None:
        """Wait until these workers, or two, have come."""
        for worker in workers or (self.worker(), self.worker()):
            self._wait(worker, lambda: "Registered to" in self.log_of(worker))  # noqa: B023 - at once

    def _wait(self, process: Popen[bytes], done: Callable[[], bool]) -> None:
        """Wait for a process; raises RuntimeError with what it said where it ends, or in vain."""
        until = time.monotonic() + PATIENCE
        while not done():
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(self.log_of(process))
            time.sleep(0.05)

    def log_of(self, process: Popen[bytes]) -> str:
        """What a process has said."""
        place = self.processes.index(process)
        return (self.folder / f"{place}.log").read_text("utf-8")

    def worker(self, *python: str, **changes: str) -> Popen[bytes]:
        """Start a worker; with other arguments of Python's, or in another environment."""
        module = python or ("-m", "distributed.cli.dask_worker")
        local = ("--local-directory", str(self.folder / "local"))
        started = self._started(*module, self.address(), *ALONE, *local, **changes)
        self.workers.append(started)
        return started

    def _started(self, *arguments: str, **changes: str) -> Popen[bytes]:
        with (self.folder / f"{len(self.processes)}.log").open("wb") as log:
            process = Popen(  # noqa: S603 - our own
                [sys.executable, *arguments],
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONPATH": str(ROOT), **changes},
                cwd=self.folder,
            )
        self.processes.append(process)
        return process

    def end(self) -> None:
        """End all processes."""
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.wait()


def _ends(file: Path) -> bool:
    """Whether all of an object is there."""
    return file.read_text("utf-8").endswith("}")


@contextmanager
def cluster(folder: Path, **changes: str) -> Generator[Cluster]:
    """A cluster whose processes are ended, whatever happens; its scheduler has those variables."""
    found = Cluster(folder, **changes)
    try:
        yield found
    finally:
        found.end()
