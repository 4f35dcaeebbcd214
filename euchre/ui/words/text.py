"""Text that came from outside made fit to print."""

from __future__ import annotations

from typing import Final
from unicodedata import category

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
