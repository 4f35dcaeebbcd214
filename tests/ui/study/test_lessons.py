"""The lessons: finished by right moves, and by wrong ones first; what is right is really right."""

import re
from collections.abc import Callable, Iterator

import pytest

from euchre.coach.estimate import Estimator
from euchre.rules.actions import Keep
from euchre.rules.cards import Suit
from euchre.rules.scoring import TRICKS, award
from euchre.rules.trump import suit_of
from euchre.settings import Settings
from euchre.ui.render.prose import wrapped
from euchre.ui.study.course import Course, Unkept
from euchre.ui.study.desk import Desk
from euchre.ui.study.frame import called
from euchre.ui.study.lesson import RULES, Hands, Lesson
from euchre.ui.words.lessons import LESSONS, payoffs
from euchre.ui.words.short import briefly
from euchre.ui.words.study import on_the_table
from euchre.views import View
from tests.counts import count
from tests.ui.study.learner import (
    QUESTIONS,
    asked,
    at_desk,
    begun,
    drawn,
    keys_of,
    lines_of,
    named,
    pages,
    press,
    transcript,
    wrong,
)

Golden = Callable[[str, str], None]
SAMPLES = 200
BOX = {"80x24": (49, 10), "60x20": (53, 8)}
"""By window: the cells and the rows inside the box over the table."""

BESIDE = 56
"""The column of the panel, beside the table."""

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=named)
each_question = pytest.mark.parametrize(("lesson", "number"), QUESTIONS, ids=named)


@each_lesson
@pytest.mark.parametrize("errs", [False, True], ids=["right moves", "wrong moves first"])
def test_a_lesson_is_finished_in_lines(lesson: Lesson, *, errs: bool) -> None:
    said = transcript(begun(lesson), lines_of(lesson, errs=errs))
    assert "\nFinished.\n" in said
    assert said.endswith("All lessons are finished. Play with: euchre-cli\n")
    for stop in lesson.stops:
        if errs and stop.ask is not None:
            for action in wrong(stop.page.view, stop.ask):
                assert stop.ask.why_not(action) in said


@each_lesson
@pytest.mark.parametrize("errs", [False, True], ids=["right moves", "wrong moves first"])
def test_a_lesson_is_finished_by_keys(lesson: Lesson, *, errs: bool) -> None:
    desk = at_desk(lesson)
    press(desk, keys_of(lesson, errs=errs))
    assert desk.has_left
    assert desk.study.page is None


@each_lesson
def test_a_lesson_asks_in_the_middle_and_near_its_end(lesson: Lesson) -> None:
    asks = [number for number, stop in enumerate(lesson.stops) if stop.ask]
    assert len(asks) >= 2
    assert asks[0] < len(lesson.stops) - 2
    assert asks[-1] >= len(lesson.stops) - 3


@each_question
def test_every_legal_move_is_right_or_its_fault_is_told(lesson: Lesson, number: int) -> None:
    view, ask = asked(lesson, number)
    assert set(ask.right) <= {str(action) for action in view.legal}
    told: set[str] = set()
    for action in view.legal:
        if str(action) not in ask.right:
            told.add(ask.why_not(action))
    if not callable(ask.wrong):
        assert set(ask.wrong) | set(ask.right) == {str(action) for action in view.legal}
        assert told == set(ask.wrong.values())


@each_question
def test_the_coach_agrees_with_what_is_right(lesson: Lesson, number: int) -> None:
    view, ask = asked(lesson, number)
    estimator = Estimator(view, seed=7)
    estimator.look(SAMPLES)
    for estimate in estimator.judgement().estimates:
        if str(estimate.action) in ask.right:
            assert estimate.behind <= estimate.doubt
        else:
            assert estimate.behind > estimate.doubt


