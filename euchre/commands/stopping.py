"""How a long command is stopped: by the first signal, in good order; further ones change nothing.

A second Ctrl-C while processes are being ended would leave some of them behind.
"""

from __future__ import annotations

import signal
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = tuple(
    signal.Signals[name]
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")
    if name in signal.Signals.__members__
)


class Stopped(KeyboardInterrupt):
    """The command is to end, as Ctrl-C or another signal asked; `code` is what it exits with."""

    def __init__(self, number: int) -> None:
        """Say which signal it was."""
        super().__init__(number)
        self.code = 128 + number


class Stopping:
    """What hears the signals while a command runs."""

    def __init__(self) -> None:
        """Nothing was heard so far."""
        self.heard: int | None = None
        self._waits = False

    def hear(self, number: int, _frame: FrameType | None) -> None:
        """Raise Stopped at the first signal, or at the end of what is to be finished first."""
        if self.heard is None:
            self.heard = number
            for one in SIGNALS:  # for good: Python forgets what hears them before it has ended
                signal.signal(one, signal.SIG_IGN)
            if not self._waits:
                raise Stopped(number)

    @contextmanager
    def waits(self) -> Generator[None]:
        """Let what is done be finished first; raises Stopped after it."""
        self._waits = True
        try:
            yield
        finally:
            self._waits = False
        if self.heard is not None:
            raise Stopped(self.heard)


@contextmanager
def stopping() -> Generator[Stopping]:
    """Hear the signals that are not ignored; once one was heard, none is any more."""
    found = Stopping()
    handlers = {one: signal.getsignal(one) for one in SIGNALS}
    before = {one: old for one, old in handlers.items() if old not in {signal.SIG_IGN, None}}
    for one in before:
        signal.signal(one, found.hear)
    try:
        yield found
    finally:
        # Once a signal was heard the program is on its way out, and nothing is to disturb that.
        if found.heard is None:
            for one, old in before.items():
                signal.signal(one, old)
