"""A process of its own that thinks about hints, so that keys go on being answered.

It is told of a question on its standard input as soon as that comes, thinks at once, and answers on
its standard output from when the hint is wanted until it is closed. It ends when its input does:
whatever becomes of the table, no process is left behind.
"""

from __future__ import annotations

import os
import pickle
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import IO, TYPE_CHECKING, Final, TypeAlias

from euchre.ui.child import Child, ChildEnded, pipes, tell
from euchre.ui.screen.asked import Answer, Question
from euchre.views import View

if TYPE_CHECKING:
    from euchre.coach.hints.snapshot import Snapshot

Then: TypeAlias = Callable[[View, "Snapshot | None"], None]
"""Is told, in a thread of its own, what is thought of a view; None where the process has died."""

DEATHS: Final = 2
"""Of a question that so many processes have died of nothing more is asked."""


def serve() -> None:
    """Think about what is asked until nothing more can be: the life of the process."""
    from euchre.ui.screen.thinking import Thinking  # noqa: PLC0415 - the table does not think

    source, answers = pipes()
    questions: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=_listen, args=(source, questions), daemon=True).start()
    thinking = Thinking(time.monotonic)
    with suppress(BrokenPipeError):
        while True:
            while thinking.is_idle or not questions.empty():
                thinking.take(questions.get())
            for answer in thinking.go_on():
                tell(answer, answers)


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
        self._child: Child | None = None
        self._number = 0
        self._asked: tuple[View | None, int, bool] = (None, 0, False)
        self._then: Then | None = None
        self._deaths = 0

    def start(self) -> None:
        """Start the process, which loads what it needs, unless it runs."""
        if self._child is not None and self._child.is_running:
            return
        self.close()
        self._child = Child(serve)
        threading.Thread(target=self._hear, args=(self._child,), daemon=True).start()

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
        question = Question(self._number, view, seed, shown)
        for _ in range(DEATHS):
            try:
                self.start()
            except OSError:
                return False
            if self._send(question):
                return True
            self.close()
        return False

    def _send(self, question: Question) -> bool:
        """Send a question, and tell whether there is a process that can take it."""
        if self._child is None:
            return False
        try:
            self._child.ask(question)
        except ChildEnded:
            return False
        return True

    def _hear(self, child: Child) -> None:
        """Hear what a process thinks, until it can tell no more."""
        with suppress(ChildEnded):
            while True:
                self._tell(child, child.answer())
        # Its pipes are closed before it is gone, and only then another one is started.
        child.kill()
        self._tell(child, None)

    def _tell(self, child: Child, answer: Answer | None) -> None:
        view, then = self._asked[0], self._then
        if child is not self._child or view is None or then is None:
            return  # it was ended, or nobody wants to know
        if answer is None:
            then(view, None)
        elif answer.number == self._number:
            then(view, answer.snapshot)

    def close(self) -> None:
        """End the process, whatever it thinks about."""
        child, self._child = self._child, None
        if child is not None:
            child.close()
