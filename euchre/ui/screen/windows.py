"""prompt_toolkit's windows round what is drawn: the rows above, the entry line, the rows below."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from prompt_toolkit.buffer import Buffer
from prompt_toolkit.layout import HSplit, Layout, VSplit, Window
from prompt_toolkit.layout.controls import BufferControl
from prompt_toolkit.layout.processors import Processor, Transformation, TransformationInput

from euchre.settings import Settings
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.layout import layout
from euchre.ui.render.screen import Entry, draw, entry_of
from euchre.ui.scene import Scene
from euchre.ui.screen.fragments import Frames, Row, Rows, style_text
from euchre.ui.theme import Ground, Ink, Theme, theme

if TYPE_CHECKING:
    from prompt_toolkit.formatted_text import StyleAndTextTuples

_NOTHING: Final = Entry(0, 0, "")


class Look(NamedTuple):
    """What the terminal can show: `colours` is truecolor, 256, standard or none."""

    colours: str
    ascii_only: bool = False

    def theme(self, settings: Settings) -> Theme:
        """Return how everything is drawn, as the person likes it."""
        return theme(
            self.colours,
            suits=settings.suit_colors,
            backgrounds=settings.theme == "felt",
            ascii_only=self.ascii_only,
        )


class Windows:
    """The layout of the program, and the frame that its windows show."""

    def __init__(self, entry: Buffer, look: Look) -> None:
        """Lay the windows out, with nothing in them."""
        self._entry = entry
        self._look = look
        self._frames = Frames()
        self._rows: list[Row] = []
        self._place = _NOTHING
        self._inks: dict[Ink, str] = {}
        self._ghost = ""
        self._is_hidden = False
        self.layout = self._laid_out()

    def _laid_out(self) -> Layout:
        entry = Window(
            BufferControl(self._entry, input_processors=[_Shown(self)]),
            style=lambda: self._inks.get(Ink.TEXT, ""),
            height=1,
        )
        label = Rows(self._label, lambda: self._place.column)
        within = HSplit([Rows(self._upper), VSplit([label, entry]), Rows(self._lower)])
        return Layout(within, focused_element=entry)

    def draw(self, scene: Scene, width: int, height: int) -> None:
        """Draw the next frame, for a window of that size."""
        look = self._look.theme(scene.settings)
        # Below a popup nothing is typed, and the prompt is the popup's own.
        self._is_hidden = scene.popup is not None
        text = "" if self._is_hidden else self._entry.text
        frame = draw(scene, look, width, height, typing=bool(text))
        self._place = entry_of(scene, look, (width, height), text)
        self._ghost = look.letters(self._place.ghost)
        self._rows = self._frames.rows_of(frame)
        self._inks = {
            ink: style_text(look.style(ink, Ground.CHROME)) for ink in (Ink.TEXT, Ink.SECONDARY)
        }

    def draw_whole(
        self,
        drawing: Callable[[Theme, int, int], Canvas],
        settings: Settings,
        width: int,
        height: int,
    ) -> None:
        """Draw the next frame of what takes the whole window, its entry line too."""
        look = self._look.theme(settings)
        self._is_hidden = True
        self._place = Entry(layout(width, height).entry, width, "")
        self._ghost = ""
        self._rows = self._frames.rows_of(drawing(look, width, height))

    def in_entry(self, typed: StyleAndTextTuples) -> StyleAndTextTuples:
        """Return what the entry line shows: what is typed, and what that means or may be typed."""
        gap = "  " if self._entry.text and self._ghost and not self._is_hidden else ""
        ghost = (self._inks.get(Ink.SECONDARY, ""), gap + self._ghost)
        return [ghost] if self._is_hidden else [*typed, ghost]

    def _upper(self) -> list[Row]:
        return self._rows[: self._place.row]

    def _label(self) -> list[Row]:
        return self._rows[self._place.row : self._place.row + 1]

    def _lower(self) -> list[Row]:
        return self._rows[self._place.row + 1 :]


class _Shown(Processor):
    """Shows in the entry line what the windows say."""

    def __init__(self, windows: Windows) -> None:
        self._windows = windows

    def apply_transformation(self, transformation_input: TransformationInput) -> Transformation:
        return Transformation(self._windows.in_entry(transformation_input.fragments))
