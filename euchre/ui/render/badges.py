"""Badges and buttons: words on a ground of their own, or in square brackets."""

from __future__ import annotations

from rich.cells import cell_len

from euchre.rules.cards import Suit
from euchre.ui.render.canvas import Canvas, Spot
from euchre.ui.theme import SUIT_INKS, Ground, Ink
from euchre.ui.words.short import SYMBOLS


def badge_width(text: str) -> int:
    """Return how many cells a badge takes."""
    return cell_len(text) + 2


def put_badge(canvas: Canvas, row: int, column: int, text: str, style: tuple[Ink, Ground]) -> int:
    """Draw a badge and return the next column."""
    shown = f" {text} " if canvas.theme.coloured else f"[{text}]"
    return canvas.put(row, column, shown, *style)


def button_width(canvas: Canvas, text: str) -> int:
    """Return how many cells a button takes, its mark included."""
    return cell_len(canvas.theme.letters(text)) + (4 if canvas.theme.coloured else 6)


def put_button(canvas: Canvas, spot: Spot, number: int, text: str, *, selected: bool) -> int:
    """Draw a button and return the next column; its width is the same selected or not."""
    theme, (row, column) = canvas.theme, spot
    if not theme.boxed:
        lies_on = Ground.CHOSEN if selected else Ground.BUTTON
        column = canvas.put(row, column, f" {number} ", Ink.ACCENT, lies_on)
        column = _put_text(canvas, Spot(row, column), text, lies_on, selected=selected)
        return canvas.put(row, column, " ", Ink.TEXT, lies_on)
    ground = Ground.CHOSEN if selected else None
    column = canvas.put(row, column, "[", Ink.SECONDARY, ground)
    column = canvas.put(row, column, f"{number}", Ink.ACCENT, ground)
    column = canvas.put(row, column, "] ", Ink.SECONDARY, ground)
    column = _put_text(canvas, Spot(row, column), text, ground, selected=False)
    if theme.coloured:
        return column
    # It has cells of its own, so that nothing moves, and the gap tells whose it is.
    canvas.put(row, column, " <" if selected else "", Ink.ACCENT)
    return column + 2


def _put_text(
    canvas: Canvas, spot: Spot, text: str, ground: Ground | None, *, selected: bool
) -> int:
    """Write what stands on a button, the sign of a suit in its ink; return the next column."""
    row, column = spot
    if text[0] in SYMBOLS:
        ink = SUIT_INKS[Suit(SYMBOLS.index(text[0]))][0]
        column, text = canvas.put(row, column, text[0], ink, ground), text[1:]
    return canvas.put(row, column, text, Ink.ACCENT if selected else Ink.TEXT, ground)
