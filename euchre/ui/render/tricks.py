"""The tricks of a deal as a table: a row a trick, a column a player, the winning card starred."""

from __future__ import annotations

from typing import NamedTuple

from euchre.rules.cards import Card, Suit
from euchre.rules.phase import Trick
from euchre.rules.seats import Seat
from euchre.rules.trump import winning
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.cards import ink_of
from euchre.ui.scene import Scene
from euchre.ui.shown import tricks_taken
from euchre.ui.theme import Ink
from euchre.ui.words.outcomes import TABLE_HEADS
from euchre.ui.words.short import index
from euchre.views import View


class Columns(NamedTuple):
    """Where the columns begin; who led is marked by a sign where there is no column for it."""

    number: int
    led: int | None
    first: int
    step: int
    won: int

    @classmethod
    def of(
        cls, column: int, players: int, *, step: int, led: bool = True, wide: int = 9
    ) -> Columns:
        """Return columns from the first on; `wide` is how much the number and the leader take."""
        first = column + wide * (1 + led)
        return cls(column, column + wide if led else None, first, step, first + players * step)


def seats_in_order(scene: Scene) -> tuple[Seat, ...]:
    """Return the seats clockwise, the person's first."""
    return tuple(scene.view.rules.seating.round_from(scene.view.seat or 0))


def put_tricks(canvas: Canvas, row: int, columns: Columns, scene: Scene) -> int:
    """Draw the head and a row for each trick, the one on the table too; return the next row."""
    view, seats = scene.view, seats_in_order(scene)
    number, led, won_by = TABLE_HEADS
    if columns.led is not None:
        canvas.put(row, columns.number, number, Ink.SECONDARY)
        canvas.put(row, columns.led, led, Ink.SECONDARY)
    for place, seat in enumerate(seats):
        name = canvas.shortened(scene.names[seat], columns.step - 1)
        canvas.put(row, columns.first + place * columns.step, name, Ink.SECONDARY)
    canvas.put(row, columns.won, won_by, Ink.SECONDARY)
    row += 1
    for count, (trick, taken) in enumerate(_tricks(view), 1):
        canvas.put(row, columns.number, str(count))
        _put_trick(canvas, row, columns, scene, trick)
        if taken is not None:
            name = canvas.shortened(scene.names[taken], columns.step)
            canvas.put(row, columns.won, name, Ink.STRONG)
        row += 1
    return row


def _tricks(view: View) -> list[tuple[Trick, Seat | None]]:
    """Return the tricks, each with who took it, None for the one on the table."""
    taken: list[tuple[Trick, Seat | None]] = [
        (event.trick, event.seat) for event in tricks_taken(view)
    ]
    return [*taken, (view.trick, None)] if view.trick else taken


def _put_trick(canvas: Canvas, row: int, columns: Columns, scene: Scene, trick: Trick) -> None:
    glyphs = canvas.theme.glyphs
    leader = trick[0][0]
    if columns.led is not None:
        width = columns.first - columns.led - 1
        canvas.put(row, columns.led, canvas.shortened(scene.names[leader], width))
    trump = scene.view.trump
    best = winning(trick, Suit.CLUBS if trump is None else trump)[0]
    cards: dict[Seat, Card] = dict(trick)
    for place, seat in enumerate(seats_in_order(scene)):
        column = columns.first + place * columns.step
        card = cards.get(seat)
        if card is None:
            out = seat in scene.view.sitting_out
            canvas.put(row, column, glyphs.pip_off if out else "", Ink.DISABLED)
            continue
        if columns.led is None and seat == leader:
            canvas.put(row, column - 1, glyphs.turn, Ink.SECONDARY)
        end = canvas.put(row, column, index(card), ink_of(card))
        if seat == best:
            canvas.put(row, end + 1, glyphs.winner, Ink.ACCENT)
