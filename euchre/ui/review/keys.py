"""Which key does what in a review over the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.key_binding.key_processor import KeyPressEvent
from prompt_toolkit.keys import Keys

if TYPE_CHECKING:
    from euchre.ui.review.analysis import Analysis

INTERRUPTED: Final = 130

_MOVES: Final[dict[str, Callable[[Analysis], None]]] = {
    **dict.fromkeys(("right", "down", "pagedown", "enter"), lambda found: found.turn(1)),
    **dict.fromkeys(("left", "up", "pageup"), lambda found: found.turn(-1)),
    "home": lambda found: found.first(),
    "end": lambda found: found.last(),
    "space": lambda found: found.uncover(),
}
_LEAVES: Final[dict[str, int | None]] = {
    **dict.fromkeys(("escape", "a", "q"), None),
    "c-d": 0,
    "c-c": INTERRUPTED,
    "<sigint>": INTERRUPTED,
}


class ReviewKeys:
    """What the keys do to the review that is open.

    `leave` is called with the exit code that a key of its own stands for, None for the others.
    """

    def __init__(
        self,
        analysis: Callable[[], Analysis | None],
        leave: Callable[[int | None], None],
        changed: Callable[[], None],
    ) -> None:
        """Bind the keys; `changed` is called after each of them."""
        self.bindings = KeyBindings()
        self._analysis = analysis
        self._changed = changed
        for name, move in _MOVES.items():
            self._bind(name, move)
        for name, code in _LEAVES.items():
            self._bind(name, partial(_end, leave, code))
        # Whatever else is typed is meant for nobody.
        for key in (Keys.Any, Keys.BracketedPaste):
            self._bind(key, _do_nothing)

        @self.bindings.add("c-l")
        def _(event: KeyPressEvent) -> None:
            event.app.renderer.clear()

        @self.bindings.add("c-z")
        def _(event: KeyPressEvent) -> None:
            event.app.suspend_to_background()

    def _bind(self, name: Keys | str, do: Callable[[Analysis], None]) -> None:
        def handle(_event: KeyPressEvent) -> None:
            found = self._analysis()
            if found is not None:
                do(found)
            self._changed()

        self.bindings.add(name, eager=name == "escape")(handle)


def _end(leave: Callable[[int | None], None], code: int | None, _found: Analysis) -> None:
    leave(code)


def _do_nothing(_found: Analysis) -> None:
    pass
