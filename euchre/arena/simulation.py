"""Whole games between bots, one after another, and the sums over them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from euchre.bots import BOTS
from euchre.rules.rules import Rules
from euchre.table.loop import Table
from euchre.table.shuffle import Packs

MOST_DEALS: Final = 1000
"""A game is left unfinished after so many deals: bots that always pass would never end it."""


def simulate(rules: Rules, bots: Sequence[str], games: int, seed: int) -> Iterator[Table]:
    """Play games between those bots, by seat, and iterate over the tables as they end."""
    for game in range(games):
        players = [BOTS[bot](seed=seed) for bot in bots]
        table = Table(rules, players, Packs(rules, seed, game))
        table.play_deal()
        while not table.winners and table.game.deals + 1 < MOST_DEALS:
            table.play_deal()
        yield table


class Tally:
    """What the games so far came to, by seat."""

    def __init__(self, rules: Rules) -> None:
        """Begin with nothing."""
        self._rules = rules
        self.games = 0
        self.deals = 0
        self.wins = [0] * rules.players
        self.points = [0] * rules.players

    def add(self, table: Table) -> None:
        """Count a game that has ended; a side's wins and points are those of its seats."""
        self.games += 1
        self.deals += table.game.deals + 1
        scores, winners = table.scores, table.winners
        for index, side in enumerate(self._rules.seating.sides):
            for seat in side:
                self.wins[seat] += index in winners
                self.points[seat] += scores[index]

    def seats(self, bots: Sequence[str]) -> list[dict[str, Any]]:
        """Return for each seat its bot, its wins, and its points a deal."""
        return [
            {
                "seat": seat,
                "bot": bot,
                "wins": self.wins[seat],
                "points_per_deal": round(self.points[seat] / max(self.deals, 1), 4),
            }
            for seat, bot in enumerate(bots)
        ]
