"""A process of its own that thinks about hints, so that keys go on being answered."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from euchre.bots import BOTS
from euchre.bots.explain import Explanation
from euchre.views import View


def _be_quiet() -> None:
    """Leave Ctrl-C to the table, and write nothing on its screen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)


def think(level: str, seed: int, view: View) -> Explanation:
    """Return what a bot thinks of a decision."""
    return BOTS[level](seed=seed).explain(view)


class Worker:
    """One process, started at once; where it dies, another takes its place."""

    def __init__(self) -> None:
        """Start the process, and have it load what it needs."""
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_be_quiet)
        pool.submit(len, "")
        return pool

    def think(self, level: str, seed: int, view: View) -> Future[Explanation]:
        """Have a decision thought about."""
        try:
            return self._pool.submit(think, level, seed, view)
        except BrokenProcessPool:
            self._pool = self._start()
            return self._pool.submit(think, level, seed, view)

    def close(self) -> None:
        """End the process, whatever it thinks about."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.terminate()
