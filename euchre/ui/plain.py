"""Line mode: a whole game in sentences, an answer a line, from a terminal or a pipe."""

from __future__ import annotations

from euchre.ui.asking import Left
from euchre.ui.human import Human
from euchre.ui.lines import EndOfInput, Lines, Sink, Source
from euchre.ui.plain_game import PlainGame
from euchre.ui.sitting import Sitting
from euchre.ui.words.openings import welcome

INTERRUPTED = 130
"""The exit code of a program that Ctrl-C ended."""


def play(
    sitting: Sitting, lines_in: Source, out: Sink, *, number: int = 0, begun: Human | None = None
) -> int:
    """Play games until the person has had enough, and return the exit code.

    It is 0, also where the input ends in mid-game, and 130 after Ctrl-C. The first game is the one
    of that number from 0; `begun` is the person's seat where it goes on from the table.
    """
    lines = Lines(lines_in, out)
    lines.say(welcome(sitting.name))
    following: Sitting | None = sitting
    tips: set[str] = set()
    while following is not None:
        game = PlainGame(following, lines, tips, number, sitting, begun)
        try:
            following = game.play()
        except (EndOfInput, Left):
            game.leave()
            return 0
        except KeyboardInterrupt:
            lines.say("")
            game.leave()
            return INTERRUPTED
        number += 1
        begun = None
    return 0
