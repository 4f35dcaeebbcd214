"""Why the bots did what they did in a deal that was played out (P5)."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.bots import BOTS, Explanation
from euchre.table.decisions import decisions
from euchre.table.loop import Table
from euchre.ui.sitting import PERSON, Sitting
from euchre.views import View


def motives(table: Table, sitting: Sitting) -> Iterator[tuple[Explanation, View]]:
    """Iterate over what the bots decided, each with what its seat could see then.

    What left no choice is not told, and nothing is of a deal that is not over or was passed in.
    """
    seen = table.view(PERSON)
    if seen.turn is not None or seen.trump is None:
        return
    bots = {seat: BOTS[level](seed=sitting.seed) for seat, level in enumerate(sitting.bots, 1)}
    for view, turn in decisions(table.position.dealt, table.turns):
        if turn.seat in bots and len(view.legal) > 1:
            yield bots[turn.seat].explain(view), view
