"""The replay at a terminal: keys, and the window round what is drawn."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from prompt_toolkit.application import Application
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.key_binding.key_processor import KeyPressEvent
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl
from prompt_toolkit.output import Output

from euchre.settings import Settings
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.layout import Size, size_of
from euchre.ui.render.replay import draw_replay
from euchre.ui.replay.frame import frame_of
from euchre.ui.replay.place import Replay
from euchre.ui.screen.fragments import DEPTHS, joined, rows_of
from euchre.ui.theme import theme

INTERRUPTED: Final = 130
_ESCAPE_WAITS: Final = 0.05
_ENDED_BY: Final = {"SIGTERM": 143, "SIGHUP": 129}


class Left(NamedTuple):
    """How the replay was left: the exit code, and whether it is to go on in lines."""

    code: int
    in_plain: bool = False


_MOVES: Final[dict[str, Callable[[Replay], None]]] = {
    "right": lambda replay: replay.step(1),
    "left": lambda replay: replay.step(-1),
    "space": lambda replay: replay.step(1),
    "enter": lambda replay: replay.step(1),
    "down": lambda replay: replay.trick(1),
    "up": lambda replay: replay.trick(-1),
    "pagedown": lambda replay: replay.hand(1),
    "pageup": lambda replay: replay.hand(-1),
    "end": lambda replay: replay.end(1),
    "home": lambda replay: replay.end(-1),
    "a": lambda replay: replay.see(None),
}


class ReplayApp:
    """A replay that is looked at until it is left."""

    def __init__(
        self,
        replay: Replay,
        settings: Settings,
        look: tuple[str, bool],
        terminal: tuple[Input, Output] | None = None,
    ) -> None:
        """Lay the window out; `look` is how many colours there are, and whether ASCII only."""
        self.replay = replay
        self.with_help = False
        colours, ascii_only = look
        self._theme = theme(
            colours,
            suits=settings.suit_colors,
            backgrounds=settings.theme == "felt",
            ascii_only=ascii_only,
        )
        self.app: Application[Left] = Application(
            layout=Layout(Window(FormattedTextControl(self._rows, show_cursor=False))),
            key_bindings=self._bindings(),
            full_screen=True,
            color_depth=DEPTHS[colours],
            include_default_pygments_style=False,
            mouse_support=False,
            terminal_size_polling_interval=None,
            input=terminal[0] if terminal else None,
            output=terminal[1] if terminal else None,
        )
        self.app.ttimeoutlen = _ESCAPE_WAITS

    def _rows(self) -> StyleAndTextTuples:
        size = self.app.output.get_size()
        canvas = self._drawn(size.columns, size.rows)
        return joined(rows_of(canvas))

    def _drawn(self, width: int, height: int) -> Canvas:
        frame = frame_of(self.replay)
        return draw_replay(frame, self._theme, width, height, with_help=self.with_help)

    # Keys

    def _bindings(self) -> KeyBindings:
        bindings = KeyBindings()
        for name, move in _MOVES.items():
            bindings.add(name)(partial(self._move, move))
        for number in range(1, self.replay.game.rules.players + 1):
            bindings.add(str(number))(partial(self._see, number - 1))
        for name in ("?", "f1"):
            bindings.add(name)(self._help)
        bindings.add("escape", eager=True)(self._escape)
        for name, code in (("q", 0), ("c-d", 0), ("c-c", INTERRUPTED), ("<sigint>", INTERRUPTED)):
            bindings.add(name)(partial(self._end, Left(code)))
        bindings.add("p")(self._go_plain)

        @bindings.add("c-l")
        def _(event: KeyPressEvent) -> None:
            event.app.renderer.clear()

        @bindings.add("c-z")
        def _(event: KeyPressEvent) -> None:
            event.app.suspend_to_background()

        return bindings

    def _move(self, move: Callable[[Replay], None], _event: KeyPressEvent) -> None:
        self.with_help = False
        move(self.replay)

    def _see(self, seat: int, _event: KeyPressEvent) -> None:
        self.with_help = False
        self.replay.see(seat)

    def _help(self, _event: KeyPressEvent) -> None:
        self.with_help = not self.with_help

    def _escape(self, _event: KeyPressEvent) -> None:
        if self.with_help:
            self.with_help = False
        else:
            self.leave(Left(0))

    def _end(self, left: Left, _event: KeyPressEvent) -> None:
        self.leave(left)

    def _go_plain(self, _event: KeyPressEvent) -> None:
        size = self.app.output.get_size()
        if size_of(size.columns, size.rows) is Size.SMALL:
            self.leave(Left(0, in_plain=True))

    # Beginning and end

    def run(self) -> Left:
        """Show the replay until it is left, and return how."""
        try:
            return self.app.run(pre_run=self._begin, set_exception_handler=False)
        except EOFError:
            return Left(_ENDED_BY["SIGHUP"])

    def _begin(self) -> None:
        loop = asyncio.get_running_loop()
        for name, code in _ENDED_BY.items():
            number = getattr(signal, name, None)
            if number is not None:
                with suppress(NotImplementedError):  # Windows has no such signals
                    loop.add_signal_handler(number, self.leave, Left(code))

    def leave(self, left: Left) -> None:
        """Leave the replay; the first way counts."""
        future = self.app.future
        if future is not None and not future.done():
            self.app.exit(result=left)
