"""Keeping a game while it is played: who is handed its deals, and what can go wrong with that.

It knows no file: whoever keeps games stands elsewhere, and a table plays on without one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum, auto
from typing import Any, NamedTuple, Protocol

from euchre.rules.phase import Phase


def whole(value: object) -> int:
    """Return a count that a record holds; what is no whole number from 0 counts as none.

    >>> whole(2), whole(None), whole(True), whole(-1)
    (2, 0, 0, 0)
    """
    return value if type(value) is int and value > 0 else 0


class Hindrance(Enum):
    """Why a kept game does not go on; `NOT_KNOWN` are the packs to come, or its bots."""

    OVER = auto()
    NOT_YOURS = auto()
    NOT_KNOWN = auto()
    PLAYED_ELSEWHERE = auto()
    DAMAGED = auto()


class Trouble(Enum):
    """Why a game is not kept."""

    FULL = "the disk is full"
    READ_ONLY = "it cannot be written"
    LOCKED = "another program holds it"
    DAMAGED = "it is damaged"
    NEWER = "a newer version wrote it"
    NO_FILE = "it cannot be opened"
    FAILING = "the system fails"


class Keeper(Protocol):
    """One who keeps a game.

    `game` is the number by which a player finds it again, None before it is kept; `trouble` is why
    what happened last is not kept, None where it is.
    """

    @property
    def game(self) -> int | None:
        """The number of the game in the list."""
        ...

    @property
    def trouble(self) -> Trouble | None:
        """What is wrong."""
        ...

    def keep(self, number: int, position: Phase, written: Mapping[str, Any]) -> None:
        """Keep the deal of that number from 0 as it stands, with its record; later ones are gone.

        It never raises: what goes wrong is told by `trouble`.
        """
        ...

    def close(self) -> None:
        """Let go of the game: another program may go on with it."""
        ...


class Saved(NamedTuple):
    """A game that is kept: its number in the list, and why what happened last is not, if so."""

    game: int
    trouble: Trouble | None = None


def saved(keeper: Keeper | None) -> Saved | None:
    """Return how a game is kept, None where it is not."""
    if keeper is None or keeper.game is None:
        return None
    return Saved(keeper.game, keeper.trouble)


class Kept(NamedTuple):
    """An unfinished game to go on with: its record, and who keeps it further."""

    record: Mapping[str, Any]
    keeper: Keeper


class Unfinished(NamedTuple):
    """An unfinished game in the list: its number, how it stands, and when it was played (UTC)."""

    game: int
    players: int
    hand: int
    scores: tuple[int, ...]
    played: str


class Books(Protocol):
    """Where games are kept."""

    def begin(self, head: Mapping[str, Any]) -> Keeper | None:
        """Return who keeps a new game, None where it is not kept; `head` is its record's head."""
        ...

    def unfinished(self, levels: Collection[str], most: int) -> tuple[Unfinished, ...]:
        """Return unfinished games, the one played last first, at most so many.

        Their bots are of those levels. There are none where nothing can be read.
        """
        ...

    def take(self, game: int, levels: Collection[str]) -> Kept | None:
        """Return that unfinished game to go on with; None where it cannot be gone on with."""
        ...

    def close(self) -> None:
        """Close them: nothing is kept from now on."""
        ...


class NoBooks:
    """Keeps nothing."""

    def begin(self, head: Mapping[str, Any]) -> Keeper | None:
        """Keep nothing."""
        return None

    def unfinished(self, levels: Collection[str], most: int) -> tuple[Unfinished, ...]:
        """Return nothing."""
        return ()

    def take(self, game: int, levels: Collection[str]) -> Kept | None:
        """Return nothing."""
        return None

    def close(self) -> None:
        """Do nothing."""
