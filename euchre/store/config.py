"""The settings file: read as TOML, and written so that a person's comments stay.

A file that cannot be read or written is no reason not to play: what is wrong is returned, and the
settings are then kept for this time only.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, cast

from euchre.store.keys import Fault, taken


class Read(NamedTuple):
    """What a settings file says: values by name, what is wrong with others, or with all of it."""

    values: dict[str, Any]
    faults: tuple[Fault, ...] = ()
    unreadable: str | None = None


NO_TOML = "it is no TOML"
_NO_FILE = "it is no file"


def _text_of(path: Path) -> str:
    """Return what a file says, its line ends as they are; raises OSError, ValueError."""
    if not stat.S_ISREG(path.stat().st_mode):
        # A pipe would be waited for, and what is no file would be replaced by one.
        raise OSError(errno.EINVAL, _NO_FILE)
    return path.read_bytes().decode("utf-8")


def read(path: Path) -> Read:
    """Read the settings file; one that is not there says nothing."""
    try:
        written = tomllib.loads(_text_of(path))
    except FileNotFoundError:
        return Read({})
    except (OSError, ValueError, RecursionError) as error:
        return Read({}, (), getattr(error, "strerror", None) or NO_TOML)
    found = {name: taken(name, value) for name, value in written.items()}
    return Read(
        {name: value for name, value in found.items() if not isinstance(value, Fault)},
        tuple(value for value in found.values() if isinstance(value, Fault)),
    )


class CannotWrite(Exception):
    """The settings file cannot be written, for a reason in words."""


class Writer:
    """Writes settings into the file one by one."""

    def __init__(self, path: Path) -> None:
        """Write into that file."""
        self._path = path

    def remember(self, name: str, value: object) -> None:
        """Write a setting, or give up quietly where that fails."""
        try:
            self.write(name, value)
        except CannotWrite:
            return

    def write(self, name: str, value: object) -> None:
        """Write a setting; what else the file says stays, comments too. Raises CannotWrite."""
        is_list = isinstance(value, frozenset)
        self._change(name, sorted(cast("frozenset[str]", value)) if is_list else value)

    def unset(self, name: str) -> bool:
        """Take a setting out of the file, and tell whether it was there; raises CannotWrite."""
        return self._change(name, None)

    def _change(self, name: str, value: object) -> bool:
        import tomlkit  # noqa: PLC0415 - to start takes long enough
        from tomlkit.exceptions import TOMLKitError  # noqa: PLC0415 - the same

        text = ""
        try:
            with suppress(FileNotFoundError):
                text = _text_of(self._path)
            # Where the file is a link to another, that one is written.
            path = self._path.resolve()
            document = tomlkit.parse(text)
            was_there = name in document
            if value is not None:
                document[name] = value
            elif was_there:
                del document[name]
            else:
                return False
            path.parent.mkdir(parents=True, exist_ok=True)
            # Written beside the file and put in its place, so that a crash leaves one of the two.
            new = path.with_name(f"{path.name}.{os.getpid()}.new")
            try:
                new.write_bytes(tomlkit.dumps(document).encode("utf-8"))
                if path.exists():
                    shutil.copymode(path, new)
                new.replace(path)
            finally:
                new.unlink(missing_ok=True)
        except (OSError, ValueError, RecursionError, TOMLKitError) as error:
            raise CannotWrite(getattr(error, "strerror", None) or NO_TOML) from error
        return was_there
