"""A box over the table area, never over the side panel, the hand or the prompt."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.ui.render.canvas import Canvas
from euchre.ui.render.page import TOP, is_compact
from euchre.ui.render.prose import Span
from euchre.ui.theme import Ground, Ink

_TABLE_WIDTH: Final = 56
_BELOW_TABLE: Final = 11
_BELOW_COMPACT_TABLE: Final = 9
_EDGE: Final = 3
"""The border of a box, and the space inside it."""


class Box(NamedTuple):
    """Where a box stands, its border included."""

    row: int
    column: int
    height: int
    width: int

    @classmethod
    def over_table(cls, canvas: Canvas) -> Box:
        """Return the box that covers the table area but for a cell at each side."""
        if is_compact(canvas):
            return cls(TOP, 1, canvas.height - TOP - _BELOW_COMPACT_TABLE, canvas.width - 2)
        return cls(TOP, 1, canvas.height - TOP - _BELOW_TABLE, _TABLE_WIDTH - 2)

    @property
    def inside(self) -> Span:
        """The first row inside, without the space at the left and the right."""
        return Span(self.row + 1, self.column + _EDGE, self.width - 2 * _EDGE + 1)

    @property
    def lines(self) -> int:
        """How many rows there are inside."""
        return self.height - 2

    @property
    def end(self) -> int:
        """The row of the lower border."""
        return self.row + self.height - 1


def put_box(canvas: Canvas, box: Box, title: str) -> None:
    """Draw a box, its title in the upper border."""
    glyphs = canvas.theme.glyphs
    upper_left, upper_right, lower_left, lower_right = tuple(glyphs.corners)
    row, column, height, width = box
    canvas.fill(row, column, height, width, Ground.BAR)
    across = glyphs.across * (width - 2)
    canvas.put(row, column, upper_left + across + upper_right, Ink.ACCENT)
    for line in range(row + 1, box.end):
        canvas.put(line, column, glyphs.down, Ink.ACCENT)
        canvas.put(line, column + width - 1, glyphs.down, Ink.ACCENT)
    canvas.put(box.end, column, lower_left + across + lower_right, Ink.ACCENT)
    canvas.put(row, column + 2, f" {canvas.shortened(title, width - 6)} ", Ink.ACCENT)
