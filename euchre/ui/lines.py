"""Lines out and lines in: nothing is ever taken back, and no cursor moves.

At a terminal, lines are broken at spaces; elsewhere they are as long as they are.
"""

from __future__ import annotations

from shutil import get_terminal_size
from typing import Final, Protocol

from euchre.ui.words.text import broken, excerpt

MARK = " > "
"""What follows a prompt."""

LONGEST: Final = 1000
"""Characters of a line that are read; no answer is so long, and a line may have no end."""

CUT: Final = " and so on"
"""What stands for the rest of a longer line, so that its beginning is not taken for an answer."""


class Source(Protocol):
    """Where lines are read from, such as a text stream."""

    def readline(self, size: int, /) -> str:
        """Return the next line with its end, or so many characters of it; empty at the end."""
        ...

    def isatty(self) -> bool:
        """Tell whether it is a terminal, which shows what is typed."""
        ...


class Sink(Protocol):
    """Where text is printed to, such as a text stream."""

    def write(self, text: str, /) -> object:
        """Take text."""
        ...

    def flush(self) -> object:
        """Let what was written be seen."""
        ...

    def isatty(self) -> bool:
        """Tell whether it is a terminal, which would break lines within words."""
        ...


class EndOfInput(Exception):
    """There is no further line to read."""


class Lines:
    """A stream to read answers from, and one to print to."""

    def __init__(self, lines_in: Source, out: Sink) -> None:
        """Print what is read, unless a terminal has shown it already."""
        self._in = lines_in
        self._out = out
        self._echoes = not lines_in.isatty()
        self._breaks = out.isatty()

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            self._out.write(f"{self._broken(line)}\n")

    def _broken(self, line: str, behind: int = 0) -> str:
        """Return a line as it is, or broken for a terminal, so many cells left behind it."""
        if not self._breaks:
            return line
        return "\n".join(broken(line, get_terminal_size().columns - behind))

    def ask(self, prompt: str) -> str:
        """Print a prompt and return the line that answers it; raises EndOfInput."""
        self._out.write(f"{self._broken(prompt, len(MARK))}{MARK}")
        self._out.flush()
        line = self._in.readline(LONGEST)
        if not line:
            self.say("")
            raise EndOfInput
        answer = line.rstrip("\r\n")
        if self._skip_after(line):
            answer += CUT
        if self._echoes:
            self.say(excerpt(answer))
        return answer

    def _skip_after(self, line: str) -> bool:
        """Read on to the end of a line that was cut; tell whether there was more of it."""
        more = False
        while len(line) == LONGEST and not line.endswith("\n"):
            line = self._in.readline(LONGEST)
            more = more or bool(line.rstrip("\r\n"))
        return more
