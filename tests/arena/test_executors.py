"""Processes on this machine: Ctrl-C while they start."""

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

import pytest

from euchre.arena.executors import start_all

P = ParamSpec("P")
T = TypeVar("T")


class Pressing(Executor):
    """An executor during whose starts somebody presses Ctrl-C."""

    def __init__(self) -> None:
        self.started = 0

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Start nothing."""
        os.kill(os.getpid(), signal.SIGINT)
        self.started += 1
        return Future()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows holds no signal back")
def test_ctrl_c_while_processes_start_is_answered_once_they_have() -> None:
    pool = Pressing()
    with pytest.raises(KeyboardInterrupt):
        start_all(pool, 2)
    assert pool.started == 2
