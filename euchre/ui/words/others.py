"""What is said of the other games that are not finished, to choose one of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.table.keeping import Unfinished
from euchre.ui.shelf import Shelf
from euchre.ui.words.listing import time_here

TITLE: Final = "Continue another game"
SCORE: Final = "Score"
PLAYED: Final = "Played"
NOTE: Final = "Your score stands first. The game in play is kept as it is."
MORE: Final = "There are more: euchre-cli games lists them, --game N goes on with one."

_GAMES: Final = {2: "two-handed", 3: "three-handed", 4: "four-handed"}


def unfinished(shelf: Shelf) -> str:
    """Return how many other games are not finished."""
    number = len(shelf.others)
    if shelf.more:
        return f"more than {number} unfinished"
    return f"{number} unfinished"


class OtherLine(NamedTuple):
    """A line of the list: which game, how it stands, and when it was played."""

    text: str
    score: str
    played: str


def other_line(game: Unfinished) -> OtherLine:
    """Return the line of a game.

    >>> other_line(Unfinished(7, 3, 5, (4, 6, 3), "?"))
    OtherLine(text='Game 7, three-handed, hand 5', score='4-6-3', played='?')
    """
    kind = _GAMES.get(game.players, f"{game.players} players")
    return OtherLine(
        f"Game {game.game}, {kind}, hand {game.hand}",
        "-".join(map(str, game.scores)),
        time_here(game.played),
    )
