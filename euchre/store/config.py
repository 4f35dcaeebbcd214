"""The settings file: read as TOML, and written so that a person's comments stay.

A file that cannot be read or written is no reason not to play: what is wrong is returned as
warnings, and the settings are then kept for this time only.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import tomlkit
from tomlkit.exceptions import TOMLKitError

from euchre.settings import CHOICES, SEEN, nearest


class Read(NamedTuple):
    """What a settings file says: values by name, and what is wrong with it, a sentence each."""

    values: dict[str, Any]
    warnings: list[str]


def read(path: Path) -> Read:
    """Read the settings file; one that is not there says nothing."""
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Read({}, [])
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is no TOML"
        return Read({}, [f"{path} cannot be read ({reason}), so it is left alone."])
    values: dict[str, Any] = {}
    warnings: list[str] = []
    for name, value in written.items():
        wrong = _wrong(name, value)
        if wrong is None:
            values[name] = frozenset(value) if name == SEEN else value
        else:
            warnings.append(f"{path}: {wrong}")
    return Read(values, warnings)


def _wrong(name: str, value: object) -> str | None:
    """Return what is wrong with a line of the file, None where nothing is."""
    if name == SEEN:
        is_list = isinstance(value, list) and all(isinstance(tip, str) for tip in value)
        return None if is_list else f"{name} is no list of texts."
    if name not in CHOICES:
        meant = nearest(name)
        return f"there is no setting {name!r}." + (f" Did you mean {meant}?" if meant else "")
    allowed = CHOICES[name]
    if any(type(value) is type(choice) and value == choice for choice in allowed):
        return None
    listed = ", ".join(str(choice).lower() for choice in allowed)
    return f"{name} cannot be {value!r}; it is one of {listed}."


class Writer:
    """Writes settings into the file one by one; gives up quietly where that fails."""

    def __init__(self, path: Path) -> None:
        """Write into that file."""
        self._path = path

    def remember(self, name: str, value: object) -> None:
        """Write a setting; whatever else the file says stays as it is, comments too."""
        try:
            text = self._path.read_text(encoding="utf-8") if self._path.exists() else ""
            document = tomlkit.parse(text)
            document[name] = sorted(value) if isinstance(value, frozenset) else value
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # Written beside the file and put in its place, so that a crash leaves one of the two.
            new = self._path.with_name(f"{self._path.name}.{os.getpid()}.new")
            new.write_text(tomlkit.dumps(document), encoding="utf-8")
            new.replace(self._path)
        except (OSError, ValueError, TOMLKitError):
            return
