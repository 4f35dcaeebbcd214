"""`euchre-cli games`: the kept games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from euchre.commands.flags import whole_number
from euchre.commands.picking import players_flag, since_flag

if TYPE_CHECKING:
    from euchre.store.games import Listed

_SHOWN = 20


@click.command(short_help="List the games that are kept.")
@players_flag
@click.option("--finished/--unfinished", default=None, help="Only those that are over, or are not.")
@click.option("--bots", metavar="LEVEL", help="Only those with such a bot.")
@since_flag("Only games begun on that day or later.")
@click.option(
    "--limit", type=whole_number(1), metavar="N", help=f"At most so many.  [default: {_SHOWN}]"
)
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object a game, of all games.")
def games(  # noqa: PLR0913 - a flag each
    *,
    players: int | None,
    finished: bool | None,
    bots: str | None,
    since: str | None,
    limit: int | None,
    as_json: bool,
) -> int:
    """List the games that are kept, the one played last first.

    Another command takes a game by its number in this list, or as 'last'.
    """
    import json

    from euchre.commands.keeping import kept_games
    from euchre.store.games import Wanted
    from euchre.ui.words.listing import game_lines

    wanted = Wanted(players, finished, bots, since)
    with kept_games() as store:
        most = limit if as_json else limit or _SHOWN
        found = store.listed(wanted, most)
        count = len(found) if as_json else store.count(wanted)
    objects = map(object_of, found)
    for line in map(json.dumps, objects) if as_json else game_lines(list(objects), count):
        click.echo(line)
    return 0


def object_of(game: Listed) -> dict[str, Any]:
    """Return a game of the list as it is printed with `--json`."""
    finished = game.winners is not None
    return {
        "game": game.id,
        "begun": game.begun,
        "played": game.played,
        "players": game.players,
        "bots": None if game.bots is None else list(game.bots),
        "seat": game.seat,
        "deals": game.dealt,
        "scores": list(game.scores),
        "finished": finished,
        "winners": list(game.winners or ()),
        "won": game.won if finished and game.seat is not None else None,
    }
