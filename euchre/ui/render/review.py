"""A review drawn with rich: sentences, a table of everybody, and the table as it then was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from euchre.coach.grades import Grade
from euchre.coach.reviews.summary import Made
from euchre.table.retold import Retold
from euchre.ui.answers.question import question_of
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.layout import LEAST
from euchre.ui.render.replay import draw_picture
from euchre.ui.replay.frame import Frame, frame_of
from euchre.ui.replay.place import Place, Replay
from euchre.ui.review.reviewed import Reviewed
from euchre.ui.scene import Scene
from euchre.ui.theme import Ground, Ink, Theme
from euchre.ui.words import review as words
from euchre.ui.words import review_moves as moves
from euchre.ui.words import review_seats as seats
from euchre.ui.words.short import briefly

HEIGHT: Final = 24
"""The rows of a window in which a position is drawn."""
_ROOM: Final = 80
"""The columns that the table of everybody needs."""
_NAME: Final = 12
"""The cells of the longest name in it."""
GRADES: Final = {
    Grade.BEST: Ink.GOOD,
    Grade.GOOD: Ink.GOOD,
    Grade.INACCURACY: Ink.ACCENT,
    Grade.MISTAKE: Ink.ERROR,
    Grade.BLUNDER: Ink.ERROR,
}


def draw_review(told: Reviewed, theme: Theme, text: Theme, width: int) -> Iterator[RenderableType]:
    """Iterate over the parts of a review, in so many columns, pictures and text each by a theme."""
    pen = _Pen(text)
    yield pen.text(words.title(told.only), Ink.ACCENT)
    yield pen.text(words.HOW, Ink.SECONDARY)
    if told.is_empty:
        yield pen.text(words.NOBODYS)
        return
    if told.own is not None:
        yield pen.text("")
        for sentence in seats.summary(told.own, told.names[told.own.seat], told.game.rules.players):
            yield pen.text(sentence)
    yield pen.text("")
    if width < _ROOM:
        yield from (pen.text(sentence) for sentence in _in_words(told))
    else:
        yield _everybody(told, pen)
        yield pen.text(words.TABLE, Ink.SECONDARY)
    yield pen.text("")
    yield pen.text(moves.most(told.mattered), Ink.ACCENT if told.mattered else Ink.STRONG)
    for number, made in enumerate(told.mattered, 1):
        yield from _at_length(told, number, made, pen, _picture(told, made, theme, width))
    yield pen.text("")
    yield pen.text(words.EACH, Ink.ACCENT)
    yield _each(told, pen)


def asked(game: Retold, made: Made) -> Scene:
    """Return what the one who made a decision saw as it was asked for."""
    return _frame(game, made).scene


def _frame(game: Retold, made: Made) -> Frame:
    replay = Replay(game, made.seat)
    replay.place = Place(made.deal - 1, made.decision.place)
    frame = frame_of(replay)
    question = question_of(frame.scene.view)
    return frame._replace(scene=replace(frame.scene, question=question))


def draw_position(told: Reviewed, made: Made, theme: Theme, width: int, height: int) -> Canvas:
    """Draw the table as it stood when a decision was made, as the one who made it was asked."""
    return draw_picture(_frame(told.game, made), theme, width, height)


class _Pen:
    """Writes as the theme says, on whatever ground the terminal has."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme

    def text(self, text: str, ink: Ink = Ink.TEXT) -> Text:
        return Text(self.theme.letters(text), style=self.theme.style(ink, Ground.CHROME))


def _at_length(
    told: Reviewed, number: int, made: Made, pen: _Pen, picture: Canvas | None
) -> Iterator[RenderableType]:
    decision = made.decision
    yield pen.text("")
    yield pen.text(moves.heading(number, made), Ink.STRONG)
    if picture is None:
        for sentence in moves.position(decision.judgement.view, told.names_for(made.seat)):
            yield pen.text(sentence)
    else:
        yield picture
    yield pen.text(briefly(moves.chosen(decision, told.names[made.seat])))
    yield pen.text(briefly(moves.better(decision)), Ink.GOOD)
    yield pen.text(briefly(moves.why(decision, told.names_for(made.seat))))
    if decision.opened is not None:
        yield pen.text(briefly(moves.with_all_open(decision, decision.opened)), Ink.SECONDARY)


def _picture(told: Reviewed, made: Made, theme: Theme, width: int) -> Canvas | None:
    """Return the position drawn, None where there is no room for it."""
    if width < LEAST[0]:
        return None
    return draw_position(told, made, theme, width, HEIGHT)


def _in_words(told: Reviewed) -> Iterator[str]:
    for found in told.summaries:
        if found.made:
            yield seats.row_in_words(found, told.names[found.seat])


def _everybody(told: Reviewed, pen: _Pen) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    _, *figures = seats.HEAD
    table.add_column("", max_width=_NAME, no_wrap=True, overflow="ellipsis")
    for name in figures:
        table.add_column(pen.text(name, Ink.SECONDARY), justify="right")
    for found in told.summaries:
        if found.made:
            row = seats.row(found, told.names[found.seat])
            table.add_row(*(pen.text(cell) for cell in row))
    return table


def _each(told: Reviewed, pen: _Pen) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    named = told.own is None
    for name in ("", *moves.CELLS) if named else moves.CELLS:
        table.add_column(pen.text(name, Ink.SECONDARY))
    for made in told.made:
        at, choice, grade, better, opened = moves.cells(made)
        row = [
            pen.text(at),
            pen.text(choice),
            pen.text(grade, GRADES[made.decision.grade]),
            pen.text(better),
            pen.text(opened, Ink.SECONDARY),
        ]
        table.add_row(*([pen.text(told.names[made.seat])] if named else []), *row)
    return table
