"""`euchre-cli simulate`: an arena for bots."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
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
    from io import FileIO

    from euchre.arena.batch import Match
    from euchre.arena.tally import Tally


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
@seed_flag
@click.option("--record", metavar="FILE", help="Write every game's record there, one a line.")
@click.option("--force", is_flag=True, help="Write over the file if it exists.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")
@rule_flags
def simulate(  # noqa: PLR0913 - a flag each
    *,
    games: int,
    bots: str,
    jobs: int,
    seed: int | None,
    record: str | None,
    force: bool,
    as_json: bool,
    **given: Any,  # noqa: ANN401 - the rule flags
) -> int:
    """Play whole games between bots, and print what they came to, with 95 % intervals.

    Every deck is played from each rotation of the bots over the seats. The same seed gives the same
    result with any number of jobs, all but CPU times. A game that is not won after 1,000 deals is
    left unfinished, and won by nobody. Ctrl-C stops early, with what is known so far.
    """
    rules = rules_from(given)
    names = bots_from(bots, rules.players)
    if force and record is None:
        message = "--force is for the file of --record. Name one, or leave it out."
        raise click.UsageError(message)
    import json
    from concurrent.futures import BrokenExecutor

    from euchre.arena.batch import Match
    from euchre.arena.report import report
    from euchre.arena.seatings import seatings
    from euchre.arena.tally import Tally
    from euchre.table.shuffle import new_seed
    from euchre.ui.words.results import WORKER_LOST, simulation_lines, stopped_after

    match = Match(rules, names, new_seed() if seed is None else seed)
    rotations = len(seatings(names))
    decks = -(-games // rotations)
    tally = Tally(rules)
    code = 0
    with ExitStack() as stack:
        file = None
        if record is not None:
            stopped = "The games were stopped."
            file = stack.enter_context(opened(record, force=force, stopped=stopped))
        try:
            _play(match, decks, jobs, tally, file)
        except KeyboardInterrupt:
            said = stopped_after(tally.games, decks * rotations)
            click.echo(f"euchre-cli: {said}", err=True)
            code = 130
        except BrokenExecutor:
            click.echo(f"euchre-cli: {WORKER_LOST}", err=True)
            code = 1
    result = report(tally, names, match.seed)
    for line in [json.dumps(result)] if as_json else simulation_lines(result):
        click.echo(line)
    return code


def _play(match: Match, decks: int, jobs: int, tally: Tally, file: FileIO | None) -> None:
    """Play the decks, adding to the tally and the file whatever is known."""
    from euchre.arena.contest import contest
    from euchre.arena.executors import local_executor

    jobs = min(jobs, decks)
    with local_executor(jobs) as executor, _progress(match, decks) as show:
        for played in contest(match, decks, executor, jobs, recorded=file is not None):
            with _ctrl_c_waits():
                if file is not None:
                    for line in played.records:
                        write_whole(file, line.encode() + b"\n")
                tally.merge(played.tally)
            show(tally)


@contextmanager
def _ctrl_c_waits() -> Generator[None]:
    """Finish first: what is written and what is counted are the same games."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed and before is not signal.SIG_IGN:
        raise KeyboardInterrupt


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
