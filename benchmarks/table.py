"""What the table costs at 80x24: bytes written, time from key to last byte, start, and idleness.

Each time stands beside its yardstick, measured in the same run: a bare prompt_toolkit application
for keys, and importing prompt_toolkit and rich for the start.
"""

import argparse
import os
import pty
import re
import select
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable
from fcntl import ioctl
from pathlib import Path
from typing import Final

import pyte
from figures import from_one

COLUMNS, ROWS = 80, 24
PROMPT: Final = 22
MOVES: Final = ("\x1b[C", "\x1b[D")
QUIET: Final = 0.12
"""Seconds without a byte after which what was written is whole."""

ANSWERS: Final = {
    "Take it": "n",
    "Name trump": "p",
    "Discard": "1",
    "alone?": "1",
    "Take the dummy": "y",
    "Keep": "s\r",
    "Your play": "/only\r",
    "?": "p",
}
"""By what the prompt says: keys that bring the game on."""

IMPORTS: Final = "import prompt_toolkit, rich.console"
BARE: Final = """
from prompt_toolkit import Application
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import HSplit, Layout, Window
from prompt_toolkit.layout.controls import BufferControl, FormattedTextControl
bindings = KeyBindings()
pressed = [0]
@bindings.add("<any>")
def _(event):
    pressed[0] += 1
def text():
    return [("", f"{number:2} " + "." * 70 + f" {pressed[0]}\\n") for number in range(22)]
layout = Layout(HSplit([Window(FormattedTextControl(text)), Window(BufferControl(), height=1)]))
Application(layout=layout, key_bindings=bindings, full_screen=True).run()
"""


