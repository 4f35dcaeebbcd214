"""The menu and the options page, which take the whole screen."""

from __future__ import annotations

from typing import Final

from euchre.rules.cards import Card, Rank, Suit
from euchre.ui.menu import OPTIONS, PRACTICE, menu
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.cards import STEP, draw_card
from euchre.ui.render.page import TOP, bottom, is_compact, lay_ground
from euchre.ui.render.prose import Span, put_paragraph, wrapped
from euchre.ui.scene import Kinds, Lessons, Menu, Options, Others, Scene
from euchre.ui.theme import Ground, Ink
from euchre.ui.words import kinds, learning, others
from euchre.ui.words import menu as words
from euchre.ui.words.brief import house_rules
from euchre.ui.words.lessons import LESSONS

_FELT: Final = 8
_TEN: Final = 10
"""The tenth line is chosen by 0."""
_FAN: Final = (
    (Card(Rank.JACK, Suit.SPADES), 1),
    (Card(Rank.JACK, Suit.CLUBS), 1),
    (Card(Rank.ACE, Suit.SPADES), 2),
    (Card(Rank.KING, Suit.SPADES), 2),
    (Card(Rank.QUEEN, Suit.SPADES), 2),
)
"""The cards beside the title, the bowers raised: each with the rows above it."""


def draw_menu(canvas: Canvas, scene: Scene) -> None:
    """Draw the menu, with the rules in force at the table."""
    lay_ground(canvas, Ground.CHROME)
    compact = is_compact(canvas)
    lines = menu(others=bool(scene.shelf.others))
    rules = house_rules(scene.view.rules)
    width = canvas.width - 2 * _indent(canvas)
    needed = len(lines) + 1 + len(wrapped(rules, width))
    row = _put_title(canvas, bottom(canvas) - needed)
    popup = scene.popup
    selected = popup.selected if isinstance(popup, Menu) else None
    about = 29 if compact else 32
    for place, menu_line in enumerate(lines):
        line = words.line(menu_line, scene)
        _put_line(canvas, row + place, place, line.text, selected=place == selected)
        room = canvas.width - about - 1 - (not compact)
        text = canvas.shortened(line.brief if compact else line.about, room)
        canvas.put(row + place, about, text, Ink.SECONDARY)
    row += len(lines) + 1
    if row + len(wrapped(rules, width)) + 1 < bottom(canvas):
        tip = words.tip(scene, brief=compact)
        canvas.put(bottom(canvas) - 1, _indent(canvas), tip, Ink.SECONDARY)
    room = bottom(canvas) - row
    put_paragraph(canvas, Span(row, _indent(canvas), width), rules, rows=room)


def _indent(canvas: Canvas) -> int:
    return 1 if is_compact(canvas) else 3


