"""What a deal is worth to bots that play for points alone, and nothing for the game."""

from __future__ import annotations

from euchre.bots.who import seat_of
from euchre.views import View


class Points:
    """What points by side are worth to the view's seat, were there no end to the game."""

    def __init__(self, view: View) -> None:
        """Look who it is."""
        self._side = view.rules.seating.side_of(seat_of(view))

    def of(self, points: tuple[int, ...]) -> float:
        """The side's points less the mean of the others'."""
        mine = points[self._side]
        return mine - (sum(points) - mine) / (len(points) - 1)
