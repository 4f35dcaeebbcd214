"""What the key bar says: keys, and what each does now."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.ui.answers.options import options
from euchre.ui.answers.question import ASKS_ALONE, KEEPS_FIVE, Question
from euchre.ui.scene import Scene
from euchre.ui.shown import OnTable
from euchre.ui.words.asking import legal_places, ranges
from euchre.ui.words.pages import page_keys


class Key(NamedTuple):
    """Keys, and what they do."""

    keys: str
    does: str


_HINT: Final = Key("h", "hint")
_UNDO: Final = Key("u", "undo")
_TRICKS: Final = Key("v", "tricks")
_HELP: Final = Key("?", "help")
_QUIT: Final = Key("q", "quit")
_MOVE: Final = Key("←→ Enter", "pick")
_YES_NO: Final = Key("y n", "yes no")


TYPING: Final = (Key("Enter", "answer"), Key("Tab", "complete"), Key("Esc", "clear"))
"""What keys do while there is text in the entry line, and letters and numbers go there."""


def keys(scene: Scene, table: OnTable) -> tuple[Key, ...]:
    """Return the keys that can be pressed, the most needed at both ends."""
    page = page_keys(scene)
    if page is not None:
        return tuple(Key(*key) for key in page)
    found = _waiting(scene, table) if scene.question is None else _answering(scene, scene.question)
    return tuple(key for key in found if scene.can_undo or key is not _UNDO)


def _answering(scene: Scene, question: Question) -> tuple[Key, ...]:
    if question in KEEPS_FIVE:
        done = Key("Enter", "done")
        return (Key("1-9 0", "keep or drop"), Key("s", "suggest"), done, _HINT, _UNDO, _HELP, _QUIT)
    if question.takes_a_number_of_cards:
        cards = Key(ranges(legal_places(scene.view)), _TAKES[question])
        tricks = (_TRICKS,) if question is Question.PLAY else ()
        return (cards, _MOVE, _HINT, *tricks, _UNDO, _HELP, _QUIT)
    choose = Key(_up_to(len(options(question, scene.view))), "choose")
    if question in ASKS_ALONE or question is Question.NEW_GAME:
        return (choose, _YES_NO, _HINT, _UNDO, _HELP, _QUIT)
    return (choose, _MOVE, _HINT, _UNDO, _HELP, _QUIT)


_TAKES: Final = {Question.PLAY: "play", Question.DISCARD: "discard"}


def _up_to(number: int) -> str:
    return "1" if number == 1 else f"1-{number}"


def _waiting(scene: Scene, table: OnTable) -> tuple[Key, ...]:
    speed = Key("+ -", f"speed: {scene.settings.speed}")
    pause = Key("Esc", "resume" if scene.paused else "pause")
    if table.finished:
        return (Key("Enter", "go on"), pause, _TRICKS, speed, _UNDO, _HELP, _QUIT)
    return (Key("Space", "skip"), pause, _TRICKS, speed, _UNDO, _HELP, _QUIT)
