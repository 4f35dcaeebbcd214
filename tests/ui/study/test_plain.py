"""A study in lines: commands, slips, and how it ends."""

from io import StringIO

import pytest

from euchre.ui.study.course import Course
from euchre.ui.study.plain import study_in_lines
from euchre.ui.words.lessons import LESSONS
from tests.ui.study.learner import FIRST_ASKED, Kept, lines_of, transcript

PLACES = {lesson.name: place for place, lesson in enumerate(LESSONS)}


def said(name: str, *answers: str) -> str:
    """What is printed when those lines are typed in a lesson."""
    return transcript(Course(LESSONS, PLACES[name], Kept()), answers)


def test_the_end_of_the_input_leaves_quietly() -> None:
    text = said("tricks")
    assert text.startswith("\nLearn, lesson 1 of 10: Tricks, trump and the bowers.\n")
    assert text.endswith("Lesson 1 is left at page 1 of 12. Go on with: euchre-cli learn 1\n")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "Press Enter to go on, or type back, help or quit."),
        ("hint", "There is no hint here."),
        ("undo", "There is nothing to take back here."),
        ("hand", "Your hand: 1 jack of hearts (right bower, trump), "),
        ("status", "Hearts is trump. Ada is the maker with the dummy."),
        ("score", "Score: you 0, Ada 0, Bix 0."),
        ("rules", "Three-handed, cutthroat"),
        ("tricks", "No trick has been taken in this hand yet."),
        ("last", "No trick has been"),
        ("again", "Euchre is played with 24 cards"),
        ("jh", "Press Enter to go on, or type back, help or quit."),
    ],
)
def test_what_can_be_typed_where_nothing_is_asked(typed: str, answer: str) -> None:
    assert answer in said("tricks", typed).split(f"> {typed}\n")[1]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "Type again to be told once more, back to go back, quit to leave."),
        ("again", "Trump has an order of its own."),
        ("back", "Ada leads the jack of diamonds"),
        ("kc", "Not legal: the king of clubs does not follow hearts."),
        ("qh", "You do not hold the queen of hearts."),
        ("kg", '"kg" is not one of your cards.'),
        ("suggest", "is not one of your cards"),
        ("cards", "The others' cards stay hidden here, as in a game."),
    ],
)
def test_what_can_be_typed_at_a_question(typed: str, answer: str) -> None:
    before = lines_of(LESSONS[0], errs=False)[:FIRST_ASKED]
    assert answer in said("tricks", *before, typed).rsplit(f"> {typed}\n", 1)[1]


def test_back_turns_the_page_back() -> None:
    text = said("tricks", "", "", "back", "")
    assert text.count("A trick.\n") == 2
    assert text.count("You: ace of clubs.") == 2


def test_five_cards_are_confirmed_and_can_be_changed() -> None:
    before = lines_of(LESSONS[PLACES["dummy"]], errs=False)[:4]
    text = said("dummy", *before, "suggest", "1 2 3 4 5", "what", "no", "1 2 3 6 10", "y")
    assert "Here it is for you to choose." in text
    assert "Keep jack of hearts, nine of hearts, ace of clubs, king of diamonds" in text
    assert "Type yes or no" in text
    assert "\nRight.\nThree trumps and the two black aces." in text


def test_ctrl_c_ends_with_130_and_says_how_to_go_on() -> None:
    class Interrupted(StringIO):
        def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    out = StringIO()
    assert study_in_lines(Course(LESSONS, 0, Kept()), Interrupted(), out) == 130
    assert out.getvalue().endswith("Go on with: euchre-cli learn 1\n")
