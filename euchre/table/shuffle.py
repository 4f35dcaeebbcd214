"""The only shuffler of real packs: a seed gives every pack and the first dealer of its games."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import Final

from euchre.rules.cards import Card, pack
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat
from euchre.table.fair import new_salt, salt_from

SEEDS: Final = 1_000_000_000
"""Seeds that nobody gave are below this, so that they can be typed."""


def new_seed() -> int:
    """Return a seed from the operating system's source of randomness."""
    return secrets.randbelow(SEEDS)


def shuffled(cards: Sequence[Card], chance: Random) -> tuple[Card, ...]:
    """Return the cards in an order that is equally likely to be any, by Fisher and Yates.

    It draws with `random()` alone, whose stream is the same in every version of Python.
    """
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


class Packs:
    """The packs of one game: the same seed and number of the game give the same packs.

    Each deal has a chance of its own, seeded by text: neighbouring whole numbers as seeds would
    give related packs.
    """

    def __init__(
        self, rules: Rules, seed: int, game: int = 0, *, seed_is_secret: bool = False
    ) -> None:
        """Fix the packs of the game of that number from 0 under the seed.

        The salts come from the operating system where nobody knows the seed, else from the seed.
        """
        self._rules = rules
        self._key = f"{seed}:{game}"
        self._seed_is_secret = seed_is_secret

    def first_dealer(self) -> Seat:
        """Return who deals first (B1)."""
        return int(Random(f"{self._key}:dealer").random() * self._rules.players)

    def order(self, deal: int) -> tuple[Card, ...]:
        """Return the whole pack of the deal of that number from 0, in the order dealt."""
        return shuffled(pack(self._rules.deck), Random(f"{self._key}:{deal}"))

    def salt(self, deal: int) -> str:
        """Return the salt under which the pack of the deal of that number is fixed."""
        return new_salt() if self._seed_is_secret else salt_from(f"{self._key}:{deal}")
