"""What is kept besides the game in play: what all games come to, and those not finished.

Whoever keeps games stands elsewhere; here is what of it the table shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from euchre.table.keeping import Unfinished


class Figures(NamedTuple):
    """What the kept games come to, given as for `--json`; None and a sentence where nothing is.

    `apart` are the games between bots alone, which are not counted.
    """

    result: Mapping[str, Any] | None = None
    why: str = ""
    apart: int = 0


NO_FIGURES: Final = Figures()
"""Where nobody has added anything up."""

MOST: Final = 9
"""So many unfinished games are offered: one for each number key."""


class Shelf(NamedTuple):
    """What is kept: figures, and unfinished games besides the one in play, the latest first.

    There are `more` of these where the list holds further ones. `lessons` are those finished, of
    how many.
    """

    figures: Figures = NO_FIGURES
    others: tuple[Unfinished, ...] = ()
    more: bool = False
    lessons: tuple[int, int] = (0, 0)


EMPTY: Final = Shelf()
