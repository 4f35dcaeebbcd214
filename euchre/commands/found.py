"""Finding the game that a command is about: one that is kept, or one in a file of records."""

from __future__ import annotations

from typing import NamedTuple

import click

from euchre.commands.files import called, read_games


class Found(NamedTuple):
    """A game as a record, or what stands where one should, and what it is called when at fault."""

    record: object
    name: str


def is_kept(name: str) -> bool:
    """Tell whether a name is that of a kept game: a number, or `last`; `./7` is a file."""
    return name.strip().lower() == "last" or (name.isascii() and name.isdecimal())


def find_game(name: str, number: int | None) -> Found:
    """Return the game of that name; of a file with several, that number from 1, else the first.

    Raises click.ClickException where there is none.
    """
    return _kept(name, number) if is_kept(name) else _in_file(name, number)


def _kept(name: str, number: int | None) -> Found:
    from euchre.commands.keeping import kept_games
    from euchre.ui.words.found import GAME_OF_A_FILE, NO_GAMES, no_such_game

    if number is not None:
        raise click.UsageError(GAME_OF_A_FILE)
    with kept_games() as store:
        game = store.find(name)
        if game is None:
            message = NO_GAMES if name.strip().lower() == "last" else no_such_game(name)
            raise click.UsageError(message)
        return Found(store.record(game), f"game {game}")


def _in_file(name: str, number: int | None) -> Found:
    from euchre.rules.record_shape import games_in
    from euchre.ui.words.found import wrong_game

    text, fault = read_games(name)
    if fault:
        message = f"{called(name)}: {fault}"
        raise click.UsageError(message)
    games = list(games_in(text))
    wanted = 1 if number is None else number
    if wanted > len(games):
        message = f"{called(name)}: {wrong_game(wanted, len(games))}"
        raise click.UsageError(message)
    return Found(games[wanted - 1], f"{called(name)}: game {wanted}")
