"""The dummy's five cards on the table, while five of ten are chosen."""

from __future__ import annotations

from typing import Final

from euchre.ui.hand import dummy_of, laid_out, numbered, order_suit
from euchre.ui.render import cards
from euchre.ui.render.canvas import Canvas, Spot
from euchre.ui.render.hand import is_available, is_raised, put_number
from euchre.ui.scene import Scene
from euchre.ui.theme import Ink
from euchre.ui.words import dummy as words

_TITLE: Final = 2
_RAISED: Final = 4
_NUMBERS: Final = 10
_BELOW: Final = 12
_MARGIN: Final = 2
_FIRST: Final = 6


def draw_dummy(canvas: Canvas, scene: Scene) -> None:
    """Draw the dummy's cards, those that are kept raised, each with its number."""
    view = scene.view
    at = canvas.put(_TITLE, _MARGIN, words.THE_DUMMY, Ink.STRONG)
    canvas.put(_TITLE, at + 1, words.SEEN_BY_YOU_ONLY, Ink.SECONDARY)
    column = _FIRST
    first = len(numbered(view)) - len(dummy_of(view))
    for place, card in enumerate(laid_out(dummy_of(view), order_suit(view)), first):
        row = _RAISED + (not is_raised(scene, card))
        cards.draw_card(canvas, row, column, card, legal=is_available(scene, card))
        put_number(canvas, Spot(_NUMBERS, column), scene, place, card)
        column += cards.STEP
    canvas.put(_BELOW, _MARGIN, words.HAND_IS_BELOW, Ink.SECONDARY)
