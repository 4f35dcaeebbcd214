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

    A screen is drawn as a block of the height that its size is designed for. Its first `upper`
    rows, the table, begin at row `top` of the window and have `shift` rows above them; the rest
    begins at row `lower`; all of it begins at column `left`.
    """

    size: Size
    width: int
    left: int
    top: int
    felt_height: int
    shift: int
    lower: int
    entry: int
    keys: int


class _Design(NamedTuple):
    """The rows that a size is designed for: all of them, and those of the table below the header."""

    height: int
    table: int


_DESIGNS: Final = {
    Size.COMPACT: _Design(20, 10),
    Size.STANDARD: _Design(24, 12),
    Size.WIDE: _Design(24, 12),
}
_LEAST: Final = (60, 20)
_STANDARD: Final = (80, 24)
_WIDE: Final = (110, 26)
_WIDEST: Final = 120
_GROWS: Final = 5
"""So many rows more the table takes at most in a larger window."""


def size_of(width: int, height: int) -> Size:
    """Return how much a window of that size can show."""
    if width < _LEAST[0] or height < _LEAST[1]:
        return Size.SMALL
    if width < _STANDARD[0] or height < _STANDARD[1]:
        return Size.COMPACT
    if width >= _WIDE[0] and height >= _WIDE[1]:
        return Size.WIDE
    return Size.STANDARD


def layout(width: int, height: int) -> Layout:
    """Return the layout for a window that is not too small."""
    size = size_of(width, height)
    design = _DESIGNS.get(size, _DESIGNS[Size.COMPACT])
    spare = max(height - design.height, 0)
    grows = min(spare, _GROWS)
    above = (spare - grows) // 2
    block = min(width, _WIDEST) if size is Size.WIDE else min(width, _STANDARD[0])
    top = 1 + above
    lower = top + design.table + grows
    entry = lower + design.height - design.table - 3
    return Layout(
        *(size, block, (width - block) // 2, top, design.table + grows, (grows + 1) // 2),
        *(lower, entry, height - 1),
    )
