"""Somebody who goes through the lessons: the right moves, or every wrong one before them."""

from collections.abc import Iterator, Sequence
from io import StringIO

from euchre.rules.actions import Action, Dummy, Keep, Leave, Name, Order, Pass, Play, TakeUp
from euchre.settings import Settings
from euchre.ui.answers import Chosen, Question
from euchre.ui.hand import numbered
from euchre.ui.render.study import draw_study
from euchre.ui.screen.choosing import items
from euchre.ui.study.course import Course, Unkept
from euchre.ui.study.desk import Desk
from euchre.ui.study.frame import frame_of
from euchre.ui.study.lesson import Ask, Lesson
from euchre.ui.study.plain import study_in_lines
from euchre.ui.study.study import Page
from euchre.ui.theme import theme
from euchre.ui.words.cards import card_name, suit_name
from euchre.ui.words.lessons import LESSONS
from euchre.views import View

QUESTIONS = [
    (lesson, number) for lesson in LESSONS for number, stop in enumerate(lesson.stops) if stop.ask
]
"""Every question of the lessons: the lesson, and the place of its page."""


def named(value: object) -> str:
    """A lesson as it is called in the name of a test."""
    return value.name if isinstance(value, Lesson) else str(value)


FIRST_ASKED = next(number for lesson, number in QUESTIONS if lesson is LESSONS[0])
"""How many pages of the first lesson come before its first question."""


class Kept(Unkept):
    """Progress that is there the next time."""

    @property
    def is_kept(self) -> bool:
        """Whether the next time goes on from there: it does."""
        return True


def asked(lesson: Lesson, number: int) -> tuple[View, Ask]:
    """The position and the script of a question."""
    page, ask = lesson.stops[number]
    assert ask is not None
    return page.view, ask


def right(view: View, ask: Ask) -> Action:
    """The move with which the lesson goes on."""
    return next(action for action in view.legal if str(action) == next(iter(ask.right)))


def wrong(view: View, ask: Ask) -> list[Action]:
    """The legal moves that are not right; of five cards a few of them."""
    others = [action for action in view.legal if str(action) not in ask.right]
    return others if view.phase != "keep" else others[:: len(others) // 12]


def begun(lesson: Lesson, progress: Unkept | None = None) -> Course:
    """The lesson as the last one, from its beginning or where it was left."""
    place = LESSONS.index(lesson)
    return Course(LESSONS[: place + 1], place, Unkept() if progress is None else progress)


def choices(course: Course, *, errs: bool) -> Iterator[Action | None]:
    """What is done at each page in turn: a move, or None to go on; whoever iterates does it."""
    lesson = course.lesson
    tried: set[tuple[int, str]] = set()
    while (page := course.page) is not None:
        if not page.asks:
            yield None
            continue
        place = next(
            number for number, stop in enumerate(lesson.stops) if stop.page == page and stop.ask
        )
        view, ask = asked(lesson, place)
        left = [move for move in wrong(view, ask) if (place, str(move)) not in tried]
        if errs and left:
            tried.add((place, str(left[0])))
            yield left[0]
        else:
            yield right(view, ask)


def do(course: Course, action: Action | None) -> None:
    """Do what was chosen."""
    if action is None:
        course.go_on()
    else:
        course.answer(action)


def typed(action: Action) -> list[str]:
    """A move as it is typed in lines, an answer a line."""
    match action:
        case Play(card):
            return [card_name(card)]
        case TakeUp(card):
            return ["take it", card_name(card)]
        case Keep(cards):
            return [", ".join(card_name(card) for card in cards), "yes"]
        case Name(suit):
            return [suit_name(suit)]
        case _:
            words: dict[Action, str] = {Pass(): "pass", Order(): "order it up", Leave(): "leave it"}
            return [words.get(action) or ("dummy" if action == Dummy() else str(action))]


def keys(action: Action, view: View, question: Question) -> str:
    """The keys that make a move at the table."""
    if isinstance(action, TakeUp):
        place = numbered(view).index(action.discard) + 1
        return f"1{place}"
    if isinstance(action, Keep):
        ten = numbered(view)
        return "".join(str((ten.index(card) + 1) % 10) for card in action.cards) + "\r"
    return str(items(question, view).index(Chosen(action)) + 1)


def lines_of(lesson: Lesson, *, errs: bool) -> list[str]:
    """What is typed in lines to go through a lesson."""
    course, lines = begun(lesson), list[str]()
    for action in choices(course, errs=errs):
        lines += [""] if action is None else typed(action)
        do(course, action)
    return lines


def keys_of(lesson: Lesson, *, errs: bool) -> str:
    """The keys that go through a lesson at the table."""
    course, pressed = begun(lesson), ""
    for action in choices(course, errs=errs):
        page = course.page
        assert page is not None
        question = page.question
        if action is None:
            pressed += "\r"
        elif question is not None:
            pressed += keys(action, page.view, question)
        do(course, action)
    return pressed


def transcript(course: Course, lines: Sequence[str]) -> str:
    """What is printed when those lines are typed, the end of the input last."""
    out = StringIO()
    text = "".join(f"{line}\n" for line in lines)
    assert study_in_lines(course, StringIO(text), out) == 0
    return out.getvalue()


def press(desk: Desk, pressed: str) -> None:
    """Press keys: digits, letters, and Enter."""
    for key in pressed:
        if desk.has_left:
            raise AssertionError(pressed)
        if key == "\r":
            desk.enter()
        elif key.isdigit():
            desk.digit(int(key))
        else:
            desk.letter(key)


def drawn(desk: Desk, width: int = 80, height: int = 24, *, ascii_only: bool = False) -> str:
    """What a window of that size shows."""
    look = theme("none", ascii_only=ascii_only)
    return "\n".join(draw_study(frame_of(desk), look, width, height).lines()) + "\n"


def at_desk(lesson: Lesson, progress: Unkept | None = None) -> Desk:
    """The lesson at the table."""
    return Desk(begun(lesson, progress), Settings())


def pages(lesson: Lesson, *, errs: bool) -> Iterator[tuple[Desk, Page]]:
    """Every page of a lesson, one after the other, at the table."""
    course = begun(lesson)
    for action in choices(course, errs=errs):
        page = course.page
        assert page is not None
        yield Desk(course, Settings()), page
        do(course, action)
