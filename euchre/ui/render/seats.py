"""Where the seats are on the felt, and the plates that say who sits there."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from euchre.rules.seats import Seat
from euchre.ui import shown
from euchre.ui.render.badges import badge_width, put_badge
from euchre.ui.render.canvas import Canvas, Spot
from euchre.ui.scene import Scene
from euchre.ui.shown import OnTable
from euchre.ui.theme import DEALER, MAKER, Ink
from euchre.ui.words import table as words

WIDTH: Final = 56
"""The columns of the felt."""


class Place(NamedTuple):
    """Where a seat is: its card, its plate, and what is said of the card.

    A caption is in the middle of so many cells from its column, or ends before it where it is
    beside the card. `first` and `last` are the columns a plate keeps to. What a seat has said
    stands `speech` rows below its plate; `in_one_row` where the plate has a single row.
    """

    card: Spot
    plate: Spot
    caption: Spot
    beside: bool = False
    first: int = 1
    last: int = WIDTH - 2
    speech: int = 2
    in_one_row: bool = False


_LEFT: Final = Place(Spot(5, 8), Spot(2, 4), Spot(10, 8), last=33)
_RIGHT: Final = Place(Spot(5, 40), Spot(2, 34), Spot(10, 40), first=32)
_YOURS: Final = Place(Spot(7, 24), Spot(11, 34), Spot(12, 31), beside=True, first=34)
_YOURS_LOW: Final = Place(Spot(8, 24), Spot(11, 34), Spot(12, 23), beside=True, first=34)

PLACES: Final = {
    2: (
        _YOURS_LOW,
        Place(Spot(2, 24), Spot(2, 34), Spot(4, 23), beside=True, first=34),
    ),
    3: (_YOURS, _LEFT, _RIGHT),
    4: (
        _YOURS_LOW,
        Place(Spot(6, 5), Spot(3, 3), Spot(11, 5), last=21),
        Place(Spot(2, 24), Spot(1, 24), Spot(7, 24), first=14, speech=1, in_one_row=True),
        Place(Spot(6, 43), Spot(3, 38), Spot(5, 43), first=33),
    ),
}
"""By the number of players: the places from the reader's own, clockwise."""


def place_of(scene: Scene, seat: Seat) -> Place:
    """Return where a seat is, the reader's own at the bottom."""
    players = scene.view.rules.players
    return PLACES[players][(seat - (scene.view.seat or 0)) % players]


class _Part(NamedTuple):
    """A part of a plate: text in an ink, or a badge; what is not needed is left out first."""

    text: str
    ink: Ink
    badge: bool = False
    needed: bool = True

    @property
    def width(self) -> int:
        return badge_width(self.text) if self.badge else cell_len(self.text)


def draw_plate(canvas: Canvas, scene: Scene, seat: Seat, table: OnTable) -> None:
    """Draw who sits there: name, role and badges, and below them cards held and tricks."""
    place = place_of(scene, seat)
    upper, lower = _identity(scene, seat, table), _cards(canvas, scene, seat)
    lines = [[*upper, _Part("", Ink.TEXT), *lower]] if place.in_one_row else [upper, lower]
    room = place.last - place.first + 1
    lines = [_fitting(line, room) for line in lines]
    _shorten_name(canvas, lines[0], room)
    widest = max(_width(line) for line in lines)
    column = max(place.first, min(place.plate.column, place.last + 1 - widest))
    for row, line in enumerate(lines, place.plate.row):
        at = column
        for part in line:
            if part.badge:
                at = put_badge(
                    canvas, row, at, part.text, MAKER if part.text == words.MAKER else DEALER
                )
            else:
                at = canvas.put(row, at, part.text, part.ink)
            at += 1
    if _is_to_act(scene, seat, table):
        canvas.put(place.plate.row, column - 2, canvas.theme.glyphs.turn, Ink.ACCENT)


def _is_to_act(scene: Scene, seat: Seat, table: OnTable) -> bool:
    return scene.view.turn == seat and not table.finished


def _width(line: list[_Part]) -> int:
    return sum(part.width for part in line) + len(line) - 1


def _fitting(line: list[_Part], room: int) -> list[_Part]:
    """Return the parts of a line, or where they do not fit, those that are needed."""
    return line if _width(line) <= room else [part for part in line if part.needed]


def _shorten_name(canvas: Canvas, line: list[_Part], room: int) -> None:
    """Shorten the name at the beginning so that the line fits."""
    name = line[0]
    fits = max(room - (_width(line) - name.width), 1)
    line[0] = name._replace(text=canvas.shortened(name.text, fits))


def _identity(scene: Scene, seat: Seat, table: OnTable) -> list[_Part]:
    """Return the name, the role and the badges of a seat."""
    view = scene.view
    acts = _is_to_act(scene, seat, table)
    parts = [_Part(scene.names[seat], Ink.ACCENT if acts else Ink.STRONG)]
    if role := words.role(view, seat):
        parts.append(_Part(role, Ink.SECONDARY))
    if seat == view.maker:
        parts.append(_Part(words.MAKER, Ink.BADGE, badge=True))
    if seat == view.dealer:
        parts.append(_Part(words.DEALER, Ink.BADGE, badge=True))
    return parts


def _cards(canvas: Canvas, scene: Scene, seat: Seat) -> list[_Part]:
    """Return the cards that others hold, the tricks taken, and how the seat plays."""
    view, glyphs = scene.view, canvas.theme.glyphs
    parts: list[_Part] = []
    if seat != view.seat and (count := shown.held(view, seat)):
        # The space after it makes two, the parts being one apart.
        parts.append(_Part(f"{glyphs.held * count} ", Ink.PIPS, needed=False))
    standing = words.standing(view, seat)
    if seat in view.sitting_out:
        return [*parts, _Part(standing, Ink.SECONDARY)]
    taken = view.tricks[seat] if view.tricks else 0
    counted = words.tricks(taken)
    parts.append(_Part(counted.ljust(_COUNT_WIDTH) if taken else counted, Ink.SECONDARY))
    if taken:
        parts.append(_Part(glyphs.trick * taken, Ink.SECONDARY, needed=False))
    if standing:
        parts.append(_Part(standing, Ink.ACCENT))
    return parts


_COUNT_WIDTH: Final = len("2 tricks")
