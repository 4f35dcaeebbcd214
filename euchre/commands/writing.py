"""Writing a command's result into a file that is named with a flag."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager, suppress
from io import SEEK_CUR, FileIO
from pathlib import Path

import click


def check_writable(name: str, *, force: bool) -> None:
    """Open a file for a command's result and leave all as it was, before long work is begun.

    Raises click.UsageError where that cannot be. What is no ordinary file is not tried: a pipe
    would be at its end.
    """
    path = Path(name)
    with _refused(name):
        if not os.path.lexists(name):
            FileIO(name, "x").close()
            path.unlink()
        elif not force:
            raise FileExistsError
        elif path.is_file() or path.is_dir():
            FileIO(name, "a").close()


@contextmanager
def opened(name: str, *, force: bool, stopped: str) -> Generator[FileIO]:
    """Open a file for a command's result; raises click.ClickException where that cannot be.

    It has no buffer: whatever stops the program leaves whole lines. `stopped` is what is said
    where writing fails later on.
    """
    with _refused(name):
        file = FileIO(name, "w" if force else "x")
    try:
        with file:
            yield file
    except OSError as error:
        message = f"{name}: {_reason(error)}. {stopped}"
        raise click.ClickException(message) from error


@contextmanager
def _refused(name: str) -> Generator[None]:
    """Say of a file that cannot be opened why, and what to do; raises click.UsageError."""
    try:
        yield
    except FileExistsError as error:
        message = f"{name} exists. Choose another file, or write over it with --force."
        raise click.UsageError(message) from error
    except (OSError, ValueError) as error:
        message = f"{name}: {_reason(error)}. Choose another file."
        raise click.UsageError(message) from error


def write_whole(file: FileIO, *parts: bytes) -> None:
    """Write all of them, each in one go where the system takes it so; raises OSError.

    A disk that is nearly full takes a bit, and says what is wrong only when asked again: then all
    of it is taken back, where the file is one of which that can be done.
    """
    written = 0
    try:
        for part in parts:
            rest = memoryview(part)
            while rest:
                taken = file.write(rest)
                written += taken
                rest = rest[taken:]
    except OSError:
        with suppress(OSError):
            if written:
                file.seek(-written, SEEK_CUR)
                file.truncate()
        raise


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or "it cannot be written").lower()
