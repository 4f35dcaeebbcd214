"""What all pages share: the area they have, which of two layouts they take, and bars."""

from __future__ import annotations

from typing import Final

from euchre.ui.render.canvas import Canvas
from euchre.ui.render.prose import Span, put_prose
from euchre.ui.render.sentence import fitted
from euchre.ui.scene import Scene, Tone
from euchre.ui.theme import Ground, Ink
from euchre.ui.words.people import People
from euchre.ui.words.short import briefly

TOP: Final = 1
"""The row below the header."""

_BELOW: Final = 2
"""The rows below a page: the prompt and the key bar."""

_FULL: Final = (80, 24)
_LONGEST: Final = 12
"""The cells of the longest name."""


def is_compact(canvas: Canvas) -> bool:
    """Tell whether the canvas is too small for the full layout."""
    width, height = _FULL
    return canvas.width < width or canvas.height < height


def bottom(canvas: Canvas) -> int:
    """Return the first row that is no longer the page's."""
    return canvas.height - _BELOW


def lay_ground(canvas: Canvas, ground: Ground) -> None:
    """Lay a ground under the whole page, and clear it."""
    canvas.fill(TOP, 0, bottom(canvas) - TOP, canvas.width, ground)


def people_of(canvas: Canvas, scene: Scene) -> People:
    """Return the people at the table, a long name shortened so that sentences keep their room."""
    names = tuple(canvas.shortened(name, _LONGEST) for name in scene.names)
    return People.of(scene.view, names)


TONES: Final = {Tone.REASON: Ink.TEXT, Tone.TIP: Ink.GOOD, Tone.ERROR: Ink.ERROR}
"""What notices are written in."""


def put_notice(canvas: Canvas, scene: Scene, ground: Ground) -> None:
    """Draw the notice, if there is one, in the last row of a page."""
    if scene.notice is None:
        return
    row, width = bottom(canvas) - 1, canvas.width - 2
    canvas.fill(row, 0, 1, canvas.width, ground)
    text = fitted(canvas, briefly(scene.notice.text), width)
    put_prose(canvas, row, 1, text, TONES[scene.notice.tone])


def filled_cells(value: float, most: float, width: int) -> int:
    """Return how many of so many cells are filled: some for any value, all for the most alone.

    >>> [filled_cells(value, 1000, 20) for value in (0, 1, 500, 999, 1000, 1004)]
    [0, 1, 10, 19, 20, 20]
    """
    if most <= 0 or value <= 0:
        return 0
    if value >= most:
        return width
    return max(min(max(round(width * value / most), 1), width - 1), 0)


def put_bar(canvas: Canvas, span: Span, value: float, most: float, ink: Ink) -> None:
    """Draw a bar, filled in the proportion of a value to the most."""
    glyphs = canvas.theme.glyphs
    filled = filled_cells(value, most, span.width)
    column = canvas.put(span.row, span.column, glyphs.full * filled, ink)
    canvas.put(span.row, column, glyphs.empty * (span.width - filled), Ink.DISABLED)
