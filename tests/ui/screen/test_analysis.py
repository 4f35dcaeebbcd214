"""The review that is opened from a result, made in processes, and left for the result again."""

import asyncio
import errno
import io
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import pytest

from euchre.coach.reviews.review import DealReview
from euchre.rules.rules import Rules
from euchre.table.retold import RetoldDeal, retold
from euchre.ui.answers import Question
from euchre.ui.child import Child
from euchre.ui.plain import play
from euchre.ui.review.analysis import Analysis
from euchre.ui.scene import Leaving
from euchre.ui.screen.analyst import Analyst
from tests.coach.hurry import hurry
from tests.ui.replay.records import own_game
from tests.ui.screen.fingers import Fingers, at, sat_down
from tests.ui.screen.test_program import Scripted, played
from tests.ui.typist import Typist
from tests.ui.typist import sat_down as sitting

PATIENCE = 30.0


def opened(fingers: Fingers) -> Analysis | None:
    """The review that is open; a call, as type checkers believe that it stays as it was."""
    return fingers.person.analysis


@pytest.mark.parametrize("key", ["q", "Esc", "a"])
def test_a_at_the_end_of_a_hand_opens_its_review_and_a_key_goes_back(key: str) -> None:
    fingers = at(Question.NEXT_HAND)
    fingers.press("a")
    found = opened(fingers)
    assert found is not None
    assert found.only == fingers.person.game.table.game.deals + 1
    assert [deal.number for deal in found.deals] == [found.only]
    assert found.told is None
    fingers.press(key)
    assert opened(fingers) is None
    assert fingers.asked() is Question.NEXT_HAND


def test_a_at_the_end_of_a_game_opens_the_review_of_all_hands() -> None:
    fingers = at(Question.PLAY_AGAIN)
    fingers.press("a")
    found = opened(fingers)
    assert found is not None
    assert found.only is None
    assert len(found.deals) == len(found.game.deals)


def test_keys_turn_the_pages_and_do_nothing_in_the_game() -> None:
    fingers = at(Question.NEXT_HAND)
    fingers.press("a", "Right", "Down", "Enter", "Left", "u", "m", "1", "x")
    found = opened(fingers)
    assert found is not None
    assert (found.page, found.is_bare) == (2, False)
    fingers.press("Space")
    assert found.is_bare
    fingers.press("Home")
    assert (found.page, found.is_bare) == (0, False)
    assert fingers.asked() is Question.NEXT_HAND
    assert fingers.over() is None
    assert fingers.entry.text == ""


def test_ctrl_c_in_a_review_asks_whether_to_leave_the_table() -> None:
    fingers = at(Question.NEXT_HAND)
    fingers.press("a", "Ctrl-C")
    assert opened(fingers) is None
    assert fingers.over() == Leaving()
    assert fingers.left() is None


def test_there_is_no_review_in_mid_hand() -> None:
    fingers = sat_down()
    fingers.until()
    fingers.press("a")
    assert opened(fingers) is None
    fingers.press("Esc", "/")
    fingers.type("analyse")
    fingers.press("Enter")
    assert opened(fingers) is None
    assert "when it is over" in fingers.said


def test_the_word_opens_it_too() -> None:
    fingers = at(Question.NEXT_HAND)
    fingers.press("/")
    fingers.type("review")
    fingers.press("Enter")
    assert opened(fingers) is not None


def waited_for(found: list[DealReview | None], number: int) -> None:
    """Wait until so many answers are there."""
    until(lambda: len(found) >= number)


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_processes_review_every_hand_once_and_end() -> None:
    deals = retold(own_game(2)).deals[:3]
    analyst, found = Analyst(), list[DealReview | None]()
    analyst.review(deals, found.append)
    waited_for(found, 3)
    numbers = sorted(review.number for review in found if review is not None)
    assert numbers == [deal.number for deal in deals]
    analyst.close()


