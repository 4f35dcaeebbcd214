"""A program of one window that is drawn whole, and left by a key or a signal."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

from prompt_toolkit.application import Application
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import ConditionalKeyBindings, KeyBindings, merge_key_bindings
from prompt_toolkit.key_binding.key_processor import KeyPressEvent
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl
from prompt_toolkit.output import Output

from euchre.settings import Settings
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.layout import Size, size_of
from euchre.ui.screen.fragments import DEPTHS, style_text
from euchre.ui.theme import Theme, theme

_ESCAPE_WAITS: Final = 0.05
_ENDED_BY: Final = {"SIGTERM": 143, "SIGHUP": 129, "SIGQUIT": 131}


class Left(NamedTuple):
    """How a window was left: the exit code, and whether it is to go on in lines."""

    code: int
    in_plain: bool = False


_LEAVES_UNSEEN: Final = {
    "p": Left(0, in_plain=True),
    "q": Left(0),
    "c-d": Left(0),
    "c-c": Left(130),
    "<sigint>": Left(130),
}


class WindowApp:
    """A window that is looked at until it is left.

    `draw` is asked for what a window of so many columns and rows shows.
    """

    def __init__(
        self,
        draw: Callable[[Theme, int, int], Canvas],
        settings: Settings,
        look: tuple[str, bool],
        terminal: tuple[Input, Output] | None = None,
    ) -> None:
        """Lay the window out; `look` is how many colours there are, and whether ASCII only."""
        colours, ascii_only = look
        self._draw = draw
        self._theme = theme(
            colours,
            suits=settings.suit_colors,
            backgrounds=settings.theme == "felt",
            ascii_only=ascii_only,
        )
        self.app: Application[Left] = Application(
            layout=Layout(Window(FormattedTextControl(self._rows, show_cursor=False))),
            full_screen=True,
            erase_when_done=True,  # no terminal may be left with a part of the last page
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
        fragments: StyleAndTextTuples = []
        for runs in self._draw(self._theme, size.columns, size.rows).runs():
            fragments += [(style_text(style), text) for text, style in runs]
            fragments.append(("", "\n"))
        return fragments[:-1]

    def bind(self, bindings: KeyBindings) -> None:
        """Have keys do that; in a window too small to show anything they can only leave it."""
        is_small = Condition(self._is_small)
        small = KeyBindings()
        for key, left in _LEAVES_UNSEEN.items():
            self._bind_leaving(small, key, left)
        self.app.key_bindings = merge_key_bindings(
            [
                ConditionalKeyBindings(bindings, ~is_small),
                ConditionalKeyBindings(small, is_small),
            ]
        )

    def _bind_leaving(self, bindings: KeyBindings, key: str, left: Left) -> None:
        @bindings.add(key)
        def _(_event: KeyPressEvent) -> None:
            self.leave(left)

    def changed(self) -> None:
        """Draw again, as something has changed."""
        self.app.invalidate()

    def by_itself(self, do: Callable[[], None]) -> Callable[[], None]:
        """Return what does that in the window's thread, called from any, unless it was left."""

        def called() -> None:
            loop = self.app.loop
            if loop is not None:
                with suppress(RuntimeError):  # the window was left in the meantime
                    loop.call_soon_threadsafe(do)

        return called

    def _is_small(self) -> bool:
        size = self.app.output.get_size()
        return size_of(size.columns, size.rows) is Size.SMALL

    def run(self) -> Left:
        """Show the window until it is left, and return how."""
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
        """Leave the window; the first way counts."""
        future = self.app.future
        if future is not None and not future.done():
            self.app.exit(result=left)
