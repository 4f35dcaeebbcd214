"""A process of its own for what takes a moment, so that keys go on being answered.

It is handed functions with their values.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from euchre.ui import child
from euchre.ui.child import Child, ChildEnded

P = ParamSpec("P")
T = TypeVar("T")

_Call: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]
_Task: TypeAlias = "tuple[Future[Any], _Call]"

_PATIENCE: Final = 1.0
"""So many seconds are waited for the thread; what it does here itself may take longer."""


def serve() -> None:
    """Do what is asked until nothing more can be: the life of the process."""
    child.serve(_done)


def _done(call: _Call) -> object:
    function, values, named = call
    return function(*values, **named)


class Aside(Executor):
    """Does one thing after the other, in a process that starts with the first of them.

    What the process does not live to answer is done here, in a thread.
    """

    def __init__(self) -> None:
        """Start nothing yet."""
        self._tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._child: Child | None = None
        self._thread: threading.Thread | None = None
        self._is_closed = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Return the result of a function, which is there later."""
        future: Future[T] = Future()
        self._tasks.put((future, (fn, args, kwargs)))
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True)
            self._thread.start()
        return future

    def close(self) -> None:
        """End the process, whatever it does; what was not answered never is."""
        self._is_closed = True
        self._tasks.put(None)
        started, thread = self._child, self._thread
        if started is not None:
            started.kill()
        if thread is not None:
            thread.join(_PATIENCE)

    def _work(self) -> None:
        while (task := self._tasks.get()) is not None:
            future, call = task
            if not future.set_running_or_notify_cancel():
                continue
            try:
                found = self._asked(call)
                if self._is_closed:
                    break
                future.set_result(_done(call) if found is None else found[0])
            except BaseException as error:  # noqa: BLE001 - whoever waits for it is told
                future.set_exception(error)
        self._end()

    def _asked(self, call: _Call) -> tuple[Any] | None:
        """Return what the process answers, None where it does not."""
        try:
            started = self._started()
            started.ask(call)
            return (started.answer(),)
        except (OSError, ChildEnded):
            self._end()  # it may not be dead yet, and is of no use any more
            return None

    def _started(self) -> Child:
        if self._child is None or not self._child.is_running:
            self._end()
            self._child = Child(serve)
        return self._child

    def _end(self) -> None:
        ended, self._child = self._child, None
        if ended is not None:
            ended.close()
