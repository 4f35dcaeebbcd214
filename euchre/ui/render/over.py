"""The end of a game: who has won, this game's statistics, and how to play it again."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from euchre.rules.seats import Seat
from euchre.ui.account import accounts, biggest_swing
from euchre.ui.course import course
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.page import bottom, is_compact, lay_ground, people_of, put_bar, put_notice
from euchre.ui.render.prose import Span, put_paragraph, wrapped
from euchre.ui.render.record import put_record, put_record_briefly
from euchre.ui.scene import Scene
from euchre.ui.theme import Ground, Ink
from euchre.ui.words import finish
from euchre.ui.words.chances import COURSE, course_of
from euchre.ui.words.people import People
from euchre.ui.words.table import score_names


class _Layout(NamedTuple):
    """Where things stand: rows, the margin, and the column before which the first count ends."""

    title: int
    scores: int
    counts: int
    swing: int
    seed: int
    margin: int
    indent: int
    first: int
    hands: bool


_FULL: Final = _Layout(2, 4, 8, 18, 20, 2, 4, 32, True)  # noqa: FBT003 - the hands are listed
_COMPACT: Final = _Layout(1, 2, 5, 14, 16, 1, 2, 33, False)  # noqa: FBT003 - they are not

_COUNTS: Final = 24
"""The cells that the counts of all players share."""

_WIDEST: Final = 7
_BAR: Final = 20
_SCORE: Final = 6
_BESIDE: Final = 52
_GAP: Final = 3
_FULL_WIDTH: Final = 80

WITH_RECORD: Final = 110
"""So many cells the page needs for each hand in a line besides the person's record."""


def draw_over(canvas: Canvas, scene: Scene) -> None:
    """Draw the page of the game that is over."""
    lay_ground(canvas, Ground.FELT)
    layout = _COMPACT if is_compact(canvas) else _FULL
    people = people_of(canvas, scene)
    _put_result(canvas, layout, scene, people)
    beside = _put_scores(canvas, layout, scene, people) + _GAP
    end = _put_counts(canvas, layout, scene, people) + _GAP
    result = scene.shelf.figures.result
    if result is not None and is_compact(canvas):
        span = Span(layout.scores, beside, canvas.width - beside - 1)
        put_record_briefly(canvas, span, result)
    has_hands = layout.hands and (result is None or canvas.width >= WITH_RECORD)
    column = max(_BESIDE, end)
    if result is not None and layout.hands:
        width = _FULL_WIDTH - column - 2
        put_record(canvas, Span(layout.counts, column, width), result)
        column += width + _GAP + 1
    if has_hands:
        _put_hands(canvas, Span(layout.scores, column, canvas.width - column - 2), scene, people)
    _put_last(canvas, layout, scene, people, starred=has_hands)
    put_notice(canvas, scene, Ground.FELT)


def _put_result(canvas: Canvas, layout: _Layout, scene: Scene, people: People) -> None:
    at = canvas.put(layout.title, layout.margin, canvas.theme.glyphs.winner, Ink.ACCENT)
    result = finish.result(people, scene.scores, scene.winners)
    at = canvas.put(layout.title, at + 1, result, Ink.ACCENT)
    length = canvas.shortened(finish.length(scene.deals), max(canvas.width - at - 3, 0))
    canvas.put(layout.title, at + 2, length, Ink.SECONDARY)


def _put_scores(canvas: Canvas, layout: _Layout, scene: Scene, people: People) -> int:
    """Draw the totals as bars to the target, or to a total beyond it; return the column after."""
    names = [canvas.shortened(name, 12) for name in score_names(people)]
    bar = layout.indent + max(map(cell_len, names)) + 2
    most, after = max(scene.view.rules.target, *scene.scores), 0
    for side, name in enumerate(names):
        row, score = layout.scores + side, scene.scores[side]
        won = side in scene.winners
        canvas.put(row, layout.indent, name, Ink.STRONG)
        put_bar(canvas, Span(row, bar, _BAR), score, most, Ink.ACCENT if won else Ink.GOOD)
        end = bar + _BAR + max(_SCORE, len(str(score)) + 1)
        canvas.put_right(row, end, str(score), Ink.ACCENT if won else Ink.STRONG)
        after = max(after, end)
    return after


