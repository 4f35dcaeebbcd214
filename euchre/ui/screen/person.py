"""What a person at the table does, key by key, and what comes of it.

It knows no terminal: keys come in by name, the entry line's text comes with them, and the time is
asked of a clock that is handed in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from euchre.bots.explain import Explanation
from euchre.rules.actions import Keep
from euchre.settings import Remember, Settings, forget
from euchre.ui.answers import (
    Answer,
    Chosen,
    GoOn,
    Kept,
    Question,
    Suggested,
    Taken,
    is_problem,
    read,
)
from euchre.ui.hand import numbered
from euchre.ui.scene import Hint, Leaving, Menu, Notice, Popup, Scene, Tone
from euchre.ui.screen import pace
from euchre.ui.screen.choosing import choosable, items, moved
from euchre.ui.screen.game import FIVE, TableGame, Wait
from euchre.ui.sitting import Sitting
from euchre.ui.words.problems import problem
from euchre.ui.words.screen import NOT_YOUR_TURN, NOTHING_SELECTED
from euchre.ui.words.tips import tip
from euchre.views import View

AT_ONCE: Final = {
    Question.ORDER: "op",
    Question.NAME: "p",
    Question.TAKE: "yn",
    Question.DUMMY: "yn",
    Question.GO_ALONE: "yn",
    Question.DEFEND: "yn",
    Question.NEXT_HAND: "y",
    Question.PLAY_AGAIN: "yn",
}
"""The letters that answer a question by one key."""

RESULTS: Final = {Question.NEXT_HAND, Question.PLAY_AGAIN}


class Person:
    """The person, the game being played, and what lies over the table.

    `wants_hint` is set while a hint is asked for, `too_small` while the window shows nothing of the
    game; `exit` is the exit code once the person has left, `in_plain` where he goes on in lines.
    """

    def __init__(
        self,
        sitting: Sitting,
        settings: Settings,
        clock: Callable[[], float],
        remember: Remember = forget,
    ) -> None:
        """Sit down: the first cards are dealt at once."""
        self.settings = settings
        self.popup: Popup | None = None
        self.paused = False
        self.wants_hint = False
        self.too_small = False
        self.exit: int | None = None
        self.in_plain = False
        self._clock = clock
        self._remember = remember
        self._skipped_until = 0.0
        self._letters_until = 0.0
        self._waiting_since = 0.0
        self.game = TableGame(self._with_settings(sitting), 0)
        self.arrived()

    def _with_settings(self, sitting: Sitting) -> Sitting:
        settings = self.settings
        return replace(
            sitting, auto_play=settings.auto_play, ask_defend_alone=settings.ask_defend_alone
        )

    # What is to be seen, and when something happens by itself

    @property
    def scene(self) -> Scene:
        """What is to be seen now."""
        trick = self.game.waits is Wait.TRICK
        return self.game.scene(
            self.popup,
            pause=pace.for_trick(self.settings.speed) if trick else None,
            paused=self.paused,
            settings=self.settings,
        )

    def due(self) -> float | None:
        """Return when something happens by itself, on the clock; None where nothing does."""
        stopped = self.paused or self.too_small or self.popup is not None
        if self.game.waits is None or stopped:
            return None
        takes = pace.for_trick if self.game.waits is Wait.TRICK else pace.for_move
        return self._waiting_since + takes(self.settings.speed)

    def time_is_up(self) -> None:
        """Let happen what was due."""
        if self.game.waits is not None:
            self.game.time_is_up()
            self.arrived()

    def arrived(self) -> None:
        """Take note that the game stands elsewhere: time runs anew, and a tip may be due."""
        self._waiting_since = self._clock()
        question, settings = self.game.question, self.settings
        if question is None or question in RESULTS or not settings.tips:
            return
        found = tip(question, self.game.view, settings.tips_seen)
        if found is not None and self.game.notice is None:
            self.change("tips_seen", settings.tips_seen | {found.about})
            self.game.notice = Notice(found.sentence, Tone.TIP)

    def _skip(self) -> None:
        """Skip a pause; for a moment after it, a key that was meant for it does nothing."""
        self.paused = False
        self._skipped_until = self._clock() + pace.SETTLES
        self.time_is_up()

    @property
    def is_swallowing(self) -> bool:
        """Whether letters finish a word of which the first was an answer, and do nothing."""
        return self._clock() < self._letters_until

    @property
    def _is_settling(self) -> bool:
        return self._clock() < self._skipped_until

    # Keys, with nothing lying over the table

    def digit(self, number: int) -> str:
        """Press a number key, and return what it writes into the entry line."""
        question = self.game.question
        if question is None:
            self._skip()
        elif self._is_settling:
            return ""
        elif not self.settings.instant_keys:
            return str(number)
        elif question is not Question.KEEP:
            self.answer(str(number))
        else:
            ten = numbered(self.game.view)
            self.game.keep_or_drop(ten[(number or 10) - 1])
        return ""

    def letter(self, letter: str) -> str:
        """Press a letter that is no command, and return what it writes into the entry line."""
        question = self.game.question
        if self.is_swallowing:
            return ""
        if letter in "q/":
            return letter
        if question is None:
            self.game.notice = Notice(NOT_YOUR_TURN, Tone.ERROR)
        elif question is Question.KEEP:
            if letter == "s":
                self.game.suggest()
        elif letter not in AT_ONCE.get(question, "") or not self.settings.instant_keys:
            return letter
        elif not self._is_settling:
            self.answer(letter)
            self._letters_until = self._clock() + pace.SWALLOWS
        return ""

    def move(self, key: str) -> None:
        """Press left, right, home or end: select among what may be chosen."""
        question = self.game.question
        if question is not None:
            places = choosable(question, self.game.view)
            self.game.selected = moved(self.game.selected, places, key)

    def enter(self) -> None:
        """Press Enter with the entry line empty: take what is selected, or go on."""
        question = self.game.question
        if question is None:
            self._skip()
        elif self._is_settling:
            return
        elif question is Question.KEEP:
            if len(self.game.kept) == FIVE:
                self.do(Chosen(Keep(self.game.kept)))
            else:
                self._toggle_selected()
        elif question in RESULTS:
            self.do(GoOn(yes=True))
        else:
            self._take_selected(question)

    def _take_selected(self, question: Question) -> None:
        offered, selected = items(question, self.game.view), self.game.selected
        answer = None if selected is None else offered[selected]
        if answer is None:
            self.game.notice = Notice(NOTHING_SELECTED, Tone.TIP)
        else:
            self.do(answer)

    def _toggle_selected(self) -> None:
        if self.game.selected is not None:
            self.game.keep_or_drop(numbered(self.game.view)[self.game.selected])

    def space(self) -> None:
        """Press Space: skip a pause, go on from a result, keep or drop the selected card."""
        question = self.game.question
        if question is None:
            self._skip()
        elif self._is_settling:
            return
        elif question is Question.KEEP:
            self._toggle_selected()
        elif question in RESULTS:
            self.do(GoOn(yes=True))

    def escape(self) -> None:
        """Press Escape with the entry line empty: pause the bots, or let them go on."""
        if self.game.question is None:
            self.paused = not self.paused
            self._waiting_since = self._clock()
        self.game.notice = None

    # Answers

    def answer(self, text: str) -> bool:
        """Answer the question that is asked; what is wrong with an answer is said."""
        question, view = self.game.question, self.game.view
        if question is None:
            return False
        answer = read(question, text, view)
        if not is_problem(answer):
            return self.do(answer)
        self.game.notice = Notice(problem(answer, question, view), Tone.ERROR)
        return False

    def do(self, answer: Answer) -> bool:
        """Do what an answer says, and return True; commands are not for here."""
        self.game.notice = None
        if isinstance(answer, Chosen):
            self.popup = None
            self.wants_hint = False
            self.game.act(answer.action, alone=answer.alone)
            self.arrived()
        elif isinstance(answer, Taken):
            self.game.ask(Question.DISCARD)
        elif isinstance(answer, Kept):
            self.game.keep(answer.cards)
        elif isinstance(answer, Suggested):
            self.game.suggest()
        elif isinstance(answer, GoOn):
            self._go_on(yes=answer.yes)
        return True

    def _go_on(self, *, yes: bool) -> None:
        if self.game.question is not Question.PLAY_AGAIN:
            if yes:
                self.game.go_on()
                self.arrived()
        elif yes:
            self.begin(self.game.sitting)
        else:
            self.popup = Menu()

    # Games and settings

    def begin(self, sitting: Sitting) -> None:
        """Begin the next game of the sitting."""
        self.game = TableGame(self._with_settings(sitting), self.game.number + 1)
        self.close()
        self.paused = False
        self.arrived()

    def want_new(self, players: int) -> None:
        """Begin a game for so many players; in mid-game it is asked first."""
        if self.game.is_won:
            self.begin(self.game.sitting.with_players(players))
        else:
            self.popup = Leaving(players)

    def hint_comes(self, about: View, explanation: Explanation | None) -> None:
        """Show a hint that was thought about, None while it still is, if it is still wanted."""
        if not self.wants_hint or about != self.game.view:
            return
        if explanation is not None:
            self.wants_hint = False
            self.game.hints += 1
        if self.popup is None or isinstance(self.popup, Hint):
            self.popup = Hint(explanation)

    def close(self) -> None:
        """Close what lies over the table; the bots go on."""
        self.popup = None
        self.wants_hint = False
        self._waiting_since = self._clock()

    def sized(self, *, too_small: bool) -> None:
        """Take note of the window's size; while it is too small the game is paused."""
        if self.too_small and not too_small:
            self._waiting_since = self._clock()
        self.too_small = too_small

    def change(self, name: str, value: Any) -> None:  # noqa: ANN401 - as each setting says
        """Change a setting, and have it remembered."""
        self.settings = self.settings.changed(name, value)
        self._remember(name, value)