def test_the_process_that_finds_no_hand_left_has_not_failed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two processes take the last hand: one has it, and there was no hand for the other."""

    class Raced(deque[RetoldDeal]):
        """Says that there is a hand, which another thread takes before this one does."""

        def __bool__(self) -> bool:
            return True

    monkeypatch.setattr("euchre.ui.screen.analyst.deque", Raced)
    monkeypatch.setattr("euchre.ui.screen.analyst.cores", lambda: 2)
    deals = retold(own_game(2)).deals[:2]
    threads = threading.active_count()
    analyst, found = Analyst(), list[DealReview | None]()
    analyst.review(deals, found.append)
    waited_for(found, 2)
    until(lambda: threading.active_count() <= threads)
    assert [review is not None for review in found] == [True, True]
    analyst.close()


@pytest.mark.parametrize("most", [0, 1])
def test_the_processes_that_can_be_started_review_all(
    monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    """One is enough; that there is none is told."""
    deals = retold(own_game(2)).deals[:2]
    analyst, found = Analyst(), list[DealReview | None]()
    popen: Any = subprocess.Popen

    def refused(*arguments: Any, **named: Any) -> object:  # noqa: ANN401 - whatever is given
        if len(vars(analyst)["_children"]) == most:
            raise OSError(errno.EMFILE, "")
        return popen(*arguments, **named)

    monkeypatch.setattr("euchre.ui.screen.analyst.cores", lambda: 2)
    monkeypatch.setattr(subprocess, "Popen", refused)
    analyst.review(deals, found.append)
    waited_for(found, 2 if most else 1)
    assert [review is not None for review in found] == ([True, True] if most else [False])
    analyst.close()


def test_a_process_that_dies_is_told() -> None:
    deals = retold(own_game(2)).deals[:1]
    analyst, found = Analyst(), list[DealReview | None]()
    analyst.review(deals, found.append)
    for child in vars(analyst)["_children"]:
        child.kill()
    waited_for(found, 1)
    assert found == [None]
    analyst.close()


def test_closing_ends_every_process_at_once() -> None:
    deals = retold(own_game(4)).deals
    analyst, found = Analyst(), list[DealReview | None]()
    analyst.review(deals, found.append)
    children: list[Child] = list(vars(analyst)["_children"])
    analyst.close()
    assert children
    assert not any(child.is_running for child in children)
    assert [review for review in found if review is not None] == []


async def to_a_result(program: Scripted) -> None:
    """Play the first hand to its end, and wait until keys are no longer meant for it."""
    await program.see("Order up")
    game = program.person.game
    while game.question is not Question.NEXT_HAND:
        if game.question is None:
            game.time_is_up()
        else:
            game.act(game.view.legal[0])
    await asyncio.sleep(0.3)


def test_the_table_goes_on_answering_while_a_hand_is_analysed() -> None:
    async def script(program: Scripted) -> None:
        await to_a_result(program)
        program.keys.send_text("a")
        await program.see("Analysing")
        program.keys.send_text("\x1b")
        await program.see("Next hand")
        assert program.person.analysis is None
        program.keys.send_text("a")
        await program.see("page 1 of")
        program.keys.send_text("\x1b[C")
        await program.see("page 2 of")

    played(script)


def test_leaving_the_table_ends_the_processes_of_a_review() -> None:
    children: list[Child] = []

    async def script(program: Scripted) -> None:
        await to_a_result(program)
        program.keys.send_text("a")
        await program.see("Analysing")
        analyst: Analyst = vars(program)["_analyst"]
        running: list[Child] = vars(analyst)["_children"]
        children.extend(running)

    played(script)
    assert children
    assert not any(child.is_running for child in children)


def test_in_lines_a_hand_is_reviewed_when_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    out = io.StringIO()
    others = [(number, "analyse") for number in range(1, 40, 2)]
    typist = Typist(out, others)
    assert play(sitting(Rules(players=2, target=3)), typist, out) == 0
    text = out.getvalue()
    assert "A hand is reviewed when it is over." in text
    reviewed = text.split("Review of hand ")
    assert len(reviewed) > 1
    assert "Your " in reviewed[1]
    assert "Each decision:" in reviewed[1]
