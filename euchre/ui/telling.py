"""Telling a person what happens, line by line, as his view shows it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from euchre.rules.events import Event, HandDealt, Played, TrickTaken, UpcardTurned
from euchre.rules.phase import History
from euchre.ui.lines import Lines
from euchre.ui.words.events import tell
from euchre.ui.words.openings import deal_begins, last_card, trick_begins
from euchre.ui.words.questions import hand_line
from euchre.views import View


def _no_more(_event: Event, _view: View) -> list[str]:
    return []


class Teller:
    """What a person has been told of a deal: so many of its events, and so many tricks begun."""

    def __init__(
        self,
        lines: Lines,
        names: tuple[str, ...],
        more: Callable[[Event, View], list[str]] = _no_more,
    ) -> None:
        """Tell in lines; `names` are by seat, and `more` says what else there is to an event."""
        self._lines = lines
        self._names = names
        self._more = more
        self._number = 0
        self._told = 0
        self._trick = 0

    def begin_deal(self, number: int) -> None:
        """Tell another deal, by its number from 1."""
        self._number = number
        self._told = self._trick = 0

    def skip(self, events: int, view: View) -> None:
        """Leave that many events of the deal untold, from its beginning to where the view is."""
        self._told = max(self._told, events)
        self._trick = sum(view.tricks) + bool(view.trick)

    def catch_up(self, view: View, *, last_card: bool = False) -> None:
        """Tell what has happened since, and which trick begins now.

        `last_card` is where the person's last card is played for him next, which is told before.
        """
        for event in view.history[self._told :]:
            self._lines.say(*self._lines_of(event, view), *self._more(event, view))
        self._told = len(view.history)
        if last_card:
            self._last_card(view)
        elif view.phase == "play" and not view.trick and view.turn is not None:
            self._begin_trick(sum(view.tricks) + 1, view.turn, view)

    def _lines_of(self, event: Event, view: View) -> list[str]:
        if isinstance(event, UpcardTurned):
            return ["", deal_begins(self._number, view, self._names)]
        if isinstance(event, HandDealt):
            # Of a deal gone on with, trump is named first, and the hand is told where it is needed.
            return [hand_line(view)] if view.trump is None else []
        if isinstance(event, Played):
            number = 1 + sum(
                isinstance(before, TrickTaken)
                for before in takewhile(lambda other: other is not event, view.history)
            )
            self._begin_trick(number, event.seat, view)
        return tell(event, view, self._names)

    def _begin_trick(self, number: int, leader: int, view: View) -> None:
        if number > self._trick:
            self._trick = number
            self._lines.say("", trick_begins(number, leader, view, self._names))

    def _last_card(self, view: View) -> None:
        if not view.trick:
            self._lines.say("")
            self._trick += 1
        self._lines.say(last_card(view))
        self._told += 1

    def tell_again(self, view: View) -> None:
        """Tell the trick, or the bidding, again after something was taken back."""
        self._told = _chapter(view.history)
        self._trick = min(self._trick, sum(view.tricks))
        self.catch_up(view)


def _chapter(history: History) -> int:
    """Return the place of the event with which the present trick, or the deal, begins."""
    for place in range(len(history) - 1, -1, -1):
        if isinstance(history[place], TrickTaken):
            return place + 1
    first = next((place for place, event in enumerate(history) if isinstance(event, Played)), None)
    return 0 if first is None else first
