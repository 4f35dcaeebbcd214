"""Which games are being played just now: one program a game, let go when the program ends.

The system holds the locks, a byte of one file for each game, so that no crash leaves one behind.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Final

_HELD: Final = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}

_files: dict[Path, int] = {}
"""The open lock files: closing one would let go of all that this program holds in it."""

_own: set[tuple[Path, int]] = set()
"""What this program holds, which the system would give it twice."""


def _file(path: Path) -> int:
    if path not in _files:
        _files[path] = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    return _files[path]


def take(path: Path, game: int) -> bool:
    """Take a game, and tell whether no other program has it; raises OSError."""
    if (path, game) in _own:
        return False
    try:
        _lock(_file(path), game, wanted=True)
    except OSError as error:
        if error.errno in _HELD:
            return False
        if error.errno not in {errno.ENOLCK, errno.EOPNOTSUPP, errno.EINVAL}:
            raise
        # A file system without locks: nobody can tell, and the game is worth more.
    _own.add((path, game))
    return True


def let_go(path: Path, game: int) -> None:
    """Let go of a game that was taken."""
    if (path, game) in _own:
        _own.discard((path, game))
        try:
            _lock(_file(path), game, wanted=False)
        except OSError:
            return


def _lock(file: int, place: int, *, wanted: bool) -> None:
    # Each system has one of the two modules.
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        os.lseek(file, place, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK if wanted else msvcrt.LK_UNLCK, 1)
    else:
        import fcntl  # noqa: PLC0415

        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB if wanted else fcntl.LOCK_UN, 1, place)
