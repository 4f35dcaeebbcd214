"""The whole screen: a scene in, a canvas of exactly the window's size out."""

from __future__ import annotations

from typing import Final

from euchre.ui.render import bars
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.felt import draw_felt
from euchre.ui.render.hand import draw_hand
from euchre.ui.render.layout import Layout, layout
from euchre.ui.render.panel import draw_panel
from euchre.ui.render.seats import WIDTH as FELT
from euchre.ui.scene import Scene
from euchre.ui.shown import OnTable, on_table
from euchre.ui.theme import Ground, Theme
from euchre.ui.words import asking, keys
from euchre.ui.words.asking import Prompt
from euchre.ui.words.keys import Key

_WIDTH: Final = 80
_HEIGHT: Final = 24
_HAPPENED: Final = 13
_CHOICES: Final = 21
_LOWER: Final = (13, 22)


def draw(scene: Scene, theme: Theme, width: int, height: int) -> Canvas:
    """Draw all that a window of that size shows."""
    canvas = Canvas(theme, width, height)
    place = layout(width, height)
    table = on_table(scene)
    _draw_standard(canvas, scene, table, place)
    bars.draw_entry(canvas, place.entry, prompt_of(scene))
    bars.draw_keys(canvas, place.keys, keys_of(scene, width))
    return canvas


def _draw_standard(canvas: Canvas, scene: Scene, table: OnTable, place: Layout) -> None:
    block = Canvas(canvas.theme, _WIDTH, _HEIGHT)
    draw_felt(block, scene, table)
    draw_panel(block, scene, table)
    bars.draw_happened(block, _HAPPENED, scene, table)
    draw_hand(block, scene)
    bars.draw_choices_row(block, _CHOICES, scene, table)
    bars.draw_header(canvas, scene, table)
    canvas.fill(place.top, place.left, place.felt_height, FELT, Ground.FELT)
    canvas.paste(block, place.top + place.shift, place.left, rows=(1, _LOWER[0]))
    canvas.paste(block, place.lower, place.left, rows=_LOWER)


def prompt_of(scene: Scene) -> Prompt:
    """Return what stands before the entry line, and in it while it is empty."""
    return asking.prompt(scene, on_table(scene))


def keys_of(scene: Scene, width: int) -> list[Key]:
    """Return the keys that can be pressed and what each does, as many as fit the width."""
    return bars.fitting(keys.keys(scene, on_table(scene)), width)
