"""What header, prompt and key bar say while a page or a popup is shown; None where none is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from euchre.ui.answers.question import Question
from euchre.ui.menu import OPTIONS, PRACTICE, menu
from euchre.ui.scene import (
    AllCards,
    Explained,
    Help,
    Hint,
    Kinds,
    Leaving,
    Lessons,
    Menu,
    Options,
    Others,
    Popup,
    Scene,
    Statistics,
    Tricks,
)
from euchre.ui.words.handbook import PAGES
from euchre.ui.words.popups import leaving_title

Keys: TypeAlias = tuple[tuple[str, str], ...]
"""Keys, and what they do."""


def page_stage(scene: Scene) -> str | None:
    """Return what the header says of a page."""
    popup = scene.popup
    if isinstance(popup, Help):
        page = popup.page % len(PAGES)
        return f"page {page + 1} of {len(PAGES)}: {PAGES[page]}"
    if popup is not None and type(popup) in _STAGES:
        return _STAGES[type(popup)]
    return "game over" if scene.question is Question.PLAY_AGAIN else None


_STAGES: Final[dict[type[Popup], str]] = {
    Menu: "menu",
    Options: "options",
    Statistics: "statistics",
    Others: "unfinished games",
    Kinds: "practice",
    Lessons: "lessons",
}


def page_prompt(scene: Scene) -> tuple[str, str] | None:
    """Return what stands before the entry line and, while nothing is typed, in it."""
    popup = scene.popup
    if isinstance(popup, Leaving):
        return (leaving_title(popup.players, scene.saved), "y, n")
    if popup is not None and type(popup) in _PROMPTS:
        label, text = _PROMPTS[type(popup)]
        return label, text.format(lines=_lines(scene))
    if scene.question is Question.PLAY_AGAIN:
        return ("Play again?", "Enter or y = same table, m = menu, or: new 4")
    if scene.question is Question.NEXT_HAND:
        return ("Game over", "Enter") if scene.winners else ("Next hand", "Enter")
    return None


_PROMPTS: Final[dict[type[Popup], tuple[str, str]]] = {
    Help: ("Help", "Space next, 1 keys, 2 rules, 3 scoring, Esc back"),
    Menu: ("Choose", "{lines}, or move and Enter"),
    Others: ("Go on with", "{lines}, or move and Enter, Esc back"),
    Kinds: ("Practise", "{lines}, or move and Enter, Esc back"),
    Lessons: ("Learn", "{lines}, or move and Enter, Esc back"),
    Options: ("Options", "move, change with left and right, Esc back"),
    AllCards: ("All cards", "c or Esc goes back"),
    Statistics: ("Statistics", "s or Esc goes back"),
}


def _lines(scene: Scene) -> str:
    """Return the numbers of the lines that can be chosen in the menu, or in a list."""
    others = scene.shelf.others
    if isinstance(scene.popup, Lessons):
        return "1-9 0"
    if isinstance(scene.popup, Kinds):
        lines = len(PRACTICE)
    else:
        lines = len(others) if isinstance(scene.popup, Others) else len(menu(others=bool(others)))
    return "1" if lines == 1 else f"1-{lines}"


_REPLAY: Final = ("r", "replay")
_ANALYSE: Final = ("a", "analyse")
_HELP: Final = ("?", "help")
_QUIT: Final = ("q", "quit")
_CLOSE: Final = ("Esc", "close")
_BACK: Final = ("Esc", "back")
_STATISTICS: Final = ("s", "stats")
_CARDS: Final = ("c", "cards")
_MENU: Final = ("m", "menu")


def page_keys(scene: Scene) -> Keys | None:
    """Return the keys that can be pressed, the most needed at both ends."""
    if scene.popup is not None:
        found = _KEYS[type(scene.popup)](scene.popup)
        return tuple((key.format(lines=_lines(scene)), does) for key, does in found)
    if scene.question is Question.NEXT_HAND:
        goes_on = ("Enter", "the result" if scene.winners else "next hand")
        cards = () if scene.view.maker is None else (_CARDS,)
        undo = (("u", "undo"),) if scene.can_undo else ()
        return (goes_on, _REPLAY, _ANALYSE, *undo, _STATISTICS, *cards, _MENU, _HELP, _QUIT)
    if scene.question is Question.PLAY_AGAIN:
        return (
            ("Enter", "play again"),
            _MENU,
            _REPLAY,
            _ANALYSE,
            _CARDS,
            _STATISTICS,
            _HELP,
            _QUIT,
        )
    return None


def _of_hint(popup: Hint) -> Keys:
    """Return the keys of the hint, which can be taken once it has been thought about."""
    take = () if popup.snapshot is None else (("Enter", "take the hint"),)
    return (*take, ("h Esc", "close"), _HELP, _QUIT)


def _of_leaving(popup: Leaving) -> Keys:
    does = "leave" if popup.players is None else "begin another"
    return (("y Enter", does), ("n Esc", "back to the game"), ("Ctrl-C", "leave at once"))


def _always(*keys: tuple[str, str]) -> Callable[[Any], Keys]:
    return lambda _popup: keys


_KEYS: Final[dict[type[Popup], Callable[[Any], Keys]]] = {
    Hint: _of_hint,
    Explained: _always(("?", "help pages"), _CLOSE, _QUIT),
    Tricks: _always(("v Esc", "close"), _HELP, _QUIT),
    AllCards: _always(("c Esc", "close"), _HELP, _QUIT),
    Leaving: _of_leaving,
    Help: _always(("Space", "next page"), (f"1-{len(PAGES)}", "page"), _CLOSE, _QUIT),
    Menu: _always(("{lines}", "choose"), ("↑↓ Enter", "pick"), _CLOSE, _HELP, _QUIT),
    Others: _always(("{lines}", "choose"), ("↑↓ Enter", "pick"), _BACK, _HELP, _QUIT),
    Kinds: _always(("{lines}", "choose"), ("↑↓ Enter", "pick"), _BACK, _HELP, _QUIT),
    Lessons: _always(("{lines}", "choose"), ("↑↓ Enter", "pick"), _BACK, _HELP, _QUIT),
    Statistics: _always(("s Esc", "close"), _HELP, _QUIT),
    Options: _always(
        (f"1-{len(OPTIONS)}", "change"), ("↑↓", "move"), ("←→", "change"), _CLOSE, _HELP, _QUIT
    ),
}
