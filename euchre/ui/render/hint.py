"""The hint: what a bot would do, each option with a bar, and the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from euchre.bots.explain import Explanation, Unit, Weighed
from euchre.ui.render.box import Box, put_box
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.page import people_of, put_bar
from euchre.ui.render.prose import Span, put_paragraph, put_prose, wrapped
from euchre.ui.scene import Hint, Scene
from euchre.ui.theme import Ink
from euchre.ui.words import advice

_INCOMPARABLE: Final = 50
"""A value from here on says that an option was not weighed."""

_SCALES: Final = {Unit.TRICKS: (-1.0, 1.0), Unit.POINTS: (-2.0, 2.0)}
"""By unit: the values at which a bar is empty and full, unless some go beyond them; else 0."""

_MOST_OPTIONS: Final = 5
_FIGURES: Final = 6
_TAG: Final = 7


def draw_hint(canvas: Canvas, scene: Scene) -> None:
    """Draw the popup of the hint; while it is thought about, it says so."""
    box = Box.over_table(canvas)
    put_box(canvas, box, advice.TITLE)
    popup = scene.popup
    explanation = popup.explanation if isinstance(popup, Hint) else None
    if explanation is None:
        row, column, width = box.inside
        canvas.put(row + 1, column, advice.THINKING, Ink.ACCENT)
        put_paragraph(canvas, Span(row + 3, column, width), advice.STILL_THINKING, Ink.SECONDARY)
    else:
        _put_explanation(canvas, box, scene, explanation)


class _Plan(NamedTuple):
    """Which blank rows there is room for, how many options, and whether the source is named."""

    options: int
    source: bool
    top: bool
    after_choice: bool
    before_reason: bool


def _plan(lines: int, options: int, fixed: int) -> _Plan:
    """Return what fits so many lines; the blank rows are given up first, from the top."""
    shown = max(min(options, _MOST_OPTIONS, lines - fixed), 0)
    left = lines - fixed - shown
    before_reason = left > 0
    source = left > 1
    after_choice = left > 2  # noqa: PLR2004 - each blank row takes one of those left
    top = left > 3  # noqa: PLR2004 - the same
    return _Plan(shown, source, top, after_choice, before_reason)


def _put_explanation(canvas: Canvas, box: Box, scene: Scene, explanation: Explanation) -> None:
    row, column, width = box.inside
    names = people_of(canvas, scene).names
    why = advice.reason(explanation, scene.view, names)
    measure = advice.measure(explanation, scene.view)
    weighed = explanation.options
    if weighed and max(option.value for option in weighed) >= _INCOMPARABLE:
        measure = ""
    compared = weighed if len(weighed) > 1 else ()
    plan = _plan(box.lines, len(compared), 1 + bool(measure) + len(wrapped(why, width)))
    row += plan.top
    _put_choice(canvas, Span(row, column, width), scene, explanation)
    row += 1 + plan.after_choice
    if measure:
        canvas.put(row, column, measure, Ink.SECONDARY)
        row += 1
    shown = _lines_of(compared[: plan.options], scene)
    _put_options(
        canvas, Span(row, column, width), shown, explanation.unit if measure else Unit.NOTHING
    )
    row += plan.options + plan.before_reason
    row = put_paragraph(canvas, Span(row, column, width), why)
    if plan.source:
        canvas.put(
            row, column, canvas.shortened(advice.where_from(explanation), width), Ink.SECONDARY
        )


def _put_choice(canvas: Canvas, span: Span, scene: Scene, explanation: Explanation) -> None:
    choice, question, view = explanation.choice, scene.question, scene.view
    verb = advice.verb(choice, question, view)
    column = canvas.put(span.row, span.column, f"{verb} ", Ink.SECONDARY)
    number = advice.number_of(choice, question, view)
    if number:
        column = canvas.put(span.row, column, f"{number}  ", Ink.ACCENT)
    put_prose(canvas, span.row, column, advice.option(choice, view), Ink.STRONG)


class _Line(NamedTuple):
    """An option: its number, what it is, and its value."""

    number: str
    name: str
    value: float


def _lines_of(weighed: Sequence[Weighed], scene: Scene) -> list[_Line]:
    view = scene.view
    lines: list[_Line] = []
    for action, value in weighed:
        number = advice.number_of(action, scene.question, view)
        # The numbers of five cards say nothing that the cards do not.
        lines.append(_Line("" if " " in number else number, advice.option(action, view), value))
    return lines


def _put_options(canvas: Canvas, span: Span, lines: Sequence[_Line], unit: Unit) -> None:
    """Draw a row for each option, best first, with a bar where the values count something."""
    if not lines:
        return
    numbers = max(len(line.number) for line in lines)
    first = span.column + numbers + 2 * bool(numbers)
    bar = first + max(cell_len(line.name) for line in lines) + 2
    end = span.column + span.width - _TAG
    values = [line.value for line in lines]
    empty, full = _SCALES.get(unit, (0.0, 0.0))
    low = min(empty, *values)
    most = max(full, *values) - low
    for place, line in enumerate(lines):
        row = span.row + place
        canvas.put(row, span.column, line.number, Ink.ACCENT)
        put_prose(canvas, row, first, line.name, Ink.STRONG)
        if unit is not Unit.NOTHING:
            ink = Ink.GOOD if place else Ink.ACCENT
            put_bar(canvas, Span(row, bar, end - _FIGURES - bar), line.value - low, most, ink)
            canvas.put_right(row, end, advice.figure(line.value, unit), Ink.STRONG)
        if not place:
            canvas.put_right(row, end + _TAG, advice.BEST, Ink.ACCENT)
