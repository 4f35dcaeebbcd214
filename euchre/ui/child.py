"""A process of its own for what takes a moment, so that keys go on being answered.

It is asked on its standard input and answers on its standard output, value by value, and ends when
its input does: whatever becomes of the table, no process is left behind.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any, Final

_LIVES: Final = (
    "import sys; from importlib import import_module; sys.path[:] = sys.argv[3:]; "
    "getattr(import_module(sys.argv[1]), sys.argv[2])()"
)


class ChildEnded(Exception):
    """The process is gone, or of no use any more."""


class Child:
    """The process, as it is seen from the table: one thread may ask while another one listens."""

    def __init__(self, life: Callable[[], None]) -> None:
        """Start it, to do that function of a module; raises OSError where it cannot be started."""
        self._process = subprocess.Popen(  # noqa: S603 - this Python, and a text of its own
            [sys.executable, "-I", "-c", _LIVES, life.__module__, life.__name__, *sys.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        questions, answers = self._process.stdin, self._process.stdout
        assert questions is not None  # noqa: S101 - both are pipes
        assert answers is not None  # noqa: S101
        self._questions, self._answers = questions, answers

    @property
    def is_running(self) -> bool:
        """Whether it has not ended yet."""
        return self._process.poll() is None

    def ask(self, question: object) -> None:
        """Ask it something; raises ChildEnded."""
        told = pickle.dumps(question)
        try:
            self._questions.write(told)
            self._questions.flush()
        except (OSError, ValueError) as error:
            raise ChildEnded from error

    def answer(self) -> Any:  # noqa: ANN401 - whoever has asked knows
        """Return its next answer once that is there; raises ChildEnded."""
        try:
            return pickle.load(self._answers)  # noqa: S301 - from the process started here
        except (OSError, EOFError, ValueError, pickle.UnpicklingError) as error:
            raise ChildEnded from error

    def kill(self) -> None:
        """End it, whatever it is at, and wait until it is gone."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """End it, and let go of its pipes."""
        self.kill()
        for pipe in (self._questions, self._answers):
            with suppress(OSError):
                pipe.close()


# In the process itself


def pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Return where the process is asked and where it answers.

    Ctrl-C is the table's from now on, and so is what is printed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return sys.stdin.buffer, answers


def serve(do: Callable[[Any], object]) -> None:
    """Answer with what `do` returns for each question, until none comes any more."""
    questions, answers = pipes()
    with suppress(EOFError, BrokenPipeError):
        while True:
            tell(do(pickle.load(questions)), answers)  # noqa: S301 - from the table itself


def tell(answer: object, answers: IO[bytes]) -> None:
    """Send an answer."""
    pickle.dump(answer, answers)
    answers.flush()
