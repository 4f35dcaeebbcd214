"""Lines out and lines in: nothing is ever taken back, and no cursor moves."""

from __future__ import annotations

from typing import Protocol

from euchre.ui.words.text import excerpt

MARK = " > "
"""What follows a prompt."""


class Source(Protocol):
    """Where lines are read from, such as a text stream."""

    def readline(self) -> str:
        """Return the next line with its end, an empty text when there is none."""
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


class EndOfInput(Exception):
    """There is no further line to read."""


class Lines:
    """A stream to read answers from, and one to print to."""

    def __init__(self, lines_in: Source, out: Sink) -> None:
        """Print what is read, unless a terminal has shown it already."""
        self._in = lines_in
        self._out = out
        self._echoes = not lines_in.isatty()

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            self._out.write(f"{line}\n")

    def ask(self, prompt: str) -> str:
        """Print a prompt and return the line that answers it; raises EndOfInput."""
        self._out.write(f"{prompt}{MARK}")
        self._out.flush()
        line = self._in.readline()
        if not line:
            self.say("")
            raise EndOfInput
        answer = line.rstrip("\r\n")
        if self._echoes:
            self.say(excerpt(answer))
        return answer
