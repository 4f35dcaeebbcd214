"""Whole games at a terminal, by keys and by names."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.ui.terminal.terminal import ENTRY, Terminal

QUICK = ("--speed", "instant", "--no-tips", "--seed", "7")

pytestmark = pytest.mark.skipif(
    not Path("/dev/ptmx").exists(), reason="there are no pseudo-terminals here"
)


KEYS = {
    "Order up": "2",
    "Assist": "2",
    "Accept": "2",
    "Keep these five": "\r",
    "Keep": "s",
    "Next hand": "\r",
    "Game over": "\r",
}
"""What is pressed, by how the prompt begins; else 1."""

TYPED = {
    "Order up": "/pass\r",
    "Assist": "/pass\r",
    "Accept": "/pass\r",
    "Take it": "/leave it\r",
    "Take the dummy": "/take the dummy\r",
    "Go alone": "/together\r",
    "Defend alone": "/together\r",
    "Keep these five": "\r",
    "Keep": "/all mine\r",
}
"""What is typed, by how the prompt begins; else Enter."""


def begun(prompt: str, answers: dict[str, str], other: str) -> str:
    """The answer to a prompt that begins in one way or another."""
    return next((answers[start] for start in answers if prompt.startswith(start)), other)


def by_keys(prompt: str) -> str:
    """What is pressed at a prompt."""
    if "Your play" in prompt:
        found = re.search(rf"{ENTRY} (\d)", prompt)
        return found[1] if found else "1"
    return begun(prompt, KEYS, "1")


def by_names(prompt: str) -> str:
    """What is typed at a prompt."""
    found = re.search(r"or a card: (\w+)", prompt)
    if found:
        return f"/{found[1]}\r"
    if prompt.startswith("Your play"):
        return "/only\r"
    if prompt.startswith("Name trump"):
        suit = "spades" if "spades" in prompt else "hearts"
        return "/pass\r" if " p," in prompt else f"/{suit}\r"
    return begun(prompt, TYPED, "\r")


def play(terminal: Terminal, answer: Callable[[str], str]) -> None:
    """Play until the game is over, one answer to each prompt."""
    for _ in range(400):
        terminal.until(lambda: ENTRY in terminal.prompt, "a prompt")
        terminal.settle()
        prompt, screen = terminal.prompt, terminal.text
        if prompt.startswith("Play again"):
            return
        terminal.send(answer(prompt))
        terminal.until(partial(_differs, terminal, screen), "the next screen")
    raise AssertionError(terminal.text)


def _differs(terminal: Terminal, screen: str) -> bool:
    return terminal.text != screen


@pytest.mark.parametrize(
    ("players", "answer"),
    [
        (3, by_keys),
        (3, by_names),
        pytest.param(2, by_keys, marks=pytest.mark.slow),
        pytest.param(2, by_names, marks=pytest.mark.slow),
        pytest.param(4, by_keys, marks=pytest.mark.slow),
        pytest.param(4, by_names, marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_is_played(tmp_path: Path, players: int, answer: Callable[[str], str]) -> None:
    terminal = Terminal(tmp_path, "--players", str(players), "--target", "3", *QUICK)
    play(terminal, answer)
    terminal.send("q\r")
    assert terminal.end() == 0
    assert terminal.is_restored
    assert "win" in terminal.text
