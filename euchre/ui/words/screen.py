"""What the table says to a key that does nothing just now, and when it is left."""

from __future__ import annotations

from typing import Final

NOT_YOUR_TURN: Final = "Not your turn yet. Space skips the pause."
NOTHING_SELECTED: Final = "Nothing is selected. Press a number, or move with the arrows first."
KEEP_BY_NUMBER: Final = "Press 1-9 and 0 to keep or drop, or / and then type five cards."
ON_THE_SCREEN: Final = "Trump, score, tricks and your hand are all on the screen."
NO_HINT: Final = "There is nothing to decide in the game just now, so there is no hint."
REVIEWING: Final = "Analysing. It takes a moment."
NO_REVIEW_YET: Final = "A hand is reviewed when it is over."
NO_CARDS_YET: Final = "All cards are shown when the hand is over."


def speed_is(speed: str) -> str:
    """Return how fast the bots are now.

    >>> speed_is("fast")
    'Speed: fast.'
    """
    return f"Speed: {speed}."


def before_a_word(word: str) -> str:
    """Return how a command is typed whose first letter is a key.

    >>> before_a_word("hand")
    'Press / before a word: /hand.'
    """
    return f"Press / before a word: /{word}."
