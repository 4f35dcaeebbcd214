"""Cells as prompt_toolkit takes them: styles in its words, and rows that its screen is made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, TypeAlias

from prompt_toolkit.layout.containers import Container
from prompt_toolkit.layout.dimension import Dimension
from prompt_toolkit.layout.mouse_handlers import MouseHandlers
from prompt_toolkit.layout.screen import Char, Screen, WritePosition
from prompt_toolkit.output import ColorDepth
from rich.color import Color, ColorType
from rich.style import Style

from euchre.ui.render.canvas import Canvas, Cell
from euchre.ui.theme import Theme

DEPTHS: Final = {
    "truecolor": ColorDepth.DEPTH_24_BIT,
    "256": ColorDepth.DEPTH_8_BIT,
    "standard": ColorDepth.DEPTH_4_BIT,
    "none": ColorDepth.DEPTH_1_BIT,
}
"""By how many colours are drawn: prompt_toolkit's depth. It never reads COLORTERM by itself."""

Row: TypeAlias = dict[int, Char]
"""The characters of a row, by column."""


def _colour(colour: Color) -> str:
    if colour.type is ColorType.STANDARD:
        return f"ansi{colour.name.replace('_', '').replace('white', 'gray')}"
    return colour.get_truecolor().hex


@cache
def style_text(style: Style) -> str:
    """Return a style in prompt_toolkit's words.

    >>> style_text(Style.parse("bold #f4c95d on #15402f")), style_text(Style.parse("bright_black"))
    ('fg:#f4c95d bg:#15402f bold', 'fg:ansibrightblack')
    """
    words: list[str] = []
    if style.color is not None and not style.color.is_default:
        words.append(f"fg:{_colour(style.color)}")
    if style.bgcolor is not None and not style.bgcolor.is_default:
        words.append(f"bg:{_colour(style.bgcolor)}")
    words += [word for word in ("bold", "reverse") if getattr(style, word)]
    return " ".join(words)


class Frames:
    """What was drawn last, so that a row that stays as it is costs next to nothing."""

    def __init__(self) -> None:
        """Begin with nothing drawn."""
        self._theme: Theme | None = None
        self._cells: list[list[Cell]] = []
        self._rows: list[Row] = []

    def rows_of(self, canvas: Canvas) -> list[Row]:
        """Return the rows of a canvas."""
        known = len(self._rows) if canvas.theme is self._theme else 0
        rows = [
            self._rows[number]
            if number < known and self._cells[number] == cells
            else _row_of(canvas.runs_of(cells))
            for number, cells in enumerate(canvas.rows())
        ]
        self._theme, self._cells, self._rows = canvas.theme, canvas.rows(), rows
        return rows


def _row_of(runs: list[tuple[str, Style]]) -> Row:
    row: Row = {}
    column = 0
    for text, style in runs:
        words = style_text(style)
        for letter in text:
            char = _char(letter, words)
            row[column] = char
            for half in range(1, char.width):
                row[column + half] = _char("", words)
            column += char.width
    return row


@lru_cache(maxsize=1 << 12)
def _char(letter: str, style: str) -> Char:
    return Char(letter, style)


class Rows(Container):
    """A window of rows that are written as they are, in a tenth of the time of formatted text."""

    def __init__(
        self, rows: Callable[[], list[Row]], width: Callable[[], int] | None = None
    ) -> None:
        """Show rows, or of each only so many cells."""
        self._rows = rows
        self._width = width

    def reset(self) -> None:
        """Forget nothing, as nothing is remembered."""

    def preferred_width(self, max_available_width: int) -> Dimension:
        """Return the width."""
        return Dimension() if self._width is None else Dimension.exact(self._width())

    def preferred_height(self, width: int, max_available_height: int) -> Dimension:
        """Return the height, exactly that of the rows."""
        return Dimension.exact(len(self._rows()))

    def write_to_screen(  # noqa: PLR0913, PLR0917 - as prompt_toolkit has it
        self,
        screen: Screen,
        mouse_handlers: MouseHandlers,
        write_position: WritePosition,
        parent_style: str,
        erase_bg: bool,  # noqa: FBT001 - the same
        z_index: int | None,
    ) -> None:
        """Write the rows."""
        cut = self._width is not None
        for number, row in enumerate(self._rows()[: write_position.height]):
            line = screen.data_buffer[write_position.ypos + number]
            shown = {x: row[x] for x in range(write_position.width) if x in row} if cut else row
            line.update(shown)
        screen.width = max(screen.width, write_position.xpos + write_position.width)
        screen.height = max(screen.height, write_position.ypos + write_position.height)

    def get_children(self) -> list[Container]:
        """Return no windows, as there are none in this one."""
        return []
