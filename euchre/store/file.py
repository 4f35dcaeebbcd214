"""The file of kept games: opening it, setting a damaged one aside, and what can go wrong.

Nothing is overwritten: a file that is no file of games gets another name, and one from a newer
version is left alone.
"""

from __future__ import annotations

import errno
import sqlite3
import stat
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from euchre.store.migrations import NEWEST, migrate
from euchre.table.keeping import Trouble

APPLICATION: Final = 0x65756368
"""What marks a file as one of kept games: "euch" in ASCII."""

PATIENCE: Final = 5.0
"""So many seconds another program is waited for that writes just now."""

_CHECKED_UP_TO: Final = 4_000_000
"""A file of at most so many bytes is checked through when it is opened."""

_TROUBLES: Final = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_IOERR: Trouble.FAILING,
}

_REFUSALS: Final = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
    errno.EROFS: Trouble.READ_ONLY,
    errno.EIO: Trouble.FAILING,
    errno.EMFILE: Trouble.FAILING,
    errno.ENFILE: Trouble.FAILING,
}
"""What the system's numbers of errors mean for the file."""

_UNWRITABLE: Final = {Trouble.FULL, Trouble.READ_ONLY, Trouble.NO_FILE, Trouble.FAILING}
"""With these troubles a file may still be read."""


class CannotKeep(Exception):
    """The file of games cannot be used: why, and which file it is."""

    def __init__(self, trouble: Trouble, path: Path) -> None:
        """Say what is wrong with the file."""
        super().__init__(f"{path}: {trouble.value}")
        self.trouble = trouble
        self.path = path


FAILURES: Final = (sqlite3.Error, OSError, UnicodeDecodeError)
"""What a file that cannot be used raises; the last comes from damaged text inside SQLite's own."""


def trouble_of(error: Exception) -> Trouble:
    """Return what is wrong, from the error that it made."""
    if isinstance(error, OSError):
        return _REFUSALS.get(error.errno or 0, Trouble.NO_FILE)
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # Text that is no UTF-8, or a value of a wrong type: the file was changed from outside.
        return Trouble.DAMAGED
    if code == sqlite3.SQLITE_IOERR_SHMSIZE:
        return Trouble.FULL  # no room for what SQLite keeps beside the file
    return _TROUBLES.get(code & 0xFF, Trouble.NO_FILE)


@contextmanager
def troubles(path: Path) -> Generator[None]:
    """Turn what SQLite and the system say of the file into CannotKeep."""
    try:
        yield
    except FAILURES as error:
        raise CannotKeep(trouble_of(error), path) from error


def connect(path: Path) -> sqlite3.Connection:
    """Open the file, making or migrating it where need be; raises CannotKeep."""
    with troubles(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            if not stat.S_ISREG(path.stat().st_mode):
                raise CannotKeep(Trouble.NO_FILE, path)
        connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
        try:
            _prepare(connection, path)
        except BaseException:
            connection.close()
            raise
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Open the file to read it, also where nothing can be written; raises CannotKeep."""
    try:
        return connect(path)
    except CannotKeep as error:
        with troubles(path):
            if error.trouble not in _UNWRITABLE or not path.is_file():
                raise
    with troubles(path):
        # Nobody else can write there either, so nothing changes while it is read.
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True, isolation_level=None
        )
        if _number(connection, "PRAGMA user_version") != NEWEST:
            connection.close()
            raise CannotKeep(Trouble.READ_ONLY, path)
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    version = _number(connection, "PRAGMA user_version")
    mark = _number(connection, "PRAGMA application_id")
    if mark != APPLICATION and _number(connection, "SELECT count(*) FROM sqlite_master"):
        raise CannotKeep(Trouble.DAMAGED, path)
    if version > NEWEST:
        raise CannotKeep(Trouble.NEWER, path)
    connection.execute("PRAGMA foreign_keys = ON")
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    # Where each transaction is a file of its own, one that is not written through can be torn.
    connection.execute(f"PRAGMA synchronous = {'NORMAL' if mode == 'wal' else 'FULL'}")
    if version < NEWEST:
        migrate(connection, APPLICATION)
    if path.stat().st_size <= _CHECKED_UP_TO:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise CannotKeep(Trouble.DAMAGED, path)


def _number(connection: sqlite3.Connection, question: str) -> int:
    (number,) = connection.execute(question).fetchone()
    return int(number)


def set_aside(path: Path) -> Path:
    """Give a damaged file, with what SQLite keeps beside it, a new name, and return that."""
    number = 1
    while any(_aside(path, number, end).exists() for end in _BESIDE):
        number += 1
    with troubles(path):
        for end in _BESIDE:
            with suppress(FileNotFoundError):
                path.with_name(path.name + end).rename(_aside(path, number, end))
    return _aside(path, number, "")


_BESIDE: Final = ("", "-wal", "-shm", "-journal")


def _aside(path: Path, number: int, end: str) -> Path:
    return path.with_name(f"{path.stem}-damaged-{number}{path.suffix}{end}")
