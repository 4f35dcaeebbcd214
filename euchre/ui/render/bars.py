"""The rows across the screen: header, what happened, choices or reasons, entry line, key bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from euchre.ui.answers.question import KEEPS_FIVE, Question
from euchre.ui.render.badges import button_width, put_button
from euchre.ui.render.canvas import Canvas, Spot
from euchre.ui.render.page import TONES
from euchre.ui.render.prose import Span
from euchre.ui.render.sentence import put_sentence, put_sentences
from euchre.ui.scene import Scene
from euchre.ui.shown import OnTable
from euchre.ui.theme import Ground, Ink, Theme, in_ascii
from euchre.ui.words import reasons
from euchre.ui.words import table as words
from euchre.ui.words.asking import Prompt
from euchre.ui.words.buttons import briefest, buttons
from euchre.ui.words.happened import happened
from euchre.ui.words.keys import Key
from euchre.ui.words.pages import page_stage
from euchre.ui.words.short import briefly

_MARGIN: Final = 1
_GAP: Final = 2
_BALANCE: Final = 8
"""So much the middle of the header is to the right, the title being longer than what ends it."""


def draw_header(canvas: Canvas, scene: Scene, table: OnTable) -> None:
    """Draw the game, the deal and the trick, and the bots."""
    view = scene.view
    canvas.fill(0, 0, 1, canvas.width, Ground.BAR)
    at = _MARGIN
    if not canvas.theme.ascii_only:  # a letter would look like a slip
        at = canvas.put(0, at, "♠", Ink.STRONG) + 1
    at = canvas.put(0, at, words.TITLE, Ink.ACCENT)
    at = canvas.put(0, at + _GAP, words.GAMES[view.rules.players])
    trick = table.number if table.finished or view.phase == "play" else None
    stage = page_stage(scene) or words.stage(view, scene.hand, trick)
    canvas.put_centred(0, _BALANCE, canvas.width - _BALANCE, stage, Ink.SECONDARY)
    room = (canvas.width - _BALANCE - cell_len(stage)) // 2 - _MARGIN - _GAP
    told = words.bots(scene.sitting.bots)
    if cell_len(told) > room:
        told = told.removeprefix(words.BOTS)
    canvas.put_right(0, canvas.width - _MARGIN, told, Ink.SECONDARY)


def what_happened(scene: Scene, table: OnTable) -> str:
    """Return what just happened, as the scene says it or else as the view shows it."""
    return briefly(scene.happened) or happened(scene.view, scene.names, table)


def draw_happened(canvas: Canvas, row: int, scene: Scene, table: OnTable) -> None:
    """Draw what just happened."""
    put_sentence(canvas, _row(canvas, row), what_happened(scene, table), scene.names)


def _row(canvas: Canvas, row: int, column: int = _MARGIN) -> Span:
    """Return the cells of a row from a column to the right margin."""
    return Span(row, column, canvas.width - _MARGIN - column)


def draw_choices_row(
    canvas: Canvas, rows: range, scene: Scene, table: OnTable, *, spare: int
) -> None:
    """Draw the choices as buttons, or a reason, a tip or an error, in those rows.

    What is told beside buttons stands in the `spare` row, which is empty while there are any.
    """
    spans = [_row(canvas, number) for number in rows]
    if scene.notice is not None and not _offered(scene):
        put_sentences(canvas, spans, briefly(scene.notice.text), ink=TONES[scene.notice.tone])
    elif scene.question in KEEPS_FIVE:
        text = reasons.kept_so_far(scene.view, scene.kept)
        end = ": " if text else "."
        at = canvas.put(rows.start, _MARGIN, f"{reasons.keeping(scene.kept)}{end}", Ink.GOOD)
        put_sentence(canvas, _row(canvas, rows.start, at), text, ink=Ink.SECONDARY)
    else:
        _draw_buttons_and_reason(canvas, spans, scene, table)
        if scene.notice is not None:
            text, ink = briefly(scene.notice.text), TONES[scene.notice.tone]
            put_sentence(canvas, _row(canvas, spare), text, ink=ink)


def _draw_buttons_and_reason(
    canvas: Canvas, spans: list[Span], scene: Scene, table: OnTable
) -> None:
    """Draw the answers that a question offers, and beside or below them what they lead to."""
    first, *below = spans
    at = _draw_buttons(canvas, first.row, scene)
    text = reason(scene, table)
    if at == _MARGIN:
        put_sentences(canvas, spans, text)
    elif below:
        put_sentences(canvas, below, text, ink=Ink.SECONDARY)
    elif at + cell_len(text) <= canvas.width:
        # Beside the buttons there is all of it or nothing.
        put_sentence(canvas, Span(first.row, at, canvas.width - at), text, ink=Ink.SECONDARY)


def reason(scene: Scene, table: OnTable) -> str:
    """Return why what is legal is legal, how the trick stands, or what a choice leads to."""
    view = scene.view
    if table.finished:
        return reasons.standing(view, scene.names)
    if scene.question is None:
        return reasons.sitting_out(view, scene.names)
    if scene.question is Question.PLAY:
        return reasons.why_legal(view)
    return reasons.what_follows(scene.question, view, scene.names)


def _offered(scene: Scene) -> list[str]:
    """Return what stands on the buttons, if there are any."""
    if scene.question is None or scene.question in KEEPS_FIVE:
        return []
    return buttons(scene.question, scene.view)


def _draw_buttons(canvas: Canvas, row: int, scene: Scene) -> int:
    """Draw the answers that a question offers, and return the column after them."""
    column = _MARGIN
    texts = _offered(scene)
    if sum(button_width(canvas, text) + _GAP for text in texts) - _GAP + column > canvas.width:
        texts = [briefest(text) for text in texts]
    for number, text in enumerate(texts):
        selected = number == scene.selected
        spot = Spot(row, column)
        column = put_button(canvas, spot, number + 1, text, selected=selected) + _GAP
    return column


def draw_entry(canvas: Canvas, row: int, left: int, prompt: Prompt) -> None:
    """Draw the prompt and what may be typed, from a column on."""
    at = canvas.put(row, left + _MARGIN, prompt.label, Ink.ACCENT)
    canvas.put(row, at + 1, canvas.theme.glyphs.prompt, Ink.SECONDARY)
    at = left + entry_column(canvas.theme, prompt.label) + 1
    canvas.put(row, at, canvas.shortened(prompt.ghost, canvas.width - at), Ink.SECONDARY)


def entry_column(theme: Theme, label: str) -> int:
    """Return the column in which the entry line begins, behind its label."""
    return _MARGIN + cell_len(theme.letters(label)) + _GAP + 1


def draw_keys(canvas: Canvas, row: int, keys: Sequence[Key]) -> None:
    """Draw the key bar."""
    canvas.fill(row, 0, 1, canvas.width, Ground.BAR)
    column = _MARGIN
    for key, does in keys:
        column = canvas.put(row, column, key, Ink.ACCENT)
        column = canvas.put(row, column + 1, does, Ink.SECONDARY) + _GAP


def fitting(keys: Sequence[Key], width: int, *, ascii_only: bool = False) -> list[Key]:
    """Return the keys that fit so many cells; those in the middle are left out first."""
    left = list(keys)
    while len(left) > 1 and _bar_width(left, ascii_only=ascii_only) > width - _MARGIN:
        del left[len(left) // 2]
    return left


def _bar_width(keys: Sequence[Key], *, ascii_only: bool) -> int:
    texts = [f"{key} {does}" for key, does in keys]
    shown = [in_ascii(text) for text in texts] if ascii_only else texts
    return _MARGIN + sum(cell_len(text) + _GAP for text in shown) - _GAP
