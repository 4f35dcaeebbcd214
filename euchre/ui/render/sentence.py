"""Sentences in a row or a few, given up from the end where they are too long."""

from __future__ import annotations

import re
from typing import Final

from rich.cells import cell_len

from euchre.ui.render.canvas import Canvas
from euchre.ui.render.prose import Span, pieces, wrapped
from euchre.ui.theme import Ink


def put_sentence(
    canvas: Canvas, span: Span, text: str, names: tuple[str, ...] = (), ink: Ink = Ink.TEXT
) -> None:
    """Write a sentence; too long, it is given up from its end, by whole sentences if it can be."""
    row, column, width = span
    for piece, piece_ink in pieces(fitted(canvas, text, width), names, ink):
        column = canvas.put(row, column, piece, piece_ink)


def put_sentences(
    canvas: Canvas, spans: list[Span], text: str, names: tuple[str, ...] = (), ink: Ink = Ink.TEXT
) -> None:
    """Write sentences in so many spans of the same width at most."""
    lines = fitted_lines(canvas, text, spans[0].width, len(spans))
    for span, line in zip(spans, lines, strict=False):
        put_sentence(canvas, span, line, names, ink)
        names = ()


def fitted(canvas: Canvas, text: str, width: int) -> str:
    """Return as many whole sentences as fit so many cells, or the first of them cut short."""
    return fitted_lines(canvas, text, width, 1)[0]


def fitted_lines(canvas: Canvas, text: str, width: int, most: int) -> list[str]:
    """Return as many whole sentences as fit so many lines, or the first of them cut short."""
    *fewer, sentence = [*_ends(text), len(text)]
    while fewer and not _fits(canvas, text[:sentence], width, most):
        sentence = fewer.pop()
    lines = wrapped(text[:sentence], width)
    lines[most - 1 :] = [" ".join(lines[most - 1 :])] if lines[most - 1 :] else []
    return [canvas.shortened(line, width) for line in lines]


def _ends(text: str) -> list[int]:
    """Return where the sentences end that others follow."""
    return [found.start() + 1 for found in _END.finditer(text)]


def _fits(canvas: Canvas, text: str, width: int, most: int) -> bool:
    """Tell whether a text fits so many lines, as it is shown."""
    lines = wrapped(text, width)
    return len(lines) <= most and all(
        cell_len(canvas.theme.letters(line)) <= width for line in lines
    )


_END: Final = re.compile(r"[.?] ")
