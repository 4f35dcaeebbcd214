"""Badges and buttons: words on a ground of their own, or in square brackets."""

from __future__ import annotations

from rich.cells import cell_len

from euchre.ui.render.canvas import Canvas
from euchre.ui.render.sentence import pieces
from euchre.ui.theme import Ground, Ink


def badge_width(text: str) -> int:
    """Return how many cells a badge takes."""
    return cell_len(text) + 2


def put_badge(canvas: Canvas, row: int, column: int, text: str, style: tuple[Ink, Ground]) -> int:
    """Draw a badge and return the next column."""
    shown = f" {text} " if canvas.theme.coloured else f"[{text}]"
    return canvas.put(row, column, shown, *style)


def put_button(
    canvas: Canvas, row: int, column: int, number: int, text: str, *, selected: bool
) -> int:
    """Draw a button and return the next column; its width is the same selected or not."""
    theme = canvas.theme
    if not theme.boxed:
        lies_on = Ground.CHOSEN if selected else Ground.BUTTON
        ink = Ink.ACCENT if selected else Ink.TEXT
        column = canvas.put(row, column, f" {number} ", Ink.ACCENT, lies_on)
        for piece, piece_ink in pieces(text, (), ink):
            column = canvas.put(row, column, piece, piece_ink, lies_on)
        return canvas.put(row, column, " ", ink, lies_on)
    ground = Ground.CHOSEN if selected else None
    column = canvas.put(row, column, "[", Ink.SECONDARY, ground)
    column = canvas.put(row, column, f"{number}", Ink.ACCENT, ground)
    column = canvas.put(row, column, "] ", Ink.SECONDARY, ground)
    for piece, piece_ink in pieces(text, (), Ink.TEXT):
        column = canvas.put(row, column, piece, piece_ink, ground)
    if theme.coloured:
        return column
    return canvas.put(row, column, " <" if selected else "  ")
