"""`euchre-cli completion`: the script with which a shell completes its commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from euchre.commands.completing import of_values
from euchre.commands.flags import one_of

if TYPE_CHECKING:
    from click.shell_completion import ShellComplete

SHELLS: Final = ("bash", "zsh", "fish")
VARIABLE: Final = "_EUCHRE_CLI_COMPLETE"
"""With this in the environment the program answers the shell instead of playing."""

PROGRAM: Final = "euchre-cli"


@click.command(short_help="Print a script for completion by the shell.")
@click.argument(
    "shell",
    type=one_of(SHELLS),
    metavar="bash|zsh|fish",
    shell_complete=of_values(SHELLS),
)
@click.pass_context
def completion(context: click.Context, /, shell: str) -> None:
    """Print the script with which bash, zsh or fish completes commands, flags and games.

    For bash: euchre-cli completion bash > ~/.local/share/bash-completion/completions/euchre-cli
    """
    script = _completer(context.find_root().command, shell)
    # Not its source(): that starts a bash to ask for its version.
    click.echo(script.source_template % script.source_vars())


def _completer(command: click.Command, shell: str) -> ShellComplete:
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    if kind is None:  # pragma: no cover - click knows the three
        raise ValueError(shell)
    return kind(command, {}, PROGRAM, VARIABLE)


def answer(command: click.Command, instruction: str) -> int:
    """Answer the shell that asks for completions, and return the exit code."""
    from click.shell_completion import shell_complete

    try:
        code = shell_complete(command, {}, PROGRAM, VARIABLE, instruction)
    except (KeyError, ValueError, IndexError):
        code = 1
    if code:
        from euchre.ui.words.completion import not_asked_by_a_shell

        click.echo(f"euchre-cli: {not_asked_by_a_shell(VARIABLE)}", err=True)
    return code
