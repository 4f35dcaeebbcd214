"""Practice as a study: a position, an answer, what is thought of it, and the next position.

What takes a moment is handed to an executor, which may be another process; until it is there the
page says so, and whoever watches is told once it has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from datetime import datetime
from typing import Final, NamedTuple

from euchre.coach.estimate import Judgement
from euchre.coach.grades import Grade
from euchre.coach.practising.answers import Memory, Waiting
from euchre.coach.practising.practice import (
    Asked,
    Score,
    Verdict,
    answer,
    found,
    found_again,
    judged,
    verdict,
)
from euchre.rules.actions import Action
from euchre.rules.rules import Rules
from euchre.ui.answers.question import question_of
from euchre.ui.sitting import BOT_NAMES
from euchre.ui.study.study import Mood, Page
from euchre.ui.words import practice as words
from euchre.views import View

SHOWN: Final = 6
"""So many options are shown at most, and the one that was chosen."""


class Plan(NamedTuple):
    """What is practised: a kind of decision at a table, from the spots of a seed.

    So many positions are asked, None for as many as wanted; with `comes_back` those that went wrong
    before are asked first, once they are due.
    """

    kind: str
    rules: Rules
    seed: int
    positions: int | None = None
    comes_back: bool = True


class Means(NamedTuple):
    """What practice needs of the world: who thinks, who remembers, and what time it is.

    With `is_ahead` the next position is looked for while one is answered.
    """

    executor: Executor
    memory: Memory
    clock: Callable[[], datetime]
    is_ahead: bool = False


class Practice:
    """Somebody who practises.

    `behind` is what is seen until the first position is there. Without it whatever takes a moment
    is waited for, as where nothing can change by itself.
    """

    def __init__(self, plan: Plan, means: Means, behind: View | None = None) -> None:
        """Look for the first position."""
        self._plan = plan
        self._executor, self._memory, self._clock, self._is_ahead = means
        self._behind = behind
        self._waits = behind is None
        self._changed: Callable[[], None] | None = None
        self._number = 1
        self._new = 0
        self._asked: Asked | None = None
        self._next: Future[Asked | None] | None = None
        self._waiting: Waiting | None = None
        self._judging: Future[Judgement] | None = None
        self._action: Action | None = None
        self._told: Page | None = None
        self._score = Score()
        self._back = 0
        self._look()

    def watch(self, changed: Callable[[], None]) -> None:
        """Have that called, from any thread, whenever the page has changed by itself."""
        self._changed = changed

    def wait(self) -> None:
        """Wait from now on for what takes a moment, as lines do not change by themselves."""
        self._waits = True

    def _tell(self, _future: object) -> None:
        if self._changed is not None:
            self._changed()

    # What takes a moment

    def _look(self) -> None:
        """Look for the next position, unless it is looked for."""
        if self._next is None:
            self._next = self._submit()
            self._next.add_done_callback(self._tell)

    def _submit(self) -> Future[Asked | None]:
        kind, rules, seed = self._plan[:3]
        waiting = self._memory.due(kind, rules, self._clock()) if self._plan.comes_back else None
        self._waiting = waiting
        if waiting is not None:
            return self._executor.submit(found_again, kind, waiting.record, waiting.card)
        self._new += 1
        return self._executor.submit(found, rules, kind, seed, self._new - 1)

    def _settle(self) -> None:
        """Take what has come meanwhile; without anything to be seen, wait for it."""
        while self._asked is None and self._next is not None:
            if not (self._waits or self._next.done()):
                return
            self._asked, self._next = self._next.result(), None
            if self._asked is None:  # a position of another version, which is no more
                if self._waiting is not None:
                    self._memory.drop(self._waiting)
                self._look()
            else:
                self._behind = self._asked.judgement.view
                if self._is_ahead and self._number != self._plan.positions:
                    self._look()
        if self._judging is not None and (self._waits or self._judging.done()):
            self._take(self._judging.result())

    def _take(self, judgement: Judgement) -> None:
        """Take what is thought of the answer, and remember it."""
        if self._asked is None or self._action is None:
            return
        self._judging = None
        thought = verdict(judgement, self._action)
        self._score = self._score.after(thought)
        given = answer(self._asked, thought, self._clock())
        self._back += given.card is not None
        self._memory.keep(given)
        self._told = self._page_of(thought, self._asked)

    # The study

    @property
    def heading(self) -> str:
        """What is studied."""
        return words.HEADING

    @property
    def standing(self) -> str:
        """Which position this is."""
        return words.standing(self._plan.kind, self._number, self._plan.positions)

    @property
    def page(self) -> Page | None:
        """The position, or what is thought of the answer."""
        self._settle()
        if self._is_over:
            return None
        asked = self._asked
        if asked is None:
            return _meanwhile(_seen(self._behind), 1, words.FINDING)
        if self._told is not None:
            return self._told
        view, hand = asked.judgement.view, _hand(asked)
        if self._action is not None:
            return _meanwhile(view, hand, words.JUDGING)
        said = words.before(view, _names(view), came_back=asked.card is not None)
        return Page(view, hand, question=question_of(view), sentence=said, is_final=True)

    @property
    def _is_over(self) -> bool:
        return self._plan.positions is not None and self._number > self._plan.positions

    def _page_of(self, thought: Verdict, asked: Asked) -> Page:
        options, view = thought.judgement.estimates[:SHOWN], thought.judgement.view
        if thought.chosen not in options:
            options = (*options[:-1], thought.chosen)
        return Page(
            view,
            _hand(asked),
            (words.told(thought), words.why(thought, _names(view))),
            words.title(thought),
            sentence=words.score(self._score),
            mood=Mood.RIGHT if thought.grade <= Grade.GOOD else Mood.WRONG,
            rows=tuple(words.row(option, thought) for option in options),
            is_final=True,
            of_question=True,
        )

    def go_on(self) -> None:
        """Go on to the next position from what is thought of an answer."""
        if self._told is None:
            return
        self._asked = self._action = self._told = None
        self._number += 1
        if not self._is_over:
            self._look()

    def go_back(self) -> None:
        """Stay: what was answered is answered."""

    def answer(self, action: Action) -> None:
        """Answer the position, once."""
        if self._asked is None or self._action is not None:
            return
        self._action = action
        judgement = self._asked.judgement
        if any(option.action == action for option in judgement.estimates):
            self._take(judgement)
        else:
            self._judging = self._executor.submit(judged, judgement.view, action)
            self._judging.add_done_callback(self._tell)

    def parting(self) -> list[str]:
        """Return how it went; an answer that is still judged is waited for, and remembered."""
        if self._judging is not None:
            self._take(self._judging.result())
        return words.summary(self._score, self._back)


def _seen(view: View | None) -> View:
    """Return what is seen while a position is looked for."""
    if view is None:
        raise ValueError("nothing is to be seen")
    return view


def _meanwhile(view: View, hand: int, text: str) -> Page:
    """Return what is seen while something takes a moment."""
    return Page(view, hand, (text,), words.ONE_MOMENT, is_final=True, of_question=True)


def _hand(asked: Asked) -> int:
    """Return the number of the hand in its game."""
    return len(asked.spot.record["deals"])


def _names(view: View) -> tuple[str, ...]:
    return ("You", *BOT_NAMES[view.rules.players])
