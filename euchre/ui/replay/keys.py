"""Which key does what in a replay, alone on the screen or over the table that it opened from."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.key_binding.key_processor import KeyPressEvent
from prompt_toolkit.keys import Keys

from euchre.ui.replay.place import Replay

INTERRUPTED: Final = 130

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
_MOST_PLAYERS: Final = 4


class ReplayKeys:
    """What the keys do to the replay that is open.

    `leave` is called with the exit code that a key of its own stands for, None for the others.
    """

    def __init__(
        self,
        replay: Callable[[], Replay | None],
        leave: Callable[[int | None], None],
        changed: Callable[[], None],
    ) -> None:
        """Bind the keys; `changed` is called after each of them."""
        self.bindings = KeyBindings()
        self._replay = replay
        self._leave = leave
        self._changed = changed
        for name, move in _MOVES.items():
            self._bind(name, move)
        for number in range(1, _MOST_PLAYERS + 1):
            self._bind(str(number), partial(_see, number - 1))
        for name in ("?", "f1"):
            self._bind(name, _turn_help)
        self._bind("escape", self._escape)
        for name, code in (
            ("q", None),
            ("c-d", 0),
            ("c-c", INTERRUPTED),
            ("<sigint>", INTERRUPTED),
        ):
            self._bind(name, partial(self._end, code))
        # Whatever else is typed is meant for nobody.
        self._bind(Keys.Any, _do_nothing)
        self._bind(Keys.BracketedPaste, _do_nothing)
        self._bind_terminal()

    def _bind(self, name: Keys | str, do: Callable[[Replay], None]) -> None:
        def handle(_event: KeyPressEvent) -> None:
            replay = self._replay()
            if replay is not None:
                do(replay)
            self._changed()

        self.bindings.add(name, eager=name == "escape")(handle)

    def _bind_terminal(self) -> None:
        @self.bindings.add("c-l")
        def _(event: KeyPressEvent) -> None:
            event.app.renderer.clear()

        @self.bindings.add("c-z")
        def _(event: KeyPressEvent) -> None:
            event.app.suspend_to_background()

    def _escape(self, replay: Replay) -> None:
        if replay.with_help:
            replay.with_help = False
        else:
            self._leave(None)

    def _end(self, code: int | None, _replay: Replay) -> None:
        self._leave(code)


def _see(seat: int, replay: Replay) -> None:
    replay.see(seat)


def _turn_help(replay: Replay) -> None:
    replay.with_help = not replay.with_help


def _do_nothing(_replay: Replay) -> None:
    pass
