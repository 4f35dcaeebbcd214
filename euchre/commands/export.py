"""`euchre-cli export`: kept games as records, or in Euchre Game Notation."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING

import click

from euchre.commands.completing import kept_game
from euchre.commands.flags import file_name, one_of, values_shown
from euchre.commands.writing import opened_whole, write_whole

if TYPE_CHECKING:
    from euchre.store.games import Store

_FORMATS = ("record", "egn")


@click.command(short_help="Write kept games as records, or in Euchre Game Notation.")
@click.argument("games", nargs=-1, metavar="[GAME...]", shell_complete=kept_game)
@click.option(
    "--format",
    "format_",
    type=one_of(_FORMATS),
    default="record",
    show_default=True,
    metavar=values_shown(_FORMATS),
    help="Records, or Euchre Game Notation for four-handed games.",
)
@click.option(
    "--output",
    "-o",
    type=file_name,
    metavar="FILE",
    help="Write there, not to standard output.",
)
@click.option("--force", is_flag=True, help="Write over the file if it exists.")
def export(games: tuple[str, ...], *, format_: str, output: str | None, force: bool) -> int:
    """Write each GAME of the list, or all, one a line.

    GAME is a number of the list, or 'last'. What cannot be written is said, and the exit code is
    then 1.
    """
    if force and output is None:
        message = "--force is for the file of --output. Name one, or leave it out."
        raise click.UsageError(message)
    from euchre.commands.keeping import kept_games
    from euchre.ui.words.text import printable

    code = 0
    with ExitStack() as stack:
        store = stack.enter_context(kept_games())
        wanted = chosen(store, games) if games else store.ids()
        file = None
        if output is not None:
            stopped = "The games were not written."
            file = stack.enter_context(opened_whole(output, force=force, stopped=stopped))
        for line, fault in _lines(store, wanted, format_):
            if fault is not None:
                click.echo(f"euchre-cli: {printable(fault)}", err=True)
                code = 1
            elif file is None:
                click.echo(line)
            else:
                write_whole(file, line.encode("ascii") + b"\n")
    return code


def chosen(store: Store, games: tuple[str, ...]) -> list[int]:
    """Return the games that were named, each once; raises click.BadParameter, CannotKeep."""
    from euchre.ui.words.kept import no_such_game

    found: dict[int, None] = {}
    for name in games:
        game = store.find(name)
        if game is None:
            raise click.BadParameter(no_such_game(name[:40]), param_hint="'GAME'")
        found[game] = None
    return list(found)


def _lines(store: Store, games: list[int], format_: str) -> Iterator[tuple[str, str | None]]:
    """Iterate over games in a line each, or what is wrong with one."""
    import json

    from euchre.egn import EgnError, to_egn
    from euchre.store.games import Unreadable
    from euchre.ui.words.kept import about_game, unreadable

    for game in games:
        try:
            record = store.record(game)
            said = record if format_ == "record" else to_egn(record)
            yield json.dumps(said, separators=(",", ":")), None
        except Unreadable:
            yield "", unreadable(game)
        except EgnError as error:
            yield "", about_game(game, str(error))
