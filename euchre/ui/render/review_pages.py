"""A review at the table, page by page: sentences, and the table as it stood at a decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from euchre.coach.reviews.summary import Made
from euchre.ui.render import bars
from euchre.ui.render.box import Box, put_box
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.layout import Layout, Size, layout
from euchre.ui.render.prose import Span, put_paragraph, put_prose, wrapped
from euchre.ui.render.review import GRADES, asked
from euchre.ui.render.screen import draw
from euchre.ui.render.seats import WIDTH as FELT
from euchre.ui.replay.frame import frame_of
from euchre.ui.replay.place import Replay
from euchre.ui.review.analysis import Analysis
from euchre.ui.review.reviewed import Reviewed
from euchre.ui.scene import Scene
from euchre.ui.theme import Ground, Ink, Theme
from euchre.ui.words import review as words
from euchre.ui.words import review_moves as moves
from euchre.ui.words import review_seats as seats
from euchre.ui.words import study as study_words
from euchre.ui.words import table as table_words
from euchre.ui.words.short import briefly

_MARGIN: Final = 2
_TOP: Final = 2
"""The row of the first line of a page."""
_WIDEST: Final = 100

_Lines: TypeAlias = "list[tuple[str, Ink]]"
Page: TypeAlias = "_Lines | Made"
"""Lines of a page, or the decision that it shows."""


def draw_analysis(found: Analysis, theme: Theme, width: int, height: int) -> Canvas:
    """Draw the page that is open for a window of that size, or how far the review has come."""
    place = layout(width, height)
    told, pages = found.told, pages_of(found, width, height)
    number = found.page % len(pages)
    page = pages[number]
    canvas = draw(_scene(found, page), theme, width, height)
    if place.size is Size.SMALL:
        return canvas
    if isinstance(page, Made):
        if told is not None and not found.is_bare:
            _draw_box(canvas, told, page, place)
    else:
        _draw_lines(canvas, page, place)
    standing = "" if told is None else words.page(number, len(pages))
    _draw_header(canvas, found, place, standing)
    canvas.fill(place.entry, 0, 1, canvas.width, Ground.CHROME)
    bars.draw_entry(canvas, place.entry, place.left, words.prompt(has_come=told is not None))
    keys = words.keys(has_come=told is not None, has_table=isinstance(page, Made))
    bars.draw_keys(canvas, place.keys, bars.fitting(keys, width, ascii_only=theme.ascii_only))
    return canvas


def pages_of(found: Analysis, width: int, height: int) -> list[Page]:
    """Return the pages of a review, or the one that says how far it has come."""
    if found.told is None:
        return [_coming(found)]
    return _pages(found.told, layout(width, height), width)


def _scene(found: Analysis, page: Page) -> Scene:
    """Return the scene of a decision, or that of the end of the last hand, which is covered."""
    if isinstance(page, Made):
        return asked(found.game, page)
    replay = Replay(found.game, found.game.owner, found.deals[-1].number - 1)
    replay.place = replay.place._replace(step=len(found.deals[-1].positions) - 1)
    return frame_of(replay).scene


def _coming(found: Analysis) -> _Lines:
    if found.has_failed:
        return [(words.FAILED, Ink.ERROR)]
    return [(words.progress(found.done, len(found.deals)), Ink.ACCENT), (words.MEANWHILE, Ink.TEXT)]


def _pages(told: Reviewed, place: Layout, width: int) -> list[Page]:
    """Return the pages: the summary, the decisions that mattered, and all decisions."""
    across = min(width, _WIDEST) - 2 * _MARGIN
    room = place.entry - _TOP - 1
    return [
        *_paged(_summary(told), across, room),
        *told.mattered,
        *_paged(_each(told), across, room),
    ]


def _summary(told: Reviewed) -> Iterator[tuple[str, Ink]]:
    yield words.HOW, Ink.SECONDARY
    if told.is_empty:
        yield words.NOBODYS, Ink.TEXT
        return
    if told.own is not None:
        for sentence in seats.summary(told.own, told.names[told.own.seat], told.game.rules.players):
            yield sentence, Ink.TEXT
    yield "", Ink.TEXT
    for found in told.summaries:
        if found.made and found is not told.own:
            yield seats.row_in_words(found, told.names[found.seat]), Ink.SECONDARY
    most = moves.most(told.mattered)
    if not told.mattered:
        yield most, Ink.GOOD
    elif most == words.LITTLE_LOST:
        yield f"{most} {words.NEXT}", Ink.GOOD


def _each(told: Reviewed) -> Iterator[tuple[str, Ink]]:
    for made in told.made:
        yield briefly(moves.line(made)), GRADES[made.decision.grade]


def _paged(sentences: Iterator[tuple[str, Ink]], width: int, room: int) -> list[Page]:
    """Return sentences in pages; one that does not fit begins the next, and so does a section.

    An empty line is between sections.
    """
    pages: list[Page] = []
    lines: _Lines = []
    for section in _sections(sentences):
        broken = [[(line, ink) for line in wrapped(text, width)] for text, ink in section]
        if lines and len(lines) + 1 + sum(map(len, broken)) > room:
            pages.append(lines)
            lines = []
        elif lines:
            lines = [*lines, ("", Ink.TEXT)]
        for sentence in broken:
            if lines and len(lines) + len(sentence) > room:
                pages.append(lines)
                lines = []
            lines = [*lines, *sentence]
    return [*pages, lines] if lines else pages


def _sections(sentences: Iterator[tuple[str, Ink]]) -> Iterator[_Lines]:
    """Iterate over the sentences between empty ones."""
    section: _Lines = []
    for text, ink in sentences:
        if text:
            section.append((text, ink))
        elif section:
            yield section
            section = []
    if section:
        yield section


def _draw_lines(canvas: Canvas, lines: _Lines, place: Layout) -> None:
    canvas.fill(1, 0, place.entry - 1, canvas.width, Ground.CHROME)
    left = max((canvas.width - _WIDEST) // 2, 0) + _MARGIN
    for row, (text, ink) in enumerate(lines, _TOP):
        put_prose(canvas, row, left, text, ink)


def _draw_box(canvas: Canvas, told: Reviewed, made: Made, place: Layout) -> None:
    """Draw what is said of a decision over the table, and in its last row what lies below."""
    decision, names = made.decision, told.names_for(made.seat)
    felt = FELT if place.size is not Size.COMPACT else place.width
    block = Canvas(canvas.theme, min(place.width, 80), place.height)
    block.fill(1, 0, place.table, felt, Ground.FELT)
    box = Box.over_table(block)
    at = moves.place(made)
    put_box(block, box, f"{at[0].upper()}{at[1:]}")
    texts = [
        (moves.what_it_cost(decision), GRADES[decision.grade]),
        (f"{moves.chosen(decision, names[made.seat])} {moves.better(decision)}", Ink.STRONG),
        (moves.why(decision, names), Ink.TEXT),
    ]
    if decision.opened is not None:
        texts.append((moves.with_all_open(decision, decision.opened), Ink.SECONDARY))
    row, column, width = box.inside
    below = briefly(study_words.on_the_table(decision.judgement.view, names))
    foot = len(wrapped(below, width)) if below else 0
    needed = sum(len(wrapped(briefly(text), width)) for text, _ in texts) + len(texts) - 1
    gap = int(needed + foot <= box.lines)
    for text, ink in texts:
        rows = box.end - row
        if rows > 0:
            row = put_paragraph(block, Span(row, column, width), briefly(text), ink, rows=rows)
            row += gap
    if foot and row + foot <= box.end:
        put_paragraph(block, Span(box.end - foot, column, width), below, Ink.SECONDARY)
    canvas.paste(block, place.top, place.left, rows=(1, 1 + place.table), columns=(0, felt))


def _draw_header(canvas: Canvas, found: Analysis, place: Layout, page: str) -> None:
    """Draw what is reviewed, and which page of it this is."""
    canvas.fill(0, 0, 1, canvas.width, Ground.BAR)
    at = 1
    if not canvas.theme.ascii_only and place.size is not Size.COMPACT:
        at = canvas.put(0, at, "♠", Ink.STRONG) + 1
        at = canvas.put(0, at, table_words.TITLE, Ink.ACCENT) + 2
    canvas.put(0, at, words.title(found.only), Ink.ACCENT)
    canvas.put_right(0, canvas.width - 1, page, Ink.SECONDARY)
