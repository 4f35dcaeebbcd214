"""The table itself: plates, the cards of the trick, the upcard and the dummy face down."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from euchre.rules.cards import Card
from euchre.rules.seats import Seat
from euchre.ui import shown
from euchre.ui.answers.question import ASKS_ALONE, KEEPS_FIVE, Question
from euchre.ui.render import cards
from euchre.ui.render.canvas import Canvas, Spot
from euchre.ui.render.choices import draw_choices
from euchre.ui.render.dummy import draw_dummy
from euchre.ui.render.prose import Span
from euchre.ui.render.seats import WIDTH, Place, draw_plate, place_of
from euchre.ui.render.sentence import put_sentence
from euchre.ui.scene import Scene
from euchre.ui.shown import OnTable, Upcard
from euchre.ui.theme import Ground, Ink
from euchre.ui.words import table as words

TOP: Final = 1
HEIGHT: Final = 12

_UPCARD_ALONE: Final = Spot(5, 24)
_UPCARD: Final = Spot(5, 20)
_DUMMY: Final = Spot(5, 30)
_OUT_OF_PLAY: Final = Spot(1, 1)
_BELOW: Final = 5


def draw_felt(canvas: Canvas, scene: Scene, table: OnTable) -> None:
    """Draw the table as it stands, or what is to be chosen at it."""
    canvas.fill(TOP, 0, HEIGHT, WIDTH, Ground.FELT)
    if scene.question in KEEPS_FIVE:
        draw_dummy(canvas, scene)
        return
    if scene.question in ASKS_ALONE:
        draw_choices(canvas, scene)
        draw_plate(canvas, scene, scene.view.seat or 0, table)
        return
    for seat in range(scene.view.rules.players):
        draw_plate(canvas, scene, seat, table)
    if _in_play(scene, table):
        _draw_trick(canvas, scene, table)
    else:
        _draw_stock(canvas, scene)
        _draw_speech(canvas, scene)


def _in_play(scene: Scene, table: OnTable) -> bool:
    return table.finished or scene.view.phase == "play"


def _draw_trick(canvas: Canvas, scene: Scene, table: OnTable) -> None:
    """Draw the cards of the trick, and the reader's empty place."""
    view = scene.view
    played = dict(table.trick)
    for seat, card in played.items():
        place = place_of(scene, seat)
        cards.draw_card(canvas, *place.card, card)
        _draw_caption(canvas, scene, table, seat, card)
    reader = view.seat
    if reader is not None and reader not in played and reader not in view.sitting_out:
        cards.draw_slot(canvas, *place_of(scene, reader).card, words.YOUR_PLACE)
    fate = shown.upcard_of(view)
    if fate in {Upcard.TURNED_DOWN, Upcard.DECLINED}:
        text = words.under_upcard(view, fate)
        put_sentence(canvas, Span(*_OUT_OF_PLAY, WIDTH), text, ink=Ink.SECONDARY)


def _draw_caption(canvas: Canvas, scene: Scene, table: OnTable, seat: Seat, card: Card) -> None:
    """Write what there is to say of a card: a bower, the one led, the one that wins so far."""
    view = scene.view
    best = seat == table.best(view)
    text = words.caption(
        words.tag(card, view.trump),
        led=seat == table.trick[0][0],
        best=best,
        won=best and table.finished,
    )
    if not text:
        return
    shown_text = f"{canvas.theme.glyphs.winner} {text}" if best else text
    _put_beside(canvas, place_of(scene, seat), shown_text, Ink.ACCENT if best else Ink.SECONDARY)


def _put_beside(canvas: Canvas, place: Place, text: str, ink: Ink) -> None:
    row, column = place.caption
    if place.beside:
        canvas.put_right(row, column, text, ink)
    else:
        canvas.put(row, _under(column, text), text, ink)


def _under(column: int, text: str, end: int = WIDTH) -> int:
    """Return where text begins that is to stand below the middle of a card at that column."""
    width = cell_len(text)
    return max(min(column + (cards.WIDTH - width) // 2, end - width), 1)


def _draw_stock(canvas: Canvas, scene: Scene) -> None:
    """Draw the upcard where it still lies, and the dummy."""
    view = scene.view
    fate = Upcard.TAKEN if scene.question is Question.DISCARD else shown.upcard_of(view)
    with_dummy = shown.dummy_is_unseen(view)
    row, column = _UPCARD if with_dummy else _UPCARD_ALONE
    if fate is Upcard.UP:
        cards.draw_card(canvas, row, column, view.upcard)
    elif fate is not Upcard.TAKEN:
        cards.draw_back(canvas, row, column)
    if fate is not Upcard.TAKEN:
        text = words.under_upcard(view, fate)
        end = _DUMMY.column - 1 if with_dummy else WIDTH
        at = _under(column, text, end)
        put_sentence(canvas, Span(row + _BELOW, at, WIDTH), text, ink=Ink.SECONDARY)
    if with_dummy:
        cards.draw_back(canvas, *_DUMMY)
        at = _under(_DUMMY.column, words.DUMMY)
        canvas.put(_DUMMY.row + _BELOW, at, words.DUMMY, Ink.SECONDARY)


def _draw_speech(canvas: Canvas, scene: Scene) -> None:
    """Write what the others have said in this round of bidding."""
    view = scene.view
    for seat, call in shown.calls(view).items():
        if seat != view.seat:
            place = place_of(scene, seat)
            row = place.plate.row + place.speech
            canvas.put(row, place.plate.column, words.said(call, view))
