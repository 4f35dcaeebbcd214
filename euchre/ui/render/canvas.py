"""A grid of cells to draw on, which rich prints; nothing here knows of cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.style import Style

from euchre.ui.theme import Ground, Ink, Theme


class Spot(NamedTuple):
    """A cell, by its row and column."""

    row: int
    column: int


Cell: TypeAlias = tuple[str, Ink, Ground]
"""A character, and what it is drawn in and on."""

_HALF: Final = ""
"""The right half of a character that is two cells wide."""


@lru_cache(maxsize=1 << 12)
def _is_narrow(text: str) -> bool:
    """Tell whether every character takes one cell."""
    return all(cell_len(character) == 1 for character in text)


def _part(line: list[Cell], *edges: int) -> None:
    """Blank what is left of a character that two cells hold, where one of them is to be lost.

    An edge is the column of a cell that stays what it is while the one before it changes, or the
    other way round: a half alone would make the row longer or shorter than it is.
    """
    for edge in edges:
        if 0 < edge < len(line) and line[edge][0] == _HALF:
            for column in (edge - 1, edge):
                line[column] = (" ", *line[column][1:])


class Canvas:
    """Rows of cells, each a character in an ink on a ground; drawing past an edge is cut off."""

    def __init__(self, theme: Theme, width: int, height: int) -> None:
        """Make an empty canvas of that many cells, all of chrome."""
        self.theme = theme
        self.width = width
        self.height = height
        blank = (" ", Ink.TEXT, Ground.CHROME)
        self._rows: list[list[Cell]] = [[blank] * width for _ in range(height)]

    def fill(self, row: int, column: int, height: int, width: int, ground: Ground) -> None:
        """Lay a ground under a rectangle, and clear it."""
        first = max(column, 0)
        end = max(min(column + width, self.width), first)
        cells = [(" ", Ink.TEXT, ground)] * (end - first)
        for line in self._rows[max(row, 0) : max(row + height, 0)]:
            _part(line, first, end)
            line[first:end] = cells

    def put(
        self, row: int, column: int, text: str, ink: Ink = Ink.TEXT, ground: Ground | None = None
    ) -> int:
        """Write text, on the ground that lies there if none is given, and return the next column.

        Characters without a width of their own are left out.
        """
        if not 0 <= row < self.height:
            return column
        line = self._rows[row]
        letters = self.theme.letters(text)
        if not _is_narrow(letters):
            return self._put_wide(line, column, letters, ink, ground)
        first, end = max(column, 0), min(column + len(letters), self.width)
        if first < end:
            _part(line, first, end)
            line[first:end] = [
                (letter, ink, under[2] if ground is None else ground)
                for letter, under in zip(letters[first - column :], line[first:end], strict=False)
            ]
        return min(column + len(letters), self.width)

    def _put_wide(
        self, line: list[Cell], column: int, text: str, ink: Ink, ground: Ground | None
    ) -> int:
        """Write text in which some characters take two cells, or none."""
        for character in text:
            width = cell_len(character)
            if width == 0:
                continue
            if column + width > self.width:
                return self.width
            if column >= 0:
                under = line[column][2] if ground is None else ground
                _part(line, column, column + width)
                line[column] = (character, ink, under)
                if width > 1:
                    line[column + 1] = (_HALF, ink, under)
            column += width
        return column

    def put_right(self, row: int, end: int, text: str, ink: Ink = Ink.TEXT) -> None:
        """Write text so that it ends before a column."""
        self.put(row, end - cell_len(self.theme.letters(text)), text, ink)

    def put_centred(
        self, row: int, column: int, width: int, text: str, ink: Ink = Ink.TEXT
    ) -> None:
        """Write text in the middle of so many cells from a column."""
        self.put(row, column + (width - cell_len(self.theme.letters(text))) // 2, text, ink)

    def shortened(self, text: str, width: int) -> str:
        """Return text that fits so many cells, its end given up for an ellipsis where it must."""
        shown = self.theme.letters(text)
        if cell_len(shown) <= width:
            return shown
        ellipsis = self.theme.letters("…")
        return set_cell_size(shown, max(width - cell_len(ellipsis), 0)).rstrip() + ellipsis

    def paste(
        self,
        other: Canvas,
        row: int,
        column: int,
        rows: tuple[int, int] | None = None,
        columns: tuple[int, int] | None = None,
    ) -> None:
        """Lay another canvas on this one, or of it only the rows and columns from and before."""
        first, last = rows or (0, other.height)
        start, end = columns or (0, other.width)
        end = min(end, start + self.width - column)
        for number, line in enumerate(other._rows[first:last], row):
            if 0 <= number < self.height:
                laid = list(line)
                _part(laid, start, end)
                _part(self._rows[number], column, column + end - start)
                self._rows[number][column : column + end - start] = laid[start:end]

    def lines(self) -> list[str]:
        """Return the characters of each row, without trailing spaces."""
        return ["".join(cell[0] for cell in row).rstrip() for row in self._rows]

    def rows(self) -> list[list[Cell]]:
        """Return the cells of each row."""
        return self._rows

    def runs(self) -> Iterator[list[tuple[str, Style]]]:
        """Iterate over the rows, each as runs of text of one style."""
        return (self.runs_of(row) for row in self._rows)

    def runs_of(self, row: list[Cell]) -> list[tuple[str, Style]]:
        """Return the cells of a row as runs of text of one style.

        A space has no ink of its own, and goes on in that of its neighbours: a terminal is then
        told about half as often that the ink changes.
        """
        style = self.theme.style
        runs: list[tuple[str, Style]] = []
        text, now, has_ink = "", None, False
        # Where something is selected, what lies beside it stays as it is when that moves.
        joins = all(cell[1] is not Ink.SELECTED for cell in row)
        for character, ink, ground in row:
            if now is None or ground is not now[1]:
                changes = True
            elif ink is now[0]:
                changes = False
            else:
                changes = not joins or (character != " " and has_ink)
            if changes:
                if now:
                    runs.append((text, style(*now)))
                text, now, has_ink = "", (ink, ground), False
            if character != " " and not has_ink:
                now, has_ink = (ink, ground), True
            text += character
        if now:
            runs.append((text, style(*now)))
        return runs

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Print the rows."""
        for runs in self.runs():
            yield from (Segment(text, style) for text, style in runs)
            yield Segment.line()
