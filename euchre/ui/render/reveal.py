"""All cards of a deal that was played out, and why each bot did what it did (P5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias

from euchre.rules.cards import Card, Suit
from euchre.ui.hand import laid_out
from euchre.ui.render.box import Box, put_box
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.page import TOP, bottom, is_compact, lay_ground, people_of
from euchre.ui.render.prose import put_prose, wrapped
from euchre.ui.scene import AllCards, Scene
from euchre.ui.theme import Ground, Ink
from euchre.ui.words import popups
from euchre.ui.words.short import index


class _Piece(NamedTuple):
    """Some text of a row, at so many cells from its beginning."""

    at: int
    text: str
    ink: Ink = Ink.TEXT


_Row: TypeAlias = tuple[_Piece, ...]

_NAME: Final = 14
_FIVE: Final = 25
"""The cells of a name, and of five cards."""


def draw_all_cards(canvas: Canvas, scene: Scene) -> None:
    """Draw the cards as dealt, and the reasons, over as many pages as they need."""
    lay_ground(canvas, Ground.FELT)
    box = Box(TOP, 1, bottom(canvas) - TOP, canvas.width - 2)
    put_box(canvas, box, popups.CARDS_TITLE)
    popup = scene.popup if isinstance(scene.popup, AllCards) else AllCards()
    start, column, width = box.inside
    room = box.lines - 2
    cards = list(_cards(canvas, scene, width, beside=not is_compact(canvas)))
    pages = _paged([cards, *_why(popup.reasons, width)], room)
    page = popup.page % len(pages)
    for row, pieces in enumerate(pages[page], start + 1):
        for piece in pieces:
            put_prose(canvas, row, column + piece.at, piece.text, piece.ink)
    told = popups.page_of(page, len(pages))
    canvas.put_right(box.end - 1, column + width, told, Ink.SECONDARY)


def _cards(canvas: Canvas, scene: Scene, width: int, *, beside: bool) -> Iterator[_Row]:
    """Iterate over the rows of the cards; what was put aside stands beside them or below."""
    view = scene.view
    held = popups.all_cards(view, people_of(canvas, scene))
    if not held:
        yield (_Piece(0, popups.no_cards(view)),)
    for name, cards, aside in held:
        lines = wrapped(_listed(cards, view.trump), width - _NAME)
        first: _Row = (_Piece(0, name, Ink.STRONG), _Piece(_NAME, lines[0], Ink.STRONG))
        apart = f"{popups.PUT_ASIDE} {_listed(aside, view.trump)}"
        if aside and beside:
            first = (*first, _Piece(_NAME + _FIVE, apart, Ink.SECONDARY))
        yield first
        yield from ((_Piece(_NAME, line, Ink.STRONG),) for line in lines[1:])
        if aside and not beside:
            yield (_Piece(_NAME, apart, Ink.SECONDARY),)


def _listed(cards: Iterable[Card], trump: Suit | None) -> str:
    return "  ".join(index(card) for card in laid_out(cards, trump))


def _why(reasons: Iterable[str], width: int) -> Iterator[list[_Row]]:
    """Iterate over the reasons, the first below a heading, each as its rows."""
    for number, reason in enumerate(reasons):
        heading: list[_Row] = [] if number else [(), (_Piece(0, popups.REASONS, Ink.ACCENT),)]
        first, *others = wrapped(reason, width - 2)
        yield [*heading, (_Piece(0, first),), *((_Piece(2, line),) for line in others)]


def _paged(blocks: Iterable[list[_Row]], room: int) -> list[list[_Row]]:
    """Return the rows by page, each block on one page; at least one page."""
    pages: list[list[_Row]] = [[]]
    for block in blocks:
        if pages[-1] and len(pages[-1]) + len(block) > room:
            pages.append([])
        pages[-1] += block
    return pages
