"""Alone or not: what each choice is worth, side by side on the felt."""

from __future__ import annotations

from typing import Final

from euchre.ui.render.canvas import Canvas
from euchre.ui.render.prose import Span
from euchre.ui.render.sentence import put_sentence
from euchre.ui.scene import Scene
from euchre.ui.theme import Ink
from euchre.ui.words.alone import Choice, choices

_TITLE: Final = 2
_FIRST: Final = 4
_MARGIN: Final = 2
_COLUMNS: Final = (3, 30)
_INDENT: Final = 2
_END: Final = 25
"""Where the points end, from the column of a choice."""
_EITHER_WAY: Final = 9
_ROOM: Final = 53


def draw_choices(canvas: Canvas, scene: Scene) -> None:
    """Draw the question, the two choices, and what happens either way."""
    found = choices(scene.question, scene.view, scene.names)
    put_sentence(canvas, Span(_TITLE, _MARGIN, _ROOM), found.title, ink=Ink.ACCENT)
    for number, (column, choice) in enumerate(zip(_COLUMNS, found.choices, strict=True), 1):
        _draw_choice(canvas, column, number, choice)
    for row, text in enumerate(found.either_way, _EITHER_WAY):
        span = Span(row, _COLUMNS[0] + _INDENT, _ROOM - _INDENT)
        put_sentence(canvas, span, text, ink=Ink.ERROR)


def _draw_choice(canvas: Canvas, column: int, number: int, choice: Choice) -> None:
    canvas.put(_FIRST, column, str(number), Ink.ACCENT)
    canvas.put(_FIRST, column + _INDENT, choice.title, Ink.STRONG)
    canvas.put(_FIRST + 1, column + _INDENT, choice.meaning, Ink.SECONDARY)
    for row, (outcome, points) in enumerate(choice.outcomes, _FIRST + 2):
        canvas.put(row, column + _INDENT, outcome)
        canvas.put_right(row, column + _END - 1, points)
