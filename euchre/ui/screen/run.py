"""Playing at the table: from sitting down to the two lines that are left on the terminal."""

from __future__ import annotations

import os
import sys
import time

from euchre.settings import Remember, Settings
from euchre.ui.games import UNKEPT, Start
from euchre.ui.screen.app import TableApp
from euchre.ui.screen.person import Person
from euchre.ui.screen.windows import Look
from euchre.ui.screen.worker import Worker
from euchre.ui.sitting import Sitting
from euchre.ui.words.parting import parting


def play(
    sitting: Sitting, settings: Settings, remember: Remember, look: Look, start: Start = UNKEPT
) -> int:
    """Play at the table until the person leaves, and return the exit code.

    Whatever goes wrong is raised when the terminal is as it was.
    """
    person = Person(sitting, settings, time.monotonic, remember, start)
    worker = Worker()
    try:
        code = TableApp(person, worker, look).run()
    finally:
        worker.close()
    if person.in_plain:
        return _go_on_in_lines(person, start)
    person.game.close()
    try:
        for line in parting(person.scene):
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    except OSError:
        # A terminal that was closed shows nothing any more, and is not to be tried again.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (sys.stdout, sys.stderr):
            os.dup2(nowhere, stream.fileno())
    return code


def _go_on_in_lines(person: Person, start: Start) -> int:
    from euchre.ui.plain import play  # noqa: PLC0415 - most never need it

    game = person.game
    begun = start._replace(kept=None, begun=game.human, number=game.number)
    return play(game.sitting, sys.stdin, sys.stdout, begun)