def test_the_coach_finds_no_better_five_among_all() -> None:
    lesson, number = next(
        (lesson, number)
        for lesson, number in QUESTIONS
        if lesson.stops[number].page.view.phase == "keep"
    )
    view, ask = asked(lesson, number)
    for place in range(0, len(view.legal), len(view.legal) // count(252) or 1):
        action = view.legal[place]
        estimator = Estimator(view, seed=7, also=action)
        estimator.look(SAMPLES)
        found = estimator.judgement().of(action)
        assert (found.behind > found.doubt) is (str(action) not in ask.right)


def test_what_is_said_of_five_cards_names_those_that_are_worse() -> None:
    lesson, number = next(
        (lesson, number)
        for lesson, number in QUESTIONS
        if lesson.stops[number].page.view.phase == "keep"
    )
    view, ask = asked(lesson, number)
    action = next(
        move for move in view.legal if isinstance(move, Keep) and str(move) == "keep Ac Kd 9h Th Jh"
    )
    assert ask.why_not(action) == (
        "Nothing but a trump beats the ace of spades. You put it away, and kept the king of"
        " diamonds instead."
    )


@each_lesson
@pytest.mark.parametrize("size", BOX)
def test_what_is_told_fits_the_table(lesson: Lesson, size: str) -> None:
    width, rows = BOX[size]
    for page, ask in lesson.stops:
        told = [page.texts]
        if ask is not None:
            wrongs = [ask.why_not(action) for action in wrong(page.view, ask)]
            told += [(text,) for text in (*ask.right.values(), *wrongs)]
        below = briefly(on_the_table(page.view, called(page)))
        for texts in told:
            shown = [briefly(text) for text in texts] + [below] * bool(below)
            assert sum(len(wrapped(text, width)) for text in shown) <= rows, texts


@each_lesson
@pytest.mark.parametrize("size", [(80, 24), (60, 20), (120, 30)])
def test_every_page_is_drawn_whole(lesson: Lesson, size: tuple[int, int]) -> None:
    width, height = size
    for desk, page in pages(lesson, errs=False):
        for ascii_only in (False, True):
            shown = drawn(desk, width, height, ascii_only=ascii_only)
            lines = shown.split("\n")[:-1]
            assert len(lines) == height
            assert all(len(line) <= width for line in lines)
            assert shown.isascii() or not ascii_only
        shown = drawn(desk, width, height)
        assert squeezed(briefly(page.sentence)) in squeezed(shown)
        for text in () if page.asks else page.texts:
            assert squeezed(briefly(text)) in squeezed(shown, BESIDE if width >= 80 else width)


@each_lesson
@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
def test_which_lesson_it_is_is_never_cut(lesson: Lesson, size: tuple[int, int]) -> None:
    place = LESSONS.index(lesson)
    header = drawn(Desk(Course(LESSONS, place, Unkept()), Settings()), *size).split("\n")[0]
    assert f"lesson {place + 1} of {len(LESSONS)}" in header
    assert "…" not in header


def squeezed(shown: str, width: int = 200) -> str:
    """The first columns of a text without blanks and borders."""
    columns = "".join(line[:width] for line in shown.split("\n"))
    return "".join(letter for letter in columns if letter not in " \N{BOX DRAWINGS LIGHT VERTICAL}")


@each_lesson
def test_the_questions_of_a_lesson_and_what_is_said_to_answers(
    golden: Golden, lesson: Lesson
) -> None:
    seen = [(drawn(desk), page.asks) for desk, page in pages(lesson, errs=True)]
    shown = [text for text, _ in seen]
    asks = [number for number, (_, is_asked) in enumerate(seen) if is_asked]
    wanted = (0, asks[0], asks[0] + 1, asks[-1], asks[-1] + 1)
    golden(f"lessons/{lesson.name}.txt", "".join(shown[number] for number in wanted))


@each_lesson
def test_a_lesson_in_lines(golden: Golden, lesson: Lesson) -> None:
    golden(
        f"lessons/{lesson.name}_plain.txt",
        transcript(begun(lesson), lines_of(lesson, errs=False)),
    )


def test_the_points_that_are_told_are_those_of_the_rules() -> None:
    rows = [award(RULES, taken, maker_alone=False, defender_alone=False) for taken in range(6)]
    assert f"{rows[3].maker} point" == payoffs.MADE
    assert rows[3] == rows[4]
    assert payoffs.MARCH == payoffs.MARCH_ALONE == f"{rows[TRICKS].maker} points"
    assert payoffs.EUCHRED == payoffs.EUCHRED_BY_ONE == f"{rows[0].defenders} points"


def test_a_card_lies_in_one_place_only() -> None:
    with pytest.raises(ValueError, match="no deal"):
        _ = Hands("You", "9c Tc Jc Qc Kc", "9c Td Jd Qd Kd", "9h Th", "Ac", "As").dealt


@each_question
def test_a_question_leaves_a_choice(lesson: Lesson, number: int) -> None:
    assert len(asked(lesson, number)[0].legal) > 1


def told_of(lesson: Lesson) -> Iterator[tuple[View, str]]:
    """Every text of a lesson, with what the person sees while it is told."""
    for page, ask in lesson.stops:
        yield from ((page.view, text) for text in (*page.texts, page.sentence))
        if ask is not None:
            wrongs = [ask.why_not(action) for action in wrong(page.view, ask)]
            yield from ((page.view, text) for text in (*ask.right.values(), *wrongs))


SUITS = {f"{suit.name.lower()[:-1]}": suit for suit in Suit}


@each_lesson
def test_what_is_said_to_be_missing_in_your_hand_is_missing(lesson: Lesson) -> None:
    for view, text in told_of(lesson):
        for said in re.findall(r"[Yy]ou (?:hold|have) no (\w+)", text):
            if said in SUITS:
                trump = view.trump if view.trump is not None else view.proposed
                assert trump is not None
                assert all(suit_of(card, trump) is not SUITS[said] for card in view.hand), text
        for colour in re.findall(r"[Yy]our cards are (black|red)", text):
            black = {Suit.CLUBS, Suit.SPADES}
            assert {card.suit in black for card in view.hand} == {colour == "black"}, text


@each_lesson
def test_everything_that_is_told_has_a_title(lesson: Lesson) -> None:
    assert all(page.title for page, ask in lesson.stops if page.texts and ask is None)


@each_lesson
def test_tricks_that_are_counted_are_those_taken(lesson: Lesson) -> None:
    for page, _ in lesson.stops:
        for text in (*page.texts, page.sentence):
            for name, said in re.findall(r"(Ada|Bix) has (\d) tricks", text):
                assert page.view.tricks[called(page).index(name)] == int(said), text
            for said in re.findall(r"you and Bix have (\d)", text):
                assert page.view.tricks[0] + page.view.tricks[2] == int(said), text


@each_lesson
def test_a_hand_that_was_played_on_to_its_last_tricks_is_played_out(lesson: Lesson) -> None:
    hands = {page.hand: page.view for page, _ in lesson.stops}
    for page, ask in lesson.stops:
        if ask is not None and page.view.phase == "play" and sum(page.view.tricks) >= 3:
            last = hands[page.hand]
            assert sum(last.tricks) == 5, ask.sentence
