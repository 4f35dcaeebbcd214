"""Bots that search, and play for points alone: what a deal does for the game is nothing to them."""

from __future__ import annotations

from euchre.bots import BOTS, search, trying
from euchre.bots.value import Value
from euchre.bots.who import seat_of
from euchre.rules.actions import Action
from euchre.views import View

_MODULES = (search, trying)
_NAME = "Value"


class Points:
    """What points by side are worth to the view's seat, were there no end to the game."""

    def __init__(self, view: View) -> None:
        """Look who it is."""
        self._side = view.rules.seating.side_of(seat_of(view))

    def of(self, points: tuple[int, ...]) -> float:
        """The side's points less the mean of the others'."""
        mine = points[self._side]
        return mine - (sum(points) - mine) / (len(points) - 1)


class ForPoints:
    """A level that searches, its decisions valued by `Points`."""

    def __init__(self, level: str, seed: int = 0) -> None:
        """Make one."""
        self._bot = BOTS[level](seed)

    def choose(self, view: View) -> Action:
        """What it chooses while points are all that counts."""
        for module in _MODULES:
            setattr(module, _NAME, Points)
        try:
            return self._bot.choose(view)
        finally:
            for module in _MODULES:
                setattr(module, _NAME, Value)
