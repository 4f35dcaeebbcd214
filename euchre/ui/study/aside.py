"""A process of its own for what takes a moment, so that keys go on being answered.

It is handed functions with their values on its standard input, and ends when that does: whatever
becomes of the table, no process is left behind.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_Task: TypeAlias = "tuple[Future[Any], Callable[..., Any], tuple[Any, ...], dict[str, Any]]"

_SERVES: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; from euchre.ui.study.aside import serve; serve()"
)

_PATIENCE: Final = 1.0
"""So many seconds are waited for the thread; what it does here itself may take longer."""


def serve() -> None:
    """Do what is asked until nothing more can be: the life of the process."""
    # Ctrl-C is the table's, and so is what is printed.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with suppress(EOFError, BrokenPipeError):
        while True:
            function, values, named = pickle.load(questions)  # noqa: S301 - from the table itself
            pickle.dump(function(*values, **named), answers)
            answers.flush()


class Aside(Executor):
    """Does one thing after the other, in a process that starts with the first of them.

    What the process does not live to answer is done here, in a thread.
    """

    def __init__(self) -> None:
        """Start nothing yet."""
        self._tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread: threading.Thread | None = None
        self._is_closed = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Return the result of a function, which is there later."""
        future: Future[T] = Future()
        self._tasks.put((future, fn, args, kwargs))
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True)
            self._thread.start()
        return future

    def close(self) -> None:
        """End the process, whatever it does; what was not answered never is."""
        self._is_closed = True
        self._tasks.put(None)
        process, thread = self._process, self._thread
        if process is not None:
            process.kill()
        if thread is not None:
            thread.join(_PATIENCE)

    def _work(self) -> None:
        while (task := self._tasks.get()) is not None:
            future, function, values, named = task
            if not future.set_running_or_notify_cancel():
                continue
            try:
                found = self._asked((function, values, named))
                if self._is_closed:
                    break
                future.set_result(function(*values, **named) if found is None else found[0])
            except BaseException as error:  # noqa: BLE001 - whoever waits for it is told
                future.set_exception(error)
        self._end()

    def _asked(self, question: object) -> tuple[Any] | None:
        """Return what the process answers, None where it does not."""
        try:
            process = self._started()
            if process.stdin is None or process.stdout is None:
                return None
            pickle.dump(question, process.stdin)
            process.stdin.flush()
            return (pickle.load(process.stdout),)  # noqa: S301 - from the process started here
        except (OSError, EOFError, pickle.UnpicklingError):
            self._end()  # it may not be dead yet, and is of no use any more
            return None

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self._end()
            self._process = subprocess.Popen(  # noqa: S603 - this Python, and a text of its own
                [sys.executable, "-I", "-c", _SERVES, *sys.path],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        return self._process

    def _end(self) -> None:
        if self._process is None:
            return
        self._process.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self._process.wait()
        self._process = None
