"""A study at a terminal: keys, and the window in which it is drawn."""

from __future__ import annotations

from prompt_toolkit.input import Input
from prompt_toolkit.output import Output

from euchre.settings import Settings
from euchre.ui.render.canvas import Canvas
from euchre.ui.render.study import draw_study
from euchre.ui.screen.keys import TEN_WAITS
from euchre.ui.screen.window import Left, WindowApp
from euchre.ui.study.desk import Desk
from euchre.ui.study.frame import Frame, frame_of
from euchre.ui.study.keys import StudyKeys
from euchre.ui.study.study import Alive, Study
from euchre.ui.theme import Theme


class StudyApp(WindowApp):
    """A study that is worked at until it is left, or over."""

    def __init__(
        self,
        study: Study,
        settings: Settings,
        look: tuple[str, bool],
        terminal: tuple[Input, Output] | None = None,
    ) -> None:
        """Lay the window out; `look` is how many colours there are, and whether ASCII only."""
        self.desk = Desk(study, settings)
        if isinstance(study, Alive):
            study.watch(self.by_itself(self._refresh))
        self._frame: Frame = frame_of(self.desk)
        super().__init__(self._drawn, settings, look, terminal)
        self.app.timeoutlen = TEN_WAITS
        self.bind(StudyKeys(lambda: self.desk, self._leave, self.changed).bindings)

    def _drawn(self, theme: Theme, width: int, height: int) -> Canvas:
        if not self.desk.has_left:  # the last page stays until the window is gone
            self._frame = frame_of(self.desk)
        return draw_study(self._frame, theme, width, height)

    def _refresh(self) -> None:
        self.desk.refresh()
        self.changed()

    def _leave(self, code: int | None) -> None:
        self.leave(Left(code or 0))
