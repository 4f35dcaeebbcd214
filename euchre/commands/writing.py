"""Writing a command's result into a file that is named with a flag."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from io import FileIO

import click


@contextmanager
def opened(name: str, *, force: bool, stopped: str) -> Generator[FileIO]:
    """Open a file for a command's result; raises click.ClickException where that cannot be.

    It has no buffer: whatever stops the program leaves whole lines. `stopped` is what is said
    where writing fails later on.
    """
    try:
        file = FileIO(name, "w" if force else "x")
    except FileExistsError as error:
        message = f"{name} exists. Choose another file, or write over it with --force."
        raise click.UsageError(message) from error
    except (OSError, ValueError) as error:
        message = f"{name}: {_reason(error)}. Choose another file."
        raise click.UsageError(message) from error
    try:
        with file:
            yield file
    except OSError as error:
        message = f"{name}: {_reason(error)}. {stopped}"
        raise click.ClickException(message) from error


def write_whole(file: FileIO, data: bytes) -> None:
    """Write all of it, in one go where the system takes it so; raises OSError.

    A disk that is nearly full takes a part, and says what is wrong only when asked again.
    """
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or "it cannot be written").lower()
