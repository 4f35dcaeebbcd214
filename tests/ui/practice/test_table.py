"""Practice at the table: what is seen of a position and of what is thought of an answer."""

from collections.abc import Callable
from functools import cache, partial

import pytest

from euchre.coach.practising.answers import Waiting
from euchre.coach.practising.spots import spot
from euchre.commands.practice import bare_table
from euchre.rules.rules import Rules
from euchre.settings import Settings
from euchre.ui.practice.practice import Plan
from euchre.ui.render.study import draw_study
from euchre.ui.shown import on_table
from euchre.ui.study.desk import Desk
from euchre.ui.study.frame import frame_of
from euchre.ui.theme import theme
from euchre.ui.words import practice as words
from euchre.views import View
from tests.ui.practice.memory import BIDS, TWO, Remembers, Slow, practising

Golden = Callable[[str, str], None]
SIZES = ((80, 24), (60, 20), (120, 30))
KEPT = ("1", "2", "3", "4", "5")


def sat_down(plan: Plan = BIDS, *due: Waiting) -> Desk:
    return Desk(practising(Remembers(*due), plan), Settings())


def drawn(desk: Desk, width: int = 80, height: int = 24, *, ascii_only: bool = False) -> str:
    """What a window of that size shows."""
    look = theme("none", ascii_only=ascii_only)
    return "\n".join(draw_study(frame_of(desk), look, width, height).lines()) + "\n"


@cache
def five_of_ten() -> Waiting:
    return Waiting(spot(Rules(), "keep", 7, 1).record, "")


@cache
def with_five_kept() -> Desk:
    """Five of ten cards are kept, and judged."""
    desk = sat_down(Plan("keep", Rules(), 7), five_of_ten())
    for key in KEPT:
        desk.digit(int(key))
    desk.enter()
    return desk


def test_a_position_is_asked_about(golden: Golden) -> None:
    golden("practice_asks.txt", drawn(sat_down()))


def test_one_that_comes_back_says_so(golden: Golden) -> None:
    golden("practice_comes_back.txt", drawn(sat_down(BIDS, Waiting(BACK, ""))))


@pytest.mark.parametrize("kind", ["bid", "keep", "play"])
def test_which_position_it_is_is_never_cut(kind: str) -> None:
    header = drawn(sat_down(Plan(kind, TWO, 7, positions=1000)), 60, 20).split("\n")[0]
    assert "position 1 of 1000" in header


@cache
def after_a_trick() -> Waiting:
    """A position in which a trick was just taken."""
    found = (spot(TWO, "play", 7, number) for number in range(99))
    return Waiting(next(one.record for one in found if leads_on(one.view)), "")


def leads_on(view: View) -> bool:
    return not view.trick and sum(view.tricks) > 0


def test_the_table_stays_as_it_was_asked_under_what_is_said_of_the_answer() -> None:
    desk = sat_down(Plan("play", TWO, 7), after_a_trick())
    asked = on_table(frame_of(desk).scene)
    desk.digit(1)
    assert desk.page.rows
    assert on_table(frame_of(desk).scene) == asked


@pytest.mark.parametrize("rules", [Rules(), TWO, Rules(players=4), Rules(deck=25)])
@pytest.mark.parametrize("size", SIZES)
def test_the_window_opens_before_there_is_a_position(rules: Rules, size: tuple[int, int]) -> None:
    executor = Slow()
    practice = practising(Remembers(), Plan("bid", rules, 7), executor, bare_table(rules))
    desk = Desk(practice, Settings())
    shown = drawn(desk, *size)
    assert words.FINDING in shown
    assert "Turned up" not in shown
    assert not any(f"{place} " in shown.split("\n")[-5] for place in range(1, 6))
    executor.think()
    desk.refresh()
    assert desk.page.asks


BACK = spot(TWO, "bid", 7, 0).record


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_an_answer_is_judged_beside_the_other_options(
    width: int, height: int, golden: Golden
) -> None:
    golden(f"practice_kept_{width}x{height}.txt", drawn(with_five_kept(), width, height))


def test_what_is_thought_of_a_bid_in_ascii(golden: Golden) -> None:
    desk = sat_down()
    desk.digit(1)
    golden("practice_told_ascii.txt", drawn(desk, ascii_only=True))


@pytest.mark.parametrize("kind", ["bid", "keep", "play"])
def test_every_position_and_what_is_thought_of_it_fit(kind: str) -> None:
    desk = sat_down(Plan(kind, TWO, 5))
    for pressed in (partial(desk.move, "home"), desk.enter, desk.enter):
        for width, height in ((80, 24), (60, 20), (112, 26), (120, 40)):
            lines = drawn(desk, width, height).split("\n")[:-1]
            assert len(lines) == height
            assert all(len(line) <= width for line in lines)
        pressed()


def test_digits_answer_and_enter_goes_on() -> None:
    desk = sat_down(Plan("bid", TWO, 7, 2))
    asked = desk.page
    desk.digit(2)
    told = desk.page
    assert (asked.asks, told.asks) == (True, False)
    desk.back()
    desk.move("left")
    assert desk.page == told
    desk.enter()
    assert desk.page.asks
    desk.digit(2)
    desk.space()
    assert desk.has_left


def test_what_is_typed_stays_while_the_next_position_is_found() -> None:
    executor = Slow()
    practice = practising(Remembers(), BIDS, executor, spot(TWO, "play", 1, 1).view)
    desk = Desk(practice, Settings())
    practice.watch(desk.refresh)
    assert desk.page.texts == (words.FINDING,)
    executor.think()
    assert desk.page.asks
    for letter in "pas":
        desk.write(letter)
    executor.think()
    assert desk.typed == "pas"
