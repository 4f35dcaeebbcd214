"""A person's seat: what is decided for him, what he said ahead, and what he takes back."""

from __future__ import annotations

from euchre.rules.actions import Action, Alone, Together
from euchre.rules.seats import Seat
from euchre.table.asked import may_defend_alone
from euchre.table.decisions import decisions
from euchre.table.keeping import whole
from euchre.table.loop import Table, Turn
from euchre.table.undo import TakeBack
from euchre.ui.sitting import PERSON, Sitting
from euchre.views import View


def automatic(view: View, sitting: Sitting) -> Action | None:
    """Return what is decided for the person, None where he is to be asked."""
    if view.phase == "defend":
        asked = sitting.ask_defend_alone
        worth_asking = asked == "always" or (asked == "able" and may_defend_alone(view))
        return None if worth_asking else Together()
    if view.phase != "play" or sitting.auto_play == "off" or len(view.legal) > 1:
        return None
    if sitting.auto_play == "forced" or len(view.hand) == 1:
        return view.legal[0]
    return None


class Human:
    """A person's seat at a table.

    Undoing goes back to what he decided himself: what was decided for him in between is taken back
    with it, and counts as nothing.
    """

    def __init__(self, table: Table, sitting: Sitting, seat: Seat = PERSON) -> None:
        """Sit down at the table."""
        self.table = table
        self.sitting = sitting
        self._seat = seat
        self._take_back = TakeBack(table, seat)
        self._decided_for: set[int] = set()
        self._taken_back: list[bool] = []

    @property
    def view(self) -> View:
        """What the person may see."""
        return self.table.view(self._seat)

    def begin_deal(self) -> None:
        """Forget the deal before."""
        self._forget()
        self._decided_for.clear()

    def remember(self) -> None:
        """Work out what was decided for the person in a deal that is taken up again."""
        self._decided_for = {
            place
            for place, (seen, turn) in enumerate(
                decisions(self.table.position.dealt, self.table.turns)
            )
            if turn.seat == self._seat and turn.action == automatic(seen, self.sitting)
        }

    @property
    def hints(self) -> int:
        """How many hints were given on the present deal."""
        return whole(self.table.notes.get("hints"))

    def hinted(self) -> None:
        """Count a hint that was given."""
        self.table.note("hints", self.hints + 1)

    @property
    def _alone_said(self) -> bool:
        """Whether he said ahead that he goes alone, which is kept with the deal."""
        return self.table.notes.get("alone_said") is True

    @_alone_said.setter
    def _alone_said(self, said: bool) -> None:
        if said:
            self.table.notes["alone_said"] = True
        else:
            self.table.notes.pop("alone_said", None)

    def _forget(self) -> None:
        self._take_back.forget()
        self._taken_back.clear()

    def act(self, action: Action, *, alone: bool = False) -> None:
        """Do what the person decided; `alone` is kept back until the maker is asked for it."""
        self._forget()
        self._alone_said = alone or (self._alone_said and not isinstance(action, Alone))
        self.table.act(action)

    def said_before(self) -> Action | None:
        """Return what the person has already said that he would do now."""
        return Alone() if self._alone_said and self.view.phase == "declare" else None

    def decided_for(self) -> Action | None:
        """Return what is now decided for the person."""
        return automatic(self.view, self.sitting)

    def act_for(self, action: Action) -> None:
        """Do what is decided for the person."""
        self._decided_for.add(len(self.table.turns))
        # What was decided for him before it was taken back is done again with it.
        if self._taken_back and self._taken_back[-1] and self.redo() is not None:
            return
        self.table.act(action)

    def _own(self) -> list[int]:
        """Return the places of what he decided himself in this deal."""
        return [
            place
            for place, turn in enumerate(self.table.turns)
            if turn.seat == self._seat and place not in self._decided_for
        ]

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of this deal to go back to."""
        return bool(self._own())

    def undo(self) -> Turn | None:
        """Go back to the person's previous decision of this deal and return it; None if none."""
        own = self._own()
        if not own:
            return None
        turn = None
        self._alone_said = False
        while len(self.table.turns) > own[-1]:
            turn = self._take_back.undo(counts=turn is None)
            self._taken_back.append(len(self.table.turns) in self._decided_for)
        self._decided_for = {place for place in self._decided_for if place < own[-1]}
        return turn

    def redo(self) -> Turn | None:
        """Do again what was taken back last, and return it; None if nothing is, or it cannot be."""
        turn = self._take_back.redo()
        if turn is None:
            self._forget()
        else:
            self._taken_back.pop()
        return turn
