"""The log column of a wide window: this hand, and the hands before it."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from euchre.rules.cards import Card
from euchre.rules.phase import Trick
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.cards import ink_of
from euchre.ui.render.sentence import put_sentence
from euchre.ui.scene import Scene
from euchre.ui.shown import OnTable, tricks_taken
from euchre.ui.theme import Ink
from euchre.ui.words import log as words
from euchre.ui.words.short import index
from euchre.ui.words.table import EARLIER_HANDS, THIS_HAND

_INDENT: Final = 2
_POINTS: Final = 34
"""Where the points of earlier hands end at most."""
_EARLIER: Final = 3
"""The rows that earlier hands need at least: a blank one, the heading, and a hand."""


class _Line(NamedTuple):
    """A line of the log: a sentence, or the cards of a trick with its number."""

    text: str = ""
    ink: Ink = Ink.TEXT
    number: int = 0
    trick: Trick = ()


def draw_log(
    canvas: Canvas, scene: Scene, table: OnTable, row: int, column: int, *, width: int, height: int
) -> None:
    """Draw the log in so many cells; where there are too few rows, the oldest lines are left out."""
    lines = _this_hand(scene, table)
    lines = lines[max(len(lines) - height + 1, 0) :]
    canvas.put(row, column, THIS_HAND, Ink.SECONDARY)
    for number, line in enumerate(lines, row + 1):
        _draw_line(canvas, number, column, width, line, scene)
    used = len(lines) + 1
    if height - used >= _EARLIER:
        _draw_earlier(canvas, scene, row + used + 1, column, width, height - used - 1)


def _this_hand(scene: Scene, table: OnTable) -> list[_Line]:
    view, names = scene.view, scene.names
    lines = [_Line(text) for text in words.bidding_lines(view, names)]
    taken = tricks_taken(view)
    begun = view.phase == "play" and not table.finished
    if taken or begun:
        lines.append(_Line())
    for event in taken:
        lines.append(_Line(number=event.number, trick=event.trick))
        lines.append(_Line(words.won_by(event.seat, names), Ink.ACCENT))
    if begun:
        lines.append(_Line(number=table.number, trick=table.trick))
        lines.append(_Line(words.to_play(view, names), Ink.ACCENT))
    return lines


def _draw_line(
    canvas: Canvas, row: int, column: int, width: int, line: _Line, scene: Scene
) -> None:
    if not line.number:
        indent = _INDENT if line.ink is Ink.ACCENT else 0
        names = scene.names if line.ink is Ink.TEXT else ()
        put_sentence(canvas, row, column + indent, line.text, width - indent, names, line.ink)
        return
    canvas.put(row, column, str(line.number), Ink.SECONDARY)
    entries = [(scene.names[seat], card) for seat, card in line.trick]
    _draw_trick(canvas, row, column + _INDENT, width - _INDENT, entries)


def _draw_trick(
    canvas: Canvas, row: int, column: int, width: int, entries: list[tuple[str, Card]]
) -> None:
    """Draw the cards of a trick in a row, each behind its player's name, shortened where it must."""
    gap = 2
    spare = width - sum(len(index(card)) + 1 for _, card in entries) - gap * (len(entries) - 1)
    room = max(spare // max(len(entries), 1), 1)
    if sum(cell_len(name) for name, _ in entries) <= spare:
        room = width
    for name, card in entries:
        at = canvas.put(row, column, canvas.shortened(name, room))
        column = canvas.put(row, at + 1, index(card), ink_of(card)) + gap


def _draw_earlier(
    canvas: Canvas, scene: Scene, row: int, column: int, width: int, height: int
) -> None:
    """Draw how the earlier hands ended, the latest first."""
    deals = [deal for deal in scene.deals if deal is not scene.view]
    if not deals:
        return
    canvas.put(row, column, EARLIER_HANDS, Ink.SECONDARY)
    end = column + min(_POINTS, width)
    latest = list(enumerate(deals, 1))[::-1][: height - 1]
    for line, (number, deal) in enumerate(latest, row + 1):
        text, points = words.outcome(deal, scene.names)
        at = canvas.put(line, column, f"{number:<2} ", Ink.SECONDARY)
        put_sentence(canvas, line, at, text, end - at - len(points) - 1)
        canvas.put_right(line, end, points, Ink.STRONG)
