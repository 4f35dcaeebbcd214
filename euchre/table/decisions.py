"""Looking back on a deal: every decision, with the view it was made from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from euchre.rules.deal import begin
from euchre.rules.phase import Dealt
from euchre.table.loop import Turn
from euchre.views import View, view


def decisions(dealt: Dealt, turns: Sequence[Turn]) -> Iterator[tuple[View, Turn]]:
    """Iterate over the decisions of a deal in order, each with what its seat could see then."""
    position = begin(dealt).position
    for turn in turns:
        yield view(position, turn.seat), turn
        position = position.after(turn.action).position
