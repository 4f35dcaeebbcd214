"""`euchre-cli verify`: the referee, who replays records by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import click

from euchre.commands.files import called, read_games


class Verdict(NamedTuple):
    """What the referee says of one game: the object for `--json`, the sentence, the exit code."""

    said: dict[str, Any]
    sentence: str
    code: int


@click.command(short_help="Check game records by the rules.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object a game.")
def verify(files: tuple[str, ...], *, as_json: bool) -> int:
    """Replay the games in each FILE by the rules, and say what is wrong; - is standard input.

    Exits with 0 when every game is right, 1 when one breaks the rules, 2 when one is no record or
    a file is empty or cannot be read.
    """
    import json

    worst = 0
    for name in files:
        text, fault = read_games(name)
        if fault:
            click.echo(f"euchre-cli: {called(name)}: {fault}", err=True)
            worst = 2
            continue
        named = {"file": name} if len(files) > 1 else {}
        before = f"{called(name)}: " if named else ""
        for number, verdict in enumerate(verdicts(text), 1):
            worst = max(worst, verdict.code)
            if as_json:
                click.echo(json.dumps({**named, "game": number, **verdict.said}))
            else:
                click.echo(f"{before}game {number}: {verdict.sentence}")
    return worst


def verdicts(text: str) -> Iterator[Verdict]:
    """Replay each game of a file's text, and iterate over what is to be said of each."""
    from euchre.rules.errors import Reason, RecordError
    from euchre.rules.record import replay
    from euchre.rules.record_shape import games_in
    from euchre.ui.words.records import found_right, record_fault

    for game in games_in(text):
        try:
            replayed = replay(game)
        except RecordError as error:
            fault = record_fault(error)
            said: dict[str, Any] = {
                "ok": False,
                "deal": error.deal,
                "action": error.action,
                "reason": error.reason.name,
                "message": fault,
            }
            yield Verdict(said, fault, 2 if error.reason is Reason.NO_RECORD else 1)
        else:
            said = {
                "ok": True,
                "scores": list(replayed.scores),
                "winners": list(replayed.winners),
            }
            yield Verdict(said, found_right(replayed), 0)
