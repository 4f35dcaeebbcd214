"""A person at the table: what is asked of him, what lies over the table, and what time brings.

It knows no terminal and no key; the time is asked of a clock that is handed in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from euchre.bots import BOTS
from euchre.rules.actions import Together
from euchre.settings import Remember, Settings, forget
from euchre.table.keeping import Kept as KeptGame
from euchre.ui import games
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
from euchre.ui.games import UNKEPT, Start
from euchre.ui.replay.place import Replay
from euchre.ui.scene import Hint, Leaving, Lessons, Menu, Notice, Popup, Scene, Tone
from euchre.ui.screen import pace
from euchre.ui.screen.game import TableGame, Wait
from euchre.ui.screen.guards import Guards
from euchre.ui.shelf import EMPTY
from euchre.ui.sitting import Sitting
from euchre.ui.study.course import Course, next_lesson
from euchre.ui.study.desk import Desk
from euchre.ui.study.study import Alive, Study
from euchre.ui.words.kept import does_not_go_on, going_on, not_left
from euchre.ui.words.lessons import LESSONS
from euchre.ui.words.problems import problem
from euchre.ui.words.tips import tip
from euchre.views import View

if TYPE_CHECKING:
    from euchre.coach.hints.snapshot import Snapshot
    from euchre.ui.review.analysis import Analysis

RESULTS: Final = {Question.NEXT_HAND, Question.PLAY_AGAIN}


class Person:
    """The person, the game being played, and what lies over the table.

    `shelf` is what is kept, as it was looked up last. `wants_hint` is set while a hint is asked for
    and has not come, `too_small` while the window shows nothing of the game; `replay` is the one
    that is open over a result, if any, `analysis` the review that is, and `study` what is studied
    over the game; `exit` is the exit code once the person has left, `in_plain` where he goes on in
    lines. `by_itself` is called from any thread with what is to be done in the table's own.
    """

    def __init__(
        self,
        sitting: Sitting,
        settings: Settings,
        clock: Callable[[], float],
        remember: Remember = forget,
        start: Start = UNKEPT,
    ) -> None:
        """Sit down: the first cards are dealt at once, or a kept game goes on."""
        self.settings = settings
        self.popup: Popup | None = None
        self.replay: Replay | None = None
        self.analysis: Analysis | None = None
        self.study: Desk | None = None
        self.by_itself: Callable[[Callable[[], None]], None] = _at_once
        self.paused = False
        self.wants_hint = False
        self.too_small = False
        self.exit: int | None = None
        self.in_plain = False
        self.guards = Guards(clock)
        self._clock = clock
        self._remember = remember
        self._waiting_since = 0.0
        self._start = start
        self._resumed = start.kept is not None
        self.shelf = EMPTY
        self.game = self._first_game(self._with_settings(sitting))
        self._news = self.game.notice
        self.arrived()

    def _first_game(self, sitting: Sitting) -> TableGame:
        kept, news = self._start.kept, self._start.news
        if kept is None:
            game = TableGame(games.begin(sitting, 0, self._start.books), 0)
            game.notice = Notice(news, Tone.ERROR) if news else game.notice
        else:
            game = _kept_game(kept, sitting)
        return game

    def _with_settings(self, sitting: Sitting) -> Sitting:
        settings = self.settings
        return replace(
            sitting, auto_play=settings.auto_play, ask_defend_alone=settings.ask_defend_alone
        )

    # What is to be seen, and what happens by itself

    @property
    def scene(self) -> Scene:
        """What is to be seen now."""
        trick = self.game.waits is Wait.TRICK
        scene = self.game.scene(
            self.popup,
            pause=pace.for_trick(self.settings.speed) if trick else None,
            paused=self.paused,
            settings=self.settings,
        )
        return replace(scene, shelf=self.shelf)

    def look_up(self) -> None:
        """Look up what is kept besides the game in play."""
        keeper = self.game.table.keeper
        self.shelf = self._start.shelf(None if keeper is None else keeper.game)

    def open_menu(self) -> None:
        """Open the menu, which tells what is kept."""
        self.look_up()
        self.popup = Menu()

    def open_lessons(self) -> None:
        """Take up the lessons where they were left, or choose one where all are finished."""
        place = next_lesson(LESSONS, self._start.learned)
        if place is None:
            self.popup = Lessons()
        else:
            self.learn(place)

    def learn(self, place: int) -> None:
        """Take up the lesson at that place, from 0, over the game."""
        self._open(Course(LESSONS, place, self._start.learned))

    def practise(self, kind: str) -> None:
        """Practise decisions of a kind over the game, where that can be."""
        if self._start.practice is not None:
            self._open(self._start.practice(kind, self.game.view))

    def _open(self, study: Study) -> None:
        self.close()
        self.study = Desk(study, self.settings)
        if isinstance(study, Alive):
            study.watch(lambda: self.by_itself(self._refresh))

    def _refresh(self) -> None:
        if self.study is not None:
            self.study.refresh()

    def end_study(self) -> None:
        """Go back to the game from what was studied, and be told how practice went."""
        left, self.study = self.study, None
        self.close()
        if left is not None and isinstance(left.study, Alive):
            self.game.notice = Notice(left.study.parting()[0], Tone.TIP)

    def due(self) -> float | None:
        """Return when something happens by itself, on the clock; None where nothing does."""
        covered = self.popup is not None or self.study is not None
        stopped = self.paused or self.too_small or covered
        if self.game.waits is None or stopped:
            return None
        return self._waiting_since + self._pause

    @property
    def _pause(self) -> float:
        turns = self.game.table.turns
        if self.game.waits is Wait.MOVE and turns and isinstance(turns[-1].action, Together):
            return 0.0  # nothing has happened that is to be seen first
        takes = pace.for_trick if self.game.waits is Wait.TRICK else pace.for_move
        return takes(self.settings.speed)

    def time_is_up(self) -> None:
        """Let happen what was due."""
        if self.game.waits is None:
            return
        took, told = self._pause, self.game.notice
        self.game.time_is_up()
        if told is self._news and self.game.notice is None:
            # What is told of a game as it begins stays until the person is asked something.
            self.game.notice = told
        if took and self.game.question in RESULTS:
            # An Enter for the last trick must not take the result away before it is seen.
            self.guards.paused()
        self.arrived()

    def arrived(self) -> None:
        """Take note that the game stands elsewhere: time runs anew, and a tip may be due."""
        self._waiting_since = self._clock()
        question, settings = self.game.question, self.settings
        if question is None or question in RESULTS or not settings.tips:
            return
        is_new = self._start.is_new
        found = tip(question, self.game.view, settings.tips_seen, is_new=is_new)
        if found is not None and self.game.notice is None:
            self.change("tips_seen", settings.tips_seen | {found.about})
            self.game.notice = Notice(found.sentence, Tone.TIP)

    def skip(self) -> None:
        """Skip a pause; for a moment after it, a key that was meant for it does nothing."""
        self.paused = False
        self.guards.paused()
        self.time_is_up()

    def pause(self) -> None:
        """Pause the bots, or let them go on."""
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
            self.wants_hint = self.paused = False
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
                self.paused = False
                self.game.go_on()
                if self.game.is_won:
                    self.look_up()
                self.arrived()
        elif yes:
            self.begin(self.game.sitting)
        else:
            self.open_menu()

    def take_back(self, *, again: bool = False) -> None:
        """Go back to the previous decision, or do again what was taken back."""
        self.close()
        if self.game.redo() if again else self.game.undo():
            self.paused = False
            self.arrived()

    # Games and settings

    def begin(self, sitting: Sitting) -> None:
        """Begin the next game of the sitting."""
        sitting, number = games.after(sitting, self.game.number, resumed=self._resumed)
        self.game.close()
        self._resumed = False
        human = games.begin(self._with_settings(sitting), number, self._start.books)
        self.game = TableGame(human, number)
        self.close()
        self.paused = False
        self.arrived()

    def go_on_with(self, number: int) -> None:
        """Go on with another kept game, by its number in the list; the one in play stays kept."""
        keeper = self.game.table.keeper
        trouble = None if keeper is None else keeper.trouble
        self.close()
        if trouble is not None and not self.game.is_won:
            self.game.notice = Notice(not_left(trouble), Tone.ERROR)
            return
        kept = self._start.books.take(number, BOTS)
        if kept is None:
            self.game.notice = Notice(does_not_go_on(number), Tone.ERROR)
            return
        self.game.close()
        sitting = games.sitting_of(kept, self.game.sitting)
        self.game = _kept_game(kept, self._with_settings(sitting))
        self._news = self.game.notice
        self._resumed, self.paused = True, False
        self.arrived()

    def want_new(self, players: int) -> None:
        """Begin a game for so many players; in mid-game it is asked first."""
        if self.game.is_won:
            self.begin(self.game.sitting.with_players(players))
        else:
            self.popup = Leaving(players)

    @property
    def decides(self) -> View | None:
        """What the person sees while a decision is asked of him, which a hint can be about."""
        question = self.game.question
        covered = self.replay is not None or self.study is not None
        decides = question is not None and question not in RESULTS and not covered
        return self.game.view if decides else None

    @property
    def shows_hint(self) -> bool:
        """Whether a hint is wanted, or open."""
        return self.wants_hint or isinstance(self.popup, Hint)

    def hint_comes(self, about: View, snapshot: Snapshot | None) -> None:
        """Show a hint, None while it is still thought about, if it is still wanted or open."""
        if not self.shows_hint or about != self.game.view:
            return
        if snapshot is not None and self.wants_hint:
            self.wants_hint = False
            self.game.human.hinted()
        if self.popup is None or isinstance(self.popup, Hint):
            self.popup = Hint(snapshot)

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
        self.game.sit(self._with_settings(self.game.sitting))
        self._remember(name, value)


def _at_once(do: Callable[[], None]) -> None:
    do()


def _kept_game(kept: KeptGame, sitting: Sitting) -> TableGame:
    """Return a kept game at the table, where it was left."""
    game = TableGame(games.go_on(kept, sitting), games.number_of(kept))
    game.notice = Notice(going_on(kept.keeper.game, game.table.game.deals + 1), Tone.TIP)
    return game
