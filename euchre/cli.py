"""euchre-cli: the commands, and how the program ends, whatever happens."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from euchre.commands.play import play
from euchre.commands.rules import rules
from euchre.commands.simulate import simulate
from euchre.commands.verify import verify

for command in (rules, simulate, verify):
    play.add_command(command)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program and exit with its code: 2 for a usage error, 130 for Ctrl-C, 1 for a bug."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code; no error leaves as a traceback."""
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        _leave_quietly()
        return 0
    return code


def _run(arguments: Sequence[str] | None) -> int:
    try:
        code = play.main(arguments, prog_name="euchre-cli", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.ctx.get_help() if error.ctx else "")
        return 2
    except click.ClickException as error:
        click.echo(f"euchre-cli: {_one_line(error)}", err=True)
        return error.exit_code
    except (KeyboardInterrupt, click.Abort):
        click.echo("euchre-cli: stopped.", err=True)
        return 130
    except BrokenPipeError:
        raise
    except Exception as error:  # noqa: BLE001 - a player never sees a traceback
        from euchre.commands.failure import report

        return report(error)
    return code if isinstance(code, int) else 0


def _one_line(error: click.ClickException) -> str:
    context = getattr(error, "ctx", None)
    message = " ".join(error.format_message().split())
    if not isinstance(error, click.UsageError) or context is None:
        return message
    return f"{message} Try '{context.command_path} --help'."


def _leave_quietly() -> None:
    """Keep the interpreter from complaining about the closed pipe on its way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
