"""`euchre-cli review`: each of your decisions judged, and how much was luck and how much play."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import click

from euchre.commands.completing import game_or_file
from euchre.commands.flags import file_name, look_flags, whole_number
from euchre.commands.found import find_game
from euchre.commands.front_end import front_end, settings_from
from euchre.commands.stopping import Stopped, stopping
from euchre.commands.writing import check_files, opened_whole, write_whole

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from euchre.coach.reviews.review import DealReview
    from euchre.table.retold import Retold, RetoldDeal
    from euchre.ui.review.reviewed import Reviewed

_WIDEST: Final = 120
"""The columns of a terminal that are used at most."""
_SYSTEMS: Final[dict[str, Literal["standard", "256", "truecolor"] | None]] = {
    "truecolor": "truecolor",
    "256": "256",
    "standard": "standard",
    "none": None,
}


@click.command(short_help="Judge your decisions, and tell luck from play.")
@click.argument(
    "name", required=False, default="last", metavar="[GAME|FILE]", shell_complete=game_or_file
)
@click.option("--deal", type=whole_number(1), metavar="N", help="Review hand N alone.")
@click.option(
    "--game", type=whole_number(1), metavar="N", help="Game N of the file.  [default: the first]"
)
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")
@click.option("--html", type=file_name, metavar="FILE", help="Write the review as a page of HTML.")
@click.option("--svg", type=file_name, metavar="FILE", help="Write the review as an SVG picture.")
@click.option("--force", is_flag=True, help="Write over the file if it exists.")
@look_flags
def review(  # noqa: PLR0913 - a flag each
    *,
    name: str,
    deal: int | None,
    game: int | None,
    as_json: bool,
    html: str | None,
    svg: str | None,
    force: bool,
    **given: Any,  # noqa: ANN401 - the flags
) -> int:
    """Review a kept GAME, by its number or 'last', or one in a FILE of records.

    Each of your decisions is judged by what you could see, with what it cost against the best, and
    so are the bots'; the three that mattered most come first. All cores are used. Exits with 1
    where the game breaks the rules, with 2 where there is none.
    """
    if force and html is None and svg is None:
        message = "--force is for the file of --html or --svg. Name one, or leave it out."
        raise click.UsageError(message)
    found = find_game(name, game)
    from euchre.rules.errors import Reason, RecordError
    from euchre.table.retold import retold
    from euchre.ui.words.records import record_fault

    try:
        told = retold(found.record)
    except RecordError as error:
        click.echo(f"euchre-cli: {found.name}: {record_fault(error)}", err=True)
        return 2 if error.reason is Reason.NO_RECORD else 1
    if deal is not None and deal > len(told.deals):
        from euchre.ui.words.replay import wrong_deal

        raise click.BadParameter(wrong_deal(deal, len(told.deals)), param_hint="'--deal'")
    files = {kind: file for kind, file in (("html", html), ("svg", svg)) if file is not None}
    check_files({f"--{kind}": file for kind, file in files.items()}, force=force)
    return _told(told, _Wanted(deal, as_json, files, force), given)


class _Wanted(NamedTuple):
    """What is reviewed, one hand or all, and where that goes."""

    only: int | None
    as_json: bool
    files: dict[str, str]
    force: bool


def _told(told: Retold, wanted: _Wanted, given: dict[str, Any]) -> int:
    """Review the game, and say or write what that comes to."""
    from concurrent.futures import BrokenExecutor

    from euchre.ui.review.reviewed import Reviewed
    from euchre.ui.words.review import LOST

    chosen = [deal for deal in told.deals if wanted.only in {None, deal.number}]
    try:
        reviews = _reviewed(chosen)
    except BrokenExecutor:
        click.echo(f"euchre-cli: {LOST}", err=True)
        return 1
    except Stopped as stopped:
        click.echo("euchre-cli: stopped.", err=True)
        return stopped.code
    found = Reviewed(told, reviews, wanted.only)
    _write(found, wanted)
    if wanted.as_json:
        import json

        from euchre.coach.reviews.report import report

        click.echo(json.dumps(report(told, reviews)))
    elif not wanted.files:
        _show(found, given)
    return 0


def _reviewed(deals: Sequence[RetoldDeal]) -> tuple[DealReview, ...]:
    """Return the reviews of deals, made in as many processes as there are cores."""
    from euchre.coach.reviews.summary import cores, review_all

    jobs = min(cores(), max(len(deals), 1))
    found: list[DealReview] = []
    with (
        stopping(),
        closing(review_all(deals, partial(_executor, jobs), jobs)) as reviews,
        _progress(len(deals)) as show,
    ):
        for one in reviews:
            found.append(one)
            show(len(found))
    return tuple(found)


@contextmanager
def _executor(jobs: int) -> Generator[Executor]:
    """Give an executor over so many processes; where none can be started, over this one."""
    from euchre.arena.executors import NoProcesses, local_executor

    with ExitStack() as stack:
        try:
            executor = stack.enter_context(local_executor(jobs))
        except NoProcesses:
            executor = stack.enter_context(local_executor(1))
        yield executor


@contextmanager
def _progress(whole: int) -> Generator[Callable[[int], None]]:
    """Show a bar on a terminal, and give what moves it."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress

    from euchre.ui.words.review import ANALYSING, HANDS

    columns = (ANALYSING, BarColumn(24), MofNCompleteColumn(), HANDS)
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=whole)
        yield lambda done: progress.update(task, completed=done)


def _show(found: Reviewed, given: dict[str, Any]) -> None:
    """Draw the review on a terminal, or tell it in lines."""
    from euchre.commands.configured import configuration

    if sys.stdout is None:
        return
    settings = settings_from(given, configuration().values)
    shown = front_end(settings)
    if shown.plain:
        from euchre.ui.review.transcript import transcript

        for line in transcript(found):
            sys.stdout.write(f"{line}\n")
        return
    from rich.console import Console

    from euchre.ui.render.review import draw_review
    from euchre.ui.screen.windows import Look

    look = Look(shown.colours, shown.ascii_only)
    console = Console(color_system=_SYSTEMS[shown.colours], highlight=False)
    console.width = min(console.width, _WIDEST)
    pen = look.theme(settings._replace(theme="terminal"))
    for part in draw_review(found, look.theme(settings), pen, console.width):
        console.print(part)


def _write(found: Reviewed, wanted: _Wanted) -> None:
    """Write the review into a file of each kind that is named; raises click.UsageError."""
    from euchre.ui.review.pictures import page, picture
    from euchre.ui.words.review import written
    from euchre.ui.words.text import printable

    kinds: dict[str, Callable[[Reviewed], str]] = {"html": page, "svg": picture}
    for kind, name in wanted.files.items():
        stopped = "The review was not written."
        with opened_whole(name, force=wanted.force, stopped=stopped) as file:
            write_whole(file, kinds[kind](found).encode(errors="backslashreplace"))
        click.echo(written(printable(name)), err=wanted.as_json)
