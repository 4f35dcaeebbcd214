"""The panel beside the table: trump, maker, dealer, what was led, the score and the last trick."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from euchre.rules.cards import Card
from euchre.ui import shown
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.cards import ink_of
from euchre.ui.render.page import put_bar
from euchre.ui.render.prose import Span
from euchre.ui.scene import Scene
from euchre.ui.shown import OnTable
from euchre.ui.theme import SUIT_INKS, Ink
from euchre.ui.words import table as words
from euchre.ui.words.cards import suit_name
from euchre.ui.words.people import People
from euchre.ui.words.short import SYMBOLS, index

LEFT: Final = 57
_VALUES: Final = 65
_END: Final = 79
_WIDTH: Final = 22
_BAR: Final = 10
_SCORES: Final = 6
_LAST: Final = 13
"""The row after the panel's last."""


def draw_panel(canvas: Canvas, scene: Scene, table: OnTable) -> None:
    """Draw the panel."""
    _draw_contract(canvas, scene, table)
    _rule(canvas, _SCORES - 1)
    row = _draw_scores(canvas, scene)
    _rule(canvas, row)
    _draw_last_trick(canvas, scene, table, row + 1)


def _rule(canvas: Canvas, row: int) -> None:
    canvas.put(row, LEFT, canvas.theme.glyphs.rule * _WIDTH, Ink.DISABLED)


def _draw_contract(canvas: Canvas, scene: Scene, table: OnTable) -> None:
    view, names = scene.view, scene.names
    labels = (words.TRUMP, words.MAKER, words.DEALER, words.LED)
    for row, label in enumerate(labels, 1):
        canvas.put(row, LEFT, label, Ink.SECONDARY)
    if view.trump is None:
        canvas.put(1, _VALUES, words.NO_TRUMP, Ink.SECONDARY)
    else:
        ink = SUIT_INKS[view.trump][0]
        canvas.put(1, _VALUES, f"{SYMBOLS[view.trump]} {suit_name(view.trump)}", ink)
    if view.maker is None:
        canvas.put(2, _VALUES, words.NOTHING, Ink.SECONDARY)
    else:
        how = words.how_made(view, with_dummy=shown.took_dummy(view))
        room = _END - _VALUES - (cell_len(how) + 1 if how else 0)
        at = canvas.put(2, _VALUES, canvas.shortened(names[view.maker], room), Ink.STRONG)
        canvas.put(2, at + 1, how, Ink.SECONDARY)
    dealer = canvas.shortened(names[view.dealer], _END - _VALUES)
    canvas.put(3, _VALUES, dealer, Ink.STRONG)
    if not table.trick:
        canvas.put(4, _VALUES, words.NOTHING, Ink.SECONDARY)
        return
    seat, card = table.trick[0]
    led = index(card)
    at = canvas.put(
        4, _VALUES, canvas.shortened(names[seat], _END - _VALUES - len(led) - 1), Ink.STRONG
    )
    canvas.put(4, at + 1, led, ink_of(card))


def _draw_scores(canvas: Canvas, scene: Scene) -> int:
    """Draw the scores as bars, and return the row below them."""
    view = scene.view
    canvas.put(_SCORES, LEFT, words.SCORE, Ink.SECONDARY)
    canvas.put(_SCORES, _VALUES + 1, words.first_to(view.rules.target), Ink.SECONDARY)
    row = _SCORES + 1
    for name, score in zip(
        words.score_names(People.of(view, scene.names)), scene.scores, strict=True
    ):
        leads = score == max(scene.scores) > 0
        canvas.put(row, LEFT, canvas.shortened(name, _VALUES - LEFT - 1), Ink.STRONG)
        ink = Ink.ACCENT if leads else Ink.GOOD
        put_bar(canvas, Span(row, _VALUES, _BAR), score, view.rules.target, ink)
        canvas.put_right(row, _END - 1, str(score), Ink.ACCENT if leads else Ink.STRONG)
        row += 1
    return row


def _draw_last_trick(canvas: Canvas, scene: Scene, table: OnTable, row: int) -> None:
    at = canvas.put(row, LEFT, words.LAST_TRICK, Ink.SECONDARY) + 1
    if table.last is None:
        canvas.put(row, at, words.NO_TRICK, Ink.SECONDARY)
        return
    winner = canvas.shortened(words.won(scene.names[table.last.seat]), canvas.width - at)
    canvas.put(row, at, winner)
    entries = [(scene.names[seat], card) for seat, card in table.last.trick]
    rows = _LAST - row - 1
    for line, column, name, card in _placed_in(canvas, entries, rows):
        after = canvas.put(row + 1 + line, LEFT + column, name, Ink.SECONDARY)
        canvas.put(row + 1 + line, after + 1, index(card), ink_of(card))


_ROOMS: Final = (_WIDTH, 12, 8, 6, 5, 4)
"""The widths that names are cut to, until the cards fit; the last resort is their initials."""


class _Entry(NamedTuple):
    """A card of a trick: its line and column, and the name before it."""

    line: int
    column: int
    name: str
    card: Card


def _placed_in(canvas: Canvas, entries: list[tuple[str, Card]], rows: int) -> list[_Entry]:
    """Return the entries of a trick in so many lines, with names as long as they can be."""
    for room in _ROOMS:
        placed = _placed(canvas, [(canvas.shortened(name, room), card) for name, card in entries])
        if placed[-1].line < rows:
            return placed
    return _placed(canvas, [(name[:1], card) for name, card in entries])


def _placed(canvas: Canvas, entries: list[tuple[str, Card]]) -> list[_Entry]:
    """Return the entries with their places, in lines as wide as the panel."""
    placed: list[_Entry] = []
    line = column = 0
    for name, card in entries:
        width = cell_len(name) + 1 + len(index(card))
        if column and column + width > canvas.width - LEFT:
            line, column = line + 1, 0
        placed.append(_Entry(line, column, name, card))
        column += width + 1
    return placed
