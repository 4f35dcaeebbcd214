"""The commands that can be typed at any question."""

from __future__ import annotations

import re
from typing import Final

from euchre.rules.seats import SEATINGS
from euchre.ui.answers.question import NAMES_SUITS, Question
from euchre.ui.answers.spelling import squashed
from euchre.ui.answers.values import Command, NoSuchGame, Word

_WORDS: Final = {
    **{word.value: word for word in Word},
    "q": Word.QUIT,
    "exit": Word.QUIT,
    "h": Word.HINT,
    "u": Word.UNDO,
    "scores": Word.SCORE,
    "lasttrick": Word.LAST,
    "analyze": Word.ANALYSE,
    "review": Word.ANALYSE,
    "newgame": Word.NEW,
}
_NEW: Final = re.compile(r"new(?:game)?(\d+)(?:players)?", re.ASCII)


def command_in(question: Question, text: str) -> Command | NoSuchGame | None:
    """Return the command that a text is, None where it is none.

    A lone `h` is the hint, but hearts where a suit is named.
    """
    word = squashed(text)
    if text.strip() == "?":
        return Command(Word.HELP)
    if word == "h" and (question in NAMES_SUITS or not text.isascii()):
        return None
    if word in _WORDS:
        return Command(_WORDS[word])
    if match := _NEW.fullmatch(word):
        wanted = [players for players in SEATINGS if str(players) == match[1]]
        return Command(Word.NEW, wanted[0]) if wanted else NoSuchGame()
    return None


_FIRST_LETTERS: Final = dict.fromkeys(word.value[0] for word in Word)


def in_full(rest: str) -> str | None:
    """Return the command that a text is the rest of, its first letter gone; None where it is none.

    >>> in_full("and"), in_full("ew 4"), in_full("ew 9"), in_full("hand"), in_full("")
    ('hand', 'new 4', None, None, None)
    """
    if not squashed(rest):
        return None
    words = (f"{letter}{rest.lstrip()}" for letter in _FIRST_LETTERS)
    found = (word for word in words if isinstance(command_in(Question.PLAY, word), Command))
    return next(found, None)
