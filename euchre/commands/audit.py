"""`euchre-cli audit`: packs are dealt again and bots asked again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import click

from euchre.commands.completing import game_or_file
from euchre.commands.files import called, read_games
from euchre.commands.found import find_game, is_kept


class Verdict(NamedTuple):
    """What is said of one game: the object for `--json`, the lines, the exit code."""

    said: dict[str, Any]
    lines: list[str]
    code: int


@click.command(short_help="Check that packs and bots were honest.")
@click.argument(
    "names", nargs=-1, required=True, metavar="GAME|FILE...", shell_complete=game_or_file
)
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object a game.")
def audit(names: tuple[str, ...], *, as_json: bool) -> int:
    """Check the packs and the bots of each GAME, or of the games in each FILE.

    GAME is a number of the list, or 'last'; - is standard input.

    Each commitment is made again from its salt and pack, each pack dealt again from the seed, and
    each bot asked again for each of its decisions, from nothing but its own view. Exits with 0
    when nothing is wrong, 1 when something is, 2 when there is no record to check.
    """
    import json

    worst = 0
    for name in names:
        asked, fault = _asked(name, is_one_of_many=len(names) > 1)
        if fault:
            click.echo(f"euchre-cli: {fault}", err=True)
            worst = 2
        for one in asked:
            verdict = verdict_on(one.record)
            worst = max(worst, verdict.code)
            if as_json:
                click.echo(json.dumps({**one.said, **verdict.said}))
                continue
            for line in verdict.lines:
                click.echo(f"{one.name}: {line}")
    return worst


class _Asked(NamedTuple):
    """A game to be audited: what `--json` says of which it is, what it is called, its record."""

    said: dict[str, Any]
    name: str
    record: object


def _asked(name: str, *, is_one_of_many: bool) -> tuple[Iterable[_Asked], str]:
    """Return the games of a name, and what is wrong with a file.

    Raises click.ClickException where there is no such kept game.
    """
    from euchre.rules.record_shape import games_in

    if is_kept(name):
        found = find_game(name, None)
        return [_Asked({"kept": name}, found.name, found.record)], ""
    text, fault = read_games(name)
    if fault:
        return (), f"{called(name)}: {fault}"
    said, before = ({"file": name}, f"{called(name)}: ") if is_one_of_many else ({}, "")
    return (
        _Asked({**said, "game": number}, f"{before}game {number}", game)
        for number, game in enumerate(games_in(text), 1)
    ), ""


def verdict_on(game: Any) -> Verdict:  # noqa: ANN401 - any JSON value
    """Audit a game, and return what is to be said of it."""
    from euchre.audit import audit as check
    from euchre.rules.errors import Reason, RecordError
    from euchre.ui.words.audit import audit_line, finding_line
    from euchre.ui.words.records import record_fault

    try:
        found = check(game)
    except RecordError as error:
        fault = record_fault(error)
        code = 2 if error.reason is Reason.NO_RECORD else 1
        return Verdict({"ok": False, "findings": [{"message": fault}]}, [fault], code)
    findings = [
        {
            "kind": finding.kind.name,
            "wrong": finding.kind.is_wrong,
            "deal": finding.deal,
            "action": finding.action,
            "message": finding_line(finding),
        }
        for finding in found.findings
    ]
    said = {
        "ok": found.is_right,
        "deals": found.deals,
        "commitments": found.committed,
        "packs": found.dealt_again,
        "decisions": found.asked_again,
        "findings": findings,
    }
    return Verdict(
        said,
        [audit_line(found), *map(finding_line, found.findings)],
        0 if found.is_right else 1,
    )
