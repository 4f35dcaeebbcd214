"""euchre-cli: the commands, and how the program ends, whatever happens."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

import click

from euchre.commands.audit import audit
from euchre.commands.completion import VARIABLE, answer, completion
from euchre.commands.config import config
from euchre.commands.delete import delete
from euchre.commands.export import export
from euchre.commands.games import games
from euchre.commands.import_ import import_
from euchre.commands.learn import learn
from euchre.commands.odds import odds
from euchre.commands.play import play
from euchre.commands.practice import practice
from euchre.commands.replay import replay
from euchre.commands.review import review
from euchre.commands.rules import rules
from euchre.commands.simulate import simulate
from euchre.commands.stats import stats
from euchre.commands.verify import verify

for command in (
    *(audit, completion, config, delete, export, games, import_, learn, odds, practice, replay),
    *(review, rules, simulate, stats, verify),
):
    play.add_command(command)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program and exit with its code: 2 for a usage error, 130 for Ctrl-C, 1 for a bug."""
    try:
        code = run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        code = 130  # Ctrl-C once more, while the first was answered
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run a command and return the exit code; no error leaves as a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Bytes that are no text, and what the terminal cannot show, become escapes.
            stream.reconfigure(errors="backslashreplace")
    try:
        asked = os.environ.get(VARIABLE)
        code = answer(play, asked) if asked else _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _leave_quietly()
        return 0
    except OSError as error:
        reason = (error.strerror or type(error).__name__).lower()
        click.echo(f"euchre-cli: the output cannot be written: {reason}.", err=True)
        _leave_quietly()
        return 1
    return code


def _run(arguments: Sequence[str]) -> int:
    context: click.Context | None = None
    # Not play.main: click would end a closed pipe with exit 1.
    try:
        with play.make_context("euchre-cli", list(arguments)) as context:
            code = play.invoke(context)
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.ClickException as error:
        from euchre.ui.words.text import printable

        asked = context.invoked_subcommand if context else None
        click.echo(f"euchre-cli: {printable(_one_line(error, asked))}", err=True)
        return error.exit_code
    except (KeyboardInterrupt, click.Abort):
        click.echo("euchre-cli: stopped.", err=True)
        return 130
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None:
            raise  # no file of the program's own could not be opened: it is the output
        from euchre.commands.failure import report

        return report(error)
    return code if isinstance(code, int) else 0


def _one_line(error: click.ClickException, asked: str | None) -> str:
    """Return what is wrong, and which help says more; `asked` is the command that was asked for."""
    message = " ".join(error.format_message().split())
    if not isinstance(error, click.UsageError):
        return message
    # A flag without its value is found out before its command has a context.
    command = error.ctx.command_path if error.ctx else " ".join(filter(None, ("euchre-cli", asked)))
    return f"{message} Try '{command} --help'."


def _leave_quietly() -> None:
    """Keep the interpreter from complaining about the output on its way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
