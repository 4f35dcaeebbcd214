"""A page of a study: the table as in play, what is told over it, and the keys of a study."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from euchre.ui.render import bars
from euchre.ui.render.box import Box, put_box
from euchre.ui.render.canvas import Canvas, Spot
from euchre.ui.render.compared import Compared, put_compared
from euchre.ui.render.layout import Layout, Size, layout
from euchre.ui.render.prose import Span, put_paragraph, wrapped
from euchre.ui.render.screen import draw, prompt_of
from euchre.ui.render.seats import WIDTH as FELT
from euchre.ui.study.frame import Frame
from euchre.ui.study.study import Mood
from euchre.ui.theme import Ground, Ink, Theme
from euchre.ui.words import study as words
from euchre.ui.words import table as table_words
from euchre.ui.words.asking import Prompt
from euchre.ui.words.buttons import meaning
from euchre.ui.words.keys import Key
from euchre.ui.words.short import briefly

_BESIDE_TRUMP: Final = 43
"""The columns of a small table's header that tell what is studied; trump stands behind them."""

_INKS: Final = {Mood.TELLS: Ink.TEXT, Mood.RIGHT: Ink.GOOD, Mood.WRONG: Ink.ERROR}
_CURSOR: Final = "_"


def draw_study(frame: Frame, theme: Theme, width: int, height: int) -> Canvas:
    """Draw a page of a study for a window of that size."""
    canvas = draw(frame.scene, theme, width, height)
    place = layout(width, height)
    if place.size is Size.SMALL:
        return canvas
    _draw_header(canvas, frame, place)
    if frame.texts:
        _draw_texts(canvas, frame, place)
    _draw_prompt(canvas, frame, place)
    keys = bars.fitting(_keys(frame), width, ascii_only=theme.ascii_only)
    bars.draw_keys(canvas, place.keys, keys)
    return canvas


def _draw_header(canvas: Canvas, frame: Frame, place: Layout) -> None:
    """Draw what is studied, and which part of it this is."""
    width = _BESIDE_TRUMP if place.size is Size.COMPACT else canvas.width
    canvas.fill(0, 0, 1, width, Ground.BAR)
    at = 1
    if not canvas.theme.ascii_only and place.size is not Size.COMPACT:
        at = canvas.put(0, at, "♠", Ink.STRONG) + 1
        at = canvas.put(0, at, table_words.TITLE, Ink.ACCENT) + 2
    standing, room = frame.standing, width - at - cell_len(frame.heading) - 2
    if cell_len(standing) > room:
        standing = words.briefly_standing(standing)
    at = canvas.put(0, at, frame.heading, Ink.ACCENT)
    canvas.put(0, at + 2, canvas.shortened(standing, room), Ink.TEXT)


def _draw_texts(canvas: Canvas, frame: Frame, place: Layout) -> None:
    """Draw what is told in a box over the table, and in its last row what lies below it."""
    felt = FELT if place.size is not Size.COMPACT else place.width
    block = Canvas(canvas.theme, min(place.width, 80), place.height)
    block.fill(1, 0, place.table, felt, Ground.FELT)
    box = Box.over_table(block)
    put_box(block, box, frame.title or words.TITLES[frame.mood])
    texts, ink = [briefly(text) for text in frame.texts], _INKS[frame.mood]
    if frame.rows:
        put_compared(block, box, Compared(frame.scene.view, frame.rows, texts, ink))
    else:
        _put_texts(block, box, frame, texts)
    canvas.paste(block, place.top, place.left, rows=(1, 1 + place.table), columns=(0, felt))


def _put_texts(block: Canvas, box: Box, frame: Frame, texts: Sequence[str]) -> None:
    row, column, width = box.inside
    below = briefly(words.on_the_table(frame.scene.view, frame.scene.names))
    rows = sum(len(wrapped(text, width)) for text in texts)
    gaps = len(texts) - 1
    foot = len(wrapped(below, width)) if below else 0
    gap = int(rows + gaps + foot <= box.lines)
    row += int(rows + gaps * gap + foot + bool(foot) + 1 <= box.lines)
    for number, text in enumerate(texts):
        ink = Ink.TEXT if number else _INKS[frame.mood]
        row = put_paragraph(block, Span(row, column, width), text, ink) + gap
    if foot and row + foot <= box.end + gap:
        put_paragraph(block, Span(box.end - foot, column, width), below, Ink.SECONDARY)


def _draw_prompt(canvas: Canvas, frame: Frame, place: Layout) -> None:
    """Draw what may be done, or what is typed and what it means."""
    if not frame.asks:
        canvas.fill(place.entry, 0, 1, canvas.width, Ground.CHROME)
        prompt = words.prompt_on(over=bool(frame.texts))
        bars.draw_entry(canvas, place.entry, place.left, prompt)
    elif not frame.typed:
        prompt = prompt_of(frame.scene)
        canvas.fill(place.entry, 0, 1, canvas.width, Ground.CHROME)
        offered = prompt._replace(ghost=words.offered(prompt.ghost))
        bars.draw_entry(canvas, place.entry, place.left, offered)
    else:
        _draw_typed(canvas, frame, place)


def _draw_typed(canvas: Canvas, frame: Frame, place: Layout) -> None:
    canvas.fill(place.entry, 0, 1, canvas.width, Ground.CHROME)
    label = prompt_of(frame.scene).label
    bars.draw_entry(canvas, place.entry, place.left, Prompt(label, ""))
    spot = Spot(place.entry, place.left + bars.entry_column(canvas.theme, label))
    at = canvas.put(*spot, frame.typed, Ink.STRONG)
    at = canvas.put(spot.row, at, _CURSOR, Ink.ACCENT) + 1
    meant = meaning(frame.scene, frame.typed)
    room = max(canvas.width - at - 1, 0)
    if cell_len(meant) and room:
        canvas.put(spot.row, at, canvas.shortened(meant, room), Ink.SECONDARY)


def _keys(frame: Frame) -> tuple[Key, ...]:
    if frame.typed:
        return words.TYPING
    question = frame.scene.question
    if frame.asks and question is not None:
        return words.keys_of(question, frame.scene.view, told=not frame.is_final)
    if frame.is_help:
        return words.CLOSE
    return words.ONWARD if not frame.is_final else words.ONLY_ON
