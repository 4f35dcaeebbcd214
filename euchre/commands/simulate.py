"""`euchre-cli simulate`: games between bots."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import click

from euchre.commands.flags import (
    WholeNumber,
    bots_flag,
    bots_from,
    rule_flags,
    rules_from,
    seed_flag,
)

if TYPE_CHECKING:
    from euchre.table.loop import Table


@click.command(short_help="Play games between bots and count.")
@click.option(
    "--games", type=WholeNumber(1), default=100, show_default=True, metavar="N", help="How many."
)
@bots_flag("The bots: one name for all, or one for every seat.")
@seed_flag
@click.option("--record", metavar="FILE", help="Write every game's record there, one a line.")
@click.option("--force", is_flag=True, help="Write over the file if it exists.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")
@rule_flags
def simulate(
    *,
    games: int,
    bots: str,
    seed: int | None,
    record: str | None,
    force: bool,
    as_json: bool,
    **given: Any,  # noqa: ANN401 - the rule flags
) -> None:
    """Play whole games between bots, and print wins and points for each seat.

    A game that is not won after 1,000 deals is left unfinished, and won by nobody.
    """
    rules = rules_from(given)
    names = bots_from(bots, rules.players)
    from euchre.arena.simulation import Tally
    from euchre.arena.simulation import simulate as play_games
    from euchre.table.shuffle import new_seed
    from euchre.ui.words.results import simulation_lines

    seed = new_seed() if seed is None else seed
    tally = Tally(rules)
    started = time.process_time()
    with ExitStack() as stack:
        file = stack.enter_context(_written(record, force=force)) if record else None
        for number, table in enumerate(_progress(play_games(rules, names, games, seed), games)):
            tally.add(table)
            if file is not None:
                kept = table.record(names, seed=seed, game=number, bots=list(names))
                file.write(json.dumps(kept, separators=(",", ":")) + "\n")
    result = {
        "games": tally.games,
        "deals": tally.deals,
        "seed": seed,
        "seats": tally.seats(names),
        "cpu_seconds": round(time.process_time() - started, 3),
    }
    if as_json:
        click.echo(json.dumps(result))
    else:
        for line in simulation_lines(result):
            click.echo(line)


@contextmanager
def _written(name: str, *, force: bool) -> Iterator[IO[str]]:
    """Open the file for the records; raises click.UsageError where that cannot be."""
    try:
        file = Path(name).open("w" if force else "x", encoding="utf-8")
    except FileExistsError as error:
        message = f"{name} exists. Choose another file, or write over it with --force."
        raise click.UsageError(message) from error
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or "it cannot be written").lower()
        message = f"{name}: {reason}. Choose another file for the records."
        raise click.UsageError(message) from error
    with file:
        yield file


def _progress(tables: Iterator[Table], games: int) -> Iterator[Table]:
    """Show a bar on a terminal while the games are played."""
    if not sys.stderr.isatty():
        yield from tables
        return
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    yield from track(tables, "Playing", total=games, console=console, transient=True)
