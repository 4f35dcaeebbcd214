"""What happens while the bots move: pauses, and keys that were meant for them (UX: pace)."""

import pytest

from euchre.settings import Settings
from euchre.ui.answers import Question
from euchre.ui.scene import Leaving
from euchre.ui.screen.game import Wait
from euchre.ui.screen.pace import SPEEDS
from tests.ui.screen.fingers import LONG_AGO, Fingers, at, decisions, sat_down

MOST = 60.0
"""So many seconds bots and pauses of three deals may take at normal speed."""


def in_a_pause(wait: Wait = Wait.MOVE, *, speed: str = "normal") -> Fingers:
    """Fingers while a bot is about to move, or while a trick lies on the table."""
    fingers = sat_down(seed=3, settings=Settings(tips=False, speed=speed))
    fingers.until(Question.PLAY)
    for _ in range(99):
        if fingers.person.game.waits is wait:
            return fingers
        if fingers.person.game.question is None:
            due = fingers.person.due()
            assert due is not None
            fingers.wait(due - fingers.clock.now)
        else:
            fingers.go_on()
    raise AssertionError(wait)


@pytest.mark.parametrize("wait", list(Wait))
@pytest.mark.parametrize("key", ["1", "2", "3", "9", "0", "Enter", "Space", "o", "p", "y", "n"])
def test_a_key_pressed_during_a_pause_never_plays_or_bids(wait: Wait, key: str) -> None:
    fingers = in_a_pause(wait)
    with decisions(fingers) as made:
        for _ in range(20):
            fingers.press(key)
            if fingers.person.game.question is not None:
                fingers.clock.now += 0.29
                fingers.press(key)
                break
    assert made == []
    assert fingers.entry.text == ""


def test_after_a_moment_the_key_that_skipped_a_pause_does_what_it_does() -> None:
    fingers = in_a_pause()
    while fingers.person.game.question is None:
        fingers.press("Space")
    assert fingers.asked() is Question.PLAY
    with decisions(fingers) as made:
        fingers.press("1", "2", "3", "4", "5")
        assert made == []
        fingers.clock.now += 0.31
        for key in "12345":
            if fingers.person.game.question is Question.PLAY:
                fingers.press(key)
    assert made


def test_enter_for_the_last_trick_does_not_take_the_result_away() -> None:
    fingers = sat_down()
    while fingers.person.game.question is not Question.NEXT_HAND:
        due = fingers.person.due()
        if due is None:
            fingers.go_on()
        else:
            fingers.wait(due - fingers.clock.now)
    hand = fingers.person.scene.hand
    fingers.clock.now += 0.2
    fingers.press("Enter", "Space")
    assert fingers.person.scene.hand == hand
    fingers.clock.now += 0.2
    fingers.press("Enter")
    assert fingers.person.scene.hand == hand + 1


def test_a_letter_in_a_pause_says_that_it_is_not_your_turn() -> None:
    fingers = in_a_pause()
    fingers.press("o")
    assert fingers.said == "Not your turn yet. Space skips the pause."


def test_what_is_typed_in_a_pause_waits_for_the_turn() -> None:
    fingers = in_a_pause()
    fingers.press(*"/only", "Enter")
    assert fingers.entry.text == "/only"
    assert fingers.said == "Not your turn yet. Space skips the pause."
    fingers.wait(LONG_AGO)
    assert fingers.entry.text == "/only"


def test_escape_pauses_the_bots_until_it_is_pressed_again() -> None:
    fingers = in_a_pause()
    fingers.press("Esc")
    turns = len(fingers.person.game.table.turns)
    assert fingers.person.due() is None
    fingers.wait(1000)
    assert len(fingers.person.game.table.turns) == turns
    fingers.press("Esc")
    due = fingers.person.due()
    assert due == pytest.approx(fingers.clock.now + 0.7)


@pytest.mark.parametrize("key", ["m", "?", "v", "F1", "Ctrl-C", "Ctrl-D"])
def test_what_lies_over_the_table_stops_the_bots(key: str) -> None:
    fingers = in_a_pause()
    fingers.press(key)
    assert fingers.person.popup is not None
    assert fingers.person.due() is None
    fingers.press("Esc")
    assert fingers.person.due() == pytest.approx(fingers.clock.now + 0.7)


