"""What the kept games come to: sentences and bars, over as many pages as they need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from rich.cells import cell_len

from euchre.ui.render.canvas import Canvas
from euchre.ui.render.page import TOP, bottom, is_compact, lay_ground, put_bar
from euchre.ui.render.prose import Span, put_prose, wrapped
from euchre.ui.scene import Scene, Statistics
from euchre.ui.shelf import Figures
from euchre.ui.theme import Ground, Ink
from euchre.ui.words.popups import page_of
from euchre.ui.words.statistics import (
    Share,
    Shares,
    between_bots_alone,
    statistics_parts,
)

_BAR: Final = 20
_LEAST_BAR: Final = 8
_PERCENT: Final = 5
_INDENT: Final = 2

_Columns: TypeAlias = tuple[int, int, int]
"""The cells of the labels, of the counts and of the bars of shares that are compared."""


class _Text(NamedTuple):
    """A line of a sentence."""

    text: str
    ink: Ink = Ink.TEXT


class _Row(NamedTuple):
    """A share, in a row with others."""

    share: Share
    columns: _Columns


_Line: TypeAlias = _Text | _Row
_GAP: Final = _Text("")


def draw_statistics(canvas: Canvas, scene: Scene) -> None:
    """Draw the page of the statistics that is open, or why there are none."""
    lay_ground(canvas, Ground.CHROME)
    popup = scene.popup if isinstance(scene.popup, Statistics) else Statistics()
    margin = 1 if is_compact(canvas) else 3
    top = TOP if is_compact(canvas) else TOP + 1
    width = canvas.width - 2 * margin
    pages = _paged(_blocks(canvas, scene.shelf.figures, width), bottom(canvas) - 1 - top)
    page = popup.page % len(pages)
    for row, line in enumerate(pages[page], top):
        if isinstance(line, _Row):
            _put_share(canvas, row, margin + _INDENT, line)
        else:
            put_prose(canvas, row, margin, line.text, line.ink)
    told = page_of(page, len(pages))
    canvas.put_right(bottom(canvas) - 1, canvas.width - margin, told, Ink.SECONDARY)


def _blocks(canvas: Canvas, figures: Figures, width: int) -> Iterator[list[_Line]]:
    """Iterate over what stays together on a page: a sentence with the shares that follow it."""
    if figures.result is None:
        yield [_Text(line) for line in wrapped(figures.why, width)]
        return
    for number, part in enumerate(statistics_parts(figures.result)):
        block: list[_Line] = [_GAP] if number else []
        for place, piece in enumerate(part):
            if isinstance(piece, str):
                if place:
                    yield block
                    block = []
                ink = Ink.TEXT if place else Ink.ACCENT
                block += [_Text(line, ink) for line in wrapped(piece, width)]
            else:
                columns = _columns(canvas, piece, width - _INDENT)
                block += [_Row(share, columns) for share in piece]
        yield block
    if figures.apart:
        said = wrapped(between_bots_alone(figures.apart), width)
        yield [_GAP, *(_Text(line, Ink.SECONDARY) for line in said)]


def _columns(canvas: Canvas, shares: Shares, width: int) -> _Columns:
    """Return how wide the columns are; a bar gives way to a long label, as far as it can."""
    counts = max(len(share.counted) for share in shares)
    rest = width - counts - _PERCENT - 3 * _INDENT
    longest = max(cell_len(canvas.theme.letters(share.label)) for share in shares)
    bar = min(_BAR, max(rest - longest, _LEAST_BAR))
    return min(longest, rest - bar), counts, bar


def _put_share(canvas: Canvas, row: int, at: int, line: _Row) -> None:
    """Draw a label, how many of how many, the share of them, and a bar for it."""
    share, (label, counts, bar) = line
    canvas.put(row, at, canvas.shortened(share.label, label))
    at += label + _INDENT
    canvas.put(row, at, share.counted, Ink.STRONG)
    at += counts + _INDENT + _PERCENT
    canvas.put_right(row, at, share.percent, Ink.SECONDARY)
    put_bar(canvas, Span(row, at + _INDENT, bar), share.part, share.whole, Ink.GOOD)


def _paged(blocks: Iterator[list[_Line]], room: int) -> list[list[_Line]]:
    """Return the lines by page: a block that does not fit begins another, and may need several."""
    pages: list[list[_Line]] = [[]]
    for block in blocks:
        if pages[-1] and len(pages[-1]) + len(block) > room:
            pages.append([])
        lines = block[1:] if not pages[-1] and block[0] is _GAP else block
        for line in lines:
            if len(pages[-1]) == room:
                pages.append([])
            pages[-1].append(line)
    return pages
