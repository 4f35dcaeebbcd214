"""`euchre-cli`: a game at the table, and the group that the other commands hang on."""

from __future__ import annotations

import sys
from dataclasses import replace
from io import StringIO
from typing import Any, Final

import click

from euchre.commands.flags import (
    bots_flag,
    bots_from,
    rule_flags,
    rules_from,
    seed_flag,
    setting_flags,
)
from euchre.version import __version__

_DROPPED: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}


def player_name(text: str) -> str:
    """Return a name that can be printed: what controls a terminal is dropped."""
    from unicodedata import category

    kept = "".join(letter for letter in text if category(letter) not in _DROPPED)
    if not kept.strip():
        message = "the name is empty. Give one with a letter in it."
        raise click.BadParameter(message)
    return " ".join(kept.split())


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@rule_flags
@bots_flag("The bots: one name for all, or one for each other seat in playing order.")
@setting_flags
@click.option(
    "--name",
    type=player_name,
    metavar="NAME",
    default="You",
    show_default=True,
    help="Your name, for records.",
)
@seed_flag
@click.version_option(__version__, "--version", message="euchre-cli %(version)s")
@click.pass_context
def play(context: click.Context, /, bots: str, seed: int | None, **given: Any) -> int:  # noqa: ANN401 - the flags
    """Play euchre against bots: three-handed "cutthroat", or two- or four-handed."""
    if context.invoked_subcommand is not None:
        _refuse_flags(context)
        return 0
    rules = rules_from(given)
    from euchre.commands.front_end import front_end, settings_from
    from euchre.table.shuffle import new_seed
    from euchre.ui.sitting import Sitting

    sitting = Sitting(
        rules=rules,
        bots=bots_from(bots, rules.players - 1),
        seed=new_seed() if seed is None else seed,
        name=given["name"],
        seed_is_secret=seed is None,
    )
    settings, remember = settings_from(given)
    sitting = replace(
        sitting, ask_defend_alone=settings.ask_defend_alone, auto_play=settings.auto_play
    )
    shown = front_end(settings)
    if shown.why is not None:
        click.echo(f"euchre-cli: {shown.why}", err=True)
    if shown.plain:
        from euchre.ui.plain import play as play_in_lines

        return play_in_lines(sitting, sys.stdin or StringIO(), sys.stdout or StringIO())
    from euchre.ui.screen.app import Look
    from euchre.ui.screen.run import play as play_at_table

    return play_at_table(sitting, settings, remember, Look(shown.colours, shown.ascii_only))


def _refuse_flags(context: click.Context) -> None:
    """Refuse flags before a command's name, where they would do nothing."""
    for name in context.params:
        if context.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
            flag = f"--{name.replace('_', '-')}"
            message = f"{flag} goes after {context.invoked_subcommand!r}, if that command has it."
            raise click.UsageError(message, context)
