"""`euchre-cli simulate`: an arena for bots."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import click

from euchre.commands.flags import (
    bots_flag,
    bots_from,
    file_name,
    rule_flags,
    rules_from,
    seed_flag,
    whole_number,
)
from euchre.commands.stopping import Stopped, stopping
from euchre.commands.writing import opened, write_whole

if TYPE_CHECKING:
    from io import FileIO

    from euchre.arena.batch import Match
    from euchre.arena.contest import Opener
    from euchre.arena.tally import Tally

_COMMAND_LINE: Final = click.core.ParameterSource.COMMANDLINE


@click.command(short_help="Play games between bots and count.")
@click.option(
    "--games",
    type=whole_number(1),
    default=100,
    show_default=True,
    metavar="N",
    help="How many, all seatings counted; rounded up to whole decks.",
)
@bots_flag("The bots: one name for all, or one for every seat.")
@click.option(
    "--jobs",
    type=whole_number(1),
    default=1,
    show_default=True,
    metavar="N",
    help="How many processes play.",
)
@click.option(
    "--scheduler",
    metavar="ADDRESS",
    help="Play on the Dask cluster of this scheduler, as tcp://127.0.0.1:8786.",
)
@seed_flag
@click.option(
    "--record",
    type=file_name,
    metavar="FILE",
    help="Write every game's record there, one a line.",
)
@click.option("--force", is_flag=True, help="Write over the file if it exists.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")
@rule_flags
@click.pass_context
def simulate(  # noqa: PLR0913 - a flag each
    context: click.Context,
    /,
    *,
    games: int,
    bots: str,
    jobs: int,
    scheduler: str | None,
    seed: int | None,
    record: str | None,
    force: bool,
    as_json: bool,
    **given: Any,  # noqa: ANN401 - the rule flags
) -> int:
    """Play whole games between bots, and print what they came to, with 95 % intervals.

    Every deck is played from each rotation of the bots over the seats. The same seed gives the same
    result with any number of jobs, and on a cluster, all but CPU times. A game that is not won
    after 1,000 deals is left unfinished, and won by nobody. Ctrl-C stops early, with what is known
    so far.
    """
    rules = rules_from(given)
    names = bots_from(bots, rules.players)
    if force and record is None:
        message = "--force is for the file of --record. Name one, or leave it out."
        raise click.UsageError(message)
    if scheduler is not None and context.get_parameter_source("jobs") is _COMMAND_LINE:
        from euchre.ui.words.cluster import BESIDE_JOBS

        raise click.UsageError(BESIDE_JOBS)
    import json
    from concurrent.futures import BrokenExecutor

    from euchre.arena.batch import Match
    from euchre.arena.contest import NoPool
    from euchre.arena.report import report
    from euchre.arena.seatings import seatings
    from euchre.arena.tally import Tally
    from euchre.table.shuffle import new_seed
    from euchre.ui.words.cluster import CLUSTER_LOST
    from euchre.ui.words.results import WORKER_LOST, simulation_lines, stopped_after
    from euchre.ui.words.text import printable

    match = Match(rules, names, new_seed() if seed is None else seed)
    rotations = len(seatings(names))
    decks = -(-games // rotations)
    tally = Tally(rules)
    pool = _pool(scheduler, min(jobs, decks))
    code, said = 0, ""
    try:
        with _file(record, force=force) as file:
            _play(match, decks, pool, tally, file)
    except KeyboardInterrupt as stopped:
        code = stopped.code if isinstance(stopped, Stopped) else 130
        said = stopped_after(tally.games, decks * rotations)
    except NoPool as error:
        code, said = 1, str(error)
    except BrokenExecutor:
        code, said = 1, WORKER_LOST if scheduler is None else CLUSTER_LOST
    except click.UsageError:
        raise  # there is no file to write, and nothing was played
    except click.ClickException as error:
        code, said = 1, printable(error.message)
    if code:
        click.echo(f"euchre-cli: {said}", err=True)
    result = report(tally, names, match.seed)
    for line in [json.dumps(result)] if as_json else simulation_lines(result):
        click.echo(line)
    return code


def _file(name: str | None, *, force: bool) -> AbstractContextManager[FileIO | None]:
    """Open the file of the records, if there is one; raises click.ClickException."""
    if name is None:
        return nullcontext()
    return opened(name, force=force, stopped="The games were stopped.")


def _pool(scheduler: str | None, jobs: int) -> Opener:
    """Return what opens processes here, or a cluster; raises click.UsageError if none can play."""
    from euchre.arena.contest import NoPool
    from euchre.arena.executors import local_pool

    if scheduler is None:
        return partial(local_pool, jobs)
    try:
        from euchre.arena.cluster import cluster_pool
    except ImportError as error:
        from euchre.ui.words.cluster import NO_DASK

        raise click.UsageError(NO_DASK) from error
    pool = partial(cluster_pool, scheduler)
    try:
        with pool():
            return pool
    except NoPool as error:
        raise click.UsageError(str(error)) from error


def _play(match: Match, decks: int, pool: Opener, tally: Tally, file: FileIO | None) -> None:
    """Play the decks, adding to the tally and the file whatever is known."""
    from euchre.arena.contest import contest

    results = contest(match, decks, pool, recorded=file is not None)
    with stopping() as stop, closing(results), _progress(match, decks) as show:
        for played in results:
            # What is written and what is counted are the same games.
            with stop.waits():
                if file is not None:
                    write_whole(file, *(line.encode() + b"\n" for line in played.records))
                tally.merge(played.tally)
            show(tally)


@contextmanager
def _progress(match: Match, decks: int) -> Generator[Callable[[Tally], None]]:
    """Show a bar on a terminal, and give what moves it."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _tally: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from euchre.arena.report import about_of
    from euchre.arena.seatings import seatings
    from euchre.ui.words.results import known_so_far

    columns = ("Playing", BarColumn(24), MofNCompleteColumn(), TextColumn("{task.fields[known]}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=decks * len(seatings(match.bots)), known="")

        def show(tally: Tally) -> None:
            wins = tally.wins(0)
            known = known_so_far(match.bots[0], wins.ratio, about_of(wins))
            progress.update(task, completed=tally.games, known=known)

        yield show
