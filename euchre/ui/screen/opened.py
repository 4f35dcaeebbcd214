"""The keys of what is open alone on the screen or over the table: a replay, a review, a study."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.key_binding.key_processor import KeyPressEvent
from prompt_toolkit.keys import Keys

T = TypeVar("T")

INTERRUPTED: Final = 130
_ENDS: Final = {"c-d": 0, "c-c": INTERRUPTED, "<sigint>": INTERRUPTED}


class OpenedKeys(Generic[T]):
    """What the keys do to what is open.

    `leave` is called with the exit code that a key of its own stands for, None for the others.
    """

    def __init__(
        self,
        opened: Callable[[], T | None],
        leave: Callable[[int | None], None],
        changed: Callable[[], None],
    ) -> None:
        """Bind the keys that end it, and the terminal's; `changed` is called after each key."""
        self.bindings = KeyBindings()
        self.leave = leave
        self._opened = opened
        self._changed = changed
        for name, code in _ENDS.items():
            self.bind_leaving(name, code)
        bind_terminal(self.bindings)

    def do(self, act: Callable[[T], None]) -> None:
        """Do something to what is open, if anything still is."""
        opened = self._opened()
        if opened is not None:
            act(opened)
        self._changed()

    def bind(self, name: Keys | str, act: Callable[[T], None]) -> None:
        """Have a key do something."""

        def handle(_event: KeyPressEvent) -> None:
            self.do(act)

        self.bindings.add(name, eager=name == "escape")(handle)

    def bind_leaving(self, name: str, code: int | None = None) -> None:
        """Have a key leave what is open."""
        self.bind(name, lambda _opened: self.leave(code))

    def ignore(self, *names: Keys | str) -> None:
        """Have keys do nothing; without that, they would be those of the table below."""
        for name in names:
            self.bind(name, lambda _opened: None)


def bind_terminal(bindings: KeyBindings) -> None:
    """Have Ctrl-L draw the screen anew, and Ctrl-Z stop the program for a while."""

    @bindings.add("c-l")
    def _(event: KeyPressEvent) -> None:
        event.app.renderer.clear()

    @bindings.add("c-z")
    def _(event: KeyPressEvent) -> None:
        event.app.suspend_to_background()
