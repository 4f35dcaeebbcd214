"""Reading the files that a command is given; - is standard input."""

from __future__ import annotations

import sys


def read_games(name: str) -> tuple[str, str]:
    """Return the text of a file and, where there is none, what is wrong and what to do."""
    try:
        raw = _bytes_of(name)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it cannot be read"
        return "", f"{reason.lower()}. Give a file of game records, or - for standard input."
    text = raw.decode("utf-8-sig", errors="replace")
    if not text.strip():
        return "", "there is no game in it. Give a file of game records."
    return text, ""


def called(name: str) -> str:
    """Return what a file is called where something is said of it."""
    from euchre.ui.words.text import printable

    return printable(name) or "''"


def _bytes_of(name: str) -> bytes:
    if name != "-":
        with open(name, "rb") as file:  # noqa: PTH123 - quicker to start than pathlib
            return file.read()
    if sys.stdin is None:
        message = "standard input is closed"
        raise OSError(0, message)
    return sys.stdin.buffer.read()
