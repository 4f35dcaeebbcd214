"""Asking before something is lost."""

from __future__ import annotations

import click


def agreed(question: str) -> bool:
    """Ask a question, and tell whether the answer was yes; no answer is no."""
    from euchre.ui.words.kept import NOTHING_DONE

    try:
        answer = click.confirm(question, default=False)
    except click.Abort:
        click.echo()
        answer = False
    if not answer:
        click.echo(NOTHING_DONE)
    return answer
