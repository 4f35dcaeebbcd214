"""What can be practised, to choose one of it."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Practice"
NOTE: Final = (
    "Positions from games between bots: answer, and see what was best and what your answer cost. "
    "What goes wrong comes back on a later day."
)

KINDS: Final = {
    "bid": ("Bids", "order it up or pass, take the upcard, alone or not"),
    "keep": ("Cards kept", "five of ten, and what to discard"),
    "play": ("Cards played", "what to lead, and what to follow with"),
}
"""By kind its name, and what is asked."""
