"""CPU time a decision: counted in buckets, so that memory does not grow with the decisions."""

from __future__ import annotations

from math import exp, log
from time import thread_time_ns
from typing import Final

from euchre.player import Player
from euchre.rules.actions import Action
from euchre.views import View

_BUCKETS: Final = 100
"""Buckets to the power of e: each is one per cent wide."""
_NANOSECONDS: Final = 1e9
EVERY: Final = 5
"""One decision of so many is timed: to ask for CPU time takes a tenth of what a quick one takes."""


class Times:
    """How many decisions there were, and how long some took, each to about half a per cent."""

    __slots__ = ("counts", "decisions")

    def __init__(self) -> None:
        """Begin with nothing."""
        self.decisions = 0
        self.counts: dict[int, int] = {}

    def add(self, nanoseconds: int) -> None:
        """Count how long a decision took."""
        bucket = int(_BUCKETS * log(nanoseconds or 1))
        self.counts[bucket] = self.counts.get(bucket, 0) + 1

    def merge(self, other: Times) -> None:
        """Count other decisions too."""
        self.decisions += other.decisions
        for bucket, number in other.counts.items():
            self.counts[bucket] = self.counts.get(bucket, 0) + number

    def percentile(self, share: float) -> float:
        """Return the seconds that this share of those timed took at the most, 0 for none.

        >>> times = Times()
        >>> for milliseconds in range(1, 101):
        ...     times.add(1_000_000 * milliseconds)
        >>> [round(1000 * times.percentile(share)) for share in (0.5, 0.95)]
        [50, 95]
        """
        missing = share * sum(self.counts.values())
        for bucket, number in sorted(self.counts.items()):
            missing -= number
            if missing <= 0:
                return exp((bucket + 0.5) / _BUCKETS) / _NANOSECONDS
        return 0.0


class Timed:
    """A player of whose decisions between two or more options some are timed."""

    def __init__(self, player: Player, times: Times | None = None, every: int = EVERY) -> None:
        """Watch a player; the times are added to those given."""
        self.player = player
        self.times = Times() if times is None else times
        self.every = every

    def choose(self, view: View) -> Action:
        """Return what the player chooses."""
        if len(view.legal) == 1:
            return self.player.choose(view)
        times = self.times
        number = times.decisions
        times.decisions = number + 1
        if number % self.every:
            return self.player.choose(view)
        start = thread_time_ns()  # this thread's alone: others draw bars
        action = self.player.choose(view)
        times.add(thread_time_ns() - start)
        return action
