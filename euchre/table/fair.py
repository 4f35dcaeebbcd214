"""Fair deals: a pack is fixed before it is dealt, and a hash of it can be shown at once.

Whoever wrote down the hash can see afterwards that the cards are those that were fixed then: the
salt, which is told with the cards, makes the hash say nothing about them before.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from euchre.rules.cards import Card
from euchre.version import __version__

_SALT_BYTES = 16


def new_salt() -> str:
    """Return a salt from the operating system's source of randomness."""
    return secrets.token_hex(_SALT_BYTES)


def salt_from(key: str) -> str:
    """Return the salt that a text gives, always the same."""
    return hashlib.sha256(f"{key}:salt".encode()).hexdigest()[: 2 * _SALT_BYTES]


def packed(order: Sequence[Card]) -> str:
    """Return a pack in one line, in the order dealt."""
    return " ".join(map(str, order))


def commitment(salt: str, pack: str) -> str:
    """Return the SHA-256, in hexadecimal, of the salt, a space, and the pack in one line.

    By hand: `printf '%s' 'SALT PACK' | sha256sum`.

    >>> commitment("5a17", "9c Ks Jd")
    '88627f51cab86f47046c8c776aeae0c1e719435db8c9487a4977fec4e4272899'
    """
    # A record may hold what UTF-8 cannot: such a text has a hash of its own all the same.
    return hashlib.sha256(f"{salt} {pack}".encode(errors="backslashreplace")).hexdigest()


class Sealed(NamedTuple):
    """A pack that was fixed before it was dealt.

    `version` is that of the program which dealt it: its bots answer the questions of the deal.
    """

    salt: str
    pack: str
    commitment: str
    version: str = __version__

    @classmethod
    def of(cls, salt: str, order: Sequence[Card]) -> Sealed:
        """Return the pack in that order, fixed under that salt."""
        pack = packed(order)
        return cls(salt, pack, commitment(salt, pack))

    @classmethod
    def kept_in(cls, deal: Mapping[str, Any]) -> Sealed | None:
        """Return what a deal of a record says of its pack, None where it does not say it all."""
        texts = [deal.get(name) for name in cls._fields]
        return cls(*map(str, texts)) if all(isinstance(text, str) for text in texts) else None


def origin(seed: int, game: int, bots: Sequence[str | None]) -> dict[str, Any]:
    """Return the keys of a record that say where its packs and its bots' decisions came from.

    `bots` are the levels by seat, None for a person; each bot has the game's seed.

    >>> origin(7, 0, (None, "easy")) == {
    ...     "seed": 7, "game": 0, "version": __version__, "bots": [None, "easy"],
    ...     "bot_seeds": [None, 7]}
    True
    """
    return {
        "seed": seed,
        "game": game,
        "version": __version__,
        "bots": list(bots),
        "bot_seeds": [None if level is None else seed for level in bots],
    }
