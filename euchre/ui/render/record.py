"""The person's record, beside the end of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euchre.ui.render.canvas import Canvas
from euchre.ui.render.prose import Span
from euchre.ui.theme import Ink
from euchre.ui.words.record import HEADING, record_briefly, record_rows


def put_record(canvas: Canvas, span: Span, result: Mapping[str, Any]) -> None:
    """Draw the record from a span downwards, a figure a row."""
    row, column, width = span
    canvas.put(row, column, HEADING, Ink.SECONDARY)
    for label, value in record_rows(result):
        row += 1
        canvas.put(row, column, label)
        canvas.put_right(row, column + width, value, Ink.STRONG)


def put_record_briefly(canvas: Canvas, span: Span, result: Mapping[str, Any]) -> None:
    """Draw the most of the record in as few cells as there are."""
    row, column, width = span
    canvas.put(row, column, canvas.shortened(HEADING, width), Ink.SECONDARY)
    for line in record_briefly(result):
        row += 1
        canvas.put(row, column, canvas.shortened(line, width))
