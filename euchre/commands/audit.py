"""`euchre-cli audit`: packs are dealt again and bots asked again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import click

from euchre.commands.files import read_games


class Verdict(NamedTuple):
    """What is said of one game: the object for `--json`, the lines, the exit code."""

    said: dict[str, Any]
    lines: list[str]
    code: int


@click.command(short_help="Check that packs and bots were honest.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object a game.")
def audit(files: tuple[str, ...], *, as_json: bool) -> int:
    """Check the packs and the bots of the games in each FILE; - is standard input.

    Each commitment is made again from its salt and pack, each pack dealt again from the seed, and
    each bot asked again for each of its decisions, from nothing but its own view. Exits with 0
    when nothing is wrong, 1 when something is, 2 when there is no record to check.
    """
    import json

    from euchre.ui.words.text import printable

    worst = 0
    for name in files:
        text, fault = read_games(name)
        if fault:
            click.echo(f"euchre-cli: {printable(name)}: {fault}", err=True)
            worst = 2
            continue
        named = {"file": name} if len(files) > 1 else {}
        before = f"{printable(name)}: " if named else ""
        for number, verdict in enumerate(verdicts(text), 1):
            worst = max(worst, verdict.code)
            if as_json:
                click.echo(json.dumps({**named, "game": number, **verdict.said}))
                continue
            for line in verdict.lines:
                click.echo(f"{before}game {number}: {line}")
    return worst


def verdicts(text: str) -> Iterator[Verdict]:
    """Audit each game of a file's text, and iterate over what is to be said of each."""
    from euchre.rules.record_shape import games_in

    return map(verdict_on, games_in(text))


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
