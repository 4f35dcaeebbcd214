"""The help: three pages that take the whole screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from euchre.ui.render.canvas import Canvas
from euchre.ui.render.cards import HEIGHT, STEP, WIDTH, draw_card
from euchre.ui.render.page import TOP, bottom, is_compact, lay_ground
from euchre.ui.render.prose import Span, put_paragraph, put_prose, wrapped
from euchre.ui.scene import Help, Scene
from euchre.ui.theme import Ground, Ink
from euchre.ui.words import brief, handbook
from euchre.ui.words.handbook import Section

_MIDDLE: Final = 41
_GAP: Final = 2


def draw_help(canvas: Canvas, scene: Scene) -> None:
    """Draw the page of the help that is open."""
    lay_ground(canvas, Ground.CHROME)
    popup = scene.popup
    page = popup.page if isinstance(popup, Help) else 0
    _PAGES[page % len(_PAGES)](canvas, scene)


def _put_keys(canvas: Canvas, scene: Scene) -> None:
    rules = scene.view.rules
    order = handbook.card_order(rules, scene.view.trump)
    if is_compact(canvas):
        left, right = Span(TOP, 1, 30), Span(TOP, 32, canvas.width - 33)
        row = _put_terms(canvas, left, handbook.PLAYING, 10)
        _put_terms(canvas, left._replace(row=row), handbook.bidding_keys(rules), 10)
        _put_terms(canvas, right, handbook.ANY_TIME, 9)
        return
    left, right = Span(TOP + 1, 1, _MIDDLE - 2), Span(TOP + 1, _MIDDLE, canvas.width - _MIDDLE - 1)
    row = _put_terms(canvas, left, handbook.PLAYING, 12) + 1
    row = _put_terms(canvas, left._replace(row=row), order, 0)
    beside = _put_terms(canvas, right, handbook.bidding_keys(rules), 10) + 1
    beside = _put_terms(canvas, right._replace(row=beside), handbook.ANY_TIME, 10)
    words = handbook.words(rules)
    row = max(row, bottom(canvas) - len(words.lines) - 1)
    _put_terms(canvas, Span(row, 1, canvas.width - 2), words, 10)


def _put_terms(canvas: Canvas, span: Span, section: Section, column: int) -> int:
    """Draw a heading, then each term with what it means from a column on; return the next row."""
    row, start, width = span
    canvas.put(row, start, section.heading, Ink.ACCENT)
    row += 1
    for term, meaning in section.lines:
        canvas.put(row, start + 1, term, Ink.STRONG)
        indent = 1 + column
        lines = wrapped(meaning, width - indent)
        for line in lines:
            put_prose(canvas, row, start + indent, line, Ink.SECONDARY)
            row += 1
    return row


def _put_rules(canvas: Canvas, scene: Scene) -> None:
    rules = scene.view.rules
    width = canvas.width - 2
    last = (brief.house_rules(rules), brief.THE_REST)
    lines = [line for text in last for line in wrapped(text, width)]
    end = bottom(canvas) - len(lines)
    _put_sections(canvas, brief.rules_in_brief(rules), end)
    for row, line in enumerate(lines, end):
        canvas.put(row, 1, line, Ink.SECONDARY)


def _put_scoring(canvas: Canvas, scene: Scene) -> None:
    row = _put_sections(canvas, brief.scoring(scene.view.rules), bottom(canvas))
    words = handbook.words(scene.view.rules)
    if is_compact(canvas):
        if row + 2 * len(words.lines) < bottom(canvas):
            _put_terms(canvas, Span(row, 1, canvas.width - 2), words, 10)
    elif row + HEIGHT + 2 <= bottom(canvas):
        _put_trumps(canvas, bottom(canvas) - HEIGHT - 2, scene)


def _put_trumps(canvas: Canvas, row: int, scene: Scene) -> None:
    """Draw the trumps as cards from the top, the bowers named."""
    trump = scene.view.trump
    cards = handbook.trumps(scene.view.rules, trump)
    step = min(STEP, (canvas.width - 2 - WIDTH) // (len(cards) - 1))
    canvas.put(row, 1, handbook.trumps_heading(trump), Ink.ACCENT)
    for place, card in enumerate(cards):
        column = 2 + place * step
        draw_card(canvas, row + 1, column, card)
        tag = handbook.tag(card, trump)
        canvas.put_centred(row + 1 + HEIGHT, column, WIDTH, tag, Ink.SECONDARY)


def _put_sections(canvas: Canvas, sections: Sequence[Section], end: int) -> int:
    """Draw sentences beside their headings, each on a row of its own where there is room.

    Return the next row.
    """
    column = max(cell_len(section.heading) for section in sections) + 1 + _GAP
    width = canvas.width - column - 1
    taken = [sum(len(wrapped(text, width)) for _, text in section.lines) for section in sections]
    row = TOP if is_compact(canvas) else TOP + 1
    if row + sum(taken) > end:
        return _put_paragraphs(canvas, sections, row)
    gap = int(row + sum(taken) + len(sections) - 1 <= end)
    for section in sections:
        canvas.put(row, 1, section.heading, Ink.ACCENT)
        for _, sentence in section.lines:
            row = put_paragraph(canvas, Span(row, column, width), sentence)
        row += gap
    return row - gap


def _put_paragraphs(canvas: Canvas, sections: Sequence[Section], row: int) -> int:
    """Draw each section as a paragraph that begins with its heading; return the next row."""
    for section in sections:
        text = " ".join((f"{section.heading}.", *(sentence for _, sentence in section.lines)))
        start = row
        row = put_paragraph(canvas, Span(row, 1, canvas.width - 2), text)
        canvas.put(start, 1, f"{section.heading}.", Ink.ACCENT)
    return row


_PAGES: Final = (_put_keys, _put_rules, _put_scoring)
