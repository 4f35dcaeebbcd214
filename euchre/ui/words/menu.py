"""What the menu and the options page say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from euchre.settings import Settings
from euchre.ui.answers.question import Question
from euchre.ui.menu import MENU, MenuLine
from euchre.ui.scene import Scene
from euchre.ui.words.learning import how_far_in_all
from euchre.ui.words.others import unfinished
from euchre.ui.words.people import People
from euchre.ui.words.record import summary
from euchre.ui.words.scores import side_names
from euchre.ui.words.statistics import due_now
from euchre.ui.words.table import GAMES

TITLE: Final = "E U C H R E"
TAGLINE: Final = ("the cutthroat game,", "and two or four")
TIP: Final = "You can ask for a hint on any move with h."
FIRST_TIME: Final = f"First time here? Press {MENU.index(MenuLine.LEARN) + 1}."


class Line(NamedTuple):
    """A line of the menu: what it does, something about it, and as much in fewer words."""

    text: str
    about: str
    brief: str


_LINES: Final = {
    MenuLine.NEW_THREE: Line(
        "New three-handed game", "cutthroat, with the dummy hand", "cutthroat, with the dummy"
    ),
    MenuLine.NEW_FOUR: Line("New four-handed game", "partners", "partners"),
    MenuLine.NEW_TWO: Line("New two-handed game", "one opponent", "one opponent"),
}
_PRACTICE: Final = "real positions, and what the best was"
_COLOURS: Final = {"two": "two-colour cards", "four": "four-colour cards"}


def line(menu_line: MenuLine, scene: Scene) -> Line:
    """Return what a line of the menu says."""
    told = _TOLD.get(menu_line)
    return _LINES[menu_line] if told is None else told(scene)


def tip(scene: Scene, *, brief: bool) -> str:
    """Return what stands below the menu: for somebody who has finished no lesson, how to learn."""
    if scene.shelf.lessons[0]:
        return TIP
    return FIRST_TIME if brief else f"{FIRST_TIME} {TIP}"


def _back(scene: Scene) -> Line:
    rules = scene.view.rules
    game = GAMES[rules.players].lower()
    if scene.question is Question.PLAY_AGAIN:
        return Line("Play again", f"{game}, at the same table", game)
    people = People.of(scene.view, scene.names)
    scores = ", ".join(
        f"{name[:1].upper()}{name[1:]} {score}"
        for name, score in zip(side_names(people), scene.scores, strict=True)
    )
    standing = f"hand {scene.hand}: {scores}"
    return Line("Back to the game", f"{game}, {standing}", standing)


def _options(scene: Scene) -> Line:
    settings = scene.settings
    speed = f"speed {settings.speed}"
    return Line("Options", f"{speed}, {_COLOURS[settings.suit_colors]}", speed)


def _learn(scene: Scene) -> Line:
    far = how_far_in_all(*scene.shelf.lessons)
    return Line("Learn to play", far, far.split(",")[0])


def _practice(scene: Scene) -> Line:
    about = due_now(scene.shelf.figures.result, scene.view.rules) or _PRACTICE
    return Line("Practice", about, about.split(",")[0])


def _statistics(scene: Scene) -> Line:
    said = summary(scene.shelf.figures)
    return Line("Statistics", said, said.split(";")[0])


def _others(scene: Scene) -> Line:
    games = unfinished(scene.shelf)
    return Line("Continue another game", games, games)


_TOLD: Final[dict[MenuLine, Callable[[Scene], Line]]] = {
    MenuLine.BACK: _back,
    MenuLine.OPTIONS: _options,
    MenuLine.LEARN: _learn,
    MenuLine.PRACTICE: _practice,
    MenuLine.STATISTICS: _statistics,
    MenuLine.OTHERS: _others,
}
"""The lines that say something else each time."""

OPTIONS_TITLE: Final = "Options"
OPTIONS_NOTE: Final = "A change holds at once, and is kept. House rules are set for a new table."


class Setting(NamedTuple):
    """What a setting is called, what its values are called, and what it is about."""

    name: str
    values: dict[object, str]
    about: str


_SETTINGS: Final = {
    "speed": Setting(
        "Speed",
        {name: name for name in ("slow", "normal", "fast", "instant")},
        "How long the bots take, and a finished trick stays.",
    ),
    "suit_colors": Setting(
        "Suit colours",
        {"two": "two", "four": "four"},
        "Four: clubs and diamonds have colours of their own.",
    ),
    "theme": Setting(
        "Background",
        {"felt": "felt", "terminal": "the terminal's own"},
        "Felt, or the colours of the terminal.",
    ),
    "auto_play": Setting(
        "Played for you",
        {"last": "the last card", "forced": "every forced card", "off": "nothing"},
        "Cards that need no choice.",
    ),
    "ask_defend_alone": Setting(
        "Defending alone",
        {"able": "asked with strength", "always": "always asked", "never": "never asked"},
        "When you are asked whether you defend alone.",
    ),
    "instant_keys": Setting(
        "Keys",
        {True: "answer at once", False: "need Enter"},
        "Whether a number or a letter answers without Enter.",
    ),
    "tips": Setting(
        "Tips",
        {True: "on", False: "off"},
        "A sentence about what is new, each given once.",
    ),
}


def setting(name: str) -> Setting:
    """Return what is said of a setting."""
    return _SETTINGS[name]


def chosen(name: str, settings: Settings) -> object:
    """Return the value that a setting has."""
    return getattr(settings, name)
