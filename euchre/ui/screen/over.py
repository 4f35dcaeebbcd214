"""What keys do while something lies over the table: a hint, the help, the menu."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.ui.answers import Chosen, Question
from euchre.ui.menu import MENU, OPTIONS, PRACTICE, MenuLine, menu, next_value
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
    Statistics,
    Tricks,
)
from euchre.ui.screen import commands, pressing
from euchre.ui.screen.person import Person
from euchre.ui.words.handbook import PAGES

_TEN: Final = 10
_ANYWHERE: Final = {"m", "u", "v"}
_CLOSED_BY: Final[dict[type[Popup], str]] = {
    Hint: "h",
    Tricks: "v",
    AllCards: "c",
    Menu: "m",
    Options: "m",
    Statistics: "s",
    Others: "m",
    Kinds: "m",
    Lessons: "m",
    Leaving: "n",
}


def digit(person: Person, number: int) -> str:
    """Press a number: the page of the help, or the line of a menu.

    What a key writes into the entry line is returned, as a popup that leaves the hand to be seen
    takes nothing from it: the key closes it, and does what it does without.
    """
    popup = person.popup
    if isinstance(popup, Help) and 1 <= number <= len(PAGES):
        person.popup = Help(number - 1)
    elif isinstance(popup, Menu) and 1 <= number <= len(_lines(person)):
        _choose(person, _lines(person)[number - 1])
    elif isinstance(popup, Others) and 1 <= number <= len(person.shelf.others):
        _go_on_with(person, number - 1)
    elif isinstance(popup, Kinds) and 1 <= number <= len(PRACTICE):
        person.practise(PRACTICE[number - 1])
    elif isinstance(popup, Lessons):
        person.learn((number or _TEN) - 1)
    elif isinstance(popup, Options) and 1 <= number <= len(OPTIONS):
        person.popup = Options(number - 1)
        _change(person, number - 1, 1)
    elif isinstance(popup, Hint | Tricks | Explained):
        person.close()
        return pressing.digit(person, number)
    return ""


def letter(person: Person, pressed: str) -> str:
    """Press a letter: the one that opened a popup closes it, and others open theirs."""
    popup, key = person.popup, pressed.lower()
    if popup is None or key == _CLOSED_BY.get(type(popup)):
        escape(person)
    elif isinstance(popup, Leaving):
        if key in {"y", "q"}:
            _leave(person, popup)
    elif key == "?":
        commands.explain(person)
    elif key == "q":
        commands.interrupt(person, 0)
    elif isinstance(popup, Hint | Tricks | Explained):
        person.close()
        return pressing.letter(person, pressed)
    elif key in _ANYWHERE:
        person.close()
        commands.LETTERS[key](person)
    return ""


def escape(person: Person) -> None:
    """Press Escape: close what is open; back to the menu from what it led to."""
    popup = person.popup
    if isinstance(popup, Options):
        person.popup = Menu(MENU.index(MenuLine.OPTIONS))
    elif isinstance(popup, Others):
        person.popup = Menu(MENU.index(MenuLine.OTHERS))
    elif isinstance(popup, Kinds):
        person.popup = Menu(MENU.index(MenuLine.PRACTICE))
    elif isinstance(popup, Lessons):
        person.popup = Menu(MENU.index(MenuLine.LEARN))
    elif isinstance(popup, Statistics) and popup.from_menu:
        person.popup = Menu(MENU.index(MenuLine.STATISTICS))
    else:
        person.close()


def enter(person: Person) -> None:
    """Press Enter: play the hint, take the line of a menu that is selected, else close."""
    popup = person.popup
    if isinstance(popup, Hint):
        _play(person, popup)
    elif isinstance(popup, Menu):
        _choose(person, _lines(person)[popup.selected])
    elif isinstance(popup, Options):
        _change(person, popup.selected, 1)
    elif isinstance(popup, Others):
        _go_on_with(person, popup.selected)
    elif isinstance(popup, Kinds):
        person.practise(PRACTICE[popup.selected])
    elif isinstance(popup, Lessons):
        person.learn(popup.selected)
    elif isinstance(popup, Leaving):
        _leave(person, popup)
    elif isinstance(popup, Statistics):
        escape(person)
    else:
        person.close()


def space(person: Person) -> None:
    """Press Space: the next page where there are pages, the next value of an option."""
    popup = person.popup
    if isinstance(popup, Help | AllCards | Statistics):
        _turn_page(person, popup, 1)
    elif isinstance(popup, Options):
        _change(person, popup.selected, 1)
    elif not isinstance(popup, Leaving | Menu | Others | Kinds | Lessons):
        person.close()


def move(person: Person, key: str) -> None:
    """Press an arrow: up and down select a line, left and right turn a page or change a value.

    Below a hint the cards are still to be seen: left and right close it, and move over them.
    """
    popup = person.popup
    step = 1 if key in {"down", "right", "end"} else -1
    if isinstance(popup, Help | AllCards | Statistics):
        _turn_page(person, popup, step)
    elif isinstance(popup, Options) and key in {"left", "right"}:
        _change(person, popup.selected, step)
    elif isinstance(popup, Options):
        person.popup = Options(_selected(key, popup.selected, len(OPTIONS)))
    elif isinstance(popup, Menu):
        person.popup = Menu(_selected(key, popup.selected, len(_lines(person))))
    elif isinstance(popup, Others):
        person.popup = Others(_selected(key, popup.selected, len(person.shelf.others)))
    elif isinstance(popup, Kinds):
        person.popup = Kinds(_selected(key, popup.selected, len(PRACTICE)))
    elif isinstance(popup, Lessons):
        person.popup = Lessons(_selected(key, popup.selected, person.shelf.lessons[1]))
    elif isinstance(popup, Hint | Tricks | Explained) and key not in {"up", "down"}:
        person.close()
        pressing.move(person, key)


def _lines(person: Person) -> tuple[MenuLine, ...]:
    return menu(others=bool(person.shelf.others))


def _turn_page(person: Person, popup: Help | AllCards | Statistics, step: int) -> None:
    if isinstance(popup, Help):
        person.popup = Help((popup.page + step) % len(PAGES))
    else:
        person.popup = replace(popup, page=popup.page + step)


def _selected(key: str, selected: int, lines: int) -> int:
    if key in {"home", "end"}:
        return 0 if key == "home" else lines - 1
    return min(max(selected + (1 if key in {"down", "right"} else -1), 0), lines - 1)


def _play(person: Person, hint: Hint) -> None:
    """Play the hint; while it is still thought about, Enter does nothing."""
    if hint.snapshot is None:
        return
    choice = hint.snapshot.named
    person.close()
    if choice in person.game.view.legal and person.game.question is not None:
        person.do(Chosen(choice))


def _choose(person: Person, line: MenuLine) -> None:
    if line is MenuLine.OPTIONS:
        person.popup = Options()
    elif line is MenuLine.LEARN:
        person.open_lessons()
    elif line is MenuLine.PRACTICE:
        person.popup = Kinds()
    elif line is MenuLine.STATISTICS:
        commands.statistics(person, from_menu=True)
    elif line is MenuLine.OTHERS:
        person.popup = Others()
    elif line is MenuLine.BACK:
        _back(person)
    else:
        person.want_new(int(line.value))


def _go_on_with(person: Person, place: int) -> None:
    person.go_on_with(person.shelf.others[place].game)


def _back(person: Person) -> None:
    person.close()
    if person.game.question is Question.PLAY_AGAIN:
        person.begin(person.game.sitting)


def _change(person: Person, place: int, step: int) -> None:
    name = tuple(OPTIONS)[place]
    person.change(name, next_value(name, getattr(person.settings, name), step))


def _leave(person: Person, popup: Leaving) -> None:
    if popup.players is None:
        commands.leave(person)
    else:
        person.begin(person.game.sitting.with_players(popup.players))
