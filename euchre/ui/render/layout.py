"""Where the parts of the screen are in a window of some size."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple


class Size(Enum):
    """How much a window can show."""

    SMALL = auto()
    COMPACT = auto()
    STANDARD = auto()
    WIDE = auto()


class Layout(NamedTuple):
    """The places of the parts; rows and columns of the window.

    A screen is drawn as a block of the height that its size is designed for. Its table has the
    `table` rows from row `top` of the window, `shift` of them above what is drawn; the rest of the
    block begins at row `lower`; all of it begins at column `left` and is `width` wide. `height` is
    what a page has that takes the whole screen, header, prompt and key bar included.
    """

    size: Size
    width: int
    height: int
    left: int
    top: int
    table: int
    shift: int
    lower: int
    entry: int
    keys: int


class _Design(NamedTuple):
    """The rows that a size is designed for: all of them, and those of the table."""

    height: int
    table: int


_DESIGNS: Final = {
    Size.COMPACT: _Design(20, 10),
    Size.STANDARD: _Design(24, 12),
    Size.WIDE: _Design(24, 12),
}
_AROUND: Final = 3
"""The header, the prompt and the key bar."""

LEAST: Final = (60, 20)
"""The columns and rows that the table needs."""

_STANDARD: Final = (80, 24)
_WIDE: Final = (110, 26)
_WIDEST: Final = 120
_GROWS: Final = 5
"""So many rows more the table takes at most in a larger window."""


def size_of(width: int, height: int) -> Size:
    """Return how much a window of that size can show."""
    if width < LEAST[0] or height < LEAST[1]:
        return Size.SMALL
    if width < _STANDARD[0] or height < _STANDARD[1]:
        return Size.COMPACT
    if width >= _WIDE[0] and height >= _WIDE[1]:
        return Size.WIDE
    return Size.STANDARD


def layout(width: int, height: int) -> Layout:
    """Return the layout for a window; one too small has an entry line and a key bar only."""
    size = size_of(width, height)
    if size is Size.SMALL:
        return Layout(size, width, height, 0, 0, 0, 0, 0, max(height - 2, 0), max(height - 1, 0))
    design = _DESIGNS[size]
    spare = height - design.height
    grows = min(spare, _GROWS)
    block = min(width, _WIDEST if size is Size.WIDE else _STANDARD[0])
    top = 1 + (spare - grows) // 2
    lower = top + design.table + grows
    return Layout(
        size,
        width=block,
        height=design.height + grows,
        left=(width - block) // 2,
        top=top,
        table=design.table + grows,
        shift=(grows + 1) // 2,
        lower=lower,
        entry=lower + design.height - design.table - _AROUND,
        keys=height - 1,
    )
