"""What is said when the program itself has failed: two lines, and a log that can be sent."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

import click

from euchre.version import __version__


def log_file() -> Path:
    """Return where what went wrong is written."""
    from platformdirs import user_log_path

    return user_log_path("euchre-cli") / "errors.log"


def report(error: Exception) -> int:
    """Write the error to the log, say so in two lines, and return the exit code 1."""
    click.echo("euchre-cli: something went wrong in the program, and it had to stop.", err=True)
    try:
        log = log_file()
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("a", encoding="utf-8") as file:
            file.write(f"euchre-cli {__version__}, Python {sys.version}, {sys.platform}\n")
            traceback.print_exception(error, file=file)
    except OSError:
        click.echo(f"The error was: {type(error).__name__}. No log could be written.", err=True)
    else:
        click.echo(f"What happened is in {log}.", err=True)
    return 1
