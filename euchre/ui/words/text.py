"""Text that came from outside made fit to print."""

from __future__ import annotations

from typing import Final
from unicodedata import category, east_asian_width

_ESCAPED: Final = {"Cc", "Cf", "Cs", "Zl", "Zp"}

LONGEST: Final = 200
"""The characters of somebody's text that are shown before it is cut short."""


def printable(text: str) -> str:
    r"""Return the text with control, format, surrogate and line-separating characters escaped.

    >>> print(printable("a\tb\x1b[31m\u202e"))
    a\tb\x1b[31m\u202e
    """
    return "".join(map(_shown, text))


def _shown(character: str) -> str:
    if category(character) not in _ESCAPED:
        return character
    return character.encode("unicode_escape").decode("ascii")


def excerpt(text: str, longest: int = LONGEST) -> str:
    """Return the text fit to print and to quote, cut short where it is very long.

    >>> excerpt("jack of spades", 4)
    'jack...'
    """
    return printable(text) if len(text) <= longest else f"{printable(text[:longest])}..."


def broken(line: str, width: int) -> list[str]:
    """Return a line in lines of at most so many cells, broken at spaces and indented as it is.

    A longer word stands alone.

    >>> broken("  Ada led the jack of hearts.", 14)
    ['  Ada led the', '  jack of', '  hearts.']
    """
    if _cells(line) <= width:
        return [line]
    words = line.lstrip(" ")
    indent = line[: len(line) - len(words)]
    lines: list[str] = []
    for word in words.split(" "):
        if lines and _cells(lines[-1]) + 1 + _cells(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(indent + word)
    return lines


def _cells(text: str) -> int:
    """Return how many cells of a terminal a text takes."""
    return len(text) + sum(east_asian_width(character) in "WF" for character in text)
