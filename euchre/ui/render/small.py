"""What a window shows that is too small for the table."""

from __future__ import annotations

from typing import Final

from euchre.ui.render.canvas import Canvas
from euchre.ui.render.prose import wrapped
from euchre.ui.theme import Ink
from euchre.ui.words import small as words

_MARGIN: Final = 3
_NARROW_MARGIN: Final = 1
_ABOVE: Final = 4
_KEYS: Final = 2


def draw_small(canvas: Canvas, least: tuple[int, int]) -> None:
    """Draw what size is needed, and what can be done."""
    margin = _MARGIN if canvas.width > 10 * _MARGIN else _NARROW_MARGIN
    width = max(canvas.width - 2 * margin, 1)
    said = (
        (words.this_size(canvas.width, canvas.height), Ink.ACCENT),
        (words.needs(*least), Ink.TEXT),
        ("", Ink.TEXT),
        (words.WHAT_TO_DO, Ink.TEXT),
    )
    lines = [(line, ink) for text, ink in said for line in wrapped(text, width)]
    row = max(min(_ABOVE, (canvas.height - _KEYS - len(lines)) // 2), 0)
    for number, (line, ink) in enumerate(lines[: canvas.height - 1], row):
        canvas.put(number, margin, line, ink)
