"""Cells as prompt_toolkit takes them: styles in its words, and rows of text with them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from prompt_toolkit.output import ColorDepth
from rich.color import Color, ColorType
from rich.style import Style

from euchre.ui.render.canvas import Canvas

if TYPE_CHECKING:
    from prompt_toolkit.formatted_text import StyleAndTextTuples

DEPTHS: Final = {
    "truecolor": ColorDepth.DEPTH_24_BIT,
    "256": ColorDepth.DEPTH_8_BIT,
    "standard": ColorDepth.DEPTH_4_BIT,
    "none": ColorDepth.DEPTH_1_BIT,
}
"""By how many colours are drawn: prompt_toolkit's depth. It never reads COLORTERM by itself."""

Rows: TypeAlias = "list[list[tuple[str, str]]]"
"""The runs of each row, each a style and its text."""


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


def rows_of(canvas: Canvas) -> Rows:
    """Return the rows of a canvas."""
    return [[(style_text(style), text) for text, style in runs] for runs in canvas.runs()]


def joined(rows: Rows) -> StyleAndTextTuples:
    """Return rows as one text, separated by line ends."""
    fragments: StyleAndTextTuples = []
    for row in rows:
        fragments += row
        fragments.append(("", "\n"))
    return fragments[:-1]
