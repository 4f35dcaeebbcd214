"""Which key does what in a study, alone on the screen or over the table that it opened from."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.key_binding.key_processor import KeyPressEvent
from prompt_toolkit.keys import Keys

from euchre.ui.study.desk import Desk

INTERRUPTED: Final = 130

_DOES: Final[dict[str, Callable[[Desk], None]]] = {
    "enter": Desk.enter,
    "space": Desk.space,
    "backspace": Desk.rub_out,
    "tab": Desk.complete,
    "escape": Desk.escape,
    "pageup": Desk.back,
    "f1": Desk.explain,
}
_MOVES: Final = ("left", "right", "home", "end")
_NOTHING: Final = ("up", "down", "delete", "pagedown")


class StudyKeys:
    """What the keys do to the desk that is open.

    `leave` is called once the study is left or over, with the exit code that a key of its own
    stands for, None for the others.
    """

    def __init__(
        self,
        desk: Callable[[], Desk | None],
        leave: Callable[[int | None], None],
        changed: Callable[[], None],
    ) -> None:
        """Bind the keys; `changed` is called after each of them."""
        self.bindings = KeyBindings()
        self._desk = desk
        self._leave = leave
        self._changed = changed
        for name, do in _DOES.items():
            self._bind(name, do)
        for name in _MOVES:
            self._bind(name, partial(_move, name))
        for name in _NOTHING:
            self._bind(name, _do_nothing)
        for number in range(10):
            self._bind(str(number), partial(_digit, number))
        self._bind_typing()
        for name, code in (("c-c", INTERRUPTED), ("<sigint>", INTERRUPTED), ("c-d", 0)):
            self._bind_end(name, code)
        self._bind_terminal()

    def _bind(self, name: Keys | str, do: Callable[[Desk], None]) -> None:
        def handle(_event: KeyPressEvent) -> None:
            self._do(do)

        self.bindings.add(name, eager=name == "escape")(handle)

    def _do(self, do: Callable[[Desk], None]) -> None:
        desk = self._desk()
        if desk is not None:
            do(desk)
            if desk.has_left:
                self._leave(None)
        self._changed()

    def _bind_typing(self) -> None:
        may_be_ten = Condition(self._may_be_ten)

        @self.bindings.add("1", "0", filter=may_be_ten)
        def _(_event: KeyPressEvent) -> None:
            self._do(lambda desk: desk.write("10"))

        @self.bindings.add(Keys.Any)
        def _(event: KeyPressEvent) -> None:
            self._do(lambda desk: desk.letter(event.data))

        @self.bindings.add(Keys.BracketedPaste)
        def _(event: KeyPressEvent) -> None:
            self._do(lambda desk: desk.write(" ".join(event.data.split())))

    def _may_be_ten(self) -> bool:
        desk = self._desk()
        return desk is not None and not desk.typed and desk.holds_ten()

    def _bind_end(self, name: str, code: int) -> None:
        @self.bindings.add(name)
        def _(_event: KeyPressEvent) -> None:
            self._leave(code)
            self._changed()

    def _bind_terminal(self) -> None:
        @self.bindings.add("c-l")
        def _(event: KeyPressEvent) -> None:
            event.app.renderer.clear()

        @self.bindings.add("c-z")
        def _(event: KeyPressEvent) -> None:
            event.app.suspend_to_background()


def _move(name: str, desk: Desk) -> None:
    desk.move(name)


def _digit(number: int, desk: Desk) -> None:
    desk.digit(number)


def _do_nothing(_desk: Desk) -> None:
    pass
