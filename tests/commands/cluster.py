"""A Dask cluster of this machine's own: a scheduler and workers, each a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen

from tests.commands.running import environment

ALONE = ("--no-dashboard", "--no-nanny", "--nthreads", "1", "--host", "127.0.0.1")
IDLE = ("--no-dashboard", "--idle-timeout", "5 minutes")
"""Ends by itself, and its workers with it, should the tests be killed."""


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
        until = time.monotonic() + 60
        while time.monotonic() < until:
            if self.file.exists() and (text := self.file.read_text("utf-8")).endswith("}"):
                address: str = json.loads(text)["address"]
                return address
            assert self.scheduler.poll() is None, "the scheduler has ended"
            time.sleep(0.05)
        raise AssertionError("the scheduler has no address")

    def work(self, *workers: Popen[bytes]) -> None:
        """Wait until these workers, or two, have come."""
        until = time.monotonic() + 60
        for worker in workers or (self.worker(), self.worker()):
            while "Registered to" not in (told := self.log_of(worker)):
                assert worker.poll() is None, told
                assert time.monotonic() < until, told
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
            process = Popen(
                [sys.executable, *arguments],
                stdout=log,
                stderr=subprocess.STDOUT,
                env=environment(**changes),
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


@contextmanager
def cluster(folder: Path, **changes: str) -> Generator[Cluster]:
    """A cluster whose processes are ended, whatever happens; its scheduler has those variables."""
    found = Cluster(folder, **changes)
    try:
        yield found
    finally:
        found.end()
