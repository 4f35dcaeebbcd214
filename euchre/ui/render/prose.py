"""Sentences on a canvas: broken into lines, and the cards and suits in them in their inks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.cells import cell_len

from euchre.rules.cards import Suit
from euchre.ui.render.canvas import Canvas
from euchre.ui.theme import SUIT_INKS, Ink
from euchre.ui.words.short import SYMBOLS

_CARD: Final = re.compile(
    r"(?:10|[789JQKA])(?P<suit>[♣♦♥♠])|(?P<named>[♣♦♥♠])(?: [a-z]+)?|\bJoker\b"
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
    for part, its_ink in _parts(text, ink):
        column = canvas.put(row, column, part, its_ink)
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


def _parts(text: str, ink: Ink) -> Iterator[tuple[str, Ink]]:
    """Break a text into parts of one ink."""
    place = 0
    for found in _CARD.finditer(text):
        yield text[place : found.start()], ink
        suit = found["suit"] or found["named"]
        yield found[0], SUIT_INKS[Suit(SYMBOLS.index(suit))][0] if suit else Ink.STRONG
        place = found.end()
    yield text[place:], ink
