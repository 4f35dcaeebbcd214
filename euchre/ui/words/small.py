"""What is said in a window that is too small for the table."""

from __future__ import annotations

from typing import Final

from euchre.ui.words.keys import Key

WHAT_TO_DO: Final = "Make the window larger, or press p to go on in plain text. The game is paused."
KEYS: Final = (Key("p", "plain text"), Key("q", "quit"))


def this_size(width: int, height: int) -> str:
    """Return how large the window is.

    >>> this_size(50, 15)
    'This window is 50x15.'
    """
    return f"This window is {width}x{height}."


def needs(width: int, height: int) -> str:
    """Return how large the window must be at least."""
    return f"The table needs at least {width}x{height}."
