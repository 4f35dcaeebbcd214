"""How the game is shown: at the table or in lines, with how many colours, in which letters."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Any, NamedTuple

import click

from euchre.settings import CHOICES, Remember, Settings, parse


class FrontEnd(NamedTuple):
    """What was found out about the terminal.

    `plain` is for lines instead of the table, `why` a sentence where nobody asked for it;
    `colours` is truecolor, 256, standard or none.
    """

    plain: bool
    why: str | None
    colours: str
    ascii_only: bool


def settings_from(given: Mapping[str, Any]) -> tuple[Settings, Remember]:
    """Return the settings, by flags, then environment, then file, and what keeps a change.

    What is wrong with the environment or the file is said on standard error.
    """
    from platformdirs import user_config_path

    from euchre.store.config import Writer, read

    path = user_config_path("euchre-cli") / "config.toml"
    file = read(path)
    for warning in file.warnings:
        click.echo(f"euchre-cli: {warning}", err=True)
    flags = {name: value for name, value in given.items() if name in CHOICES and value is not None}
    return Settings(**{**file.values, **_from_environment(), **flags}), Writer(path).remember


def _from_environment() -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, choices in CHOICES.items():
        variable = f"EUCHRE_{name.upper()}"
        text = os.environ.get(variable)
        if text is None:
            continue
        try:
            values[name] = parse(name, text)
        except ValueError:
            listed = ", ".join(str(choice).lower() for choice in choices)
            message = f"euchre-cli: {variable} cannot be {text[:40]!r}; it is one of {listed}."
            click.echo(message, err=True)
    if os.environ.get("ACCESSIBLE", "0") not in {"", "0"}:
        values["plain"] = True
    return values


def front_end(settings: Settings) -> FrontEnd:
    """Find out how the game is to be shown."""
    at_terminal = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    why = None
    if not at_terminal and not settings.plain:
        why = "this is no terminal, so the game is played in plain text."
    plain = settings.plain or not at_terminal or os.environ.get("TERM") == "dumb"
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    ascii_only = settings.ascii or encoding != "utf8" or os.environ.get("TERM") == "linux"
    return FrontEnd(plain, why, "none" if plain else _colours(settings.color), ascii_only)


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
