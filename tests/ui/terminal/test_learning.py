"""The lessons at a real terminal: looked at in every size, left in every way, and taken up."""

import signal
from pathlib import Path

import pytest

from tests.ui.study.learner import FIRST_ASKED
from tests.ui.terminal.terminal import Terminal

pytestmark = pytest.mark.skipif(
    not Path("/dev/ptmx").exists(), reason="there are no pseudo-terminals here"
)

SIZES = ((120, 30), (60, 20), (80, 24))
TOO_SMALL = (50, 15)


def learning(home: Path, *arguments: str, **changes: str) -> Terminal:
    terminal = Terminal(home, "learn", *arguments, changes=changes)
    terminal.see("lesson 1 of 10")
    terminal.see("Euchre is played with 24 cards")
    return terminal


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ([signal.SIGTERM], 143),
        pytest.param([signal.SIGHUP], 129, marks=pytest.mark.slow),
        pytest.param([signal.SIGQUIT], 131, marks=pytest.mark.slow),
        pytest.param([signal.SIGINT], 130, marks=pytest.mark.slow),
    ],
)
def test_a_signal_ends_a_lesson(tmp_path: Path, sent: list[signal.Signals], code: int) -> None:
    terminal = learning(tmp_path)
    for number in sent:
        terminal.signal(number)
    assert terminal.end() == code
    assert terminal.is_restored
    assert "Traceback" not in terminal.text


def test_a_lesson_is_resized_left_and_taken_up(tmp_path: Path) -> None:
    terminal = learning(tmp_path, "--color", "never")
    terminal.send("\r" * FIRST_ASKED)
    terminal.see("Your play")
    terminal.send("ten")
    terminal.see("ten_")
    terminal.settle()
    before = terminal.text
    for columns, rows in SIZES:
        terminal.resize(*TOO_SMALL)
        terminal.see("The table needs at least 60x20.")
        terminal.resize(columns, rows)
        terminal.see("Learn")
        terminal.settle()
    assert terminal.text == before
    terminal.send("\r")
    terminal.see("Not the best")
    terminal.send("q")
    terminal.see("Lesson 1 is left at page 9 of 12.")
    assert terminal.end() == 0
    assert terminal.is_restored
    assert "LAST TRICK" not in terminal.text
    again = Terminal(tmp_path, "learn", "--ascii")
    again.see("Once more")
    assert again.text.isascii()
    again.send("q")
    assert again.end() == 0


def test_a_window_too_small_goes_on_in_lines(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "learn", size=TOO_SMALL)
    terminal.see("This window is 50x15.")
    terminal.send("p")
    terminal.see("Go on? (Enter, back, or quit) >")
    terminal.send("quit\r")
    assert terminal.end() == 0


@pytest.mark.slow
def test_the_menu_of_the_table_leads_to_the_lessons_and_back(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--no-tips", "--seed", "7")
    terminal.see("quit")
    terminal.send("m5")
    terminal.see("lesson 1 of 10")
    terminal.send("\rq")
    terminal.see("Order up")
    terminal.send("m")
    terminal.see("First time here? Press 5.")
    terminal.send("q\r")
    assert terminal.end() == 0
