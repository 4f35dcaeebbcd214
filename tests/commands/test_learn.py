import io
import sys
from collections.abc import Callable

import pytest

from euchre.commands.keeping import games_file
from euchre.ui.words.lessons import LESSONS
from tests.commands.running import Said, assert_refused, said
from tests.ui.study.learner import lines_of

Learn = Callable[..., Said]


@pytest.fixture
def learn(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Learn:
    """The command, and what is typed to it."""

    def run(*arguments: str, text: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        return said(capsys, "learn", *arguments)

    return run


def finished(learn: Learn, number: int) -> None:
    """Finish a lesson, and leave before the next."""
    lines = lines_of(LESSONS[number - 1], errs=False)[:-1]
    assert learn(str(number), text="".join(f"{line}\n" for line in lines)).code == 0


def test_the_lessons_are_listed(learn: Learn) -> None:
    found = learn("--list")
    assert (found.code, len(found.lines)) == (0, len(LESSONS))
    assert found.lines[1].split() == ["2", "following", "Following", "suit"]


@pytest.mark.parametrize("name", ["5", "dummy", " DUMMY "])
def test_a_lesson_is_named_by_number_or_name(learn: Learn, name: str) -> None:
    assert learn(name).lines[1] == "Learn, lesson 5 of 10: The dummy: five of ten."


@pytest.mark.parametrize("name", ["0", "11", "bowers", "-", "\N{SUPERSCRIPT TWO}"])
def test_a_lesson_that_is_not_there_is_refused_with_those_that_are(learn: Learn, name: str) -> None:
    found = learn("--", name)
    assert_refused(found, "there is no lesson", "a number from 1 to 10", "tricks, following")


def test_a_lesson_beside_the_list_is_refused(learn: Learn) -> None:
    assert_refused(learn("2", "--list"), "--list lists all lessons")


def test_a_lesson_that_was_left_is_taken_up(learn: Learn) -> None:
    assert learn(text="\n\n\n\n").out.endswith("Go on with: euchre-cli learn 1\n")
    assert learn("--list").lines[0].endswith("page 5 of 12")
    again = learn(text="q\n").out
    assert "Ada has no club, and took your ace with a trump." in again
    assert "A trick.\n" not in again
    assert again.endswith("Lesson 1 is left at page 5 of 12. Go on with: euchre-cli learn 1\n")


def test_without_a_name_it_goes_on_with_the_first_lesson_that_is_not_finished(
    learn: Learn,
) -> None:
    finished(learn, 1)
    assert learn("--list").lines[0].endswith("finished")
    learn("1", text="\nq\n")
    assert learn("--list").lines[0].endswith("finished, again at page 2 of 12")
    assert learn().lines[1].startswith("Learn, lesson 2 of 10")


def test_when_all_are_finished_they_are_listed(learn: Learn) -> None:
    for number in range(1, len(LESSONS) + 1):
        finished(learn, number)
    found = learn()
    assert found.code == 0
    assert all(line.endswith("finished") for line in found.lines[: len(LESSONS)])
    assert found.lines[len(LESSONS) :] == [
        "All lessons are finished. Play with: euchre-cli",
        "Take one again by its number: euchre-cli learn 5",
    ]


def test_a_file_that_cannot_be_opened_stops_no_lesson(learn: Learn) -> None:
    games_file().mkdir(parents=True)
    found = learn("3")
    assert found.code == 0
    assert "How far you come in the lessons is not kept." in found.err
    assert found.lines[1].startswith("Learn, lesson 3 of 10")
    assert found.lines[-1] == "Lesson 3 is left. Begin it again with: euchre-cli learn 3"


def played(capsys: pytest.CaptureFixture[str], *arguments: str) -> bool:
    """Whether who plays in lines is told of the lessons."""
    found = said(capsys, "--plain", "--seed", "8", *arguments)
    assert found.code == 0
    return "Tip: new to euchre? euchre-cli learn teaches it in ten short lessons." in found.lines


def test_who_has_begun_no_lesson_is_told_of_them_where_games_begin(
    learn: Learn, capsys: pytest.CaptureFixture[str]
) -> None:
    learn("--list")
    assert played(capsys)
    assert not played(capsys, "--no-tips")
    assert not played(capsys, "--no-save")
    learn(text="\nq\n")
    assert not played(capsys)
