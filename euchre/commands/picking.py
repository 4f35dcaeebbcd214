"""Flags that pick kept games: for how many players, and from which day on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from euchre.commands.flags import one_of, values_shown

Command = TypeVar("Command", bound=Callable[..., Any])

_PLAYERS = (2, 3, 4)

players_flag = click.option(
    "--players",
    type=one_of(_PLAYERS),
    metavar=values_shown(_PLAYERS),
    help="Only games for so many players.",
)


def day(text: str) -> str:
    """Return when a day begins here, in ISO 8601 and UTC, as the kept games have it."""
    from datetime import datetime

    from euchre.store.written import moment

    try:
        return moment(datetime.strptime(text.strip(), "%Y-%m-%d").astimezone())
    except (ValueError, OverflowError) as error:
        message = f"{text[:40]!r} is no day. Write it as 2026-01-31."
        raise click.BadParameter(message) from error


def since_flag(about: str) -> Callable[[Command], Command]:
    """Return the flag that says from which day on."""
    return click.option("--since", type=day, metavar="DATE", help=f"{about} (as 2026-01-31)")
