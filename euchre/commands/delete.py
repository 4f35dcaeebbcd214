"""`euchre-cli delete`: kept games that are wanted no more."""

from __future__ import annotations

import click

from euchre.commands.completing import kept_game


@click.command(short_help="Delete kept games, after asking.")
@click.argument("games", nargs=-1, required=True, metavar="GAME...", shell_complete=kept_game)
@click.option("--yes", is_flag=True, help="Do not ask.")
def delete(games: tuple[str, ...], *, yes: bool) -> int:
    """Delete each GAME of the list; GAME is a number of it, or 'last'.

    A game that is being played is not deleted, and the exit code is then 1.
    """
    from euchre.commands.asking import agreed
    from euchre.commands.export import chosen
    from euchre.commands.keeping import kept_games
    from euchre.ui.words.kept import deleted, is_being_played, sure_to_delete

    with kept_games(to_write=True) as store:
        wanted = chosen(store, games)
        if not yes and not agreed(sure_to_delete(wanted)):
            return 1
        left = store.delete(wanted)
    for game in left:
        click.echo(f"euchre-cli: {is_being_played(game)}", err=True)
    click.echo(deleted(len(wanted) - len(left)))
    return 1 if left else 0
