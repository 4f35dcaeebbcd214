"""What is said where the game that a command is about is not there."""

from __future__ import annotations

from typing import Final

from euchre.ui.words.text import excerpt

NO_GAMES: Final = "No game is kept yet. Play one, or give a file of game records."
GAME_OF_A_FILE: Final = "--game says which game of a file. Give a file, or leave it out."

NO_GAMES_HERE: Final = "The kept games cannot be reached, so none of them can go on."
NONE_UNFINISHED: Final = "No kept game is unfinished. Without --game another one begins."

_LONGEST: Final = 40


def no_such_game(name: str) -> str:
    """Return that no kept game has that number."""
    return f"No kept game has the number {excerpt(name, _LONGEST)}. 'last' is the latest."


def cannot_go_on(game: int) -> str:
    """Return why a kept game cannot go on."""
    return (
        f"Game {game} is over, is being played in another window, or is no game of yours."
        " 'euchre-cli games --unfinished' lists those that can go on."
    )


def wrong_game(number: int, games: int) -> str:
    """Return that a file has no game of that number.

    >>> wrong_game(3, 1)
    'there is no game 3 in it; it has 1 game.'
    """
    has = "1 game" if games == 1 else f"{games} games"
    return f"there is no game {number} in it; it has {has}."
