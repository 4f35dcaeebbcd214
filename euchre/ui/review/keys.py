"""Which key does what in a review over the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from prompt_toolkit.keys import Keys

from euchre.ui.screen.opened import OpenedKeys

if TYPE_CHECKING:
    from euchre.ui.review.analysis import Analysis

_MOVES: Final[dict[str, Callable[[Analysis], None]]] = {
    **dict.fromkeys(("right", "down", "pagedown", "enter"), lambda found: found.turn(1)),
    **dict.fromkeys(("left", "up", "pageup"), lambda found: found.turn(-1)),
    "home": lambda found: found.first(),
    "end": lambda found: found.last(),
    "space": lambda found: found.uncover(),
}


def review_keys(
    analysis: Callable[[], Analysis | None],
    leave: Callable[[int | None], None],
    changed: Callable[[], None],
) -> OpenedKeys[Analysis]:
    """Return what the keys do to the review that is open."""
    keys = OpenedKeys(analysis, leave, changed)
    for name, move in _MOVES.items():
        keys.bind(name, move)
    for name in ("escape", "a", "q"):
        keys.bind_leaving(name)
    # Whatever else is typed is meant for nobody.
    keys.ignore(Keys.Any, Keys.BracketedPaste)
    return keys
