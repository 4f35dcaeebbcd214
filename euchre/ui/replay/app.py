"""The replay at a terminal: keys, and the window in which it is drawn."""

from __future__ import annotations

from prompt_toolkit.input import Input
from prompt_toolkit.output import Output

from euchre.settings import Settings
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.replay import draw_replay
from euchre.ui.replay.frame import frame_of
from euchre.ui.replay.keys import replay_keys
from euchre.ui.replay.place import Replay
from euchre.ui.screen.window import Left, WindowApp
from euchre.ui.theme import Theme


class ReplayApp(WindowApp):
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
        super().__init__(self._drawn, settings, look, terminal)
        self.bind(replay_keys(lambda: self.replay, self._leave, self.changed).bindings)

    def _drawn(self, theme: Theme, width: int, height: int) -> Canvas:
        return draw_replay(frame_of(self.replay), theme, width, height)

    def _leave(self, code: int | None) -> None:
        self.leave(Left(code or 0))
