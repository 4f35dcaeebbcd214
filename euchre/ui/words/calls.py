"""The three ways to make the upcard's suit trump, in words (B2), each by its name."""

from __future__ import annotations

from typing import Final

ANSWERS: Final = {"order": "order it up", "assist": "assist", "accept": "accept"}
"""As they are answered."""

ALOUD: Final = {"order": "I order it up", "assist": "I assist", "accept": "I accept"}
"""As they are said at the table."""

ASKED: Final = {
    "order": "Order up {suit}?",
    "assist": "Assist in {suit}?",
    "accept": "Accept {suit}?",
}
"""As they are asked for."""