def _columns(layout: _Layout, people: People) -> dict[Seat, int]:
    """Return the column before which each seat's counts end, partners next to each other."""
    sides = people.seating.sides
    ours = people.seating.side_of(people.reader)
    ordered = [seat for side in (sides[ours], *sides[:ours], *sides[ours + 1 :]) for seat in side]
    step = _step(people)
    return {seat: layout.first + place * step for place, seat in enumerate(ordered)}


def _step(people: People) -> int:
    """Return the cells from the end of one count to that of the next."""
    return min(_WIDEST, _COUNTS // people.seating.players)


def _put_counts(canvas: Canvas, layout: _Layout, scene: Scene, people: People) -> int:
    """Draw the statistics by player, and return the column after them."""
    columns = _columns(layout, people)
    row = layout.counts
    canvas.put(row, layout.indent, finish.THIS_GAME, Ink.SECONDARY)
    for seat, end in columns.items():
        canvas.put_right(
            row, end, canvas.shortened(scene.names[seat], _step(people) - 1), Ink.SECONDARY
        )
    counted = accounts(scene.deals, scene.view.rules.players)
    for line in finish.rows(counted, people):
        row += 1
        canvas.put(row, layout.indent, line.label)
        ends = list(columns.items())
        if line.by_side:
            ends = [
                (side, (columns[seats[0]] + columns[seats[-1]]) // 2)
                for side, seats in enumerate(people.seating.sides)
            ]
        for place, end in ends:
            count = line.counts[place]
            canvas.put_right(row, end, str(count), Ink.TEXT if count else Ink.DISABLED)
    return max(columns.values())


def _put_hands(canvas: Canvas, span: Span, scene: Scene, people: People) -> None:
    """Draw each hand in a line, the one with the biggest swing starred; of many the last ones."""
    row, column, width = span
    every = finish.hands(scene.deals, people)
    room = _FULL.swing - 2 - row
    shown = every[-room:]
    canvas.put(row, column, finish.hands_heading(len(shown), len(every)), Ink.SECONDARY)
    swing = biggest_swing(scene.deals)
    for hand in shown:
        row += 1
        canvas.put_right(row, column + 2, str(hand.number), Ink.SECONDARY)
        canvas.put(row, column + 4, canvas.shortened(hand.text, width - 9))
        if swing is not None and hand.number == swing.number:
            canvas.put(row, column - 2, canvas.theme.glyphs.winner, Ink.ACCENT)
        ink = Ink.GOOD if hand.for_reader else Ink.SECONDARY
        points = f"+{hand.points}" if hand.points else "0"
        canvas.put_right(row, column + width, points, ink)


def _put_last(
    canvas: Canvas, layout: _Layout, scene: Scene, people: People, *, starred: bool
) -> None:
    """Draw the biggest swing, with the sign of its hand in the list, the seed and the command."""
    width = canvas.width - layout.indent - layout.margin
    row = layout.swing
    swing = biggest_swing(scene.deals)
    if swing is not None:
        if starred:
            canvas.put(layout.swing, layout.indent - 2, canvas.theme.glyphs.winner, Ink.ACCENT)
        at = canvas.put(layout.swing, layout.indent, finish.BIGGEST_SWING, Ink.SECONDARY) + 2
        text = finish.swing(swing, people)
        row = put_paragraph(canvas, Span(layout.swing, at, canvas.width - at - 1), text)
    found = course(scene.deals, people, scene.scores)
    if found and row < bottom(canvas) - 1:
        at = canvas.put(row, layout.indent, COURSE, Ink.SECONDARY) + 2
        canvas.put(row, at, course_of(found, canvas.width - at - layout.margin))
        row += 1
    lines = _of_seed(finish.again(scene.sitting, scene.game), width)
    if len(lines) > bottom(canvas) - row:
        lines = wrapped(finish.again_briefly(scene.sitting), width)
    first = max(row, min(layout.seed, bottom(canvas) - len(lines)))
    for row, line in enumerate(lines, first):
        canvas.put(row, layout.indent, line, Ink.SECONDARY)


def _of_seed(text: str, width: int) -> list[str]:
    """Return the lines of the seed; a command that does not fit beside it begins a row."""
    if cell_len(text) <= width:
        return [text]
    said, command = text.split(": ", 1)
    return [*wrapped(f"{said}:", width), *wrapped(command, width)]
