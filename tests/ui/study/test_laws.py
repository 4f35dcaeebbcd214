"""Whatever is pressed or typed in a lesson, it stays a lesson."""

from hypothesis import given
from hypothesis import strategies as st

from euchre.settings import Settings
from euchre.ui.study.course import Course, Unkept
from euchre.ui.study.desk import Desk
from euchre.ui.study.lesson import Lesson
from euchre.ui.words.lessons import LESSONS
from tests.ui.study.learner import QUESTIONS, drawn, transcript

NAMED = ("enter", "space", "escape", "rub_out", "complete", "back", "explain")
ARROWS = ("left", "right", "home", "end")
LINES = ("", "1", "2", "js", "back", "again", "help", "hint", "y", "suggest", "10h", "take it")

pressed = st.lists(
    st.one_of(
        st.sampled_from(NAMED),
        st.sampled_from(ARROWS),
        st.integers(0, 9),
        st.sampled_from("opynhjs/?Q"),
    ),
    max_size=40,
)


@given(st.sampled_from(QUESTIONS), pressed, st.booleans())
def test_no_key_goes_wrong(
    question: tuple[Lesson, int],
    keys: list[int | str],
    at_once: bool,  # noqa: FBT001 - hypothesis fills it in
) -> None:
    lesson, number = question
    course = Course(LESSONS, LESSONS.index(lesson), Unkept())
    course.go_to(number)
    desk = Desk(course, Settings(instant_keys=at_once))
    for key in keys:
        if desk.has_left:
            break
        if isinstance(key, int):
            desk.digit(key)
        elif key in NAMED:
            getattr(desk, key)()
        elif key in ARROWS:
            desk.move(key)
        else:
            desk.letter(key)
    if not desk.has_left:
        assert len(drawn(desk).split("\n")) == 25


@given(st.sampled_from(range(len(LESSONS))), st.lists(st.sampled_from(LINES), max_size=30))
def test_no_line_goes_wrong(place: int, lines: list[str]) -> None:
    said = transcript(Course(LESSONS, place, Unkept()), lines)
    assert "euchre-cli" in said.rstrip("\n").rsplit("\n", 1)[-1]
