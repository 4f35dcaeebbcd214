"""`euchre-cli simulate`: games between bots."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from contextlib import ExitStack
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
from euchre.commands.writing import opened, write_whole

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
        file = None
        if record is not None:
            stopped = "The games were stopped."
            file = stack.enter_context(opened(record, force=force, stopped=stopped))
        try:
            for number, table in enumerate(_progress(play_games(rules, names, games, seed), games)):
                if file is not None:
                    kept = table.record(names, **origin(seed, number, names))
                    write_whole(file, json.dumps(kept, separators=(",", ":")).encode() + b"\n")
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


def _progress(tables: Iterable[Table], games: int) -> Iterable[Table]:
    """Show a bar on a terminal while the games are played."""
    if sys.stderr is None or not sys.stderr.isatty():
        return tables
    from rich.console import Console
    from rich.progress import track

    return track(tables, "Playing", total=games, console=Console(stderr=True), transient=True)
