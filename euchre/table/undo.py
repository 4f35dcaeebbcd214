"""Taking back a decision of the deal, and doing it again: the pack stays, bots answer anew (P4)."""

from __future__ import annotations

from euchre.rules.errors import IllegalAction
from euchre.rules.seats import Seat
from euchre.table.loop import Table, Turn


class TakeBack:
    """What one seat has taken back of the present deal, latest last."""

    def __init__(self, table: Table, seat: Seat) -> None:
        """Take back for that seat."""
        self._table = table
        self._seat = seat
        self._undone: list[Turn] = []

    def undo(self, *, counts: bool = True) -> Turn | None:
        """Go back to the seat's previous decision of this deal and return it; None if none.

        It `counts` as one that was taken back, unless it was a part of another.
        """
        turns = self._table.turns
        mine = [place for place, turn in enumerate(turns) if turn.seat == self._seat]
        if not mine:
            return None
        turn = turns[mine[-1]]
        self._table.rewind(mine[-1], undone=int(counts))
        self._undone.append(turn)
        return turn

    def redo(self) -> Turn | None:
        """Do again what was taken back last, and return it; None if nothing is, or it cannot be."""
        if not self._undone or self._table.position.turn != self._seat:
            return None
        turn = self._undone.pop()
        try:
            self._table.act(turn.action)
        except IllegalAction:
            # The bots answered otherwise this time, and the old answer has no place any more.
            self._undone.clear()
            return None
        return turn

    def forget(self) -> None:
        """Forget what was taken back: another decision was made, or another deal begins."""
        self._undone.clear()
