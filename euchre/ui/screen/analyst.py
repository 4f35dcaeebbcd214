"""Processes of their own that review hands, each one hand after another."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from euchre.coach.reviews.review import DealReview, reviewed
from euchre.coach.reviews.summary import cores
from euchre.table.retold import RetoldDeal
from euchre.ui import child
from euchre.ui.child import Child, ChildEnded

Then: TypeAlias = Callable[["DealReview | None"], None]
"""Is told, in a thread of its own, the review of a hand; None where a process has died of it."""

_YIELDS: Final = 10
"""How far the processes stand back for the table."""


def serve() -> None:
    """Review what is handed in until nothing more is: the life of a process."""
    if hasattr(os, "nice"):
        os.nice(_YIELDS)
    child.serve(reviewed)


class Analyst:
    """The processes, as long as there are hands to review."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._children: list[Child] = []

    def review(self, deals: Iterable[RetoldDeal], then: Then) -> None:
        """Have deals reviewed, in any order; those of before are given up."""
        self.close()
        waiting = deque(deals)
        for _ in range(min(cores(), len(waiting))):
            try:
                started = Child(serve)
            except OSError:
                if not self._children:
                    then(None)
                return  # those that there are review all
            self._children.append(started)
            asking = threading.Thread(target=_ask, args=(started, waiting, then), daemon=True)
            asking.start()

    def close(self) -> None:
        """End the processes, whatever they are at."""
        for each in self._children:
            each.close()
        self._children.clear()


def _ask(asked: Child, waiting: deque[RetoldDeal], then: Then) -> None:
    """Hand a process one deal after another, and wait for the answers; then let it end."""
    while (deal := _taken(waiting)) is not None:
        try:
            asked.ask(deal)
            answer: DealReview = asked.answer()
        except ChildEnded:
            then(None)
            return
        then(answer)
    asked.kill()


def _taken(waiting: deque[RetoldDeal]) -> RetoldDeal | None:
    """Take the next deal; to look first and then take it would let another thread between."""
    try:
        return waiting.popleft()
    except IndexError:
        return None
