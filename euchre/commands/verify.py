"""`euchre-cli verify`: the referee, who replays records by the rules."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click


class Verdict(NamedTuple):
    """What the referee says of one game: the object for `--json`, and the exit code."""

    said: dict[str, Any]
    code: int


@click.command(short_help="Check game records by the rules.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object a game.")
def verify(files: tuple[str, ...], *, as_json: bool) -> int:
    """Replay the games in each FILE by the rules, and say what is wrong; - is standard input.

    Exits with 0 when every game is right, 1 when one breaks the rules, 2 when one is no record or
    a file is empty or cannot be read.
    """
    from euchre.ui.words.text import printable

    worst = 0
    for name in files:
        try:
            text = _text_of(name)
        except OSError as error:
            reason = (error.strerror or "it cannot be read").lower()
            click.echo(f"euchre-cli: {printable(name)}: {reason}.", err=True)
            worst = 2
            continue
        if not text.strip():
            click.echo(f"euchre-cli: {printable(name)}: the file holds no game.", err=True)
            worst = 2
            continue
        for verdict in verdicts(text):
            worst = max(worst, verdict.code)
            click.echo(_line(verdict.said, name if len(files) > 1 else None, as_json=as_json))
    return worst


def _text_of(name: str) -> str:
    raw = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    return raw.decode("utf-8-sig", errors="replace")


def verdicts(text: str) -> Iterator[Verdict]:
    """Replay each game of a file's text, and iterate over what is to be said of each."""
    from euchre.rules.errors import Reason, RecordError
    from euchre.rules.record import check_shape, games_in, replay
    from euchre.ui.words.faults import record_fault

    for number, game in enumerate(games_in(text), 1):
        try:
            check_shape(game)
            replayed = replay(game)  # type: ignore[arg-type]
        except RecordError as error:
            said = {
                "game": number,
                "ok": False,
                "deal": error.deal,
                "action": error.action,
                "reason": error.reason.name,
                "message": record_fault(error),
            }
            yield Verdict(said, 2 if error.reason is Reason.NO_RECORD else 1)
        else:
            said = {
                "game": number,
                "ok": True,
                "scores": list(replayed.scores),
                "winners": list(replayed.winners),
            }
            yield Verdict(said, 0)


def _line(said: dict[str, Any], file: str | None, *, as_json: bool) -> str:
    from euchre.ui.words.faults import verdict_line

    if as_json:
        return json.dumps(said if file is None else {"file": file, **said})
    return verdict_line(said, file)
