"""A process of its own that thinks about hints, so that keys go on being answered.

It is told of a question on its standard input as soon as that comes, thinks at once, and answers on
its standard output from when the hint is wanted until it is closed. It ends when its input does:
whatever becomes of the table, no process is left behind.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import IO, TYPE_CHECKING, Final, TypeAlias

from euchre.ui.screen.asked import Answer, Question
from euchre.views import View

if TYPE_CHECKING:
    from euchre.coach.snapshot import Snapshot

Then: TypeAlias = Callable[[View, "Snapshot | None"], None]
"""Is told, in a thread of its own, what is thought of a view; None where the process has died."""

DEATHS: Final = 2
"""Of a question that so many processes have died of nothing more is asked."""

_SERVES: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; from euchre.ui.screen.worker import serve; serve()"
)


def serve() -> None:
    """Think about what is asked until nothing more can be: the life of the process."""
    from euchre.ui.screen.thinking import Thinking  # noqa: PLC0415 - the table does not think

    # Ctrl-C is the table's, and so is what is printed.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    questions: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    thinking = Thinking(time.monotonic)
    with suppress(BrokenPipeError):
        while True:
            while thinking.is_idle or not questions.empty():
                thinking.take(questions.get())
            for answer in thinking.go_on():
                pickle.dump(answer, answers)
                answers.flush()


def _listen(source: IO[bytes], questions: SimpleQueue[Question]) -> None:
    """Take questions; when none can come any more the process ends, whatever it thinks about."""
    with suppress(EOFError, OSError, pickle.UnpicklingError):
        while True:
            questions.put(pickle.load(source))  # noqa: S301 - from the table itself
    os._exit(0)


class Worker:
    """The process; where it dies, another is started, with the question that it was asked."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._process: subprocess.Popen[bytes] | None = None
        self._number = 0
        self._asked: tuple[View | None, int, bool] = (None, 0, False)
        self._then: Then | None = None
        self._deaths = 0

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
        hearing = threading.Thread(
            target=self._hear, args=(self._process, self._process.stdout), daemon=True
        )
        hearing.start()

    def consider(self, view: View | None, seed: int, then: Then, *, shown: bool) -> bool:
        """Have a decision thought about, None for none, and tell whether it can be.

        Where it is `shown`, `then` is told what is thought of it, again and again.
        """
        asked = (view, seed, shown)
        if asked == self._asked:
            return self._deaths < DEATHS
        if view != self._asked[0]:
            self._number += 1
            self._deaths = 0
        self._asked, self._then = asked, then
        return self._ask()

    def ask_again(self) -> bool:
        """Put the question to another process, and tell whether it can be thought about."""
        self._deaths += 1
        return self._ask()

    def _ask(self) -> bool:
        view, seed, shown = self._asked
        if self._deaths >= DEATHS:
            return False
        question = pickle.dumps(Question(self._number, view, seed, shown))
        for _ in range(DEATHS):
            try:
                self.start()
            except OSError:
                self._process = None
                return False
            if self._send(question):
                return True
            self.close()
        return False

    def _send(self, question: bytes) -> bool:
        """Send a question, and tell whether there is a process that can take it."""
        process = self._process
        if process is None or process.stdin is None:
            return False
        try:
            process.stdin.write(question)
            process.stdin.flush()
        except OSError:
            return False
        return True

    def _hear(self, process: subprocess.Popen[bytes], source: IO[bytes]) -> None:
        """Hear what a process thinks, until it can tell no more."""
        with suppress(OSError, EOFError, ValueError, pickle.UnpicklingError):
            while True:
                answer = pickle.load(source)  # noqa: S301 - from the process started here
                self._tell(process, answer)
        # Its pipes are closed before it is gone, and only then another one is started.
        process.kill()
        process.wait()
        self._tell(process, None)

    def _tell(self, process: subprocess.Popen[bytes], answer: Answer | None) -> None:
        view, then = self._asked[0], self._then
        if process is not self._process or view is None or then is None:
            return  # it was ended, or nobody wants to know
        if answer is None:
            then(view, None)
        elif answer.number == self._number:
            then(view, answer.snapshot)

    def close(self) -> None:
        """End the process, whatever it thinks about."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        process.wait()
