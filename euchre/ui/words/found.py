"""What is said where the game that a command is about is not there."""

from __future__ import annotations

from typing import Final

from euchre.table.keeping import Hindrance
from euchre.ui.words.text import excerpt

NO_GAMES: Final = "No game is kept yet. Play one, or give a file of game records."
GAME_OF_A_FILE: Final = "--game says which game of a file. Give a file, or leave it out."

NO_GAMES_HERE: Final = "The kept games cannot be reached, so none of them can go on."
NONE_UNFINISHED: Final = "No kept game is unfinished. Without --game another one begins."

_LONGEST: Final = 40


def no_such_game(name: str) -> str:
    """Return that no kept game has that number."""
    return f"No kept game has the number {excerpt(name, _LONGEST)}. 'last' is the latest."


_HINDRANCES: Final = {
    Hindrance.OVER: "is over",
    Hindrance.NOT_YOURS: "is no game of yours",
    Hindrance.NOT_KNOWN: "cannot be dealt on, as its packs or its bots are not known here",
    Hindrance.PLAYED_ELSEWHERE: "is being played in another window",
    Hindrance.DAMAGED: "is damaged in the file of games, or was deleted",
}


def cannot_go_on(game: int, hindrance: Hindrance) -> str:
    """Return why a kept game cannot go on.

    >>> cannot_go_on(7, Hindrance.OVER).split(". ")[0]
    'Game 7 is over'
    """
    return (
        f"Game {game} {_HINDRANCES[hindrance]}."
        " 'euchre-cli games --unfinished' lists those that are not finished."
    )


def wrong_game(number: int, games: int) -> str:
    """Return that a file has no game of that number.

    >>> wrong_game(3, 1)
    'there is no game 3 in it; it has 1 game.'
    """
    has = "1 game" if games == 1 else f"{games} games"
    return f"there is no game {number} in it; it has {has}."
