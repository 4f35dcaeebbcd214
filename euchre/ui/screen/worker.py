"""A process of its own that thinks about hints, so that keys go on being answered.

It is told about a decision on its standard input and answers on its standard output. It ends when
its input does: whatever becomes of the table, no process is left behind.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Final, TypeAlias

from euchre.bots import BOTS
from euchre.bots.explain import Explanation
from euchre.views import View

Then: TypeAlias = Callable[["Explanation | None"], None]
"""Is told, in a thread of its own, what was thought; None where the process has died of it."""

_SERVES: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; from euchre.ui.screen.worker import serve; serve()"
)


def think(level: str, seed: int, view: View) -> Explanation:
    """Return what a bot thinks of a decision."""
    return BOTS[level](seed=seed).explain(view)


def serve() -> None:
    """Think about what is asked until nothing more can be: the life of the process."""
    # Ctrl-C is the table's, and so is what is printed.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with suppress(EOFError, BrokenPipeError):
        while True:
            answer = think(*pickle.load(questions))  # noqa: S301 - from the table itself
            pickle.dump(answer, answers)
            answers.flush()


class Worker:
    """The process; where it dies, another is started with the next question."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process, which loads what it needs, unless it runs."""
        if self._process is not None and self._process.poll() is None:
            return
        self.close()
        self._process = subprocess.Popen(  # noqa: S603 - this Python, and a text of its own
            [sys.executable, "-I", "-c", _SERVES, *sys.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def think(self, level: str, seed: int, view: View, then: Then) -> None:
        """Have a decision thought about; one at a time."""
        try:
            self.start()
        except OSError:
            self._process = None
        process = self._process
        asking = threading.Thread(
            target=_ask, args=(process, (level, seed, view), then), daemon=True
        )
        asking.start()

    def close(self) -> None:
        """End the process, whatever it thinks about."""
        if self._process is None:
            return
        self._process.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self._process.wait()
        self._process = None


def _ask(process: subprocess.Popen[bytes] | None, question: object, then: Then) -> None:
    """Put a question, and wait for its answer."""
    answer = None
    if process is not None and process.stdin is not None and process.stdout is not None:
        with suppress(OSError, EOFError, ValueError, pickle.UnpicklingError):
            pickle.dump(question, process.stdin)
            process.stdin.flush()
            answer = _answer(process.stdout)
    then(answer)


def _answer(source: IO[bytes]) -> Explanation | None:
    found = pickle.load(source)  # noqa: S301 - from the process that this one has started
    return found if isinstance(found, Explanation) else None
