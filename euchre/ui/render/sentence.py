"""Sentences in a row or a few, given up from the end where they are too long."""

from __future__ import annotations

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
    lines = wrapped(text, spans[0].width)
    most = len(spans) - 1
    for span, line in zip(spans, [*lines[:most], " ".join(lines[most:])], strict=False):
        put_sentence(canvas, span, line, names, ink)
        names = ()


def fitted(canvas: Canvas, text: str, width: int) -> str:
    """Return as many whole sentences as fit so many cells, or the first of them cut short."""
    kept = text
    while cell_len(canvas.theme.letters(kept)) > width and ". " in kept:
        kept = kept[: kept.rindex(". ") + 1]
    return canvas.shortened(kept, width)
