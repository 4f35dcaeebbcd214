"""What is said of keeping games: going on with one, leaving one, and what goes wrong."""

from __future__ import annotations

from typing import Final

from euchre.table.keeping import Keeper, Trouble

SAVED_AGAIN: Final = "The game is saved again, with all that was missing."

_NOT_SAVED: Final = {
    Trouble.FULL: "The disk is full, so the game is not saved just now. Make room for it.",
    Trouble.READ_ONLY: "The file of games cannot be written, so the game is not saved.",
    Trouble.LOCKED: "Another program holds the file of games: this is not saved just now.",
    Trouble.DAMAGED: "The file of games is damaged, so the game is not saved.",
    Trouble.NEWER: "A newer version wrote the file of games, so the game is not saved.",
    Trouble.NO_FILE: "The file of games cannot be reached, so the game is not saved.",
}

_CANNOT_OPEN: Final = {
    Trouble.FULL: "the disk is full, so {path} cannot be written. Make room on it",
    Trouble.READ_ONLY: "{path} cannot be written. Give it a folder of yours with XDG_DATA_HOME",
    Trouble.LOCKED: "another program holds {path}. Try again when it has ended",
    Trouble.DAMAGED: "{path} is damaged",
    Trouble.NEWER: "{path} was written by a newer version of euchre-cli. Install that version",
    Trouble.NO_FILE: "{path} is no file that can be opened. Move it away",
}


def cannot_open(trouble: Trouble, path: str) -> str:
    """Return why the file of games cannot be used, and what to do about it."""
    return f"{_CANNOT_OPEN[trouble].format(path=path)}."


def plays_unsaved(trouble: Trouble, path: str) -> str:
    """Return the same at the start of a game, which is then played all the same."""
    return f"{cannot_open(trouble, path)} This game is not saved."


def was_set_aside(path: str, aside: str) -> str:
    """Return where a damaged file of games is now."""
    return f"{path} is damaged, or no file of games. It is now {aside}, and a new one was begun."


def not_saved(trouble: Trouble) -> str:
    """Return what is said in a game that cannot be kept any further."""
    return _NOT_SAVED[trouble]


def going_on(game: int | None, hand: int) -> str:
    """Return that a kept game goes on.

    >>> going_on(12, 4)
    'Going on with game 12, hand 4. To start another: euchre-cli --new'
    """
    return f"Going on with game {game}, hand {hand}. To start another: euchre-cli --new"


def left(keeper: Keeper | None) -> str:
    """Return what becomes of a game that is left before its end."""
    if keeper is None or keeper.game is None:
        return "The game is not finished. It is not kept."
    if keeper.trouble is not None:
        return f"The game is not finished. Its end is not kept: {keeper.trouble.value}."
    return (
        f"The game is not finished. It is kept as game {keeper.game}: euchre-cli goes on with it."
    )
