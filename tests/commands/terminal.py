"""The real program at a real pseudo-terminal, and what a person sees there."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from time import monotonic

import pexpect
import pyte

from tests.commands.running import COMMAND, environment

PATIENCE = 20.0


class Shown:
    """What the program shows in a window of 80 columns and 24 rows."""

    def __init__(self, child: pexpect.spawn[str]) -> None:
        self._child = child
        self._screen = pyte.Screen(80, 24)
        self._stream = pyte.Stream(self._screen)

    def waits_for(self, *texts: str) -> None:
        """Wait until the window shows all of the texts."""
        until = monotonic() + PATIENCE
        while not all(text in "\n".join(self._screen.display) for text in texts):
            assert monotonic() < until, "\n".join(self._screen.display)
            try:
                self._stream.feed(self._child.read_nonblocking(4096, timeout=1))
            except pexpect.TIMEOUT:
                continue

    def presses(self, keys: str, *texts: str) -> None:
        """Press keys, and wait until the window shows all of the texts."""
        self._child.send(keys)
        self.waits_for(*texts)

    def ends_after(self, keys: str) -> int | None:
        """Press keys with which the program ends, and return its exit code."""
        self._child.send(keys)
        self._child.expect(pexpect.EOF)
        self._child.wait()
        return self._child.exitstatus


@contextmanager
def terminal(*arguments: str) -> Generator[Shown]:
    """Run the program at a terminal of its own."""
    env = environment(TERM="xterm-256color", PROMPT_TOOLKIT_NO_CPR="1")
    for name in ("EUCHRE_PLAIN", "ACCESSIBLE"):
        env.pop(name, None)
    command = [*COMMAND[1:], *arguments]
    child: pexpect.spawn[str] = pexpect.spawn(
        COMMAND[0], command, env=env, encoding="utf-8", dimensions=(24, 80)
    )
    try:
        yield Shown(child)
    finally:
        child.close(force=True)
