"""What is said of keeping games: going on with one, leaving one, and what goes wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.table.keeping import Saved, Trouble
from euchre.ui.words.ends import NOT_FINISHED
from euchre.ui.words.text import printable

SAVED_AGAIN: Final = "The game is saved again, with all that was missing."

_NOT_SAVED: Final = {
    Trouble.FULL: "The disk is full, so the game is not saved just now. Make room for it.",
    Trouble.READ_ONLY: "The file of games cannot be written, so the game is not saved.",
    Trouble.LOCKED: "Another program holds the file of games: this is not saved just now.",
    Trouble.DAMAGED: "The file of games is damaged, so the game is not saved.",
    Trouble.NEWER: "A newer version wrote the file of games, so the game is not saved.",
    Trouble.NO_FILE: "The file of games cannot be reached, so the game is not saved.",
    Trouble.FAILING: "The file of games cannot be used: this is not saved just now.",
}

_CANNOT_OPEN: Final = {
    Trouble.FULL: "the disk is full, so {path} cannot be written. Make room on it",
    Trouble.READ_ONLY: "{path} cannot be written. Give it a folder of yours with XDG_DATA_HOME",
    Trouble.LOCKED: "another program holds {path}. Try again when it has ended",
    Trouble.DAMAGED: "{path} is damaged, or no file of games. The next game sets it aside",
    Trouble.NEWER: "{path} was written by a newer version of euchre-cli. Install that version",
    Trouble.NO_FILE: "{path} is no file that can be opened. Move it away",
    Trouble.FAILING: "the system cannot read or write {path}. Try again, or look after its disk",
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


def does_not_go_on(game: int) -> str:
    """Return why the game that was chosen does not go on; the table stays as it was."""
    return f"Game {game} is played in another window, over, or cannot be read."


def not_left(trouble: Trouble) -> str:
    """Return why a game is not left for another one: what was played would be gone."""
    return f"This game is not left, as its end is not kept: {trouble.value}."


NOTHING_KEPT: Final = (
    "Games are not kept just now, as --no-save says so, and so there is nothing to add up. Without"
    " it, every game is kept as it is played, and euchre-cli stats adds up what there is already."
)
NOT_KEPT: Final = "It is not kept."


def left(saved: Saved | None) -> str:
    """Return what becomes of a game that is left before its end."""
    return f"{NOT_FINISHED} {NOT_KEPT if saved is None else where_it_is(saved)}"


def where_it_is(saved: Saved, *, for_another: bool = False) -> str:
    """Return where a game that is left is to be found, or how much of it, if all of it is not.

    >>> where_it_is(Saved(7)), where_it_is(Saved(7), for_another=True)
    ('It is kept as game 7: euchre-cli goes on with it.', 'It stays in the list, as game 7.')
    """
    if saved.trouble is not None:
        return f"Its end is not kept: {saved.trouble.value}."
    if for_another:
        return f"It stays in the list, as game {saved.game}."
    return f"It is kept as game {saved.game}: euchre-cli goes on with it."


NOTHING_DONE: Final = "Nothing was changed."


def _games(number: int) -> str:
    return f"{number} {'game' if number == 1 else 'games'}"


def no_such_game(name: str) -> str:
    """Return that no game has that name."""
    return (
        f"there is no game {printable(name)!r}. 'euchre-cli games' lists them; 'last' is one too."
    )


def about_game(game: int, fault: str) -> str:
    """Return what is wrong with a kept game."""
    return f"game {game}: {fault.rstrip('.')}."


def unreadable(game: int) -> str:
    """Return that the file was changed from outside."""
    return about_game(game, "the file of games is damaged there, so it cannot be read")


def refused_game(file: str, number: int, fault: str) -> str:
    """Return why a game of a file is not brought in."""
    return f"{file}: game {number}: {fault.rstrip('.')}. It is not kept."


def imported(added: int, known: int) -> str:
    """Return how many games were brought in.

    >>> imported(1, 0), imported(120, 3)
    ('1 game added.', '120 games added, 3 were kept already.')
    """
    if not known:
        return f"{_games(added)} added."
    return f"{_games(added)} added, {known} {'was' if known == 1 else 'were'} kept already."


def sure_to_delete(games: Sequence[int]) -> str:
    """Return the question whether games are to be deleted."""
    if len(games) == 1:
        return f"Delete game {games[0]}?"
    return f"Delete {len(games)} games?"


def deleted(number: int) -> str:
    """Return how many games were deleted."""
    return f"{_games(number)} deleted."


def is_being_played(game: int) -> str:
    """Return why a game is not deleted."""
    return f"game {game} is being played in another window. Leave it there first."


def sure_to_reset(games: int, positions: int = 0) -> str:
    """Return the question whether the statistics of games and of practice are to begin anew.

    >>> print(sure_to_reset(5))
    Count none of the 5 games kept so far? They stay in the list.
    >>> print(sure_to_reset(0, 3))
    Count none of the 3 positions practised so far? What went wrong still comes back.
    """
    if not positions:
        return f"Count none of the {_games(games)} kept so far? They stay in the list."
    practised = f"{_positions(positions)} practised so far? "
    if not games:
        return f"Count none of the {practised}What went wrong still comes back."
    return (
        f"Count none of the {_games(games)} kept and none of the {practised}"
        "The games stay in the list, and what went wrong still comes back."
    )


def was_reset(games: int, positions: int = 0) -> str:
    """Return that the statistics begin anew.

    >>> print(was_reset(1))
    The statistics begin anew; 1 game is counted no more.
    >>> print(was_reset(2, 1))
    The statistics begin anew; 2 games and 1 position of practice are counted no more.
    """
    what = _games(games)
    if positions:
        practised = f"{_positions(positions)} of practice"
        what = f"{what} and {practised}" if games else practised
    is_one = games + positions == 1
    return f"The statistics begin anew; {what} {'is' if is_one else 'are'} counted no more."


def _positions(number: int) -> str:
    return f"{number} {'position' if number == 1 else 'positions'}"
