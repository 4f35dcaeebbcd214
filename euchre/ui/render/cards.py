"""Cards on the table: faces, backs and empty places, seven cells wide and five high."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.rules.cards import Card
from euchre.ui.render.canvas import Canvas, Spot
from euchre.ui.theme import SUIT_INKS, Ground, Ink
from euchre.ui.words.short import index

WIDTH: Final = 7
HEIGHT: Final = 5
STEP: Final = 9
"""From the left edge of a card to that of the next."""

_INSIDE: Final = WIDTH - 2


def ink_of(card: Card, *, on_face: bool = False) -> Ink:
    """Return the ink of a card's suit, in a sentence or on its face."""
    if card.suit is None:
        return Ink.SPADES_ON_FACE if on_face else Ink.STRONG
    return SUIT_INKS[card.suit][on_face]


def draw_card(canvas: Canvas, row: int, column: int, card: Card, *, legal: bool = True) -> None:
    """Draw a card face up; one that is not legal is greyed, with a point in place of its pip."""
    glyphs = canvas.theme.glyphs
    corner = index(card)
    ink = ink_of(card, on_face=True) if legal else Ink.FACE_OFF
    if card.suit is None:
        pip = glyphs.winner if legal else glyphs.pip_off
    else:
        pip = glyphs.suits[card.suit] if legal or canvas.theme.filled else glyphs.pip_off
    ground, edge = (Ground.FACE, Ink.EDGE) if legal else (Ground.FACE_OFF, Ink.EDGE_OFF)
    _blank(canvas, row, column, ground, edge)
    canvas.put(row + 1, column + 1, corner, ink)
    canvas.put_centred(row + 2, column + 1, _INSIDE, pip, ink)
    canvas.put_right(row + 3, column + 1 + _INSIDE, corner, ink)


def draw_back(canvas: Canvas, row: int, column: int) -> None:
    """Draw a card face down."""
    _blank(canvas, row, column, Ground.BACK, Ink.EDGE_BACK)
    for line in range(row + 1, row + HEIGHT - 1):
        canvas.put(line, column + 1, canvas.theme.glyphs.back * _INSIDE, Ink.PIPS)


def _blank(canvas: Canvas, row: int, column: int, ground: Ground, edge: Ink) -> None:
    """Draw a card with nothing on it: a block of colour, or an outline."""
    glyphs = canvas.theme.glyphs
    if canvas.theme.filled:
        canvas.put(row, column, glyphs.top * WIDTH, edge)
        canvas.fill(row + 1, column, HEIGHT - 2, WIDTH, ground)
        canvas.put(row + HEIGHT - 1, column, glyphs.bottom * WIDTH, edge)
    else:
        _outline(canvas, Spot(row, column), _Line(glyphs.corners, glyphs.across, glyphs.down), edge)


def draw_slot(canvas: Canvas, row: int, column: int, label: str) -> None:
    """Draw the empty place where a card will lie."""
    glyphs = canvas.theme.glyphs
    line = _Line(glyphs.slot_corners, glyphs.slot_across, glyphs.slot_down)
    _outline(canvas, Spot(row, column), line, Ink.DISABLED)
    canvas.put_centred(row + 2, column + 1, _INSIDE, label, Ink.SECONDARY)


class _Line(NamedTuple):
    """What an outline is drawn with: the four corners, across and down."""

    corners: str
    across: str
    down: str


def _outline(canvas: Canvas, spot: Spot, line: _Line, ink: Ink) -> None:
    upper_left, upper_right, lower_left, lower_right = tuple(line.corners)
    row, column = spot
    across = line.across * _INSIDE
    canvas.put(row, column, upper_left + across + upper_right, ink)
    for number in range(row + 1, row + HEIGHT - 1):
        canvas.put(number, column, f"{line.down}{' ' * _INSIDE}{line.down}", ink)
    canvas.put(row + HEIGHT - 1, column, lower_left + across + lower_right, ink)
