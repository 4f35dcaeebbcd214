"""The full-screen program: prompt_toolkit's windows round what is drawn, time, and the end."""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final, NamedTuple

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.input import Input
from prompt_toolkit.layout import HSplit, Layout, VSplit, Window
from prompt_toolkit.layout.controls import BufferControl, FormattedTextControl
from prompt_toolkit.layout.dimension import Dimension
from prompt_toolkit.layout.processors import AfterInput
from prompt_toolkit.output import Output

from euchre.bots.explain import Explanation
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.layout import Size, size_of
from euchre.ui.render.screen import Entry, draw, entry_of
from euchre.ui.screen.fragments import DEPTHS, rows_of, style_text
from euchre.ui.screen.keys import TEN_WAITS, KeyMap
from euchre.ui.screen.person import Person
from euchre.ui.screen.worker import Worker
from euchre.ui.theme import Ground, Ink, Theme, theme
from euchre.views import View

ADVISER: Final = "normal"
"""The bot whose hints are given."""

THINKS_ALOUD: Final = 0.1
"""After so long a hint that is still thought about says so."""

_ESCAPE_WAITS: Final = 0.05
_ENDED_BY: Final = {"SIGTERM": 143, "SIGHUP": 129}


class Look(NamedTuple):
    """What the terminal can show: `colours` is truecolor, 256, standard or none."""

    colours: str
    ascii_only: bool = False


class TableApp:
    """The table on a terminal."""

    def __init__(
        self,
        person: Person,
        worker: Worker,
        look: Look,
        terminal: tuple[Input, Output] | None = None,
    ) -> None:
        """Lay the windows out; nothing is shown before `run`.

        `terminal` is the one that the program runs on unless another is given.
        """
        self.person = person
        self.entry = Buffer(multiline=False)
        self.failure: BaseException | None = None
        self._worker = worker
        self._look = look
        self._timer: asyncio.TimerHandle | None = None
        self._asked: View | None = None
        self._frame = Canvas(self._theme, 0, 0)
        self._place = Entry(0, 0, "")
        self.app: Application[int] = Application(
            layout=self._layout(),
            key_bindings=KeyMap(person, self.entry, self._changed).bindings,
            full_screen=True,
            color_depth=DEPTHS[look.colours],
            include_default_pygments_style=False,
            mouse_support=False,
            terminal_size_polling_interval=None,
            before_render=self._draw,
            input=terminal[0] if terminal else None,
            output=terminal[1] if terminal else None,
        )
        self.app.timeoutlen = TEN_WAITS
        self.app.ttimeoutlen = _ESCAPE_WAITS

    # Windows

    def _layout(self) -> Layout:
        entry = Window(
            BufferControl(self.entry, input_processors=[AfterInput(self._ghost)]),
            style=lambda: self._style(Ink.TEXT),
            height=1,
        )
        upper = Window(FormattedTextControl(self._upper), height=self._upper_height)
        label = Window(FormattedTextControl(self._label), width=self._label_width, height=1)
        lower = Window(FormattedTextControl(self._lower))
        return Layout(HSplit([upper, VSplit([label, entry]), lower]), focused_element=entry)

    @property
    def _theme(self) -> Theme:
        settings = self.person.settings
        return theme(
            self._look.colours,
            suits=settings.suit_colors,
            backgrounds=settings.theme == "felt",
            ascii_only=self._look.ascii_only,
        )

    def _style(self, ink: Ink) -> str:
        return style_text(self._frame.theme.style(ink, Ground.CHROME))

    def _draw(self, _app: object) -> None:
        """Draw the next frame; what goes wrong ends the program and not the terminal."""
        if self.failure is not None:
            return
        size = self.app.output.get_size()
        was_small = self.person.too_small
        self.person.sized(too_small=size_of(size.columns, size.rows) is Size.SMALL)
        if was_small is not self.person.too_small:
            self._plan()
        try:
            self._frame = draw(self.person.scene, self._theme, size.columns, size.rows)
            self._place = entry_of(
                self.person.scene, self._frame.theme, (size.columns, size.rows), self.entry.text
            )
        except Exception as error:  # noqa: BLE001 - whatever it is, the terminal comes first
            self._fail(error)

    def _upper_height(self) -> Dimension:
        return Dimension.exact(self._place.row)

    def _label_width(self) -> Dimension:
        return Dimension.exact(self._place.column)

    def _upper(self) -> StyleAndTextTuples:
        return rows_of(self._frame, 0, self._place.row)

    def _label(self) -> StyleAndTextTuples:
        row = self._place.row
        return rows_of(self._frame, row, row + 1)

    def _lower(self) -> StyleAndTextTuples:
        return rows_of(self._frame, self._place.row + 1, self._frame.height)

    def _ghost(self) -> StyleAndTextTuples:
        """Return what may be typed, or what Enter would do with what is."""
        return [(self._style(Ink.SECONDARY), self._frame.theme.letters(self._place.ghost))]

    # Time

    def _changed(self) -> None:
        """See to what happens next: leaving, a hint that is wanted, or what time brings."""
        if self.person.exit is not None:
            self.leave(self.person.exit)
            return
        if self.person.wants_hint and self._asked is None:
            self._ask_for_hint()
        self._plan()
        self.app.invalidate()

    def _plan(self) -> None:
        """Let happen what is due, and have the clock call for the next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        loop = asyncio.get_running_loop()
        while (due := self.person.due()) is not None:
            if due > loop.time():
                self._timer = loop.call_at(due, self._time_is_up)
                return
            self.person.time_is_up()

    def _time_is_up(self) -> None:
        self._timer = None
        self.person.time_is_up()
        self._changed()

    # Hints

    def _ask_for_hint(self) -> None:
        view, sitting = self.person.game.view, self.person.game.sitting
        loop = asyncio.get_running_loop()
        self._asked = view
        thought = self._worker.think(ADVISER, sitting.seed, view)
        thought.add_done_callback(
            lambda done: loop.call_soon_threadsafe(self._hint_is_there, view, done)
        )
        loop.call_later(THINKS_ALOUD, self._hint_takes_time, view)

    def _hint_takes_time(self, view: View) -> None:
        if self._asked is view:
            self.person.hint_comes(view, None)
            self.app.invalidate()

    def _hint_is_there(self, view: View, thought: Future[Explanation]) -> None:
        self._asked = None
        if thought.cancelled():
            return
        try:
            explanation = thought.result()
        except BrokenProcessPool:
            # The process was killed: the next one is asked again.
            self._changed()
            return
        self.person.hint_comes(view, explanation)
        self._changed()

    # Beginning and end

    def run(self) -> int:
        """Show the table until the person leaves, and return the exit code.

        Whatever raises is raised again once the terminal is as it was.
        """
        try:
            code = self.app.run(pre_run=self._begin, set_exception_handler=False)
        except EOFError:
            code = _ENDED_BY["SIGHUP"]
        if self.failure is not None:
            raise self.failure
        return code

    def _begin(self) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._loop_failed)
        for name, code in _ENDED_BY.items():
            number = getattr(signal, name, None)
            if number is not None:
                with suppress(NotImplementedError):  # Windows has no such signals
                    loop.add_signal_handler(number, self.leave, code)
        self._changed()

    def leave(self, code: int) -> None:
        """Leave with an exit code; the first one counts."""
        future = self.app.future
        if future is not None and not future.done():
            self.app.exit(result=code)

    def _loop_failed(self, _loop: object, context: dict[str, Any]) -> None:
        self._fail(context.get("exception") or RuntimeError(context["message"]))

    def _fail(self, error: BaseException) -> None:
        self.failure = self.failure or error
        self.leave(1)
