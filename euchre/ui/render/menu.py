"""The menu and the options page, which take the whole screen."""

from __future__ import annotations

from typing import Final

from euchre.rules.cards import Card, Rank, Suit
from euchre.ui.menu import MENU, OPTIONS
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.cards import STEP, draw_card
from euchre.ui.render.page import TOP, bottom, is_compact, lay_ground
from euchre.ui.render.prose import Span, put_paragraph, wrapped
from euchre.ui.scene import Menu, Options, Scene
from euchre.ui.theme import Ground, Ink
from euchre.ui.words import menu as words
from euchre.ui.words.brief import house_rules

_FELT: Final = 8
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
    row = _put_title(canvas, compact=compact)
    popup = scene.popup
    selected = popup.selected if isinstance(popup, Menu) else None
    about = 29 if compact else 32
    for place, menu_line in enumerate(MENU):
        line = words.line(menu_line, scene)
        _put_line(canvas, row + place, place, line.text, selected=place == selected)
        room = canvas.width - about - 1 - (not compact)
        text = canvas.shortened(line.brief if compact else line.about, room)
        canvas.put(row + place, about, text, Ink.SECONDARY)
    row += len(MENU) + 1
    rules = house_rules(scene.view.rules)
    width = canvas.width - 2 * _indent(canvas)
    if row + len(wrapped(rules, width)) + 1 < bottom(canvas):
        canvas.put(bottom(canvas) - 1, _indent(canvas), words.TIP, Ink.SECONDARY)
    room = bottom(canvas) - row
    put_paragraph(canvas, Span(row, _indent(canvas), width), rules, rows=room)


def _indent(canvas: Canvas) -> int:
    return 1 if is_compact(canvas) else 3


def _put_title(canvas: Canvas, *, compact: bool) -> int:
    """Draw the title on the felt, with cards where there is room; return the row of the menu."""
    glyphs = canvas.theme.glyphs
    if compact:
        canvas.fill(TOP, 0, 3, canvas.width, Ground.FELT)
        at = canvas.put(TOP + 1, 2, words.TITLE, Ink.ACCENT)
        canvas.put(TOP + 1, at + 3, " ".join(words.TAGLINE), Ink.TEXT)
        return TOP + 4
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
    canvas.put(row, column + 3, str(place + 1), Ink.ACCENT)
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
