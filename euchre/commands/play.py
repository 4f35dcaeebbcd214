"""`euchre-cli`: a game at the table, and the group that the other commands hang on."""

from __future__ import annotations

import sys
from functools import partial
from io import StringIO
from typing import Any

import click

from euchre.commands.completing import kept_game
from euchre.commands.flags import (
    bots_flag,
    bots_from,
    bots_set,
    rule_flags,
    rules_from,
    seed_flag,
    setting_flags,
)
from euchre.rules.options import OPTIONS
from euchre.settings import printable_name
from euchre.version import __version__, search_is_compiled


def player_name(text: str) -> str:
    """Return a name that can be printed: what controls a terminal is dropped."""
    try:
        return printable_name(text)
    except ValueError as error:
        message = "the name is empty. Give one with a letter in it."
        raise click.BadParameter(message) from error


def _search() -> str:
    """Return in which of its two forms the bots' search is there."""
    return "compiled search" if search_is_compiled() else "pure Python"


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
@click.option(
    "--game",
    metavar="GAME",
    shell_complete=kept_game,
    help="Go on with that kept game: its number, or last.",
)
@click.option("--new", is_flag=True, help="Start another game; unfinished ones stay in the list.")
@click.option("--save/--no-save", default=True, help="Keep the games played.  [default: on]")
@click.version_option(__version__, "--version", message=f"euchre-cli %(version)s ({_search()})")
@click.pass_context
def play(  # noqa: PLR0913 - a flag each
    context: click.Context,
    /,
    *,
    bots: str,
    seed: int | None,
    game: str | None,
    new: bool,
    save: bool,
    **given: Any,  # noqa: ANN401 - the flags
) -> int:
    """Play euchre against bots: three-handed "cutthroat", or two- or four-handed."""
    if context.invoked_subcommand is not None:
        _refuse_flags(context)
        return 0
    from euchre.commands.configured import configuration

    found, said = configuration(), _said(context)
    if game is not None:
        _refuse_beside_game(context, said)
    rules = rules_from(given, found.values)
    if "bots" not in said and "bots" in found.values:
        bots = bots_set(found.values["bots"], rules.players - 1)
    if not rules.asks_defenders and _is_said(context, "ask_defend_alone"):
        message = "--ask-defend-alone means nothing at this table: no defender is asked."
        raise click.UsageError(f"{message} Leave it out.", context)
    from dataclasses import replace

    from euchre.commands.front_end import front_end, settings_from
    from euchre.table.shuffle import new_seed
    from euchre.ui.games import Start, sitting_of
    from euchre.ui.sitting import Sitting

    sitting = Sitting(
        rules=rules,
        bots=bots_from(bots, rules.players - 1),
        seed=new_seed() if seed is None else seed,
        name=given["name"] if "name" in said else found.values.get("name", given["name"]),
        seed_is_secret=seed is None,
    )
    settings = settings_from(given, found.values)
    sitting = replace(
        sitting, ask_defend_alone=settings.ask_defend_alone, auto_play=settings.auto_play
    )
    from euchre.commands.figures import figures
    from euchre.commands.keeping import asked_for, books_for, to_go_on_with
    from euchre.commands.progress import has_finished, progress_in

    books, news = books_for(save=save)
    context.call_on_close(books.close)
    kept = None
    if game is not None:
        kept = asked_for(books, game)
    elif not new and seed is None:
        kept = to_go_on_with(books, sitting, said)
    start = Start(books, kept, news=news, statistics=partial(figures, books, news))
    start = start._replace(learned=progress_in(books), has_finished=has_finished(books))
    if kept is not None:
        sitting = sitting_of(kept, sitting)
    shown = front_end(settings)
    if shown.why is not None:
        click.echo(f"euchre-cli: {shown.why}", err=True)
    if shown.plain:
        from euchre.ui.plain import play as play_in_lines

        lines_in, out = sys.stdin or StringIO(), sys.stdout or StringIO()
        return play_in_lines(sitting, lines_in, out, start, settings)
    from euchre.commands.practice import practice_over
    from euchre.ui.screen.run import play as play_at_table
    from euchre.ui.screen.windows import Look
    from euchre.ui.study.aside import Aside

    aside = Aside()
    context.call_on_close(aside.close)
    start = start._replace(practice=partial(practice_over, books, aside))
    look = Look(shown.colours, shown.ascii_only)
    return play_at_table(sitting, settings, found.remember, look, start)


def _said(context: click.Context) -> frozenset[str]:
    """Return what of rules, bots and name the command line says, by the names of the flags."""
    flags = {*(option.name for option in OPTIONS), "bots", "name"}
    return frozenset(flag for flag in flags if _is_said(context, flag))


def _is_said(context: click.Context, name: str) -> bool:
    """Tell whether the command line gives that flag."""
    return context.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE


def _refuse_beside_game(context: click.Context, said: frozenset[str]) -> None:
    """Refuse flags that say of a kept game what it is already, or that another is meant."""
    for name in sorted(
        said | {each for each in ("new", "seed", "save") if _is_said(context, each)}
    ):
        flag = "--no-save" if name == "save" else f"--{name.replace('_', '-')}"
        message = f"{flag} means nothing with --game, which goes on with a game as it is."
        raise click.UsageError(f"{message} Leave it out.", context)


def _refuse_flags(context: click.Context) -> None:
    """Refuse flags before a command's name, where they would do nothing."""
    for name in context.params:
        if _is_said(context, name):
            flag = f"--{name.replace('_', '-')}"
            message = f"{flag} goes after {context.invoked_subcommand!r}, if that command has it."
            raise click.UsageError(message, context)
