"""Writing a command's result into a file that is named with a flag."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from io import SEEK_CUR, FileIO
from pathlib import Path

import click


def check_files(files: Mapping[str, str], *, force: bool) -> None:
    """Check the files of a command's results, by their flags, and leave all as it was.

    Raises click.UsageError where one cannot be written, or two are the same.
    """
    by_place: dict[str, str] = {}
    for flag, name in files.items():
        check_writable(name, force=force)
        other = by_place.setdefault(os.path.realpath(name), flag)
        if other != flag:
            message = f"{other} and {flag} name the same file, {name}. Choose another file for one."
            raise click.UsageError(message)


def check_writable(name: str, *, force: bool) -> None:
    """Open a file for a command's result and leave all as it was, before long work is begun.

    Raises click.UsageError where that cannot be. What is no ordinary file is not tried: a pipe
    would be at its end.
    """
    # A link that leads to nothing is written through, and what is made there is taken away again.
    path = Path(name)
    with _refused(name):
        if os.path.lexists(name) and not force:
            raise FileExistsError
        if not path.exists():
            made = Path(os.path.realpath(name))
            FileIO(made, "x").close()
            made.unlink()
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
    with _told(name, stopped), file:
        yield file


@contextmanager
def opened_whole(name: str, *, force: bool, stopped: str) -> Generator[FileIO]:
    """Open a file that is there in the end in whole, or else stays as it was; raises as `opened`.

    What is written lies beside a file that is there already until it takes its place. What is no
    ordinary file, as a pipe, is written at once.
    """
    with _refused(name):
        path = Path(os.path.realpath(name))
        is_new = not os.path.exists(name)  # noqa: PTH110 - no error for a bad name
        beside = _beside(name, path) if force else None
    if beside is None:
        is_made = False
        try:
            with opened(name, force=force, stopped=stopped) as file:
                is_made = is_new
                yield file
        except BaseException:
            if is_made:
                path.unlink(missing_ok=True)
            raise
        return
    new = Path(str(beside.name))
    try:
        with _told(name, stopped):
            with beside:
                yield beside
            _put_in_place(new, path)
    finally:
        new.unlink(missing_ok=True)


def _beside(name: str, path: Path) -> FileIO | None:
    """Return a new file beside one that is there, None where that is not the way to write it."""
    # What stands for an open file is not to be exchanged for another.
    if not path.is_file() or Path(name).absolute().parts[1:2] in {("dev",), ("proc",)}:
        return None
    try:
        FileIO(path, "a").close()
        return FileIO(path.with_name(f".{os.urandom(8).hex()}.new"), "x")
    except OSError:
        return None


def _put_in_place(new: Path, path: Path) -> None:
    """Put a new file in the place of another, with its rights; raises OSError."""
    try:
        shutil.copymode(path, new)
        new.replace(path)
    except OSError:  # the file may be written, and not exchanged
        with FileIO(path, "w") as file:
            write_whole(file, new.read_bytes())


@contextmanager
def _told(name: str, stopped: str) -> Generator[None]:
    """Say why a file was not written; raises click.ClickException."""
    try:
        yield
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
