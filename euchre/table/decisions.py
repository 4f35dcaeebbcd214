"""Looking back on a deal that was played out: every decision, with the view it was made from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from euchre.rules.actions import Action
from euchre.rules.deal import begin
from euchre.rules.phase import Dealt
from euchre.table.loop import Turn
from euchre.views import View, view


def turns_of(dealt: Dealt, actions: Sequence[Action]) -> Iterator[Turn]:
    """Iterate over the decisions of a deal, each with the seat whose turn it was."""
    position = begin(dealt).position
    for action in actions:
        turn = position.turn
        if turn is not None:
            yield Turn(turn, action)
        position = position.after(action).position


def decisions(dealt: Dealt, turns: Sequence[Turn]) -> Iterator[tuple[View, Turn]]:
    """Iterate over the decisions of a deal in order, each with what its seat could see then."""
    position = begin(dealt).position
    for turn in turns:
        yield view(position, turn.seat), turn
        position = position.after(turn.action).position
