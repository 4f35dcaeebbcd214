"""The compact table, for windows of 60 columns or 20 rows: a row a seat, a cell row a card."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from euchre.rules.cards import Card
from euchre.rules.seats import Seat
from euchre.ui import shown
from euchre.ui.answers.question import ASKS_ALONE, KEEPS_FIVE, Question
from euchre.ui.hand import dummy_of, laid_out, numbered, order_suit
from euchre.ui.render import bars
from euchre.ui.render.badges import badge_width, put_badge
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.cards import ink_of
from euchre.ui.render.choices import draw_choices
from euchre.ui.render.hand import in_hand, is_available, number_and_tag, number_ink
from euchre.ui.render.prose import Span
from euchre.ui.render.sentence import put_sentence, put_sentences
from euchre.ui.scene import Scene
from euchre.ui.shown import OnTable, Upcard
from euchre.ui.theme import DEALER, MAKER, SUIT_INKS, Ground, Ink
from euchre.ui.words import compact as short_words
from euchre.ui.words import table as words
from euchre.ui.words.cards import suit_name
from euchre.ui.words.dummy import SEEN_BY_YOU_ONLY, THE_DUMMY
from euchre.ui.words.numbers import points
from euchre.ui.words.pages import page_stage
from euchre.ui.words.people import People
from euchre.ui.words.short import SYMBOLS, index

HEIGHT: Final = 20
TABLE: Final = 10
"""The rows of the table, from row 1."""

_HAPPENED: Final = 11
_HAND: Final = 13
_NUMBERS: Final = 14
_SPARE: Final = 15
_CHOICES: Final = range(16, 18)

_SEATS: Final = {2: (2, 5), 3: (2, 4, 6), 4: (1, 3, 5, 7)}
"""By the number of players: the rows of the seats, the reader's last."""

_STOCK: Final = 8
_LAST: Final = 9
_FOOT: Final = 10
_ARROW: Final = 1
_NAME: Final = 3
_CARD: Final = 25
_NOTE: Final = 31
_ROLE: Final = len(f" {words.PARTNER}")
_COUNTS_END: Final = 2
"""Where points end, and below them tricks, from the right edge."""

_FIRST_CARD: Final = 4
_STEP: Final = 9
_FACE: Final = 7


def draw_compact(canvas: Canvas, scene: Scene, table: OnTable) -> None:
    """Draw the table and what is below it; header, prompt and key bar are others' work."""
    canvas.fill(1, 0, TABLE, canvas.width, Ground.FELT)
    if scene.question in ASKS_ALONE:
        draw_choices(canvas, scene)
    elif scene.question in KEEPS_FIVE:
        _draw_dummy(canvas, scene)
    else:
        _draw_seats(canvas, scene, table)
        _draw_foot(canvas, scene, table)
    spans = [Span(row, 1, canvas.width - 2) for row in (_HAPPENED, _HAPPENED + 1)]
    put_sentences(canvas, spans, bars.what_happened(scene, table), scene.names)
    _draw_cards(canvas, _HAND, scene, in_hand(scene), 0)
    bars.draw_choices_row(canvas, _CHOICES, scene, table, spare=_SPARE)


def draw_compact_header(canvas: Canvas, scene: Scene, table: OnTable) -> None:
    """Draw the deal and the trick, and trump."""
    view = scene.view
    canvas.fill(0, 0, 1, canvas.width, Ground.BAR)
    at = canvas.put(0, 1, words.TITLE, Ink.ACCENT)
    trick = table.number if table.finished or view.phase == "play" else None
    stage = page_stage(scene) or short_words.stage(words.stage(view, scene.hand, trick))
    canvas.put(0, at + 2, stage, Ink.SECONDARY)
    if view.trump is None:
        canvas.put_right(0, canvas.width - 1, short_words.NO_TRUMP, Ink.SECONDARY)
        return
    suit = f"{SYMBOLS[view.trump]} {suit_name(view.trump)}"
    start = canvas.width - 1 - cell_len(suit)
    canvas.put(0, start, suit, SUIT_INKS[view.trump][0])
    canvas.put_right(0, start - 1, short_words.TRUMP, Ink.SECONDARY)


def _draw_seats(canvas: Canvas, scene: Scene, table: OnTable) -> None:
    view = scene.view
    order = view.rules.seating.round_from(view.rules.seating.after(view.seat or 0))
    for row, seat in zip(_SEATS[view.rules.players], order, strict=True):
        _draw_seat(canvas, row, scene, seat, table)


