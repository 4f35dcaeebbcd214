"""Processes of their own that review hands, so that keys go on being answered.

Each is handed one hand after another on its standard input, and answers on its standard output. It
ends when its input does: whatever becomes of the table, no process is left behind.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import IO, Final, TypeAlias

from euchre.coach.review import DealReview, reviewed
from euchre.coach.summary import cores
from euchre.table.retold import RetoldDeal

Then: TypeAlias = Callable[["DealReview | None"], None]
"""Is told, in a thread of its own, the review of a hand; None where a process has died of it."""

_SERVES: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; from euchre.ui.screen.analyst import serve; serve()"
)
_YIELDS: Final = 10
"""How far the processes stand back for the table."""


def serve() -> None:
    """Review what is handed in until nothing more is: the life of a process."""
    # Ctrl-C is the table's, and so is what is printed.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_YIELDS)
    hands, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with suppress(EOFError, BrokenPipeError):
        while True:
            answer = reviewed(pickle.load(hands))  # noqa: S301 - from the table itself
            pickle.dump(answer, answers)
            answers.flush()


class Analyst:
    """The processes, as long as there are hands to review."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._processes: list[subprocess.Popen[bytes]] = []

    def review(self, deals: Iterable[RetoldDeal], then: Then) -> None:
        """Have deals reviewed, in any order; those of before are given up."""
        self.close()
        waiting = deque(deals)
        for _ in range(min(cores(), len(waiting))):
            try:
                process = subprocess.Popen(  # noqa: S603 - this Python, and a text of its own
                    [sys.executable, "-I", "-c", _SERVES, *sys.path],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                )
            except OSError:
                if not self._processes:
                    then(None)
                return  # those that there are review all
            self._processes.append(process)
            asking = threading.Thread(target=_ask, args=(process, waiting, then), daemon=True)
            asking.start()

    def close(self) -> None:
        """End the processes, whatever they are at."""
        for process in self._processes:
            process.kill()
        for process in self._processes:
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()
            process.wait()
        self._processes.clear()


def _ask(process: subprocess.Popen[bytes], waiting: deque[RetoldDeal], then: Then) -> None:
    """Hand a process one deal after another, and wait for the answers; then let it end."""
    if process.stdin is None or process.stdout is None:
        return
    while (deal := _taken(waiting)) is not None:
        answer = None
        with suppress(OSError, EOFError, ValueError, pickle.UnpicklingError):
            pickle.dump(deal, process.stdin)
            process.stdin.flush()
            answer = _answer(process.stdout)
        then(answer)
        if answer is None:
            return
    with suppress(OSError):
        process.stdin.close()


def _taken(waiting: deque[RetoldDeal]) -> RetoldDeal | None:
    """Take the next deal; to look first and then take it would let another thread between."""
    try:
        return waiting.popleft()
    except IndexError:
        return None


def _answer(source: IO[bytes]) -> DealReview | None:
    found = pickle.load(source)  # noqa: S301 - from the process that this one has started
    return found if isinstance(found, DealReview) else None
