"""Sentences on a canvas: broken into lines, and the cards and suits in them in their inks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from rich.cells import cell_len

from euchre.rules.cards import Suit
from euchre.ui.render.canvas import Canvas
from euchre.ui.theme import SUIT_INKS, Ink
from euchre.ui.words.short import SYMBOLS

_CARD: Final = (
    rf"(?:10|[789JQKA])(?P<suit>[{SYMBOLS}])|(?P<named>[{SYMBOLS}])(?: [a-z]+)?|\bJoker\b"
)


class Span(NamedTuple):
    """Some cells of a row."""

    row: int
    column: int
    width: int


def wrapped(text: str, width: int) -> list[str]:
    """Return text in lines of at most so many cells; a longer word stands alone, and too long.

    >>> wrapped("Each defender scores 2.", 14)
    ['Each defender', 'scores 2.']
    """
    lines: list[str] = []
    for word in text.split(" "):
        if lines and cell_len(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def put_prose(canvas: Canvas, row: int, column: int, text: str, ink: Ink = Ink.TEXT) -> int:
    """Write a text in one line, its cards and suits in their inks, and return the next column."""
    for piece, piece_ink in pieces(text, (), ink):
        column = canvas.put(row, column, piece, piece_ink)
    return column


def put_paragraph(
    canvas: Canvas, span: Span, text: str, ink: Ink = Ink.TEXT, *, rows: int | None = None
) -> int:
    """Write a text in lines from a span downwards, and return the next row.

    What does not fit so many rows is given up for an ellipsis.
    """
    row = span.row
    lines = wrapped(text, span.width)
    if rows is not None and len(lines) > rows:
        lines[rows - 1 :] = [" ".join(lines[rows - 1 :])]
    for line in lines:
        put_prose(canvas, row, span.column, canvas.shortened(line, span.width), ink)
        row += 1
    return row


@lru_cache(maxsize=64)
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    """Return what is coloured: a card, a suit with its name, or a player's name as a whole word."""
    known = sorted((name for name in names if name), key=len, reverse=True)
    if not known:
        return re.compile(_CARD)
    return re.compile(rf"{_CARD}|(?<!\w)(?:{'|'.join(map(re.escape, known))})(?!\w)")


def pieces(text: str, names: tuple[str, ...], ink: Ink) -> Iterator[tuple[str, Ink]]:
    """Iterate over the pieces of a text with the ink of each; nothing in it is ever markup.

    A player's name at the beginning is the one that the sentence is about.

    >>> [piece for piece, _ in pieces("Ada led J♥.", ("You", "Ada"), Ink.TEXT)]
    ['Ada', ' led ', 'J♥', '.']
    """
    done = 0
    for found in _pattern(names).finditer(text):
        if found.start() > done:
            yield text[done : found.start()], ink
        suit = found["suit"] or found["named"]
        if suit:
            yield found[0], SUIT_INKS[Suit(SYMBOLS.index(suit))][0]
        else:
            yield found[0], Ink.ACCENT if names and not found.start() else Ink.STRONG
        done = found.end()
    if done < len(text):
        yield text[done:], ink