def _draw_seat(canvas: Canvas, row: int, scene: Scene, seat: Seat, table: OnTable) -> None:
    """Draw a seat's name and badges, its card or what it said, its points, and below them tricks.

    Where a partner has both badges there is no room to call him one; the foot says it of a maker.
    """
    view = scene.view
    acts = view.turn == seat and not table.finished
    if acts:
        canvas.put(row, _ARROW, canvas.theme.glyphs.turn, Ink.ACCENT)
    badges = [words.MAKER] * (seat == view.maker) + [words.DEALER] * (seat == view.dealer)
    room = _CARD - _NAME - 1 - sum(badge_width(badge) + 1 for badge in badges)
    role = words.PARTNER if words.is_partner(view, seat) and room > _ROLE else ""
    name = canvas.shortened(scene.names[seat], max(room - _ROLE * bool(role), 1))
    at = canvas.put(row, _NAME, name, Ink.ACCENT if acts else Ink.STRONG)
    if role:
        at = canvas.put(row, at + 1, role, Ink.SECONDARY)
    for badge in badges:
        at = put_badge(canvas, row, at + 1, badge, MAKER if badge == words.MAKER else DEALER)
    _draw_card_and_note(canvas, row, scene, seat, table)
    total = scene.scores[view.rules.seating.side_of(seat)]
    canvas.put_right(row, canvas.width - _COUNTS_END, points(total))
    taken = view.tricks[seat] if view.tricks else 0
    canvas.put_right(row + 1, canvas.width - _COUNTS_END, words.tricks(taken), Ink.SECONDARY)


def _draw_card_and_note(canvas: Canvas, row: int, scene: Scene, seat: Seat, table: OnTable) -> None:
    view = scene.view
    card = dict(table.trick).get(seat)
    call = shown.calls(view).get(seat)
    if card is not None:
        canvas.put(row, _CARD, index(card), ink_of(card))
        best = seat == table.best(view)
        note = words.caption(
            words.tag(card, view.trump),
            led=seat == table.trick[0][0],
            best=best,
            won=best and table.finished,
        )
        if best:
            note = f"{canvas.theme.glyphs.winner} {note}"
        canvas.put(row, _NOTE, note, Ink.ACCENT if best else Ink.SECONDARY)
    elif standing := words.standing(view, seat):
        canvas.put(row, _CARD, standing, Ink.SECONDARY)
    elif call is not None:
        canvas.put(row, _CARD, words.said(call, view))
    elif view.turn == seat and not table.finished and view.phase == "play":
        canvas.put(row, _NOTE, short_words.TO_PLAY, Ink.ACCENT)


def _draw_foot(canvas: Canvas, scene: Scene, table: OnTable) -> None:
    """Draw the upcard or the last trick, and how the maker plays and how many points win."""
    view = scene.view
    row = _LAST if len(_SEATS[view.rules.players]) > 3 else _STOCK  # noqa: PLR2004 - row 8 is a seat's
    fate = Upcard.TAKEN if scene.question is Question.DISCARD else shown.upcard_of(view)
    room = canvas.width - 2
    if view.phase == "play" or table.finished:
        if table.last is not None:
            text = short_words.last_trick(table.last, scene.names)
            put_sentence(canvas, Span(row, 1, room), text, ink=Ink.SECONDARY)
    else:
        text = short_words.stock(view, fate, with_dummy=shown.dummy_is_unseen(view))
        put_sentence(canvas, Span(row, 1, room), text, ink=Ink.SECONDARY)
    text = ""
    if view.maker is not None:
        how = words.how_made(view, with_dummy=shown.took_dummy(view))
        text = short_words.maker(People.of(view, scene.names), view.maker, how)
    canvas.put(
        _FOOT, 1, canvas.shortened(text, room - len(short_words.LONGEST_TARGET)), Ink.SECONDARY
    )
    canvas.put_right(_FOOT, canvas.width - 2, words.first_to(view.rules.target), Ink.SECONDARY)


def _draw_dummy(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    at = canvas.put(2, 2, THE_DUMMY, Ink.STRONG)
    canvas.put(2, at + 1, SEEN_BY_YOU_ONLY, Ink.SECONDARY)
    first = len(numbered(view)) - len(dummy_of(view))
    _draw_cards(canvas, 4, scene, laid_out(dummy_of(view), order_suit(view)), first)


def _draw_cards(canvas: Canvas, row: int, scene: Scene, held: tuple[Card, ...], first: int) -> None:
    """Draw cards in a row, each with its number below; `first` is the first's place, from 0."""
    column = _FIRST_CARD
    for place, card in enumerate(held, first):
        _draw_small_card(canvas, row, column, card, legal=is_available(scene, card))
        text = number_and_tag(scene, place, card)
        start = column + max((_FACE - cell_len(text)) // 2, 0) if text else column
        canvas.put(row + 1, start, text, number_ink(scene, place, card))
        column += _STEP


def _draw_small_card(canvas: Canvas, row: int, column: int, card: Card, *, legal: bool) -> None:
    text = (index(card) if card.suit is None else f" {index(card)}").ljust(_FACE - 2)
    if canvas.theme.filled:
        ground = Ground.FACE if legal else Ground.FACE_OFF
        ink = ink_of(card, on_face=True) if legal else Ink.FACE_OFF
        canvas.put(row, column, f" {text} ", ink, ground)
        return
    ink = ink_of(card) if legal else Ink.FACE_OFF
    left, right = "[]" if legal else "  "
    canvas.put(row, column, left, Ink.TEXT)
    canvas.put(row, column + 1, text, ink)
    canvas.put(row, column + _FACE - 1, right, Ink.TEXT)