class Terminal:
    """A program at a pseudo-terminal."""

    def __init__(self, command: list[str], home: str) -> None:
        self.read_at = 0.0
        self._pid, self._pty = pty.fork()
        if self._pid == 0:
            kept = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
            folders = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), home)
            os.execvpe(command[0], command, {**os.environ, **kept, **folders})  # noqa: S606 - the program itself
        ioctl(self._pty, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

    def written(self, quiet: float = QUIET, longest: float = 20.0) -> bytes:
        """What is written until nothing more comes; `read_at` is when the last of it came."""
        found = b""
        end = time.perf_counter() + longest
        while time.perf_counter() < end:
            if not select.select([self._pty], [], [], quiet)[0]:
                if found:
                    break
                continue
            found += os.read(self._pty, 1 << 16)
            self.read_at = time.perf_counter()
        return found

    def press(self, keys: str) -> tuple[bytes, float]:
        """Press keys, and return what is written and how long the last of it took."""
        pressed = time.perf_counter()
        os.write(self._pty, keys.encode())
        return self.written(), self.read_at - pressed

    def until(self, text: bytes) -> None:
        """Wait until a text is written."""
        found = b""
        while text not in found:
            found += os.read(self._pty, 1 << 16)

    @property
    def pid(self) -> int:
        """The process."""
        return self._pid

    def close(self) -> None:
        """End the program."""
        os.kill(self._pid, 9)
        os.waitpid(self._pid, 0)
        os.close(self._pty)


class Pressed:
    """What keys cost a program: bytes written, time to the last of them, and time of the core."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self.sizes: list[int] = []
        self.taken: list[float] = []
        self.used: list[float] = []

    def press(self, key: str) -> None:
        """Press a key, and count what it costs, in bytes and milliseconds."""
        before = core(self._terminal.pid)
        found, seconds = self._terminal.press(key)
        if found:
            self.sizes.append(len(found))
            self.taken.append(1000 * seconds)
            self.used.append(1000 * (core(self._terminal.pid) - before))


def core(pid: int) -> float:
    """The seconds that a process has had a core."""
    return int(Path(f"/proc/{pid}/schedstat").read_text("utf-8").split()[0]) / 1e9


def program() -> list[str]:
    """The command that plays; the seed lets the person choose whether to order up at once."""
    return [sys.executable, "-m", "euchre", "--seed", "11", "--speed", "instant", "--no-tips"]


def to_a_play(table: Terminal) -> None:
    """Answers what is asked until a card is to be played, and more than one may be."""
    screen = pyte.Screen(COLUMNS, ROWS)
    stream = pyte.ByteStream(screen)
    stream.feed(table.written(0.5))
    for _ in range(99):
        prompt = screen.display[PROMPT]
        if "Your play" in prompt and "only" not in prompt:
            return
        keys = next((keys for question, keys in ANSWERS.items() if question in prompt), " ")
        stream.feed(table.press(keys)[0])
        time.sleep(0.6)  # so long letters only finish a word
    sys.exit("table: no card is asked for:\n" + "\n".join(screen.display))


def shown(milliseconds: list[float]) -> str:
    """Median and 95th percentile."""
    ordered = sorted(milliseconds)
    high = ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]
    return f"median {statistics.median(ordered):6.2f} ms, 95th percentile {high:6.2f} ms"


def keys_and_bytes(rounds: int, home: str) -> None:
    """Prints bytes and times of keys at a play."""
    table, bare = Terminal(program(), home), Terminal([sys.executable, "-c", BARE], home)
    bare.written(0.5)
    to_a_play(table)
    moved, opened, bared = Pressed(table), Pressed(table), Pressed(bare)
    for number in range(rounds):
        moved.press(MOVES[number % len(MOVES)])
        bared.press("x")
        if number % len(MOVES) == 0:
            opened.press("v")
            opened.press("v")
    table.close()
    bare.close()
    print(f"cursor move     {statistics.median(moved.sizes):6.0f} bytes in the median (bar 150)")
    print(f"popup           {max(opened.sizes):6.0f} bytes at most (bar 3000)")
    times = statistics.median(moved.taken) / statistics.median(bared.taken)
    used = statistics.median(moved.used) / statistics.median(bared.used)
    print(f"key, table      {shown(moved.taken)}, {times:.1f} times (bar 2.0)")
    print(f"key, bare       {shown(bared.taken)}")
    print(f"key, popup      {shown(opened.taken)}")
    print(
        f"of the core     {statistics.median(moved.used):.2f} ms, {used:.1f} times the bare one's"
    )


def start(runs: int, home: str) -> None:
    """Prints how long the first table takes, cold, beside the imports that it cannot do without."""
    tables: list[float] = []
    imports: list[float] = []
    for _ in range(runs):
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", IMPORTS], check=True)  # noqa: S603 - fixed
        imports.append(time.perf_counter() - begun)
        begun = time.perf_counter()
        terminal = Terminal(program(), home)
        terminal.until(b"quit")
        tables.append(time.perf_counter() - begun)
        terminal.close()
    times = statistics.median(tables) / statistics.median(imports)
    print(
        f"first table     {1000 * statistics.median(tables):6.0f} ms, {times:.1f} times (bar 2.0)"
    )
    print(f"imports         {1000 * statistics.median(imports):6.0f} ms  python -c '{IMPORTS}'")


def wake_ups(seconds: int, home: str) -> None:
    """Prints how often the program wakes up while a question is open and nothing is pressed."""
    terminal = Terminal(program(), home)
    terminal.written(1.0)
    before = switches(terminal.pid)
    time.sleep(seconds)
    after = switches(terminal.pid)
    terminal.close()
    print(f"idle            {after - before:6} wake-ups in {seconds} s (bar 0)")


def switches(pid: int) -> int:
    """How often the threads of a process have been switched to and from."""
    tasks = Path(f"/proc/{pid}/task")
    text = "".join((task / "status").read_text("utf-8") for task in tasks.iterdir())
    return sum(map(int, re.findall(r"voluntary_ctxt_switches:\s+(\d+)", text)))


def main() -> None:
    """Prints everything."""
    parser = argparse.ArgumentParser(description="What the table costs at 80x24.")
    parser.add_argument("--rounds", type=from_one, default=60)
    parser.add_argument("--runs", type=from_one, default=9)
    parser.add_argument("--seconds", type=from_one, default=5)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        parts: list[Callable[[], None]] = [
            lambda: keys_and_bytes(arguments.rounds, home),
            lambda: start(arguments.runs, home),
            lambda: wake_ups(arguments.seconds, home),
        ]
        for part in parts:
            part()


if __name__ == "__main__":
    main()
