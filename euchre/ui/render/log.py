"""The log column of a wide window: this hand, and the hands before it."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from euchre.rules.cards import Card
from euchre.rules.phase import Trick
from euchre.ui.course import course
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.cards import ink_of
from euchre.ui.render.page import people_of
from euchre.ui.render.prose import Span
from euchre.ui.render.sentence import put_sentence
from euchre.ui.scene import Scene
from euchre.ui.shown import OnTable, tricks_taken
from euchre.ui.theme import Ink
from euchre.ui.words import log as words
from euchre.ui.words.chances import COURSE, chance
from euchre.ui.words.short import index
from euchre.ui.words.table import EARLIER_HANDS, THIS_HAND

_INDENT: Final = 2
_POINTS: Final = 29
"""Where the points of earlier hands end, with the reader's chance beside them."""
_CHANCE: Final = 7
"""The cells of that chance, which needs a column so much wider."""
_EARLIER: Final = 3
"""The rows that earlier hands need at least: a blank one, the heading, and a hand."""


class _Line(NamedTuple):
    """A line of the log: a sentence, or the cards of a trick with its number."""

    text: str = ""
    ink: Ink = Ink.TEXT
    number: int = 0
    trick: Trick = ()


class Area(NamedTuple):
    """Where the log stands."""

    row: int
    column: int
    width: int
    height: int

    def line(self, number: int) -> Span:
        """Return the cells of a row, counted from 0."""
        return Span(self.row + number, self.column, self.width)


def draw_log(canvas: Canvas, scene: Scene, table: OnTable, area: Area) -> None:
    """Draw the log; where there are too few rows, the oldest lines are left out."""
    lines = _this_hand(scene, table)
    lines = lines[max(len(lines) - area.height + 1, 0) :]
    canvas.put(area.row, area.column, THIS_HAND, Ink.SECONDARY)
    for number, line in enumerate(lines, 1):
        _draw_line(canvas, area.line(number), line, scene)
    used = len(lines) + 2
    if area.height - used + 1 >= _EARLIER:
        rest = area._replace(row=area.row + used, height=area.height - used)
        _draw_earlier(canvas, scene, rest)


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


def _draw_line(canvas: Canvas, span: Span, line: _Line, scene: Scene) -> None:
    row, column, width = span
    indented = Span(row, column + _INDENT, width - _INDENT)
    if line.number:
        canvas.put(row, column, str(line.number), Ink.SECONDARY)
        _draw_trick(canvas, indented, [(scene.names[seat], card) for seat, card in line.trick])
    elif line.ink is Ink.ACCENT:
        put_sentence(canvas, indented, line.text, ink=line.ink)
    else:
        put_sentence(canvas, span, line.text)


def _draw_trick(canvas: Canvas, span: Span, entries: list[tuple[str, Card]]) -> None:
    """Draw the cards of a trick in a row, each behind its player's name.

    Where that is too wide, the leader's name stands alone, the others following clockwise.
    """
    row, column, width = span
    named = sum(cell_len(name) + 1 + len(index(card)) for name, card in entries)
    between = len(entries) - 1
    gap = 2 if named + 2 * between <= width else 1
    if named + gap * between > width:
        cards = sum(1 + len(index(card)) for _, card in entries)
        leader = canvas.shortened(entries[0][0], width - cards)
        entries = [(leader if place == 0 else "", card) for place, (_, card) in enumerate(entries)]
        gap = 0
    for name, card in entries:
        at = canvas.put(row, column, name)
        column = canvas.put(row, at + 1, index(card), ink_of(card)) + gap


def _draw_earlier(canvas: Canvas, scene: Scene, area: Area) -> None:
    """Draw how the earlier hands ended, the latest first, and the chance after each of them."""
    deals = [deal for deal in scene.deals if deal is not scene.view]
    if not deals:
        return
    people = people_of(canvas, scene)
    found = course(deals, people, scene.view.scores)
    beside = area.width >= _POINTS + _CHANCE and bool(found)
    end = area.column + (_POINTS if beside else min(_POINTS + _CHANCE, area.width))
    canvas.put(area.row, area.column, EARLIER_HANDS, Ink.SECONDARY)
    if beside:
        canvas.put_right(area.row, end + _CHANCE, COURSE, Ink.SECONDARY)
    latest = list(enumerate(deals, 1))[::-1][: area.height - 1]
    for row, (number, deal) in enumerate(latest, area.row + 1):
        text, points = words.ending(deal, scene.names)
        at = canvas.put(row, area.column, f"{number:<2} ", Ink.SECONDARY)
        put_sentence(canvas, Span(row, at, end - at - len(points) - 1), text)
        canvas.put_right(row, end, points, Ink.STRONG)
        if beside:
            canvas.put_right(row, end + _CHANCE, chance(found[number]), Ink.SECONDARY)
