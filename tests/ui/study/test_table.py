"""A study at the table: what keys do to it, what is drawn, and how its window is left."""

from collections.abc import Callable

import pytest
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from euchre.rules.cards import Rank
from euchre.settings import Settings
from euchre.ui.answers import Question
from euchre.ui.screen.window import Left
from euchre.ui.shown import on_table
from euchre.ui.study.app import StudyApp
from euchre.ui.study.course import Course, Unkept
from euchre.ui.study.desk import LONGEST, Desk
from euchre.ui.study.frame import frame_of
from euchre.ui.study.lesson import Lesson
from euchre.ui.words.lessons import LESSONS
from tests.ui.study.learner import (
    FIRST_ASKED,
    QUESTIONS,
    drawn,
    keys_of,
    named,
    press,
    right,
    wrong,
)
from tests.ui.study.learner import asked as asked_by

PLACES = {lesson.name: place for place, lesson in enumerate(LESSONS)}
NOT_AT_ONCE = Settings(instant_keys=False)


def at(question: Question, settings: Settings | None = None, lesson: str | None = None) -> Desk:
    """The first page of the lessons, or of one, that asks that question."""
    for place, one in enumerate(LESSONS):
        for number, stop in enumerate(one.stops):
            if stop.page.question is question and lesson in {None, one.name}:
                course = Course(LESSONS, place, Unkept())
                course.go_to(number)
                return Desk(course, settings or Settings())
    raise AssertionError(question)


def said(desk: Desk) -> str:
    """What is told over the table."""
    return " ".join(desk.page.texts)


def asked(desk: Desk) -> Question | None:
    """What is asked; a call, as type checkers believe that it stays as it was."""
    return desk.question


# Answers


def test_a_number_answers_at_once() -> None:
    desk = at(Question.PLAY)
    desk.digit(1)
    assert said(desk).startswith("The jack of hearts is the right bower")


def test_a_card_that_does_not_follow_is_refused_in_the_words_of_the_game() -> None:
    desk = at(Question.PLAY)
    desk.digit(3)
    assert asked(desk) is Question.PLAY
    assert "Not legal: K♣ does not follow hearts. Legal: 10♥ (2)" not in drawn(desk)
    assert "Not legal: K♣ does not follow hearts." in drawn(desk)


@pytest.mark.parametrize(("question", "key"), [(Question.ORDER, "o"), (Question.DUMMY, "y")])
def test_a_letter_answers_at_once(question: Question, key: str) -> None:
    desk = at(question)
    desk.letter(key)
    assert not desk.page.asks


def test_arrows_select_among_the_legal_ones_and_enter_takes_it() -> None:
    desk = at(Question.PLAY)
    for key in ("right", "right", "left", "end", "home"):
        desk.move(key)
    assert desk.selected == 0
    desk.enter()
    assert said(desk).startswith("The jack of hearts is the right bower")


def test_enter_with_nothing_selected_says_so() -> None:
    desk = at(Question.PLAY)
    desk.enter()
    assert "Nothing is selected." in drawn(desk)


def test_an_answer_can_be_typed_completed_and_cleared() -> None:
    desk = at(Question.PLAY)
    press(desk, "jack")
    desk.space()
    press(desk, "ofhx")
    desk.rub_out()
    assert "jack ofh_" in drawn(desk)
    assert "Tab complete" in drawn(desk)
    desk.complete()
    assert desk.typed == "jack of hearts"
    desk.escape()
    assert desk.typed == ""
    press(desk, "right\r")
    assert said(desk).startswith("The jack of hearts is the right bower")


def test_a_typed_answer_that_is_none_stays_to_be_mended() -> None:
    desk = at(Question.PLAY)
    press(desk, "zz\r")
    assert '"zz" is not one of your cards.' in drawn(desk)
    assert desk.typed == "zz"


def test_no_more_is_typed_than_there_is_room_for() -> None:
    desk = at(Question.PLAY)
    desk.write("x" * 999 + "\x1b")
    assert len(desk.typed) == LONGEST


