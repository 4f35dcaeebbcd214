"""The hint: the move advised, each option with a bar and what it is worth, and the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from euchre.coach.hints.snapshot import Option, Snapshot
from euchre.ui.render.box import Box, put_box
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.page import people_of, put_bar
from euchre.ui.render.prose import Span, put_paragraph, put_prose, wrapped
from euchre.ui.scene import Hint, Scene
from euchre.ui.theme import Ink
from euchre.ui.words import advice
from euchre.ui.words.chances import chance

_MOST_OPTIONS: Final = 5
"""So many options are shown before a second sentence, and more where there is room."""
_SHARE: Final = 6
_POINTS: Final = 7
_GAME: Final = 6
_TAG: Final = 8
_SHORTEST_BAR: Final = 4


def draw_hint(canvas: Canvas, scene: Scene) -> None:
    """Draw the popup of the hint; while it is thought about, it says so."""
    box = Box.over_table(canvas)
    put_box(canvas, box, advice.TITLE)
    popup = scene.popup
    snapshot = popup.snapshot if isinstance(popup, Hint) else None
    if snapshot is None:
        row, column, width = box.inside
        canvas.put(row + 1, column, advice.THINKING, Ink.ACCENT)
        put_paragraph(canvas, Span(row + 3, column, width), advice.STILL_THINKING, Ink.SECONDARY)
    else:
        _put_snapshot(canvas, box, scene, snapshot)


class _Plan(NamedTuple):
    """What fits a box: options, sentences, rows that say where it is from, and blank rows."""

    options: int
    why: str
    source: bool
    before_reason: bool
    after_choice: bool
    top: bool


def _plan(box: Box, fixed: int, options: int, sentences: Sequence[str], source: str) -> _Plan:
    """Return what fits; blank rows are given up first, then the source, then a second sentence."""
    width = box.inside.width
    why = " ".join(sentences)
    wanted = min(options, _MOST_OPTIONS)
    if fixed + wanted + len(wrapped(why, width)) > box.lines:
        why = sentences[0]
    left = box.lines - fixed - len(wrapped(why, width))
    shown = max(min(options, left), 0)
    left -= shown
    rows = len(wrapped(source, width)) if source else 0
    has_source = 0 < rows <= left
    left -= rows if has_source else 0
    return _Plan(shown, why, has_source, left > 0, left > 1, left > 2)  # noqa: PLR2004 - in turn


def _put_snapshot(canvas: Canvas, box: Box, scene: Scene, snapshot: Snapshot) -> None:
    row, column, width = box.inside
    view, names = scene.view, people_of(canvas, scene).names
    options = snapshot.options
    news = advice.changed(snapshot, view)
    source, short = advice.where_from(snapshot)
    fixed = 1 + bool(news) + bool(options)
    plan = _plan(box, fixed, len(options), advice.reason(snapshot, view, names), source)
    row += plan.top
    _put_choice(canvas, Span(row, column, width), scene, snapshot)
    row += 1
    if news:
        put_prose(canvas, row, column, canvas.shortened(news, width), Ink.ACCENT)
        row += 1
    row += plan.after_choice
    if options:
        _put_heads(canvas, Span(row, column, width), advice.measure(snapshot, view, names))
        row += 1
        _put_options(canvas, Span(row, column, width), options, plan.options, scene)
        row += plan.options + plan.before_reason
    row = put_paragraph(canvas, Span(row, column, width), plan.why)
    if plan.source:
        put_paragraph(canvas, Span(row, column, width), source, Ink.SECONDARY)
    elif short:
        text = f" {canvas.shortened(short, width)} "
        canvas.put_right(box.end, box.column + box.width - 2, text, Ink.SECONDARY)


def _put_choice(canvas: Canvas, span: Span, scene: Scene, snapshot: Snapshot) -> None:
    named, question, view = snapshot.named, scene.question, scene.view
    verb = advice.verb(named)
    column = canvas.put(span.row, span.column, f"{verb} ", Ink.SECONDARY)
    number = advice.number_of(named, question, view)
    if number:
        column = canvas.put(span.row, column, f"{number}  ", Ink.ACCENT)
    put_prose(canvas, span.row, column, advice.choice(named, question, view), Ink.STRONG)


class _Columns(NamedTuple):
    """Where the columns of figures end."""

    share: int
    points: int
    game: int
    tag: int


def _columns(span: Span) -> _Columns:
    tag = span.column + span.width
    game = tag - _TAG
    return _Columns(game - _GAME - _POINTS, game - _GAME, game, tag)


def _put_heads(canvas: Canvas, span: Span, measure: str) -> None:
    ends = _columns(span)
    width = ends.points - len(advice.POINTS) - 1 - span.column
    canvas.put(span.row, span.column, canvas.shortened(measure, width), Ink.SECONDARY)
    canvas.put_right(span.row, ends.points, advice.POINTS, Ink.SECONDARY)
    canvas.put_right(span.row, ends.game, advice.WINS, Ink.SECONDARY)


def _put_options(
    canvas: Canvas, span: Span, options: Sequence[Option], shown: int, scene: Scene
) -> None:
    """Draw a row for each option: its number and name, its share with a bar, what it is worth.

    The columns leave room for those that are not shown, as these may change places with others.
    """
    view, ends = scene.view, _columns(span)
    numbers = [advice.number_of(option.action, scene.question, view) for option in options]
    # The numbers of five cards say nothing that the cards do not.
    numbers = ["" if " " in number else number for number in numbers]
    names = [advice.option(option.action, view) for option in options]
    first = span.column + (2 + max(map(len, numbers)) if any(numbers) else 0)
    bar = first + max(map(cell_len, names)) + 2
    rows = zip(options[:shown], numbers, names, strict=False)
    for place, (option, number, name) in enumerate(rows):
        row = span.row + place
        canvas.put(row, span.column, number, Ink.ACCENT)
        put_prose(canvas, row, first, name, Ink.STRONG)
        if option.share is not None:
            width = ends.share - _SHARE - bar
            if width >= _SHORTEST_BAR:
                ink = Ink.GOOD if place else Ink.ACCENT
                put_bar(canvas, Span(row, bar, width), option.share, 1.0, ink)
            canvas.put_right(row, ends.share, chance(option.share), Ink.STRONG)
        canvas.put_right(row, ends.points, advice.points(option.value))
        canvas.put_right(row, ends.game, chance(option.chance))
        canvas.put_right(row, ends.tag, advice.TAGS[option.standing], Ink.ACCENT)
