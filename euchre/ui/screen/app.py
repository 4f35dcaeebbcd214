"""The full-screen program: what is drawn when, time, hints, and the end whatever happens."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from errno import EIO
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output

from euchre.ui.render.layout import Size, size_of
from euchre.ui.render.replay import draw_replay
from euchre.ui.render.study import draw_study
from euchre.ui.replay.frame import frame_of
from euchre.ui.screen.fragments import DEPTHS
from euchre.ui.screen.keys import TEN_WAITS, KeyMap
from euchre.ui.screen.person import Person
from euchre.ui.screen.windows import Look, Windows
from euchre.ui.screen.worker import Worker
from euchre.ui.study.frame import frame_of as study_frame
from euchre.views import View

if TYPE_CHECKING:
    from euchre.coach.hints.snapshot import Snapshot
    from euchre.coach.reviews.review import DealReview
    from euchre.ui.review.analysis import Analysis
    from euchre.ui.screen.analyst import Analyst

THINKS_ALOUD: Final = 0.1
"""After so long a hint that is still thought about says so."""

_ESCAPE_WAITS: Final = 0.05
_HUNG_UP: Final = 129
_ENDED_BY: Final = {"SIGTERM": 143, "SIGHUP": _HUNG_UP, "SIGQUIT": 131}


class TableApp:
    """The table on a terminal."""

    def __init__(
        self,
        person: Person,
        worker: Worker,
        look: Look,
        terminal: tuple[Input, Output] | None = None,
    ) -> None:
        """Prepare everything; nothing is shown before `run`.

        `terminal` is the one that the program runs on unless another is given.
        """
        self.person = person
        person.by_itself = self._by_itself
        self.entry = Buffer(multiline=False)
        self.windows = Windows(self.entry, look)
        self._failure: BaseException | None = None
        self._code: int | None = None
        self._worker = worker
        self._analyst: Analyst | None = None
        self._reviewing: Analysis | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._is_drawn = False
        self._waits_for: View | None = None
        self.app: Application[int] = Application(
            layout=self.windows.layout,
            key_bindings=KeyMap(person, self.entry, self._changed).bindings,
            full_screen=True,
            erase_when_done=True,  # not every terminal has a second screen to leave
            color_depth=DEPTHS[look.colours],
            include_default_pygments_style=False,
            mouse_support=False,
            terminal_size_polling_interval=None,
            before_render=self._draw,
            after_render=self._drawn,
            input=terminal[0] if terminal else None,
            output=terminal[1] if terminal else None,
        )
        self.app.timeoutlen = TEN_WAITS
        self.app.ttimeoutlen = _ESCAPE_WAITS

    def _draw(self, _app: object) -> None:
        """Draw the next frame; what goes wrong ends the program and not the terminal."""
        if self._failure is not None:
            return
        try:
            size = self.app.output.get_size()
            was_small = self.person.too_small
            self.person.sized(too_small=size_of(size.columns, size.rows) is Size.SMALL)
            if was_small is not self.person.too_small:
                self._plan()
            self._draw_person(size.columns, size.rows)
        except Exception as error:  # noqa: BLE001 - whatever it is, the terminal comes first
            self._fail(error)

    def _draw_person(self, width: int, height: int) -> None:
        """Draw what the person sees: the game, or what is open over it."""
        person, windows = self.person, self.windows
        if person.study is not None:
            study = study_frame(person.study)
            windows.draw_whole(partial(draw_study, study), person.settings, width, height)
        elif person.analysis is not None:
            from euchre.ui.render.review_pages import draw_analysis  # noqa: PLC0415 - as below

            drawing = partial(draw_analysis, person.analysis)
            windows.draw_whole(drawing, person.settings, width, height)
        elif person.replay is not None:
            replay = frame_of(person.replay)
            windows.draw_whole(partial(draw_replay, replay), person.settings, width, height)
        else:
            windows.draw(person.scene, width, height)

    def _drawn(self, _app: object) -> None:
        """Start the process for hints once there is something to be seen."""
        self.app.after_render -= self._drawn
        self._is_drawn = True
        with suppress(OSError):  # then it is tried again for the first hint
            self._worker.start()
        self._consider()

    # Time

    def _changed(self) -> None:
        """See to what happens next: leaving, what time brings, and what is to be thought about."""
        if self.person.exit is not None:
            self.leave(self.person.exit)
            return
        self._see_to_review()
        self._plan()
        self._consider()
        self.app.invalidate()

    def _plan(self) -> None:
        """Let happen what is due, and have the clock call for the next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        loop = asyncio.get_running_loop()
        while (due := self.person.due()) is not None:
            if due > loop.time():
                self._timer = loop.call_at(due, self._changed)
                return
            self.person.time_is_up()

    # Hints

    def _consider(self) -> None:
        """Have the decision thought about that is asked now, whether a hint is wanted or not."""
        person = self.person
        view = person.decides
        if not self._is_drawn:
            return
        can = self._worker.consider(
            view, person.game.sitting.seed, self._thought, shown=person.shows_hint
        )
        if not person.wants_hint or view is None:
            self._waits_for = None
        elif not can:
            self._think_here(view)
        elif self._waits_for is not view:
            self._waits_for = view
            asyncio.get_running_loop().call_later(THINKS_ALOUD, self._hint_takes_time, view)

    def _thought(self, view: View, snapshot: Snapshot | None) -> None:
        """Take what the process thinks, in a thread of its own; None where it has died."""
        loop = self.app.loop
        if loop is not None:
            with suppress(RuntimeError):  # the table was left in the meantime
                loop.call_soon_threadsafe(self._hint_comes, view, snapshot)

    def _hint_takes_time(self, view: View) -> None:
        if self._waits_for is view and self.person.wants_hint:
            self.person.hint_comes(view, None)
            self.app.invalidate()

    def _hint_comes(self, view: View, snapshot: Snapshot | None) -> None:
        if snapshot is not None:
            self.person.hint_comes(view, snapshot)
            self._changed()
        elif not self._worker.ask_again() and self.person.wants_hint:
            self._think_here(view)

    def _think_here(self, view: View) -> None:
        """Think in the table's own process, as there is no other: a first look, and no more."""
        from euchre.coach.hints.advice import FIRST, advise  # noqa: PLC0415 - mostly not needed

        self.person.hint_comes(view, advise(view, self.person.game.sitting.seed, FIRST))
        self.app.invalidate()

    # What is thought about elsewhere

    def _by_itself(self, do: Callable[[], None]) -> None:
        """Have that done here, from whatever thread; not once the table was left."""

        def done() -> None:
            do()
            self._changed()

        loop = self.app.loop
        if loop is not None:
            with suppress(RuntimeError):  # the table was left in the meantime
                loop.call_soon_threadsafe(done)

    # Reviews

    def _see_to_review(self) -> None:
        """Have the review made that is open, and no other."""
        wanted = self.person.analysis
        if wanted is self._reviewing:
            return
        if self._analyst is not None:
            self._analyst.close()
        self._reviewing = wanted
        if wanted is None or wanted.told is not None:
            return
        from euchre.ui.screen.analyst import Analyst  # noqa: PLC0415 - most never need it

        loop = asyncio.get_running_loop()

        def made(review: DealReview | None) -> None:
            with suppress(RuntimeError):  # the table was left in the meantime
                loop.call_soon_threadsafe(self._review_comes, wanted, review)

        self._analyst = Analyst()
        self._analyst.review(wanted.deals, made)

    def _review_comes(self, wanted: Analysis, review: DealReview | None) -> None:
        if wanted is not self._reviewing:
            return
        if review is None:
            wanted.has_failed = True
        else:
            wanted.comes(review)
        self.app.invalidate()

    # Beginning and end

    def run(self) -> int:
        """Show the table until the person leaves, and return the exit code.

        Whatever raises is raised again once the terminal is as it was.
        """
        try:
            self.app.run(pre_run=self._begin, set_exception_handler=False)
        except EOFError:
            self._ends_with(_HUNG_UP)
        except OSError:
            # What is left to be said cannot be written any more: a terminal that was closed.
            if self._code not in _ENDED_BY.values():
                raise
        finally:
            if self._analyst is not None:
                self._analyst.close()
        if self._failure is not None and self._code not in _ENDED_BY.values():
            raise self._failure
        return self._code or 0

    def _begin(self) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._loop_failed)
        for name in _ENDED_BY:
            number = getattr(signal, name, None)
            if number is not None:
                with suppress(NotImplementedError):  # Windows has no such signals
                    loop.add_signal_handler(number, self._ended_by, name)
        self._changed()

    def _ended_by(self, name: str) -> None:
        """Leave on a signal; another one on the way out changes nothing."""
        loop = asyncio.get_running_loop()
        for other in _ENDED_BY:
            loop.remove_signal_handler(getattr(signal, other))
            signal.signal(getattr(signal, other), signal.SIG_IGN)
        self.leave(_ENDED_BY[name])

    def leave(self, code: int) -> None:
        """Leave with an exit code; the first one counts."""
        self._ends_with(code)
        future = self.app.future
        if future is not None and not future.done():
            self.app.exit(result=code)

    def _ends_with(self, code: int) -> None:
        if self._code is None:
            self._code = code

    def _loop_failed(self, _loop: object, context: dict[str, Any]) -> None:
        self._fail(context.get("exception") or RuntimeError(context["message"]))

    def _fail(self, error: BaseException) -> None:
        if isinstance(error, EOFError) or (isinstance(error, OSError) and error.errno == EIO):
            self.leave(_HUNG_UP)  # there is no terminal any more
            return
        self._failure = self._failure or error
        self.leave(1)
