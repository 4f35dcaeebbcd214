"""One whole game between bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from euchre.bots import BOTS
from euchre.player import Player
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from euchre.table.loop import Table
from euchre.table.shuffle import Packs

MOST_DEALS: Final = 1000
"""A game is left unfinished after so many deals: bots that always pass would never end it."""


class Players(Protocol):
    """What makes the player of a name for a table: a function that another process can import."""

    def __call__(self, name: str, seed: int, table: Table, /) -> Player:
        """Return the player; a reference that looks at the cards keeps the table."""
        ...


def bot(name: str, seed: int, _table: Table, /) -> Player:
    """Return the bot of a level, which is handed nothing of the table but views."""
    return BOTS[name](seed=seed)


def seated(
    rules: Rules, names: Sequence[str], seed: int, deck: int, players: Players = bot
) -> Table:
    """Return a table with those players, by seat, and the packs of that deck, before a deal."""
    table = Table(rules, (), Packs(rules, seed, deck))
    table.players = tuple([players(name, seed, table) for name in names])
    return table


def deals(table: Table) -> Iterator[Scored]:
    """Play a game to its end, and iterate over its deals as they end."""
    for _ in range(MOST_DEALS):
        table.play_deal()
        if isinstance(table.position, Scored):
            yield table.position
        if table.winners:
            return