def test_the_upcard_is_taken_before_the_discard_is_asked_for() -> None:
    desk = at(Question.TAKE)
    desk.letter("y")
    assert asked(desk) is Question.DISCARD
    desk.escape()
    assert asked(desk) is Question.TAKE
    desk.digit(1)
    desk.digit(4)
    assert said(desk).startswith("The king is a trump")


def test_five_cards_are_chosen_by_number_and_settled_by_enter() -> None:
    desk = at(Question.KEEP)
    desk.enter()
    assert "Enter when five are kept" in drawn(desk)
    press(desk, "1230")
    assert "Keeping 4 of 5" in drawn(desk)
    desk.move("right")
    desk.space()
    desk.enter()
    assert len(desk.kept) == 4
    press(desk, "6\r")
    assert said(desk).startswith("Three trumps and the two black aces.")


def test_escape_clears_what_is_typed_and_leaves_the_cards_that_are_kept() -> None:
    desk = at(Question.KEEP)
    press(desk, "123")
    desk.move("right")
    before = (desk.kept, desk.selected)
    desk.write("zz")
    desk.enter()
    assert "zz" in drawn(desk)
    desk.escape()
    assert (desk.kept, desk.selected, desk.typed) == (*before, "")
    assert "zz" not in drawn(desk)
    assert len(desk.kept) == 3


def test_escape_clears_what_is_typed_of_a_discard_and_asks_for_it_still() -> None:
    desk = at(Question.TAKE)
    desk.letter("y")
    desk.write("ki")
    desk.escape()
    assert (desk.typed, asked(desk), desk.has_left) == ("", Question.DISCARD, False)


def test_five_cards_can_be_typed_and_are_not_suggested() -> None:
    desk = at(Question.KEEP)
    press(desk, "/suggest\r")
    assert "Here it is for you to choose." in drawn(desk)
    desk.write("all mine")
    desk.enter()
    assert len(desk.kept) == 5
    desk.enter()
    assert "You put it away, and kept " in said(desk)


def test_where_keys_wait_for_enter_a_number_is_typed() -> None:
    desk = at(Question.PLAY, NOT_AT_ONCE)
    desk.digit(1)
    assert desk.typed == "1"
    desk.enter()
    assert said(desk).startswith("The jack of hearts is the right bower")


def test_a_1_may_begin_a_ten_only_where_one_is_held() -> None:
    assert at(Question.PLAY).holds_ten()
    assert not at(Question.PLAY, lesson="following").holds_ten()
    assert not at(Question.ORDER).holds_ten()
    desk = at(Question.PLAY, lesson="following")
    desk.digit(9)
    assert desk.typed == "9"


def test_five_cards_are_not_offered_to_be_suggested() -> None:
    desk = at(Question.KEEP)
    assert "suggest" not in drawn(desk)
    press(desk, "zz\r")
    assert "suggest" not in drawn(desk).lower()
    desk.escape()
    desk.explain()
    assert "suggest" not in drawn(desk)


# The table below


@pytest.mark.parametrize(("lesson", "number"), QUESTIONS, ids=named)
def test_the_table_stays_as_it_was_asked_under_what_is_said_of_it(
    lesson: Lesson, number: int
) -> None:
    course = Course((lesson,), 0, Unkept())
    course.go_to(number)
    desk = Desk(course, Settings())
    view, ask = asked_by(lesson, number)
    asked_of = on_table(frame_of(desk).scene)
    desk.explain()
    assert on_table(frame_of(desk).scene) == asked_of
    for action in (*wrong(view, ask)[:1], right(view, ask)):
        course.answer(action)
        assert on_table(frame_of(Desk(course, Settings())).scene) == asked_of
        course.go_back()


def test_of_five_cards_nothing_is_typed_by_a_letter_as_at_the_table() -> None:
    desk = at(Question.KEEP)
    for key, answer in (("x", "Enter when five are kept."), ("s", "for you to choose.")):
        press(desk, key)
        assert answer in drawn(desk)
        assert desk.typed == ""
    press(desk, "1")
    assert len(desk.kept) == 1


