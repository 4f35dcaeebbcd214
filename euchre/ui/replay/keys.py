"""Which key does what in a replay, alone on the screen or over the table that it opened from."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from prompt_toolkit.keys import Keys

from euchre.ui.replay.place import Replay
from euchre.ui.screen.opened import OpenedKeys

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


def replay_keys(
    replay: Callable[[], Replay | None],
    leave: Callable[[int | None], None],
    changed: Callable[[], None],
) -> OpenedKeys[Replay]:
    """Return what the keys do to the replay that is open."""
    keys = OpenedKeys(replay, leave, changed)
    for name, move in _MOVES.items():
        keys.bind(name, move)
    for number in range(1, _MOST_PLAYERS + 1):
        keys.bind(str(number), partial(_see, number - 1))
    for name in ("?", "f1"):
        keys.bind(name, _turn_help)
    keys.bind("escape", partial(_escape, leave))
    keys.bind_leaving("q")
    # Whatever else is typed is meant for nobody.
    keys.ignore(Keys.Any, Keys.BracketedPaste)
    return keys


def _see(seat: int, replay: Replay) -> None:
    replay.see(seat)


def _turn_help(replay: Replay) -> None:
    replay.with_help = not replay.with_help


def _escape(leave: Callable[[int | None], None], replay: Replay) -> None:
    if replay.with_help:
        replay.with_help = False
    else:
        leave(None)
