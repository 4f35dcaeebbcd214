"""Which key does what in a study, alone on the screen or over the table that it opened from."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding.key_processor import KeyPressEvent
from prompt_toolkit.keys import Keys

from euchre.ui.screen.opened import OpenedKeys
from euchre.ui.study.desk import Desk

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


class StudyKeys(OpenedKeys[Desk]):
    """What the keys do to the desk that is open; it is left once the study is left or over."""

    def __init__(
        self,
        desk: Callable[[], Desk | None],
        leave: Callable[[int | None], None],
        changed: Callable[[], None],
    ) -> None:
        """Bind the keys; `changed` is called after each of them."""
        super().__init__(desk, leave, changed)
        self._desk = desk
        for name, act in _DOES.items():
            self.bind(name, act)
        for name in _MOVES:
            self.bind(name, partial(_move, name))
        for number in range(10):
            self.bind(str(number), partial(_digit, number))
        self.ignore("up", "down", "delete", "pagedown")
        self._bind_typing()

    def do(self, act: Callable[[Desk], None]) -> None:
        """Do something to the desk, and leave it where that comes of it."""

        def do_and_leave(desk: Desk) -> None:
            act(desk)
            if desk.has_left:
                self.leave(None)

        super().do(do_and_leave)

    def _bind_typing(self) -> None:
        @self.bindings.add("1", "0", filter=Condition(self._may_be_ten))
        def _(_event: KeyPressEvent) -> None:
            self.do(lambda desk: desk.write("10"))

        @self.bindings.add(Keys.Any)
        def _(event: KeyPressEvent) -> None:
            self.do(lambda desk: desk.letter(event.data))

        @self.bindings.add(Keys.BracketedPaste)
        def _(event: KeyPressEvent) -> None:
            self.do(lambda desk: desk.write(" ".join(event.data.split())))

    def _may_be_ten(self) -> bool:
        desk = self._desk()
        return desk is not None and not desk.typed and desk.holds_ten()


def _move(name: str, desk: Desk) -> None:
    desk.move(name)


def _digit(number: int, desk: Desk) -> None:
    desk.digit(number)
