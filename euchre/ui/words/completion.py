"""What is said of completion by a shell."""

from __future__ import annotations


def not_asked_by_a_shell(variable: str) -> str:
    """Return what is said where completion is asked for in a way that no shell asks."""
    return (
        f"{variable} is set, and what it asks for no shell asks. It belongs to "
        "'euchre-cli completion'; unset it to play."
    )
