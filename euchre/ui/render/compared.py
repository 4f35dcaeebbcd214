"""Options compared, as a page of a study shows them: what was said, a row each, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from euchre.ui.render.box import Box
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.prose import Span, put_paragraph, put_prose, wrapped
from euchre.ui.study.study import Row
from euchre.ui.theme import Ink
from euchre.ui.words.advice import option
from euchre.ui.words.study import FIGURES
from euchre.views import View

_GAP: Final = 2
_FIGURE: Final = 6
_TAG: Final = 12


class Compared(NamedTuple):
    """Options of a view to be compared: what is said before and after them, and in which ink."""

    view: View
    rows: Sequence[Row]
    texts: Sequence[str]
    ink: Ink


def put_compared(canvas: Canvas, box: Box, compared: Compared) -> None:
    """Draw the first text, the options, and the other texts, in a box; what does not fit is left.

    The rows without a tag are given up first, from the last one.
    """
    row, column, width = box.inside
    view, rows, texts, ink = compared
    before, after = texts[:1], texts[1:]
    lines = sum(len(wrapped(text, width)) for text in texts)
    shown = _fitting(rows, box.lines - lines - 1)
    spare = box.lines - lines - 1 - len(shown)
    for text in before:
        row = put_paragraph(canvas, Span(row, column, width), text, ink)
    row += int(spare > 1)
    _put_rows(canvas, Span(row, column, width), shown, view)
    row += 1 + len(shown) + int(spare > 0)
    for text in after:
        row = put_paragraph(canvas, Span(row, column, width), text, rows=box.end - row)


def _fitting(rows: Sequence[Row], room: int) -> list[Row]:
    shown = list(rows)
    while len(shown) > max(room, 0):
        least = next((row for row in reversed(shown) if not row.tag), shown[-1])
        shown.remove(least)
    return shown


def _put_rows(canvas: Canvas, span: Span, rows: Sequence[Row], view: View) -> None:
    """Draw the options below what their figures count."""
    if not rows:
        return
    names = [option(row.action, view) for row in rows]
    widest = max(cell_len(canvas.theme.letters(name)) for name in names)
    first = min(span.column + widest + _GAP, span.column + span.width - _TAG - 2 * _FIGURE - _GAP)
    ends = [first + _FIGURE, first + 2 * _FIGURE + _GAP]
    for end, title in zip(ends, FIGURES, strict=True):
        canvas.put_right(span.row, end, title, Ink.SECONDARY)
    for place, (row, name) in enumerate(zip(rows, names, strict=True), span.row + 1):
        put_prose(canvas, place, span.column, name, Ink.STRONG if row.tag else Ink.TEXT)
        for end, figure in zip(ends, row.figures, strict=True):
            canvas.put_right(place, end, figure, Ink.STRONG if row.tag else Ink.TEXT)
        canvas.put(place, ends[-1] + _GAP, row.tag, Ink.ACCENT)