def _put_title(canvas: Canvas, end: int) -> int:
    """Draw the title on the felt, with cards where there is room; return the row of the menu.

    The menu begins before the row `end`, unless that leaves no row for the title.
    """
    glyphs = canvas.theme.glyphs
    if is_compact(canvas) or end < TOP + _FELT + 1:
        rows = 3 if end >= TOP + 3 + 1 else 1
        column = 2 if is_compact(canvas) else 4
        canvas.fill(TOP, 0, rows, canvas.width, Ground.FELT)
        at = canvas.put(TOP + rows // 2, column, words.TITLE, Ink.ACCENT)
        canvas.put(TOP + rows // 2, at + 3, " ".join(words.TAGLINE), Ink.TEXT)
        return TOP + rows + 1
    canvas.fill(TOP, 0, _FELT, canvas.width, Ground.FELT)
    canvas.put(TOP + 2, 4, words.TITLE, Ink.ACCENT)
    canvas.put(TOP + 3, 4, glyphs.full * len(words.TITLE), Ink.ACCENT)
    for place, text in enumerate(words.TAGLINE):
        canvas.put(TOP + 4 + place, 4, text)
    for place, (card, above) in enumerate(_FAN):
        draw_card(canvas, TOP + above, 34 + place * STEP, card)
    return TOP + _FELT + 1


def _put_line(canvas: Canvas, row: int, place: int, text: str, *, selected: bool) -> None:
    """Draw the ground, the number and the name of a line that can be selected."""
    column = 1 if is_compact(canvas) else 2
    if selected:
        canvas.fill(row, column, 1, canvas.width - 2 * column, Ground.BUTTON)
        canvas.put(row, column + 1, canvas.theme.glyphs.turn, Ink.ACCENT)
    canvas.put(row, column + 3, str((place + 1) % _TEN), Ink.ACCENT)
    canvas.put(row, column + 6, text, Ink.STRONG if selected else Ink.TEXT)


def draw_options(canvas: Canvas, scene: Scene) -> None:
    """Draw the settings that can be changed, each with its values and the one it has."""
    lay_ground(canvas, Ground.CHROME)
    compact = is_compact(canvas)
    popup = scene.popup
    selected = popup.selected if isinstance(popup, Options) else None
    row = TOP if compact else TOP + 1
    canvas.put(row, _indent(canvas), words.OPTIONS_TITLE, Ink.ACCENT)
    row += 1 if compact else 2
    each = 1 if compact else 2
    for place, name in enumerate(OPTIONS):
        line = words.setting(name)
        at = row + place * each
        _put_line(canvas, at, place, line.name, selected=place == selected)
        _put_values(canvas, at, 25, name, scene)
        if not compact:
            canvas.put(at + 1, 26, line.about, Ink.SECONDARY)
    row += len(OPTIONS) * each
    width = canvas.width - 2 * _indent(canvas)
    if compact and selected is not None:
        about = words.setting(tuple(OPTIONS)[selected]).about
        put_paragraph(canvas, Span(row + 1, _indent(canvas), width), about)
    note = Span(bottom(canvas) - len(wrapped(words.OPTIONS_NOTE, width)), _indent(canvas), width)
    put_paragraph(canvas, note, words.OPTIONS_NOTE, Ink.SECONDARY)


def _put_values(canvas: Canvas, row: int, column: int, name: str, scene: Scene) -> None:
    """Draw the values of a setting in a row; where they do not fit, the one it has alone."""
    line = words.setting(name)
    now = words.chosen(name, scene.settings)
    every = list(line.values.items())
    if column + sum(len(text) + 3 for _, text in every) > canvas.width - 2:
        every = [(value, text) for value, text in every if value == now]
    for value, text in every:
        if value != now:
            column = canvas.put(row, column, f" {text} ", Ink.SECONDARY) + 1
        elif canvas.theme.boxed:
            column = canvas.put(row, column, f"[{text}]", Ink.STRONG) + 1
        else:
            column = canvas.put(row, column, f" {text} ", Ink.ACCENT, Ground.CHOSEN) + 1


def draw_others(canvas: Canvas, scene: Scene) -> None:
    """Draw the other games that are not finished, the one played last first."""
    lay_ground(canvas, Ground.CHROME)
    compact = is_compact(canvas)
    popup = scene.popup
    selected = popup.selected if isinstance(popup, Others) else None
    row = TOP if compact else TOP + 1
    scores, played = (37, 43) if compact else (42, 56)
    canvas.put(row, _indent(canvas), others.TITLE, Ink.ACCENT)
    canvas.put(row, scores, others.SCORE, Ink.SECONDARY)
    canvas.put(row, played, others.PLAYED, Ink.SECONDARY)
    row += 2
    for place, game in enumerate(scene.shelf.others):
        line = others.other_line(game)
        at = 7 if compact else 8
        text = canvas.shortened(line.text, scores - at - 1)
        _put_line(canvas, row + place, place, text, selected=place == selected)
        canvas.put(row + place, scores, canvas.shortened(line.score, played - scores - 1))
        canvas.put(row + place, played, line.played, Ink.SECONDARY)
    row += len(scene.shelf.others) + 1
    for note in (others.NOTE, *((others.MORE,) if scene.shelf.more else ())):
        width = canvas.width - 2 * _indent(canvas)
        row = put_paragraph(canvas, Span(row, _indent(canvas), width), note, Ink.SECONDARY)


def draw_kinds(canvas: Canvas, scene: Scene) -> None:
    """Draw what can be practised."""
    lay_ground(canvas, Ground.CHROME)
    compact = is_compact(canvas)
    popup = scene.popup
    selected = popup.selected if isinstance(popup, Kinds) else None
    row = TOP if compact else TOP + 1
    canvas.put(row, _indent(canvas), kinds.TITLE, Ink.ACCENT)
    row += 2
    for place, kind in enumerate(PRACTICE):
        name, about = kinds.KINDS[kind]
        _put_line(canvas, row, place, name, selected=place == selected)
        at = 7 if compact else 8
        canvas.put(row + 1, at, canvas.shortened(about, canvas.width - at - 1), Ink.SECONDARY)
        row += 2 if compact else 3
    width = canvas.width - 2 * _indent(canvas)
    put_paragraph(canvas, Span(row + compact, _indent(canvas), width), kinds.NOTE, Ink.SECONDARY)


def draw_lessons(canvas: Canvas, scene: Scene) -> None:
    """Draw the lessons, once all are finished, to take one of them again."""
    lay_ground(canvas, Ground.CHROME)
    popup = scene.popup
    selected = popup.selected if isinstance(popup, Lessons) else None
    row = TOP if is_compact(canvas) else TOP + 1
    canvas.put(row, _indent(canvas), learning.LESSONS, Ink.ACCENT)
    row += 2
    for place, lesson in enumerate(LESSONS):
        _put_line(canvas, row + place, place, lesson.title, selected=place == selected)
    row += len(LESSONS) + 1
    width = canvas.width - 2 * _indent(canvas)
    put_paragraph(canvas, Span(row, _indent(canvas), width), learning.TO_CHOOSE, Ink.SECONDARY)
