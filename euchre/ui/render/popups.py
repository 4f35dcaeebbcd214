"""Popups over the table: the question explained, the tricks so far, and whether to leave."""

from __future__ import annotations

from euchre.rules.scoring import TRICKS
from euchre.ui.render.box import Box, put_box
from euchre.ui.render.canvas import Canvas, Spot
from euchre.ui.render.page import people_of
from euchre.ui.render.prose import Span, put_paragraph, wrapped
from euchre.ui.render.tricks import Columns, put_tricks
from euchre.ui.scene import Explained, Leaving, Scene
from euchre.ui.theme import Ink
from euchre.ui.words import explained, popups
from euchre.ui.words.reports import PACK_IS_FIXED


def draw_explained(canvas: Canvas, scene: Scene) -> None:
    """Draw what the question that is asked means, or what the hint tells."""
    box = Box.over_table(canvas)
    of_hint = scene.popup == Explained(hint=True)
    put_box(canvas, box, explained.OF_HINT if of_hint else explained.TITLE)
    names = people_of(canvas, scene).names
    said = explained.HINT if of_hint else explained.explained(scene.question, scene.view, names)
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
    """Draw the tricks of the deal, the one on the table too, and under which hash it was dealt.

    Where there are too few rows the legend is given up, then the hash.
    """
    box = Box.over_table(canvas)
    put_box(canvas, box, popups.TRICKS_TITLE)
    row, column, width = box.inside
    fixed = _fixed(scene.commitment)
    if not scene.view.trick and not any(scene.view.tricks):
        put_paragraph(canvas, Span(row + 1, column, width), popups.NO_TRICK_YET)
        _put_fixed(canvas, box, fixed)
        return
    columns = Columns.of(column, scene.view.rules.players, step=8, led=False, wide=4)
    is_roomy = box.lines > 1 + TRICKS + len(fixed) + 1
    row = put_tricks(canvas, row + is_roomy, columns, scene)
    if box.end - row < len(fixed):
        fixed = []
    _put_fixed(canvas, box, fixed)
    if box.end - row > len(fixed):
        _put_legend(canvas, Spot(box.end - 1 - len(fixed), column))


def _fixed(commitment: str | None) -> list[str]:
    """Return under which hash the pack was fixed, the hash in two lines, as it is too long."""
    if commitment is None:
        return []
    half = len(commitment) // 2
    return [PACK_IS_FIXED, commitment[:half], commitment[half:]]


def _put_fixed(canvas: Canvas, box: Box, lines: list[str]) -> None:
    """Draw in the last rows under which hash the pack was fixed."""
    for row, line in enumerate(lines, box.end - len(lines)):
        canvas.put(row, box.inside.column, line, Ink.SECONDARY)


def _put_legend(canvas: Canvas, spot: Spot) -> None:
    """Draw what the signs beside the cards mean."""
    row, column = spot
    glyphs = canvas.theme.glyphs
    at = canvas.put(row, column, glyphs.turn, Ink.SECONDARY)
    at = canvas.put(row, at + 1, popups.LED, Ink.SECONDARY)
    at = canvas.put(row, at + 3, glyphs.winner, Ink.ACCENT)
    canvas.put(row, at + 1, popups.TOOK, Ink.SECONDARY)


def draw_leaving(canvas: Canvas, scene: Scene) -> None:
    """Draw the question whether to leave the table, or the game for another."""
    popup = scene.popup
    players = popup.players if isinstance(popup, Leaving) else None
    box = Box.over_table(canvas)
    put_box(canvas, box, popups.leaving_title(players, scene.saved))
    _put_said(canvas, box, popups.leaving(players, over=bool(scene.winners), saved=scene.saved))
    at = box.inside.column
    for key, does in (popups.YES if players is None else popups.YES_NEW, popups.NO):
        at = canvas.put(box.end - 1, at, key, Ink.ACCENT)
        at = canvas.put(box.end - 1, at + 1, does, Ink.SECONDARY) + 3