# Commands


@pytest.mark.parametrize(
    ("key", "answer"),
    [
        ("h", "There is no hint here."),
        ("U", "There is nothing to take back here."),
        ("v", "are all on the screen"),
        ("m", "No menu opens here."),
        ("+", "there is no speed"),
        ("-", "there is no speed"),
    ],
)
def test_a_key_of_the_table_says_why_not_and_swallows_no_answer(key: str, answer: str) -> None:
    desk = at(Question.PLAY)
    press(desk, key)
    assert answer in drawn(desk)
    assert desk.typed == ""
    desk.explain()
    assert "Trump has an order of its own." in drawn(desk)
    press(desk, f"{key}1")
    assert said(desk).startswith("The jack of hearts is the right bower")


def test_a_is_told_of_where_it_begins_no_answer() -> None:
    with_ace = at(Question.PLAY, lesson="following")
    for desk in (at(Question.ORDER), at(Question.NAME), at(Question.DUMMY), with_ace):
        press(desk, "a")
        assert desk.typed == "a"
    desk = at(Question.PLAY)
    assert all(card.rank is not Rank.ACE for card in desk.page.view.hand)
    press(desk, "a")
    assert "Each answer is judged at once." in drawn(desk)
    assert desk.typed == ""


def test_h_is_hearts_where_a_suit_is_named() -> None:
    desk = at(Question.NAME)
    press(desk, "h")
    assert desk.typed == "h"


def test_a_word_whose_first_letter_is_a_key_is_typed_after_a_slash() -> None:
    desk = at(Question.PLAY, lesson="following")
    press(desk, "hand\r")
    assert "Press / before a word: /hand." in drawn(desk)


def test_what_is_not_here_is_not_completed() -> None:
    desk = at(Question.PLAY)
    for begun, whole in (("/hi", "/hi"), ("/ha", "/hand"), ("/un", "/un")):
        desk.write(begun)
        desk.complete()
        assert desk.typed == whole
        desk.escape()


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("/hint", "There is no hint here."),
        ("/undo", "There is nothing to take back here."),
        ("/status", "are all on the screen"),
        ("/new", "No other game begins here."),
    ],
)
def test_commands_of_a_game_say_what_there_is_instead(typed: str, answer: str) -> None:
    desk = at(Question.PLAY)
    press(desk, f"{typed}\r")
    assert answer in drawn(desk)


@pytest.mark.parametrize("key", ["?", "/help\r"])
def test_what_was_told_can_be_read_once_more(key: str) -> None:
    desk = at(Question.PLAY)
    press(desk, key)
    assert "Trump has an order of its own." in drawn(desk)
    assert "back to the question" in drawn(desk)
    desk.enter()
    assert "your play" in drawn(desk).lower()


@pytest.mark.parametrize("close", [Desk.space, Desk.escape, Desk.enter, Desk.explain])
def test_what_lies_over_a_question_is_taken_away(close: Callable[[Desk], None]) -> None:
    desk = at(Question.PLAY)
    desk.explain()
    close(desk)
    assert not desk.with_help
    assert asked(desk) is Question.PLAY
    assert not desk.has_left


def test_a_key_that_answers_is_not_lost_below_what_lies_over_the_question() -> None:
    desk = at(Question.PLAY)
    desk.explain()
    desk.digit(1)
    assert said(desk).startswith("The jack of hearts is the right bower")


def test_without_a_text_the_question_itself_is_explained() -> None:
    desk = at(Question.ORDER, lesson="ordering")
    while said(desk) or not desk.page.asks:
        desk.study.go_on() if not desk.page.asks else desk.study.answer(desk.page.view.legal[0])
    desk = Desk(desk.study, Settings())
    desk.explain()
    assert "3 of the 5 tricks" in drawn(desk)


