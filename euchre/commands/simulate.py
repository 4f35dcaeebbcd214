"""`euchre-cli simulate`: games between bots."""

from __future__ import annotations

import sys
import time
from collections.abc import Generator, Iterable
from contextlib import ExitStack, contextmanager
from io import FileIO
from typing import TYPE_CHECKING, Any

import click

from euchre.commands.flags import (
    bots_flag,
    bots_from,
    rule_flags,
    rules_from,
    seed_flag,
    whole_number,
)

if TYPE_CHECKING:
    from euchre.table.loop import Table


@click.command(short_help="Play games between bots and count.")
@click.option(
    "--games", type=whole_number(1), default=100, show_default=True, metavar="N", help="How many."
)
@bots_flag("The bots: one name for all, or one for every seat.")
@seed_flag
@click.option("--record", metavar="FILE", help="Write every game's record there, one a line.")
@click.option("--force", is_flag=True, help="Write over the file if it exists.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")
@rule_flags
def simulate(  # noqa: PLR0913 - a flag each
    *,
    games: int,
    bots: str,
    seed: int | None,
    record: str | None,
    force: bool,
    as_json: bool,
    **given: Any,  # noqa: ANN401 - the rule flags
) -> int:
    """Play whole games between bots, and print wins and points for each seat.

    A game that is not won after 1,000 deals is left unfinished, and won by nobody. Ctrl-C stops
    early, with what is known so far.
    """
    rules = rules_from(given)
    names = bots_from(bots, rules.players)
    if force and record is None:
        message = "--force is for the file of --record. Name one, or leave it out."
        raise click.UsageError(message)
    import json

    from euchre.arena.simulation import Tally
    from euchre.arena.simulation import simulate as play_games
    from euchre.table.fair import origin
    from euchre.table.shuffle import new_seed
    from euchre.ui.words.results import simulation_lines

    seed = new_seed() if seed is None else seed
    tally = Tally(rules)
    started = time.process_time()
    code = 0
    with ExitStack() as stack:
        file = stack.enter_context(_opened(record, force=force)) if record is not None else None
        try:
            for number, table in enumerate(_progress(play_games(rules, names, games, seed), games)):
                if file is not None:
                    kept = table.record(names, **origin(seed, number, names))
                    file.write(json.dumps(kept, separators=(",", ":")).encode() + b"\n")
                tally.add(table)
        except KeyboardInterrupt:
            click.echo(f"euchre-cli: stopped after {tally.games} of {games} games.", err=True)
            code = 130
    result = {
        "games": tally.games,
        "deals": tally.deals,
        "seed": seed,
        "seats": tally.seats(names),
        "cpu_seconds": round(time.process_time() - started, 3),
    }
    for line in [json.dumps(result)] if as_json else simulation_lines(result):
        click.echo(line)
    return code


@contextmanager
def _opened(name: str, *, force: bool) -> Generator[FileIO]:
    """Open the file for the records; raises click.ClickException where that cannot be.

    It has no buffer: whatever stops the program leaves whole lines.
    """
    try:
        file = FileIO(name, "w" if force else "x")
    except FileExistsError as error:
        message = f"{name} exists. Choose another file, or write over it with --force."
        raise click.UsageError(message) from error
    except (OSError, ValueError) as error:
        message = f"{name}: {_reason(error)}. Choose another file for the records."
        raise click.UsageError(message) from error
    try:
        with file:
            yield file
    except OSError as error:
        message = f"{name}: {_reason(error)}. The games were stopped."
        raise click.ClickException(message) from error


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or "it cannot be written").lower()


def _progress(tables: Iterable[Table], games: int) -> Iterable[Table]:
    """Show a bar on a terminal while the games are played."""
    if sys.stderr is None or not sys.stderr.isatty():
        return tables
    from rich.console import Console
    from rich.progress import track

    return track(tables, "Playing", total=games, console=Console(stderr=True), transient=True)
