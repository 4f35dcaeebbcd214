"""The whole screen: a scene in, a canvas of exactly the window's size out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from rich.cells import cell_len

from euchre.ui.answers.question import Question
from euchre.ui.render import bars
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.compact import HEIGHT as COMPACT_HEIGHT
from euchre.ui.render.compact import TABLE as COMPACT_TABLE
from euchre.ui.render.compact import draw_compact, draw_compact_header
from euchre.ui.render.felt import draw_felt
from euchre.ui.render.hand import RAISED, draw_hand
from euchre.ui.render.help import draw_help
from euchre.ui.render.hint import draw_hint
from euchre.ui.render.layout import LEAST, Layout, Size, layout
from euchre.ui.render.log import Area, draw_log
from euchre.ui.render.menu import draw_kinds, draw_lessons, draw_menu, draw_options, draw_others
from euchre.ui.render.over import WITH_RECORD, draw_over
from euchre.ui.render.panel import draw_panel
from euchre.ui.render.popups import draw_explained, draw_leaving, draw_tricks
from euchre.ui.render.results import draw_results
from euchre.ui.render.reveal import draw_all_cards
from euchre.ui.render.seats import WIDTH as FELT
from euchre.ui.render.small import draw_small
from euchre.ui.render.statistics import draw_statistics
from euchre.ui.scene import (
    AllCards,
    Explained,
    Help,
    Hint,
    Kinds,
    Leaving,
    Lessons,
    Menu,
    Options,
    Others,
    Scene,
    Statistics,
    Tricks,
)
from euchre.ui.shown import OnTable, on_table
from euchre.ui.theme import Ground, Theme
from euchre.ui.words import asking, keys
from euchre.ui.words.asking import Prompt
from euchre.ui.words.buttons import meaning
from euchre.ui.words.keys import Key
from euchre.ui.words.small import KEYS as SMALL_KEYS

_WIDTH: Final = 80
_HEIGHT: Final = 24
_TABLE: Final = 12
_HAPPENED: Final = 13
_CHOICES: Final = range(21, 22)
_LOG: Final = 83
_BELOW: Final = 2
"""The prompt and the key bar."""

Page = Callable[[Canvas, Scene], None]

_POPUPS: Final[dict[type, Page]] = {
    Hint: draw_hint,
    Explained: draw_explained,
    Tricks: draw_tricks,
    Leaving: draw_leaving,
}
_PAGES: Final[dict[type, Page]] = {
    Help: draw_help,
    Menu: draw_menu,
    Options: draw_options,
    Statistics: draw_statistics,
    Others: draw_others,
    Kinds: draw_kinds,
    Lessons: draw_lessons,
    AllCards: draw_all_cards,
}
_RESULTS: Final[dict[Question, Page]] = {
    Question.NEXT_HAND: draw_results,
    Question.PLAY_AGAIN: draw_over,
}


class Entry(NamedTuple):
    """The cell of the window where the entry line begins, and what is said in it or behind it."""

    row: int
    column: int
    ghost: str


def draw(scene: Scene, theme: Theme, width: int, height: int, *, typing: bool = False) -> Canvas:
    """Draw all that a window of that size shows; `typing` where a text is begun."""
    canvas = Canvas(theme, width, height)
    place = layout(width, height)
    if place.size is Size.SMALL:
        draw_small(canvas, LEAST)
        bars.draw_keys(
            canvas, place.keys, bars.fitting(SMALL_KEYS, width, ascii_only=theme.ascii_only)
        )
        return canvas
    table = on_table(scene)
    header = draw_compact_header if place.size is Size.COMPACT else bars.draw_header
    header(canvas, scene, table)
    page = _page(scene)
    if page is not None:
        _draw_page(canvas, page, scene, place)
    elif place.size is Size.COMPACT:
        _draw_compact(canvas, scene, table, place)
    else:
        _draw_standard(canvas, scene, table, place)
    bars.draw_entry(canvas, place.entry, place.left, prompt_of(scene))
    fitting = keys_of(scene, width, typing=typing, ascii_only=theme.ascii_only)
    bars.draw_keys(canvas, place.keys, fitting)
    return canvas


def _page(scene: Scene) -> Page | None:
    """Return what draws the page that takes the whole screen, None where the table is seen."""
    page = None if scene.popup is None else _PAGES.get(type(scene.popup))
    if page is None and scene.question is not None:
        page = _RESULTS.get(scene.question)
    return page


def _draw_page(canvas: Canvas, page: Page, scene: Scene, place: Layout) -> None:
    """Draw a page below the header, in the middle of the window, and a popup that lies on it."""
    is_wide = page is draw_over and scene.shelf.figures.result is not None
    width = min(place.width, WITH_RECORD if is_wide else _WIDTH)
    block = Canvas(canvas.theme, width, place.height)
    page(block, scene)
    popup = _POPUPS.get(type(scene.popup))
    if popup is not None:
        # It lies over a part only, and of a page a part would be cut off.
        block.fill(1, 0, place.height - _BELOW - 1, width, Ground.FELT)
        popup(block, scene)
    left = (canvas.width - width) // 2
    canvas.paste(block, place.top, left, rows=(1, place.height - _BELOW))


def _draw_standard(canvas: Canvas, scene: Scene, table: OnTable, place: Layout) -> None:
    block = Canvas(canvas.theme, _WIDTH, _HEIGHT)
    draw_felt(block, scene, table)
    draw_panel(block, scene, table)
    bars.draw_happened(block, _HAPPENED, scene, table)
    draw_hand(block, scene)
    bars.draw_choices_row(block, _CHOICES, scene, table, spare=RAISED)
    _paste(canvas, block, place, _TABLE, FELT)
    _draw_popup(canvas, scene, place, FELT)
    if place.size is Size.WIDE:
        column = place.left + _LOG
        width = place.left + place.width - column - 1
        area = Area(place.top + 1, column, width, place.entry - place.top - 1)
        draw_log(canvas, scene, table, area)


def _draw_compact(canvas: Canvas, scene: Scene, table: OnTable, place: Layout) -> None:
    block = Canvas(canvas.theme, place.width, COMPACT_HEIGHT)
    draw_compact(block, scene, table)
    _paste(canvas, block, place, COMPACT_TABLE, place.width)
    _draw_popup(canvas, scene, place, place.width)


def _paste(canvas: Canvas, block: Canvas, place: Layout, table: int, felt: int) -> None:
    """Lay a block on the window: its table on so many columns of felt, and the rest below it."""
    canvas.fill(place.top, place.left, place.table, felt, Ground.FELT)
    canvas.paste(block, place.top + place.shift, place.left, rows=(1, 1 + table))
    canvas.paste(block, place.lower, place.left, rows=(1 + table, block.height - _BELOW))


def _draw_popup(canvas: Canvas, scene: Scene, place: Layout, felt: int) -> None:
    """Draw a popup over the table, never over the panel, the hand or the prompt."""
    popup = None if scene.popup is None else _POPUPS.get(type(scene.popup))
    if popup is None:
        return
    block = Canvas(canvas.theme, min(place.width, _WIDTH), place.height)
    block.fill(1, 0, place.table, felt, Ground.FELT)
    popup(block, scene)
    canvas.paste(block, place.top, place.left, rows=(1, 1 + place.table), columns=(0, felt))


def prompt_of(scene: Scene) -> Prompt:
    """Return what stands before the entry line, and in it while it is empty."""
    return asking.prompt(scene, on_table(scene))


def entry_of(scene: Scene, theme: Theme, size: tuple[int, int], text: str = "") -> Entry:
    """Return where the entry line begins in a window of so many columns and rows.

    What is said in it is what may be typed; behind a text that is begun, what it means.
    """
    place = layout(*size)
    if place.size is Size.SMALL:
        return Entry(place.entry, 0, "")
    label, ghost = prompt_of(scene)
    shown = meaning(scene, text) if text else ghost
    column = place.left + bars.entry_column(theme, label)
    room = max(size[0] - column - cell_len(text) - 1, 0)
    return Entry(place.entry, column, Canvas(theme, 0, 0).shortened(shown, room))


def keys_of(
    scene: Scene, width: int, *, typing: bool = False, ascii_only: bool = False
) -> list[Key]:
    """Return the keys that can be pressed and what each does, as many as fit the width."""
    offered = keys.TYPING if typing else keys.keys(scene, on_table(scene))
    return bars.fitting(offered, width, ascii_only=ascii_only)
