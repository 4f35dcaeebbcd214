"""The sums over games, of a size that does not grow with them; two tallies add up to one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from euchre.arena.intervals import Interval, Sums
from euchre.arena.outcomes import Counts, Outcome, all_counts, counts
from euchre.arena.seatings import Seating
from euchre.arena.times import Times
from euchre.rules.rules import Rules
from euchre.table.loop import Table

_SHARES: Final = 6
"""Parts of a win: one that two or three share is a whole number of them for each."""


class _Deck:
    """What one bot of the list had from one deck so far."""

    __slots__ = ("more", "points", "wins")

    def __init__(self) -> None:
        self.wins = self.points = self.more = 0


class Entry:
    """The sums of one bot of the list, wherever it sat."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.wins = Sums()
        self.points = Sums()
        self.more = Sums()
        self.times = Times()

    def merge(self, other: Entry) -> None:
        """Count other decks too."""
        self.wins.merge(other.wins)
        self.points.merge(other.points)
        self.more.merge(other.more)
        self.times.merge(other.times)


class Tally:
    """What the games of whole decks came to; `cpu` is their CPU time in seconds."""

    def __init__(self, rules: Rules) -> None:
        """Begin with nothing."""
        self._sides = rules.seating.sides
        self.decks = 0
        self.games = 0
        self.deals = 0
        self.entries = tuple(Entry() for _ in range(rules.players))
        self.outcomes: Counter[Outcome] = Counter()
        self.cpu = 0.0

    def add(self, tables: Sequence[tuple[Seating, Table]]) -> None:
        """Count the finished games of one deck; a side's wins and points are those of its seats."""
        decks = [_Deck() for _ in self.entries]
        deals = 0
        for seating, table in tables:
            deals += table.game.deals + 1
            scores, winners = table.scores, table.winners
            total = sum(scores)
            for index, side in enumerate(self._sides):
                win = _SHARES // len(winners) if index in winners else 0
                for seat in side:
                    deck = decks[seating[seat]]
                    deck.wins += win
                    deck.points += scores[index]
                    # the others' mean, times how many they are
                    deck.more += len(scores) * scores[index] - total
        self.decks += 1
        self.games += len(tables)
        self.deals += deals
        for entry, deck in zip(self.entries, decks, strict=True):
            entry.wins.add(deck.wins, len(tables))
            entry.points.add(deck.points, deals)
            entry.more.add(deck.more, deals)

    def merge(self, other: Tally) -> None:
        """Count the decks of another tally too."""
        self.decks += other.decks
        self.games += other.games
        self.deals += other.deals
        self.cpu += other.cpu
        self.outcomes.update(other.outcomes)
        for mine, theirs in zip(self.entries, other.entries, strict=True):
            mine.merge(theirs)

    def won(self, place: int) -> float:
        """Return the games that the bot of that place in the list won, shared ones in parts."""
        return self.entries[place].wins.value / _SHARES

    def wins(self, place: int) -> Interval:
        """Return the share of games that the bot of that place in the list won."""
        return self.entries[place].wins.interval(_SHARES)

    def points(self, place: int) -> Interval:
        """Return its points a deal."""
        return self.entries[place].points.interval()

    def more(self, place: int) -> Interval:
        """Return its points a deal less the mean of the other players' or side's."""
        return self.entries[place].more.interval(len(self._sides) - 1)

    def counts(self, place: int | None = None) -> Counts:
        """Return what its deals came to, or those of all bots together."""
        if place is None:
            return all_counts(self.outcomes)
        fellows = next(side for side in self._sides if place in side)
        return counts(self.outcomes, fellows, place)
