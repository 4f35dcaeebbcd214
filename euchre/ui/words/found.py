"""What is said where the game that a command is about is not there."""

from __future__ import annotations

from typing import Final

from euchre.ui.words.text import excerpt

NO_GAMES: Final = "No game is kept yet. Play one, or give a file of game records."
GAME_OF_A_FILE: Final = "--game says which game of a file. Give a file, or leave it out."

_LONGEST: Final = 40


def no_such_game(name: str) -> str:
    """Return that no kept game has that number."""
    return f"No kept game has the number {excerpt(name, _LONGEST)}. 'last' is the latest."


def wrong_game(number: int, games: int) -> str:
    """Return that a file has no game of that number.

    >>> wrong_game(3, 1)
    'there is no game 3 in it; it has 1 game.'
    """
    has = "1 game" if games == 1 else f"{games} games"
    return f"there is no game {number} in it; it has {has}."
