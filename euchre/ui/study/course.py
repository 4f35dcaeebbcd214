"""The lessons one after the other, as a study, and how far somebody has come in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from euchre.rules.actions import Action
from euchre.ui.study.lesson import Lesson, Stop
from euchre.ui.study.study import Mood, Page
from euchre.ui.words import learning as words
from euchre.ui.words.study import AGAIN


class Progress(Protocol):
    """How far somebody has come; what is written is kept, or not, without a word."""

    @property
    def is_kept(self) -> bool:
        """Whether the next time goes on from there."""
        ...

    def steps(self) -> dict[str, int]:
        """Return by lesson the page that was reached, from 0."""
        ...

    def finished(self) -> frozenset[str]:
        """Return the lessons that were finished."""
        ...

    def reached(self, lesson: str, step: int) -> None:
        """Take note that a page of a lesson was reached."""
        ...

    def finish(self, lesson: str) -> None:
        """Take note that a lesson was finished; the next time it begins at its beginning.

        It stays finished, also where it is begun again.
        """
        ...


class Unkept:
    """Progress that is forgotten with the program."""

    def __init__(self) -> None:
        """Begin with no lesson begun."""
        self._steps: dict[str, int] = {}
        self._finished: set[str] = set()

    @property
    def is_kept(self) -> bool:
        """Whether the next time goes on from there: it does not."""
        return False

    def steps(self) -> dict[str, int]:
        """Return by lesson the page that was reached, from 0."""
        return dict(self._steps)

    def finished(self) -> frozenset[str]:
        """Return the lessons that were finished."""
        return frozenset(self._finished)

    def reached(self, lesson: str, step: int) -> None:
        """Take note that a page of a lesson was reached."""
        self._steps[lesson] = step

    def finish(self, lesson: str) -> None:
        """Take note that a lesson was finished."""
        self._finished.add(lesson)
        self._steps.pop(lesson, None)


def next_lesson(lessons: Sequence[Lesson], progress: Progress) -> int | None:
    """Return the place, from 0, of the first lesson that is not finished; None if none is left."""
    finished = progress.finished()
    left = (place for place, lesson in enumerate(lessons) if lesson.name not in finished)
    return next(left, None)


class Course:
    """Lessons from one of them on, each taken up at the page where it was left.

    Of its hand what happened before is not told again; what was told before a question is.
    """

    def __init__(self, lessons: Sequence[Lesson], place: int, progress: Progress) -> None:
        """Take up the lesson at that place, from 0."""
        self._lessons = lessons
        self._progress = progress
        self._is_over = False
        self._begin(place)

    def _begin(self, place: int) -> None:
        self._place = place
        self._stops: tuple[Stop, ...] = self.lesson.stops
        self._answered: Action | None = None
        self._ends = False
        reached = self._progress.steps().get(self.lesson.name, 0)
        self._step = self._taken_up = min(max(reached, 0), len(self._stops) - 1)
        page = self._stops[self._step].page
        self._reminds = self._step > 0 and page.asks and bool(page.texts)

    @property
    def lesson(self) -> Lesson:
        """The lesson that is taken."""
        return self._lessons[self._place]

    @property
    def heading(self) -> str:
        """What is studied."""
        return words.HEADING

    @property
    def standing(self) -> str:
        """Which lesson this is."""
        return words.standing(self._place + 1, len(self._lessons), self.lesson.title)

    @property
    def page(self) -> Page | None:
        """The page of the lesson, or what is said of an answer to it."""
        if self._is_over:
            return None
        page, ask = self._stops[self._step]
        if self._step and self._step == self._taken_up:
            page = page._replace(untold=len(page.view.history))
        if self._reminds:
            return page._replace(question=None, sentence="", title=AGAIN, of_question=True)
        if self._ends:
            return _over(page, self._ended(), title=words.FINISHED)
        if ask is None or self._answered is None:
            return page
        right = ask.right.get(str(self._answered))
        why = ask.why_not(self._answered) if right is None else right
        return _over(page, why, Mood.WRONG if right is None else Mood.RIGHT)

    def _ended(self) -> str:
        following = self._place + 1
        title = self._lessons[following].title if following < len(self._lessons) else None
        return words.ended(self._place + 1, title)

    def go_on(self) -> None:
        """Go on: ask again after a wrong answer, else the next page or lesson."""
        if self._ends:
            self._go_to_next()
            return
        if self._reminds:
            self._reminds = False
            return
        _, ask = self._stops[self._step]
        answered, self._answered = self._answered, None
        if ask is None or (answered is not None and str(answered) in ask.right):
            self._turn()

    def _turn(self) -> None:
        if self._step + 1 == len(self._stops):
            self._ends = True
            self._progress.finish(self.lesson.name)
        else:
            self._step += 1
            self._progress.reached(self.lesson.name, self._step)

    def _go_to_next(self) -> None:
        if self._place + 1 == len(self._lessons):
            self._is_over = True
        else:
            self._begin(self._place + 1)

    def go_to(self, step: int) -> None:
        """Go to a page of this lesson, from 0."""
        self._answered, self._ends, self._reminds, self._step = None, False, False, step
        self._progress.reached(self.lesson.name, step)

    def go_back(self) -> None:
        """Go back a page of this lesson, or to the question from what is said of an answer."""
        if self._answered is not None:
            self._answered = None
        elif not self._ends:
            self.go_to(max(self._step - 1, 0))

    def answer(self, action: Action) -> None:
        """Answer the page, if it asks."""
        if self._stops[self._step].ask is not None and not self._reminds:
            self._answered = action

    def parting(self) -> list[str]:
        """Return where the lesson is left, and how to go on."""
        if self._is_over or (self._ends and self._place + 1 == len(self._lessons)):
            return [words.ALL_FINISHED]
        if self._ends:
            return [words.go_on_with(self._place + 2)]
        if not self._progress.is_kept:
            return [words.left_unkept(self._place + 1)]
        return [words.left(self._place + 1, self._step + 1, len(self._stops))]


def _over(page: Page, text: str, mood: Mood = Mood.TELLS, title: str = "") -> Page:
    """Return a page with something else told over it, and nothing asked."""
    over = page._replace(texts=(text,), title=title, mood=mood, of_question=page.asks)
    return over._replace(question=None, sentence="")
