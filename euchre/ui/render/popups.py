"""Popups over the table: the question explained, the tricks so far, and whether to leave."""

from __future__ import annotations

from typing import Final

from euchre.ui.render.box import Box, put_box
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.page import people_of
from euchre.ui.render.prose import Span, put_paragraph, wrapped
from euchre.ui.render.tricks import Columns, put_tricks
from euchre.ui.scene import Leaving, Scene
from euchre.ui.theme import Ink
from euchre.ui.words import explained, popups

_ROOMY: Final = 9
"""The rows inside a box from which on one may stay blank above a table of tricks."""


def draw_explained(canvas: Canvas, scene: Scene) -> None:
    """Draw what the question that is asked means."""
    box = Box.over_table(canvas)
    put_box(canvas, box, explained.TITLE)
    names = people_of(canvas, scene).names
    said = explained.explained(scene.question, scene.view, names)
    row = _put_said(canvas, box, said)
    if row < box.end:
        canvas.put(box.end - 1, box.inside.column, explained.MORE, Ink.SECONDARY)


def _put_said(canvas: Canvas, box: Box, said: list[str]) -> int:
    """Draw paragraphs, apart where there is room and as far as the rows go; return the next row."""
    row, column, width = box.inside
    rows = sum(len(wrapped(text, width)) for text in said)
    gap = int(rows + len(said) + 1 <= box.lines)
    row += gap or int(rows + 2 <= box.lines)
    for text in said:
        if row + len(wrapped(text, width)) > box.end:
            break
        row = put_paragraph(canvas, Span(row, column, width), text) + gap
    return row


def draw_tricks(canvas: Canvas, scene: Scene) -> None:
    """Draw the tricks of the deal, the one on the table too."""
    box = Box.over_table(canvas)
    put_box(canvas, box, popups.TRICKS_TITLE)
    row, column, width = box.inside
    if not scene.view.trick and not any(scene.view.tricks):
        put_paragraph(canvas, Span(row + 1, column, width), popups.NO_TRICK_YET)
        return
    columns = Columns.of(column, scene.view.rules.players, step=8, led=False, wide=4)
    put_tricks(canvas, row + (box.lines >= _ROOMY), columns, scene)
    glyphs = canvas.theme.glyphs
    at = canvas.put(box.end - 1, column, glyphs.turn, Ink.SECONDARY)
    at = canvas.put(box.end - 1, at + 1, popups.LED, Ink.SECONDARY)
    at = canvas.put(box.end - 1, at + 3, glyphs.winner, Ink.ACCENT)
    canvas.put(box.end - 1, at + 1, popups.TOOK, Ink.SECONDARY)


def draw_leaving(canvas: Canvas, scene: Scene) -> None:
    """Draw the question whether to leave the table, or the game for another."""
    popup = scene.popup
    players = popup.players if isinstance(popup, Leaving) else None
    box = Box.over_table(canvas)
    put_box(canvas, box, popups.leaving_title(players))
    over, seed = bool(scene.winners), scene.sitting.seed
    _put_said(canvas, box, popups.leaving(players, over=over, seed=seed))
    at = box.inside.column
    for key, does in (popups.YES if players is None else popups.YES_NEW, popups.NO):
        at = canvas.put(box.end - 1, at, key, Ink.ACCENT)
        at = canvas.put(box.end - 1, at + 1, does, Ink.SECONDARY) + 3
