"""The real program played through pipes and killed at any moment, its file of games looked into."""

import os
import random
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from euchre.store.games import Store
from tests.commands.running import COMMAND, environment
from tests.ui.typist import answer_to

Record = dict[str, Any]


class Program:
    """The program in line mode, with its output so far."""

    def __init__(self, *flags: str) -> None:
        self._process = subprocess.Popen(
            [*COMMAND, "--plain", *flags],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
        )
        self.text = ""

    def prompt(self) -> str:
        """Wait for a question and return it, an empty text where the program has ended."""
        out = self._process.stdout
        assert out is not None
        while not self.text.endswith(" > "):
            got = os.read(out.fileno(), 1 << 16)
            if not got:
                return ""
            self.text += got.decode("utf-8")
        return self.text.rsplit("\n", 1)[-1].removesuffix(" > ")

    def answer(self, text: str) -> None:
        """Type a line."""
        self.text += f"{text}\n"
        assert self._process.stdin is not None
        self._process.stdin.write(f"{text}\n".encode())
        self._process.stdin.flush()

    def hand(self) -> str:
        """The hand that was printed last."""
        return next(
            (line for line in reversed(self.text.split("\n")) if line.startswith("Your hand")), ""
        )

    def kill(self) -> None:
        """End it as the power does."""
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate()

    def leave(self) -> None:
        """Close its input, and wait for the end."""
        self._process.communicate()
        assert self._process.returncode == 0


def sensible(program: Program, prompt: str, chance: random.Random) -> str:
    """An answer to a prompt: mostly a decision, now and then a hint or a decision taken back."""
    if prompt.startswith(("Play again?", "Leave this game")):
        return "1"
    if not prompt.startswith("Next hand?") and chance.random() < 0.1:
        return chance.choice(("hint", "undo", "redo"))
    return answer_to(prompt, program.hand(), chance.randrange(2))


def present(path: Path) -> Record:
    """The game that was played last, as it is in the file now."""
    store = Store.open(path)
    try:
        game = store.find("last")
        assert game is not None
        return store.record(game)
    finally:
        store.close()


def goes_on(before: Record, after: Record) -> bool:
    """Whether a record is a game, and the other the same game at the same time or later."""
    begun, then_begun = str(before["begun"]), str(after["begun"])
    if begun != then_begun:
        return begun < then_begun
    whole = len(before["deals"]) - 1
    if before["deals"][:whole] != after["deals"][:whole] or len(after["deals"]) <= whole:
        return False
    old, new = before["deals"][whole], after["deals"][whole]
    if any(old[key] != new[key] for key in ("dealer", "hands", "upcard", "stock")):
        return False
    if any(whole_number(new, key) < whole_number(old, key) for key in ("undone", "hints")):
        return False
    was_undone = whole_number(old, "undone") < whole_number(new, "undone")
    return was_undone or bool(new["actions"][: len(old["actions"])] == old["actions"])


def whole_number(deal: Record, key: str) -> int:
    """A count of a deal's record, 0 where it is not there."""
    return int(deal.get(key, 0))


def what_was_typed(record: Record) -> list[tuple[int, int, int]]:
    """What a record holds of answers, by deal: decisions, decisions taken back, and hints."""
    return [
        (len(deal["actions"]), whole_number(deal, "undone"), whole_number(deal, "hints"))
        for deal in record["deals"]
    ]


def killed(path: Path, chance: random.Random, kills: int) -> Iterator[tuple[Record, Record]]:
    """Play and kill so often; yields the game as it was at the last question, and afterwards.

    Whatever is wrong while it is played is asserted.
    """
    seen: Record | None = None
    for _ in range(kills):
        program = Program()
        if chance.random() < 0.2:
            # before, or while, it takes up the game
            time.sleep(chance.random() * 0.4)
        else:
            for _ in range(chance.randrange(1, 25)):
                prompt = program.prompt()
                assert prompt, "the program has ended by itself"
                now = present(path)
                assert seen is None or goes_on(seen, now)
                seen = now
                answer = sensible(program, prompt, chance)
                program.answer(answer)
                if answer == "hint" or re.match(r"(Your play|Discard)", prompt):
                    program.prompt()
                    after = present(path)
                    if answer not in {"undo", "redo"}:
                        assert what_was_typed(after) != what_was_typed(now), (prompt, answer)
                    seen = after
            time.sleep(chance.random() * 0.03)
        program.kill()
        if path.exists() and seen is not None:
            yield seen, present(path)
