"""Line mode: a whole game in sentences, an answer a line, from a terminal or a pipe."""

from __future__ import annotations

from typing import Final

from euchre.settings import Settings
from euchre.ui import games
from euchre.ui.asking import Left
from euchre.ui.games import UNKEPT, Start
from euchre.ui.lines import EndOfInput, Lines, Sink, Source
from euchre.ui.plain_game import PlainGame
from euchre.ui.sitting import Sitting
from euchre.ui.words.kept import going_on
from euchre.ui.words.openings import welcome
from euchre.ui.words.tips import LEARN_IN_LINES

INTERRUPTED = 130
"""The exit code of a program that Ctrl-C ended."""

DEFAULTS: Final = Settings()
"""The settings of somebody who has set nothing."""


def play(
    sitting: Sitting,
    lines_in: Source,
    out: Sink,
    start: Start = UNKEPT,
    settings: Settings = DEFAULTS,
) -> int:
    """Play games until the person has had enough, and return the exit code.

    Of the settings only the tips are for lines: a tip that was seen is not given again, but none
    is remembered either, so that the same answers give the same transcript. The code is 0, also
    where the input ends in mid-game, and 130 after Ctrl-C.
    """
    lines = Lines(lines_in, out)
    lines.say(welcome(sitting.name))
    number, kept, begun = start.number, start.kept, start.begun
    if kept is not None:
        begun, number = games.go_on(kept, sitting), games.number_of(kept)
        lines.say(going_on(kept.keeper.game, begun.table.game.deals + 1))
    first, tips = sitting, set(settings.tips_seen) if settings.tips else None
    if tips is not None and start.is_new and LEARN_IN_LINES.about not in tips:
        tips.add(LEARN_IN_LINES.about)
        lines.say(LEARN_IN_LINES.sentence)
    while True:
        human = begun or games.begin(sitting, number, start.books)
        game = PlainGame(human, lines, tips, number, first)
        try:
            following = game.play()
        except (EndOfInput, Left):
            game.leave()
            return 0
        except KeyboardInterrupt:
            lines.say("")
            game.leave()
            return INTERRUPTED
        finally:
            game.close()
        if following is None:
            return 0
        sitting, number = games.after(following, number, resumed=kept is not None)
        first = sitting if kept is not None else first
        begun = kept = None
