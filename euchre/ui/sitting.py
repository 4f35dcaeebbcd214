"""A sitting: one person at a table with bots, for a game or several."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from euchre.rules.options import OPTIONS
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat
from euchre.table.shuffle import Packs

PERSON: Final[Seat] = 0
"""The person's seat."""

BOT_NAMES: Final = {2: ("Ada",), 3: ("Ada", "Bix"), 4: ("Ada", "Cleo", "Bix")}
"""The bots' names, clockwise from the person's left."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """What a person sits down to.

    `bots` are the levels of the other seats in playing order. `ask_defend_alone` is always, never
    or able; `auto_play`, the cards that are played for the person, is last, forced or off. A seed
    that nobody gave is secret.
    """

    rules: Rules
    bots: tuple[str, ...]
    seed: int
    name: str = "You"
    ask_defend_alone: str = "able"
    auto_play: str = "last"
    seed_is_secret: bool = False

    @property
    def levels(self) -> tuple[str | None, ...]:
        """The levels by seat, None for the person."""
        return (None, *self.bots)

    def packs(self, number: int) -> Packs:
        """Return the packs of the game of that number from 0."""
        return Packs(self.rules, self.seed, number, seed_is_secret=self.seed_is_secret)

    @property
    def names(self) -> tuple[str, ...]:
        """The names for a record, by seat."""
        return (self.name, *BOT_NAMES[self.rules.players])

    def with_players(self, players: int) -> Sitting:
        """Return the same sitting for another number of players, where its options allow it.

        >>> sitting = Sitting(Rules(players=4, target=5, loner_lead="dealer"), ("easy",) * 3, 7)
        >>> sitting.with_players(3).rules.changed(), sitting.with_players(3).bots
        ({'players': 3, 'deck': 24, 'target': 5}, ('easy', 'easy'))
        """
        if players == self.rules.players:
            return self
        meant = {
            option.name for option in OPTIONS if option.means_something(players, self.rules.deck)
        }
        kept = {name: value for name, value in self.rules.changed().items() if name in meant}
        rules = Rules.parse({**kept, "players": players})
        bots = (self.bots + self.bots[-1:] * players)[: players - 1]
        return replace(self, rules=rules, bots=bots)
