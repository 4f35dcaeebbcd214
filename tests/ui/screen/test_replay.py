"""The replay that is opened from a result, and left for it again."""

import pytest

from euchre.ui.answers import Question
from euchre.ui.scene import Leaving
from tests.ui.screen.fingers import Fingers, at, sat_down


def is_open(fingers: Fingers) -> bool:
    """Whether a replay is open; a call, as type checkers believe that it stays as it was."""
    return fingers.person.replay is not None


@pytest.mark.parametrize("question", [Question.NEXT_HAND, Question.PLAY_AGAIN])
@pytest.mark.parametrize("key", ["q", "Esc"])
def test_r_at_a_result_opens_the_hand_and_a_key_goes_back(question: Question, key: str) -> None:
    fingers = at(question)
    fingers.press("r")
    replay = fingers.person.replay
    assert replay is not None
    assert replay.deal.number == fingers.person.game.table.game.deals + 1
    assert replay.place.step == 0
    fingers.press(key)
    assert not is_open(fingers)
    assert fingers.asked() is question


def test_keys_move_the_replay_and_not_the_game() -> None:
    fingers = at(Question.NEXT_HAND)
    fingers.press("r", "Right", "Enter", "Space", "2", "u", "m", "h", "x")
    replay = fingers.person.replay
    assert replay is not None
    assert (replay.place.step, replay.seen) == (3, 1)
    assert fingers.asked() is Question.NEXT_HAND
    assert fingers.over() is None
    assert fingers.entry.text == ""


def test_ctrl_c_in_a_replay_asks_whether_to_leave_the_table() -> None:
    fingers = at(Question.NEXT_HAND)
    fingers.press("r", "Ctrl-C")
    assert not is_open(fingers)
    assert fingers.over() == Leaving()
    assert fingers.left() is None


def test_there_is_no_replay_in_mid_hand() -> None:
    fingers = sat_down()
    fingers.until()
    fingers.press("r")
    assert not is_open(fingers)


def test_a_hand_before_this_one_can_be_seen_again() -> None:
    fingers = at(Question.NEXT_HAND)
    fingers.press("Enter")
    fingers.until(Question.NEXT_HAND)
    fingers.press("r", "Home")
    replay = fingers.person.replay
    assert replay is not None
    assert replay.deal.number == 1