def test_arrows_turn_pages_that_ask_nothing() -> None:
    desk = Desk(Course(LESSONS, 0, Unkept()), Settings())
    first = said(desk)
    desk.move("right")
    desk.move("left")
    assert said(desk) == first
    desk.space()
    desk.back()
    assert said(desk) == first
    desk.explain()
    assert first.split(".")[0] in " ".join(desk.page.texts)


def test_escape_leaves_no_page() -> None:
    desk = Desk(Course(LESSONS, 0, Unkept()), Settings())
    before = drawn(desk)
    desk.escape()
    assert (desk.has_left, drawn(desk)) == (False, before)
    desk = at(Question.PLAY)
    desk.escape()
    assert not desk.has_left
    assert "q leave" in drawn(desk)


@pytest.mark.parametrize("keys", ["q", "Q"])
def test_q_leaves_a_page_that_asks_nothing_and_begins_a_queen_else(keys: str) -> None:
    desk = Desk(Course(LESSONS, 0, Unkept()), Settings())
    press(desk, keys)
    assert desk.has_left
    desk = at(Question.PLAY)
    press(desk, f"{keys}\r")
    assert desk.has_left


def test_letters_do_nothing_where_nothing_is_asked() -> None:
    desk = Desk(Course(LESSONS, 0, Unkept()), Settings())
    before = drawn(desk)
    press(desk, "x7jh/")
    desk.complete()
    desk.rub_out()
    assert drawn(desk) == before


# The window


def pressed(keys: str, lesson: int = 0) -> tuple[StudyApp, Left]:
    """The study after keys were pressed, and how it was left."""
    with create_pipe_input() as keyboard:
        course = Course(LESSONS, lesson, Unkept())
        app = StudyApp(course, Settings(), ("none", False), (keyboard, DummyOutput()))
        keyboard.send_text(keys)
        return app, app.run()


@pytest.mark.parametrize(
    ("keys", "code"), [("q", 0), ("\x1bq", 0), ("\x04", 0), ("\x03", 130), ("\r\r\x0cq", 0)]
)
def test_a_study_is_left_by_a_key(keys: str, code: int) -> None:
    assert pressed(keys)[1] == Left(code)


def test_ten_of_hearts_is_typed_and_not_taken_for_the_first_card() -> None:
    app, left = pressed("\r" * FIRST_ASKED + "10h\r" + "q")
    assert left == Left(0)
    assert "far below the jack of diamonds" in said(app.desk)


def test_the_last_lesson_ends_the_study_by_its_keys() -> None:
    last = len(LESSONS) - 1
    app, left = pressed(keys_of(LESSONS[last], errs=True), last)
    assert left == Left(0)
    assert app.desk.study.parting() == ["All lessons are finished. Play with: euchre-cli"]


def test_what_is_pasted_is_typed() -> None:
    app, _ = pressed("\r" * FIRST_ASKED + "\x1b[200~jack of\nhearts\x1b[201~\rq")
    assert said(app.desk).startswith("The jack of hearts is the right bower")


def test_a_window_too_small_says_so() -> None:
    shown = drawn(at(Question.PLAY), 40, 10)
    assert "The table needs at least 60x20." in shown


class Small(DummyOutput):
    """A window in which nothing can be seen."""

    def get_size(self) -> Size:
        return Size(rows=10, columns=40)


@pytest.mark.parametrize(
    ("key", "left"),
    [("p", Left(0, in_plain=True)), ("q", Left(0)), ("\x04", Left(0)), ("\x03", Left(130))],
)
def test_in_a_window_too_small_keys_can_only_leave(key: str, left: Left) -> None:
    with create_pipe_input() as keyboard:
        course = Course(LESSONS, 0, Unkept())
        app = StudyApp(course, Settings(), ("none", False), (keyboard, Small()))
        first = said(app.desk)
        keyboard.send_text(f"\r1o?{key}")
        assert app.run() == left
        assert said(app.desk) == first
        assert not app.desk.with_help
