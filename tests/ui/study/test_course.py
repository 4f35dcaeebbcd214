"""Lessons one after the other: left, taken up again, and gone back in."""

import pytest

from euchre.rules.actions import Play
from euchre.ui.study.course import Course, Unkept, next_lesson
from euchre.ui.study.lesson import Lesson
from euchre.ui.study.study import Mood, Page
from euchre.ui.words.lessons import LESSONS
from tests.ui.study.learner import (
    Kept,
    asked,
    choices,
    do,
    lines_of,
    named,
    right,
    transcript,
    wrong,
)

FIRST, SECOND = LESSONS[:2]


def page_of(course: Course) -> Page:
    """The page that is seen."""
    page = course.page
    assert page is not None
    return page


def at_its_question(progress: Unkept) -> Course:
    """The first lesson, at its first question."""
    course = Course(LESSONS, 0, progress)
    while not page_of(course).asks:
        course.go_on()
    return course


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_goes_on_at_the_page_where_it_was_left(lesson: Lesson) -> None:
    for number, stop in enumerate(lesson.stops):
        progress = Kept()
        progress.reached(lesson.name, number)
        course = Course((lesson,), 0, progress)
        assert f"page {number + 1} of {len(lesson.stops)}" in course.parting()[0]
        page = page_of(course)
        assert page.view == stop.page.view
        if stop.page.asks and stop.page.texts:
            assert (page.texts, page.question) == (stop.page.texts, None)
            course.go_on()
            page = page_of(course)
        assert page._replace(untold=0) == stop.page._replace(untold=0)


def test_what_happened_before_the_page_is_not_told_again_in_lines() -> None:
    progress = Unkept()
    place = next(number for number, stop in enumerate(FIRST.stops) if stop.page.view.tricks[1])
    progress.reached(FIRST.name, place)
    said = transcript(Course(LESSONS, 0, progress), ["", ""])
    assert "ordered" not in said
    assert "Ada took" not in said.split("Ada led")[0]
    assert FIRST.stops[place].page.sentence in said


def test_what_was_told_before_a_question_is_told_once_more_where_it_was_left() -> None:
    progress = Unkept()
    at_its_question(progress)
    course = Course(LESSONS, 0, progress)
    told = page_of(course)
    assert told.title == "Once more"
    course.answer(Play(next(iter(told.view.hand))))
    assert page_of(course) == told
    course.go_on()
    assert page_of(course).asks
    course.go_back()
    assert not page_of(course).asks


def test_a_page_beyond_the_end_is_the_last_one() -> None:
    progress = Unkept()
    progress.reached(FIRST.name, 10**6)
    assert page_of(Course(LESSONS, 0, progress)).texts == FIRST.stops[-1].page.texts


def test_a_page_that_was_gone_back_to_is_where_it_was_left() -> None:
    progress = Unkept()
    course = at_its_question(progress)
    course.go_back()
    course.go_back()
    assert page_of(Course(LESSONS, 0, progress)).view == page_of(course).view
    assert Course(LESSONS, 0, progress).parting() == course.parting()


def test_a_lesson_that_was_finished_begins_anew_and_stays_finished() -> None:
    progress = Unkept()
    course = Course((FIRST,), 0, progress)
    for action in choices(course, errs=False):
        do(course, action)
    assert progress.finished() == {FIRST.name}
    assert progress.steps() == {}
    again = Course((FIRST,), 0, progress)
    again.go_on()
    assert progress.finished() == {FIRST.name}


def test_the_next_lesson_is_the_first_that_is_not_finished() -> None:
    progress = Unkept()
    assert next_lesson(LESSONS, progress) == 0
    progress.finish(FIRST.name)
    assert next_lesson(LESSONS, progress) == 1
    for lesson in LESSONS:
        progress.finish(lesson.name)
    assert next_lesson(LESSONS, progress) is None


def test_a_finished_lesson_leads_to_the_next() -> None:
    course = Course(LESSONS, 0, Unkept())
    while course.lesson is FIRST:
        page = page_of(course)
        if page.asks:
            place = [stop.page for stop in FIRST.stops].index(page)
            course.answer(right(*asked(FIRST, place)))
        else:
            course.go_on()
    assert course.standing == "lesson 2 of 10: Following suit"


def test_a_wrong_answer_is_told_why_and_asked_again() -> None:
    course = at_its_question(Unkept())
    question = page_of(course)
    view, ask = asked(FIRST, [stop.page for stop in FIRST.stops].index(question))
    (move,) = wrong(view, ask)
    course.answer(move)
    assert page_of(course).texts == (ask.why_not(move),)
    assert page_of(course).mood is Mood.WRONG
    course.go_on()
    assert page_of(course) == question
    course.answer(right(view, ask))
    assert page_of(course).mood is Mood.RIGHT
    course.go_on()
    assert page_of(course).view.trick == ()


def test_a_page_can_be_gone_back_to_and_the_first_stays() -> None:
    course = Course(LESSONS, 0, Unkept())
    first = page_of(course)
    course.go_on()
    course.go_back()
    assert page_of(course) == first
    course.go_back()
    assert page_of(course) == first


def test_from_what_is_said_of_an_answer_one_goes_back_to_the_question() -> None:
    course = at_its_question(Unkept())
    question = page_of(course)
    course.answer(
        next(iter(Play(action.card) for action in question.view.legal if isinstance(action, Play)))
    )
    course.go_back()
    assert page_of(course) == question


def test_what_is_answered_where_nothing_is_asked_changes_nothing() -> None:
    course = Course(LESSONS, 0, Unkept())
    first = page_of(course)
    course.answer(Play(next(iter(first.view.hand))))
    assert page_of(course) == first


def test_leaving_says_where_and_how_to_go_on() -> None:
    said = transcript(Course(LESSONS, 1, Kept()), ["", "quit"])
    assert said.endswith("Lesson 2 is left at page 2 of 8. Go on with: euchre-cli learn 2\n")
    said = transcript(Course(LESSONS, 0, Kept()), [*lines_of(FIRST, errs=False)[:-1], "q"])
    assert said.endswith("The next one is lesson 2. Go on with: euchre-cli learn 2\n")


def test_where_nothing_is_kept_no_going_on_is_promised() -> None:
    said = transcript(Course(LESSONS, 1, Unkept()), ["", "quit"])
    assert said.endswith("\nLesson 2 is left. Begin it again with: euchre-cli learn 2\n")
