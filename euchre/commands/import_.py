"""`euchre-cli import`: games from elsewhere, checked by the rules and kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from euchre.commands.files import called, read_games

if TYPE_CHECKING:
    from euchre.rules.record import Replayed
    from euchre.store.importing import Importer


@click.command("import", short_help="Check games by the rules, and keep them.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
def import_(files: tuple[str, ...]) -> int:
    """Check the games in each FILE as 'verify' does, and keep those that are right.

    A FILE holds game records or Euchre Game Notation; - is standard input. A game that is kept
    already is not kept twice. Exits with 0 when every game is right, 1 when one breaks the rules,
    2 when one is no game or a file cannot be read.
    """
    from euchre.commands.keeping import kept_games
    from euchre.store.importing import Importer
    from euchre.ui.words.kept import imported

    worst = 0
    with kept_games(to_write=True) as store:
        importer = Importer(store)
        try:
            for name in files:
                text, fault = read_games(name)
                if fault:
                    click.echo(f"euchre-cli: {called(name)}: {fault}", err=True)
                    worst = 2
                    continue
                worst = max(worst, _bring_in(importer, text, called(name)))
            importer.finish()
        finally:
            click.echo(imported(importer.added, importer.known))
    return worst


def _bring_in(importer: Importer, text: str, name: str) -> int:
    """Bring in the games of a file's text, say what is wrong with others, return the exit code."""
    from functools import partial

    from euchre.egn import is_export_of
    from euchre.ui.words.kept import refused_game

    worst = 0
    for number, checked in enumerate(_checked(text), 1):
        fault, code = checked.fault, checked.code
        if checked.replayed is not None:
            try:
                record = checked.record
                known_by = partial(is_export_of, record) if checked.was_egn else None
                importer.add(record, checked.replayed, known_by)
            except ValueError as error:
                fault, code = f"it cannot be written as JSON: {error}", 2
        if fault:
            click.echo(f"euchre-cli: {refused_game(name, number, fault)}", err=True)
        worst = max(worst, code)
    return worst


class _Checked(NamedTuple):
    """A game of a file, replayed; or what is wrong with it, and the exit code for that."""

    record: Mapping[str, Any]
    replayed: Replayed | None
    fault: str = ""
    code: int = 0
    was_egn: bool = False


def _checked(text: str) -> Iterator[_Checked]:
    """Iterate over the games of a file's text."""
    from euchre.egn import EgnError, from_egn, is_egn
    from euchre.rules.errors import Reason, RecordError
    from euchre.rules.record import replay
    from euchre.rules.record_shape import games_in
    from euchre.ui.words.records import record_fault

    for value in games_in(text):
        try:
            was_egn = is_egn(value)
            records: list[Any] = from_egn(value) if was_egn else [value]
        except EgnError as error:
            yield _Checked({}, None, str(error), 1 if error.fault is not None else 2)
            continue
        for record in records:
            try:
                yield _Checked(record, replay(record), was_egn=was_egn)
            except RecordError as error:
                code = 2 if error.reason is Reason.NO_RECORD else 1
                yield _Checked({}, None, record_fault(error), code)