@pytest.mark.parametrize(("speed", "seconds"), list(SPEEDS.items()))
def test_a_move_takes_what_the_speed_says_and_a_trick_longer(speed: str, seconds: float) -> None:
    move, trick = in_a_pause(speed=speed), in_a_pause(Wait.TRICK, speed=speed)
    assert move.person.due() == pytest.approx(move.clock.now + seconds)
    assert trick.person.due() == pytest.approx(trick.clock.now + 1.6 * seconds)


def test_plus_and_minus_change_the_speed_which_is_remembered() -> None:
    fingers = in_a_pause()
    fingers.press("+")
    assert fingers.remembered == {"speed": "fast"}
    assert fingers.person.due() == pytest.approx(fingers.clock.now + 0.25)
    fingers.press("+", "+")
    assert fingers.person.settings.speed == "instant"
    fingers.press("-", "-", "-", "-")
    assert fingers.remembered == {"speed": "slow"}


def test_plus_and_minus_say_the_speed_at_a_question_too() -> None:
    fingers = at(Question.PLAY)
    fingers.press("+")
    assert fingers.said == "Speed: fast."
    fingers.press("-", "-")
    assert fingers.said == "Speed: slow."


def test_a_window_that_is_too_small_stops_the_bots_and_every_key_but_few() -> None:
    fingers = in_a_pause()
    fingers.person.sized(too_small=True)
    turns = list(fingers.person.game.table.turns)
    fingers.wait(1000)
    fingers.press("1", "Enter", "Space", "Esc", "Ctrl-R", "F1", "Tab", "u", "h", "m", "+")
    assert fingers.person.game.table.turns == turns
    assert (fingers.person.popup, fingers.person.paused, fingers.entry.text) == (None, False, "")
    fingers.person.sized(too_small=False)
    assert fingers.person.due() == pytest.approx(fingers.clock.now + 0.7)


@pytest.mark.parametrize(
    ("key", "code", "plain"), [("p", 0, True), ("q", 0, False), ("Ctrl-C", 130, False)]
)
def test_a_window_that_is_too_small_can_be_left(key: str, code: int, *, plain: bool) -> None:
    fingers = in_a_pause()
    fingers.person.sized(too_small=True)
    fingers.press(key)
    assert (fingers.person.exit, fingers.person.in_plain) == (code, plain)


def test_a_pause_ends_with_an_answer() -> None:
    fingers = in_a_pause()
    fingers.press("Esc", "u")
    assert fingers.person.paused is False
    fingers.press("Ctrl-C")
    assert fingers.over() == Leaving()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_and_pauses_of_three_deals_take_less_than_a_minute(players: int) -> None:
    taken: list[float] = []
    for seed in range(6):
        fingers = sat_down(players, seed)
        paused = 0.0
        while fingers.person.scene.hand < 4 and not fingers.person.game.is_won:
            due = fingers.person.due()
            if due is None:
                fingers.go_on()
            else:
                paused += due - fingers.clock.now
                fingers.clock.now = due
                fingers.person.time_is_up()
        taken.append(paused)
    assert max(taken) < MOST, taken


def test_a_forced_card_can_be_played_for_you() -> None:
    fingers = at(Question.PLAY)
    fingers.person.change("auto_play", "forced")
    while fingers.person.game.question is not Question.NEXT_HAND:
        if fingers.person.game.question is Question.PLAY:
            assert len(fingers.person.game.view.legal) > 1 or fingers.person.game.selected is None
        fingers.go_on()


def test_turning_automatic_play_off_in_the_pause_before_a_card_asks_for_it() -> None:
    fingers = sat_down()
    fingers.until(Question.PLAY)
    while not (fingers.person.game.waits is Wait.MOVE and fingers.person.game.view.turn == 0):
        due = fingers.person.due()
        if due is None:
            fingers.go_on()
        else:
            fingers.wait(due - fingers.clock.now)
    fingers.person.change("auto_play", "off")
    fingers.wait(LONG_AGO)
    assert fingers.asked() is Question.PLAY
