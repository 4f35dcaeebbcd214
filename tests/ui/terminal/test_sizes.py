"""Windows of every size, and resizing them in every state."""

from pathlib import Path

import pytest

from tests.ui.terminal.terminal import Terminal

pytestmark = pytest.mark.skipif(
    not Path("/dev/ptmx").exists(), reason="there are no pseudo-terminals here"
)

SLOW = ("--speed", "slow", "--no-tips", "--seed", "7")
SIZES = ((120, 30), (60, 20), (80, 24))
TOO_SMALL = (50, 15)
STATES = {
    "question": ("", "Order up"),
    "hint": ("h", "2000 sample deals"),
    "help": ("??", "page 1 of"),
    "menu": ("m", "Choose"),
    "leaving": ("\x03", "leave at once"),
    "typed": ("/pas", "/pas"),
}
"""Keys that lead there, and what is then to be seen."""


@pytest.mark.parametrize(
    "state",
    [
        state if state in {"hint", "typed"} else pytest.param(state, marks=pytest.mark.slow)
        for state in STATES
    ],
)
def test_a_window_is_resized_and_nothing_is_lost(tmp_path: Path, state: str) -> None:
    terminal = Terminal(tmp_path, *SLOW)
    terminal.see("Order up")
    keys, seen = STATES[state]
    terminal.send(keys)
    terminal.see(seen)
    terminal.settle()
    before = terminal.text
    for columns, rows in SIZES:
        terminal.resize(*TOO_SMALL)
        terminal.see("The table needs at least 60x20.")
        terminal.resize(columns, rows)
        terminal.see("EUCHRE")
        terminal.settle()
        assert len(terminal.lines) == rows
    assert terminal.text == before
    terminal.send("\x1b")
    terminal.settle()
    terminal.send("\x1bq\r" if state == "typed" else "q\r")
    terminal.see("is not finished")
    assert terminal.end() == 0


def test_a_window_too_small_goes_on_in_plain_text(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SLOW, size=TOO_SMALL)
    terminal.see("This window is 50x15.")
    terminal.send("p")
    terminal.see("pass) >")
    terminal.send("quit\r")
    assert terminal.end() == 0
    assert terminal.is_restored


def test_nothing_is_left_of_a_notice_where_plain_text_begins(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SLOW, size=(50, 40))
    terminal.see("This window is 50x40.")
    terminal.send("p")
    terminal.see("pass) >")
    assert terminal.lines[0].startswith("Euchre, plain text.")
    assert "This window is" not in terminal.text
    terminal.send("quit\r")
    assert terminal.end() == 0
