"""The lessons that are opened from the menu over a game, and left for it again."""

import pytest

from euchre.settings import Settings
from euchre.ui.answers import Question
from euchre.ui.games import Start
from euchre.ui.menu import MENU, MenuLine
from euchre.ui.scene import Leaving, Lessons, Menu
from euchre.ui.study.course import Unkept
from euchre.ui.study.desk import Desk
from euchre.ui.words.lessons import LESSONS
from tests.ui.screen.fingers import Fingers, at
from tests.ui.typist import sat_down

LEARN = str(MENU.index(MenuLine.LEARN) + 1)


def learning(learned: Unkept) -> Fingers:
    """Fingers at a lesson that was opened from the menu."""
    fingers = Fingers(sat_down(), None, Start(learned=learned))
    fingers.until()
    fingers.press("m", LEARN)
    return fingers


def study(fingers: Fingers) -> Desk | None:
    """What is studied; a call, as type checkers believe that it stays as it was."""
    return fingers.person.study


def test_the_menu_opens_the_lesson_that_was_left() -> None:
    learned = Unkept()
    learned.finish(LESSONS[0].name)
    learned.reached(LESSONS[1].name, 3)
    desk = study(learning(learned))
    assert desk is not None
    assert desk.study.standing == "lesson 2 of 10: Following suit"


def all_finished() -> Fingers:
    """Fingers at the list of the lessons, which are all finished."""
    learned = Unkept()
    for lesson in LESSONS:
        learned.finish(lesson.name)
    fingers = learning(learned)
    assert fingers.over() == Lessons(0)
    return fingers


@pytest.mark.parametrize(
    ("keys", "number"),
    [("1", 1), ("7", 7), ("0", 10), (("Down", "Down", "Enter"), 3), (("End", "Enter"), 10)],
)
def test_when_all_lessons_are_finished_one_of_them_is_chosen(
    keys: tuple[str, ...], number: int
) -> None:
    fingers = all_finished()
    fingers.press(*keys)
    desk = study(fingers)
    assert desk is not None
    assert desk.study.standing.startswith(f"lesson {number} of 10")
    assert fingers.over() is None


@pytest.mark.parametrize("key", ["m", "Esc"])
def test_from_the_list_of_the_lessons_a_key_goes_back_to_the_menu(key: str) -> None:
    fingers = all_finished()
    fingers.press("Space", key)
    assert fingers.over() == Menu(MENU.index(MenuLine.LEARN))


def test_q_goes_back_to_the_game_where_it_was() -> None:
    fingers = at(Question.PLAY)
    view = fingers.person.game.view
    fingers.press("m", LEARN, "Enter", "Esc")
    assert study(fingers) is not None
    fingers.press("q")
    assert study(fingers) is None
    assert fingers.asked() is Question.PLAY
    assert fingers.person.game.view == view
    assert fingers.over() is None


def test_keys_go_to_the_lesson_and_not_to_the_game() -> None:
    learned = Unkept()
    fingers = learning(learned)
    asked = fingers.asked()
    fingers.press("Enter", "Right", "Left", "1", "p", "u", "m", "h", "Tab")
    assert fingers.asked() is asked
    assert fingers.over() is None
    assert fingers.entry.text == ""
    assert learned.steps() == {LESSONS[0].name: 1}


def test_the_bots_wait_while_somebody_learns() -> None:
    fingers = Fingers(sat_down(), None, Start(learned=Unkept()))
    while fingers.asked() is not None:
        fingers.go_on()
    fingers.press("m", LEARN)
    assert fingers.person.due() is None
    fingers.press("q")
    assert fingers.person.due() is not None


def test_ctrl_c_in_a_lesson_asks_whether_to_leave_the_table() -> None:
    fingers = learning(Unkept())
    fingers.press("Ctrl-C")
    assert study(fingers) is None
    assert fingers.over() == Leaving()
    assert fingers.left() is None


def test_the_menu_says_how_many_lessons_are_finished() -> None:
    learned = Unkept()
    learned.finish(LESSONS[0].name)
    fingers = Fingers(sat_down(), None, Start(learned=learned))
    fingers.press("m")
    assert fingers.person.scene.shelf.lessons == (1, 10)


def first_seen(learned: Unkept, seen: frozenset[str] = frozenset(), *, is_new: bool) -> Fingers:
    """Fingers at the first question of all."""
    settings = Settings(tips_seen=seen)
    start = Start(learned=learned, has_finished=not is_new)
    fingers = Fingers(sat_down(), settings, start)
    fingers.until()
    return fingers


def told(fingers: Fingers) -> str:
    notice = fingers.person.game.notice
    return "" if notice is None else notice.text


def test_who_is_new_is_told_once_where_the_lessons_are() -> None:
    learned = Unkept()
    fingers = first_seen(learned, is_new=True)
    assert told(fingers) == "Tip: new to euchre? Press m, then 5: ten short lessons."
    assert fingers.remembered["tips_seen"] == frozenset({"learn"})
    fingers.press("m", "5")
    assert study(fingers) is not None
    assert told(first_seen(learned, frozenset({"learn"}), is_new=True)) == ""


def test_who_has_finished_a_game_or_begun_a_lesson_is_not_told_of_the_lessons() -> None:
    begun, finished = Unkept(), Unkept()
    begun.reached(LESSONS[0].name, 1)
    finished.finish(LESSONS[0].name)
    assert told(first_seen(Unkept(), is_new=False)) == ""
    assert told(first_seen(begun, is_new=True)) == ""
    assert told(first_seen(finished, is_new=True)) == ""
