"""The real program at a real pseudo-terminal, and what a terminal shows of it."""

import os
import re
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from fcntl import ioctl
from pathlib import Path
from typing import Final

import pexpect
import pyte

from tests.commands.running import ROOT

PATIENCE: Final = 30.0
"""Seconds after which what is waited for will not come."""

ENTRY: Final = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
"""What stands before the entry line."""

QUIET: Final = 0.1
"""Seconds without a byte after which a frame is whole."""

PROGRAM: Final = (sys.executable, "-m", "euchre")


def environment(home: Path, changes: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment of a person with an empty home and a common terminal."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    folders = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA", "STATE")}
    return {
        **kept,
        **folders,
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "PYTHONPATH": str(ROOT),
        **(changes or {}),
    }


class Terminal:
    """A program in a terminal of some size."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        command: Sequence[str] = PROGRAM,
        size: tuple[int, int] = (80, 24),
        changes: Mapping[str, str] | None = None,
    ) -> None:
        columns, rows = size
        self.home = home
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.written = b""
        self.child: pexpect.spawn[bytes] = pexpect.spawn(
            command[0],
            [*command[1:], *arguments],
            env=environment(home, changes),
            dimensions=(rows, columns),
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None

    @property
    def lines(self) -> list[str]:
        """What is on the screen, by rows."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        """What is on the screen."""
        return "\n".join(self.lines)

    @property
    def prompt(self) -> str:
        """What is asked."""
        found = [line for line in self.lines if f" {ENTRY} " in f"{line} "]
        return found[-1].strip() if found else ""

    def read(self) -> bool:
        """Take in what the program has written, and tell whether anything came soon."""
        try:
            self._take(self.child.read_nonblocking(1 << 16, QUIET))
        except pexpect.TIMEOUT:
            return False
        return True

    def settle(self) -> None:
        """Take in all that the program has to say now."""
        while self.read():
            pass

    def _take(self, found: bytes) -> None:
        self.written += found
        self._stream.feed(found)

    def until(self, is_so: Callable[[], bool], what: str) -> None:
        """Wait until something can be seen."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            if time.monotonic() > end:
                raise AssertionError(f"{what} never came:\n{self.text}")
            try:
                self.read()
            except pexpect.EOF:
                if not is_so():
                    raise AssertionError(
                        f"{what} never came, and all ended:\n{self.text}"
                    ) from None

    def see(self, text: str) -> None:
        """Wait until a text can be seen."""
        self.until(lambda: text in self.text, text)

    def send(self, keys: str) -> None:
        """Press keys."""
        self.child.send(keys)

    def resize(self, columns: int, rows: int) -> None:
        """Give the window another size."""
        self.screen.resize(rows, columns)
        self.screen.reset()
        size = struct.pack("HHHH", rows, columns, 0, 0)
        ioctl(self.child.child_fd, termios.TIOCSWINSZ, size)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the program."""
        assert self.child.pid is not None
        os.kill(self.child.pid, number)

    def end(self) -> int:
        """Wait for the end, and return the exit code as a shell would."""
        end = time.monotonic() + PATIENCE
        while True:
            if time.monotonic() > end:
                self.child.close(force=True)
                raise AssertionError(f"the program never ended:\n{self.text}")
            try:
                self.read()
            except pexpect.EOF:
                break
        self.child.close()
        status = self.child.signalstatus
        return 128 + status if status else int(self.child.exitstatus or 0)

    @property
    def is_restored(self) -> bool:
        """Whether the terminal was left as it was: its own screen, with a cursor."""
        last_screen = re.findall(rb"\x1b\[\?1049([hl])", self.written)
        last_cursor = re.findall(rb"\x1b\[\?25([hl])", self.written)
        paste = re.findall(rb"\x1b\[\?2004([hl])", self.written)
        return [found[-1:] for found in (last_screen, last_cursor, paste)] == [
            [b"l"],
            [b"h"],
            [b"l"],
        ]
