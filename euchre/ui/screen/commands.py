"""What the letters that are commands do, and what can be typed besides answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euchre.ui.answers import Command, Question, Word, is_problem, read
from euchre.ui.answers.commands import in_full
from euchre.ui.scene import (
    AllCards,
    Explained,
    Help,
    Hint,
    Leaving,
    Notice,
    Statistics,
    Tone,
    Tricks,
)
from euchre.ui.screen import pace
from euchre.ui.screen.person import RESULTS, Person
from euchre.ui.words.problems import problem
from euchre.ui.words.screen import (
    NO_CARDS_YET,
    NO_HINT,
    NO_REVIEW_YET,
    NOT_YOUR_TURN,
    ON_THE_SCREEN,
    before_a_word,
    speed_is,
)


def hint(person: Person) -> None:
    """Ask for the hint, which opens when it has been thought about, or has not for a while."""
    question = person.game.question
    if question is None or question in RESULTS:
        person.game.notice = Notice(NO_HINT, Tone.ERROR)
    else:
        person.wants_hint = True


def undo(person: Person) -> None:
    """Go back to the previous decision."""
    person.take_back()


def redo(person: Person) -> None:
    """Do again what was taken back."""
    person.take_back(again=True)


def tricks(person: Person) -> None:
    """Show all tricks of the deal."""
    person.popup = Tricks()


def cards(person: Person) -> None:
    """Show all cards of a deal that is over."""
    if person.game.question in RESULTS:
        person.popup = AllCards(person.game.reasons())
    else:
        person.game.notice = Notice(NO_CARDS_YET, Tone.ERROR)


def replay(person: Person) -> None:
    """Look again at the hand that is over, and at those before it."""
    person.replay = person.game.replay()


def analyse(person: Person) -> None:
    """Have the hand that is over reviewed, or the game once that is."""
    if person.game.question in RESULTS:
        person.close()
        person.analysis = person.game.analysis()
    else:
        person.game.notice = Notice(NO_REVIEW_YET, Tone.ERROR)


def menu(person: Person) -> None:
    """Open the menu."""
    person.open_menu()


def statistics(person: Person, *, from_menu: bool = False) -> None:
    """Show what the kept games come to."""
    person.look_up()
    person.popup = Statistics(from_menu=from_menu)


def explain(person: Person) -> None:
    """Explain the hint that is open, or the question; where that is explained, open the help."""
    popup = person.popup
    asked = person.game.question is not None and not isinstance(popup, Explained)
    person.popup = Explained(hint=isinstance(popup, Hint)) if asked else Help()


def rules(person: Person) -> None:
    """Open the help at the rules in force."""
    person.popup = Help(1)


def leave(person: Person) -> None:
    """Leave the table."""
    person.exit = 0


def go_plain(person: Person) -> None:
    """Leave the table, and go on with the game in lines."""
    person.in_plain = True
    person.exit = 0


def interrupt(person: Person, code: int) -> None:
    """Ask whether to leave, and the second time leave with that exit code.

    Where the window is too small for the question, the first time is enough.
    """
    if person.too_small or person.popup == Leaving():
        person.exit = code
    else:
        person.popup = Leaving()


def change_speed(person: Person, step: int) -> None:
    """Make the bots quicker, or slower for a step of -1, and say so."""
    speed = pace.changed(person.settings.speed, step)
    person.game.notice = Notice(speed_is(speed), Tone.TIP)
    person.change("speed", speed)


def _on_the_screen(person: Person) -> None:
    person.game.notice = Notice(ON_THE_SCREEN, Tone.TIP)


_WORDS: Final[dict[Word, Callable[[Person], None]]] = {
    Word.HINT: hint,
    Word.HELP: explain,
    Word.UNDO: undo,
    Word.REDO: redo,
    Word.TRICKS: tricks,
    Word.LAST: tricks,
    Word.STATUS: _on_the_screen,
    Word.HAND: _on_the_screen,
    Word.SCORE: _on_the_screen,
    Word.CARDS: cards,
    Word.RULES: rules,
    Word.ANALYSE: analyse,
    Word.QUIT: leave,
}

LETTERS: Final[dict[str, Callable[[Person], None]]] = {
    "h": hint,
    "u": undo,
    "v": tricks,
    "m": menu,
    "?": explain,
    "+": lambda person: change_speed(person, 1),
    "-": lambda person: change_speed(person, -1),
}
"""The letters and signs that do the same at any time, but for `h` where a suit is named."""

AT_RESULTS: Final[dict[str, Callable[[Person], None]]] = {
    "a": analyse,
    "c": cards,
    "r": replay,
    "s": statistics,
}
"""The letters that are commands once a hand or the game is over."""


def typed(person: Person, text: str) -> bool:
    """Read what was typed, and return whether it was understood; else it stays for editing."""
    game = person.game
    if (word := in_full(text)) is not None:
        # Its first letter was a key, and has done what it does.
        game.notice = Notice(before_a_word(word), Tone.ERROR)
        return False
    text = text.removeprefix("/")
    question = game.question or Question.NEXT_HAND
    answer = read(question, text, game.view)
    if isinstance(answer, Command):
        game.notice = None
        _obey(person, answer)
        return True
    if game.question is None:
        game.notice = Notice(NOT_YOUR_TURN, Tone.ERROR)
        return False
    if is_problem(answer):
        game.notice = Notice(problem(answer, question, game.view), Tone.ERROR)
        return False
    return person.do(answer)


def _obey(person: Person, command: Command) -> None:
    if command.word is Word.NEW:
        person.want_new(command.players or person.game.sitting.rules.players)
    else:
        _WORDS[command.word](person)
