"""How the game is shown: at the table or in lines, with how many colours, in which letters."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Any, NamedTuple

from euchre.settings import CHOICES, Settings


class FrontEnd(NamedTuple):
    """What was found out about the terminal.

    `plain` is for lines instead of the table, `why` a sentence where nobody asked for it;
    `colours` is truecolor, 256, standard or none.
    """

    plain: bool
    why: str | None
    colours: str
    ascii_only: bool


def settings_from(given: Mapping[str, Any], values: Mapping[str, Any]) -> Settings:
    """Return the settings, by flags, then by the values that are set."""
    flags = {name: value for name, value in given.items() if name in CHOICES and value is not None}
    known = {name: value for name, value in values.items() if name in Settings._fields}
    return Settings(**{**known, **flags})


def front_end(settings: Settings) -> FrontEnd:
    """Find out how the game is to be shown."""
    at_terminal = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    why = None
    if not at_terminal and not settings.plain:
        why = "this is no terminal, so the game is played in plain text."
    plain = settings.plain or not at_terminal or os.environ.get("TERM") in {"dumb", "unknown"}
    ascii_only = settings.ascii or not _shows_unicode()
    return FrontEnd(plain, why, "none" if plain else _colours(settings.color), ascii_only)


def _shows_unicode() -> bool:
    """Tell whether the terminal shows more than ASCII.

    Python itself takes a locale that says C for one that knows UTF-8; whoever has chosen it has
    not.
    """
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    if encoding != "utf8" or os.environ.get("TERM") == "linux":
        return False
    if os.environ.get("PYTHONUTF8") == "1" or os.environ.get("PYTHONIOENCODING"):
        return True
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_CTYPE")
    if not locale or (locale == "C.UTF-8" and not os.environ.get("LC_ALL")):
        # Nothing was chosen there: Python itself puts C.UTF-8 into LC_CTYPE.
        locale = os.environ.get("LANG")
    return locale not in {"C", "POSIX"}


def _colours(wanted: str) -> str:
    """Return how many colours the terminal has; prompt_toolkit never asks COLORTERM itself."""
    from rich.console import Console

    forced = wanted == "always" or os.environ.get("FORCE_COLOR", "") != ""
    refused = wanted == "never" or (os.environ.get("NO_COLOR", "") != "" and wanted != "always")
    if refused:
        return "none"
    found = Console(force_terminal=True).color_system if forced else Console().color_system
    known = {"windows": "standard", None: "standard" if forced else "none"}
    return known.get(found, found or "none")
