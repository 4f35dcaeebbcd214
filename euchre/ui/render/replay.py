"""A step of a replay: the table as in play, all hands below it, and the keys of a replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euchre.rules.cards import CardSet, Suit
from euchre.ui.hand import laid_out, order_suit
from euchre.ui.render import bars
from euchre.ui.render.box import Box, put_box
from euchre.ui.render.canvas import Canvas, Spot
from euchre.ui.render.cards import ink_of
from euchre.ui.render.layout import Layout, Size, layout
from euchre.ui.render.screen import draw
from euchre.ui.render.seats import WIDTH as FELT
from euchre.ui.replay.frame import Frame
from euchre.ui.theme import Ground, Ink, Theme
from euchre.ui.words import replay as words
from euchre.ui.words.asking import Prompt
from euchre.ui.words.short import index

_HANDS: Final = {Size.COMPACT: (2, 6), Size.STANDARD: (1, 7), Size.WIDE: (1, 7)}
"""From the row below the table: where all hands begin, and how many rows they have."""

_INDENT: Final = 3
_CARDS: Final = 17
_ASIDE: Final = 40
_NAME: Final = 12
_GAP: Final = 2


def draw_replay(frame: Frame, theme: Theme, width: int, height: int) -> Canvas:
    """Draw a step of a replay for a window of that size."""
    canvas = draw(frame.scene, theme, width, height)
    place = layout(width, height)
    if place.size is Size.SMALL:
        return canvas
    if frame.lying is not None:
        _draw_hands(canvas, frame, place)
    if frame.with_help:
        _draw_help(canvas, frame, place)
    canvas.fill(place.entry, 0, 1, width, Ground.CHROME)
    bars.draw_entry(canvas, place.entry, place.left, Prompt(words.LABEL, frame.standing))
    keys = bars.fitting(words.keys(len(frame.players)), width, ascii_only=theme.ascii_only)
    bars.draw_keys(canvas, place.keys, keys)
    return canvas


def _draw_hands(canvas: Canvas, frame: Frame, place: Layout) -> None:
    """Draw all hands where the reader's hand stands in play."""
    first, rows = _HANDS[place.size]
    row = place.lower + first
    canvas.fill(row, place.left, rows, min(place.width, canvas.width), Ground.CHROME)
    for line, (name, cards, aside) in enumerate(_lying(frame)):
        if line < rows:
            at = _draw_cards(canvas, Spot(row + line, place.left), frame, name, cards)
            if aside:
                beside = max(at + _GAP, place.left + _ASIDE)
                at = canvas.put(row + line, beside, words.PUT_ASIDE, Ink.SECONDARY)
                _put_cards(canvas, row + line, at + _GAP, aside, order_suit(frame.scene.view))


def _lying(frame: Frame) -> Iterator[tuple[str, CardSet, CardSet]]:
    """Iterate over the hands, the dummy and what was not dealt: cards, and those put aside."""
    lying, view = frame.lying, frame.scene.view
    if lying is None:
        return
    for seat in view.rules.seating.round_from(view.seat or 0):
        yield frame.scene.names[seat], lying.hands[seat], lying.aside[seat]
    if lying.dummy:
        yield words.DUMMY, lying.dummy, CardSet()
    yield words.NOT_DEALT, lying.stock, CardSet()


def _draw_cards(canvas: Canvas, spot: Spot, frame: Frame, name: str, cards: CardSet) -> int:
    """Draw a hand in a row, its player pointed at where it is his turn; return the next column."""
    row, left = spot
    view = frame.scene.view
    acts = view.turn is not None and name == frame.scene.names[view.turn]
    if acts:
        canvas.put(row, left + _INDENT - 2, canvas.theme.glyphs.turn, Ink.ACCENT)
    canvas.put(row, left + _INDENT, canvas.shortened(name, _NAME), Ink.STRONG)
    return _put_cards(canvas, row, left + _CARDS, cards, order_suit(view))


def _put_cards(canvas: Canvas, row: int, column: int, cards: CardSet, trump: Suit | None) -> int:
    for card in laid_out(cards, trump):
        column = canvas.put(row, column, index(card), ink_of(card)) + 1
    return column


def _draw_help(canvas: Canvas, frame: Frame, place: Layout) -> None:
    """Draw what the keys do over the table."""
    block = Canvas(canvas.theme, min(place.width, 80), place.height)
    felt = FELT if place.size is not Size.COMPACT else place.width
    block.fill(1, 0, place.table, felt, Ground.FELT)
    box = Box.over_table(block)
    put_box(block, box, words.HELP_TITLE)
    row, column, width = box.inside
    for line, (key, does) in enumerate(words.help_lines(frame.players), row + 1):
        at = block.put(line, column, f"{key:<10}", Ink.ACCENT)
        block.put(line, at + 1, block.shortened(does, width - 11))
    canvas.paste(block, place.top, place.left, rows=(1, 1 + place.table), columns=(0, felt))


def draw_picture(frame: Frame, theme: Theme, width: int, height: int) -> Canvas:
    """Draw a step of a replay without its prompt and its keys, for a page that is not played."""
    drawn = draw_replay(frame, theme, width, height)
    place = layout(width, height)
    canvas = Canvas(theme, width, place.entry)
    canvas.paste(drawn, 0, 0, rows=(0, place.entry))
    return canvas
