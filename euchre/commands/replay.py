"""`euchre-cli replay`: a game looked at again, step by step, in lines, as a page or a picture."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from euchre.commands.completing import game_or_file
from euchre.commands.flags import file_name, look_flags, whole_number
from euchre.commands.found import find_game
from euchre.commands.front_end import FrontEnd, front_end, settings_from
from euchre.commands.writing import check_files, opened_whole, write_whole

if TYPE_CHECKING:
    from euchre.rules.seats import Seat
    from euchre.settings import Settings
    from euchre.table.retold import Retold


@click.command(short_help="Look at a game again, step by step.")
@click.argument(
    "name", required=False, default="last", metavar="[GAME|FILE]", shell_complete=game_or_file
)
@click.option(
    "--deal", type=whole_number(1), metavar="N", help="Begin with hand N; in lines, tell it alone."
)
@click.option(
    "--game", type=whole_number(1), metavar="N", help="Game N of the file.  [default: the first]"
)
@click.option(
    "--hand",
    metavar="WHOSE",
    help="Whose cards are seen: a name, a number in playing order, or 'all'.  [default: all]",
)
@click.option("--html", type=file_name, metavar="FILE", help="Write the game as a page of HTML.")
@click.option("--svg", type=file_name, metavar="FILE", help="Write the game as an SVG picture.")
@click.option("--force", is_flag=True, help="Write over the file if it exists.")
@look_flags
def replay(  # noqa: PLR0913 - a flag each
    *,
    name: str,
    deal: int | None,
    game: int | None,
    hand: str | None,
    html: str | None,
    svg: str | None,
    force: bool,
    **given: Any,  # noqa: ANN401 - the flags
) -> int:
    """Look again at a kept GAME, by its number or 'last', or at one in a FILE of records.

    Of a hand that was passed in, or is not finished, your own cards are seen and no others. In a
    FILE that says of no seat that a person played it, --hand says whose cards these are. Exits
    with 1 where the game breaks the rules, with 2 where there is none.
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
        seen = _seat(hand, told)
        if seen is not None:
            told = retold(found.record, owner=seen)
    except RecordError as error:
        click.echo(f"euchre-cli: {found.name}: {record_fault(error)}", err=True)
        return 2 if error.reason is Reason.NO_RECORD else 1
    _check_deal(deal, told)
    files = {kind: file for kind, file in (("html", html), ("svg", svg)) if file is not None}
    if files:
        check_files({f"--{kind}": file for kind, file in files.items()}, force=force)
        _write(told, seen, deal, files, force=force)
        return 0
    return _show(told, seen, deal, given)


def _seat(hand: str | None, told: Retold) -> Seat | None:
    """Return the seat whose hand is wanted, None for all; raises click.BadParameter."""
    from euchre.ui.words.replay import names_by_seat, wrong_hand

    if hand is None or hand.strip().lower() == "all":
        return None
    names = names_by_seat(told.names, told.rules.players)
    meant = hand.strip().casefold()
    known = {str(number): number - 1 for number in range(1, len(names) + 1)}
    known.update({name.casefold(): seat for seat, name in enumerate(names)})
    if meant not in known:
        raise click.BadParameter(wrong_hand(hand, names), param_hint="'--hand'")
    return known[meant]


def _check_deal(deal: int | None, told: Retold) -> None:
    from euchre.ui.words.replay import wrong_deal

    if deal is not None and deal > len(told.deals):
        raise click.BadParameter(wrong_deal(deal, len(told.deals)), param_hint="'--deal'")


def _show(told: Retold, seen: Seat | None, deal: int | None, given: dict[str, Any]) -> int:
    """Show the replay at the table, or tell it in lines, and return the exit code."""
    from euchre.commands.configured import configuration

    settings = settings_from(given, configuration().values)
    shown = front_end(settings)
    if shown.plain or not told.deals:
        return _tell(told, seen, deal)
    left_code, in_plain = _look(told, seen, deal, settings, shown)
    return _tell(told, seen, deal) if in_plain else left_code


def _look(
    told: Retold, seen: Seat | None, deal: int | None, settings: Settings, shown: FrontEnd
) -> tuple[int, bool]:
    from euchre.ui.replay.app import ReplayApp
    from euchre.ui.replay.place import Replay

    look = (shown.colours, shown.ascii_only)
    return ReplayApp(Replay(told, seen, (deal or 1) - 1), settings, look).run()


def _tell(told: Retold, seen: Seat | None, deal: int | None) -> int:
    from euchre.ui.replay.transcript import transcript

    if sys.stdout is not None:
        for line in transcript(told, seen, deal):
            sys.stdout.write(f"{line}\n")
    return 0


def _write(
    told: Retold,
    seen: Seat | None,
    deal: int | None,
    files: dict[str, str],
    *,
    force: bool,
) -> None:
    """Write the game into a file of each kind that is named; raises click.UsageError."""
    from euchre.ui.replay.pictures import page, picture
    from euchre.ui.words.replay import written
    from euchre.ui.words.text import printable

    kinds: dict[str, Callable[[Retold, Seat | None, int | None], str]] = {
        "html": page,
        "svg": picture,
    }
    for kind, name in files.items():
        stopped = "The game was not written."
        with opened_whole(name, force=force, stopped=stopped) as file:
            write_whole(file, kinds[kind](told, seen, deal).encode(errors="backslashreplace"))
        click.echo(written(printable(name)))
