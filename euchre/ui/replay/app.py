"""The replay at a terminal: keys, and the window round what is drawn."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import Final, NamedTuple

from prompt_toolkit.application import Application
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.key_binding.key_processor import KeyPressEvent
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl
from prompt_toolkit.output import Output

from euchre.settings import Settings
from euchre.ui.render.layout import Size, size_of
from euchre.ui.render.replay import draw_replay
from euchre.ui.replay.frame import frame_of
from euchre.ui.replay.keys import ReplayKeys
from euchre.ui.replay.place import Replay
from euchre.ui.screen.fragments import DEPTHS, style_text
from euchre.ui.theme import theme

_ESCAPE_WAITS: Final = 0.05
_ENDED_BY: Final = {"SIGTERM": 143, "SIGHUP": 129, "SIGQUIT": 131}


class Left(NamedTuple):
    """How the replay was left: the exit code, and whether it is to go on in lines."""

    code: int
    in_plain: bool = False


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
        canvas = draw_replay(frame_of(self.replay), self._theme, size.columns, size.rows)
        fragments: StyleAndTextTuples = []
        for runs in canvas.runs():
            fragments += [(style_text(style), text) for text, style in runs]
            fragments.append(("", "\n"))
        return fragments[:-1]

    def _leave(self, code: int | None) -> None:
        self.leave(Left(code or 0))

    def _changed(self) -> None:
        self.app.invalidate()

    def _is_small(self) -> bool:
        size = self.app.output.get_size()
        return size_of(size.columns, size.rows) is Size.SMALL

    def _bindings(self) -> KeyBindings:
        keys = ReplayKeys(lambda: self.replay, self._leave, self._changed)

        @keys.bindings.add("p", filter=Condition(self._is_small))
        def _(_event: KeyPressEvent) -> None:
            self.leave(Left(0, in_plain=True))

        return keys.bindings

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
