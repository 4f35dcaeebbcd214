"""The program with its real renderer, keys from a pipe, and a terminal in memory."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TextIO, cast

import pyte
import pytest
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output

from euchre.coach.hints.advice import MOST
from euchre.rules.rules import Rules
from euchre.settings import Settings
from euchre.ui.scene import Hint
from euchre.ui.screen import windows
from euchre.ui.screen.app import TableApp
from euchre.ui.screen.person import Person
from euchre.ui.screen.windows import Look
from euchre.ui.screen.worker import Worker
from euchre.ui.sitting import Sitting
from euchre.views import View

PATIENCE = 20.0
LOOK = Look("truecolor")


class Memory:
    """A terminal in memory, as a text stream."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.screen = pyte.Screen(80, 24)
        self._stream = pyte.Stream(self.screen)
        self.written = ""

    def write(self, text: str) -> None:
        self.written += text
        self._stream.feed(text)

    def flush(self) -> None:
        """Nothing is held back."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        raise OSError


Script = Callable[["Scripted"], Awaitable[None]]


class Scripted(TableApp):
    """The program with somebody who does what a script says."""

    def __init__(self, keys: PipeInput, memory: Memory, script: Script) -> None:
        self.memory, self.keys, self.worker, self._script = memory, keys, Worker(), script
        output = Vt100_Output(
            cast("TextIO", memory), self._size, term="xterm-256color", enable_cpr=False
        )
        sitting = Sitting(Rules(), ("normal", "normal"), 7)
        person = Person(sitting, Settings(tips=False, speed="instant"), time.monotonic)
        super().__init__(person, self.worker, LOOK, (keys, output))

    def _size(self) -> Size:
        return Size(rows=self.memory.screen.lines, columns=self.memory.screen.columns)

    def _begin(self) -> None:
        super()._begin()
        self.app.create_background_task(self._play())

    async def _play(self) -> None:
        await self._script(self)
        self.leave(0)

    async def see(self, text: str) -> None:
        """Wait until a text is to be seen."""
        end = time.monotonic() + PATIENCE
        while text not in "\n".join(self.memory.screen.display):
            assert time.monotonic() < end, self.memory.screen.display
            await asyncio.sleep(0.005)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, self.memory.screen.display
            await asyncio.sleep(0.005)

    def resize(self, columns: int, rows: int) -> None:
        """Give the window another size."""
        self.memory.screen.resize(rows, columns)
        self.memory.screen.reset()
        self.app.renderer.clear()
        self.app.invalidate()


def played(script: Script) -> Memory:
    """The terminal after the program has ended."""
    memory = Memory()
    with create_pipe_input() as keys:
        program = Scripted(keys, memory, script)
        try:
            assert program.run() == 0
        finally:
            program.worker.close()
    assert memory.written.rindex("\x1b[?1049l") > memory.written.rindex("\x1b[?1049h")
    return memory


def test_keys_come_through_a_pipe_and_what_they_do_is_drawn() -> None:
    async def script(program: Scripted) -> None:
        await program.see("Order up")
        program.keys.send_text("m")
        await program.see("New four-handed game")
        program.keys.send_text("\x1b")
        await program.see("Order up")
        program.keys.send_text("/pass")
        await program.see("/pass  Enter: Pass")
        program.keys.send_text("\t\r")
        await program.until(lambda: bool(program.person.game.table.turns))

    played(script)


def test_a_hint_is_thought_about_in_another_process_even_after_that_one_was_killed() -> None:
    async def script(program: Scripted) -> None:
        await program.see("Order up")
        for _ in range(2):
            program.keys.send_text("h")
            await program.until(lambda: _has_hint(program))
            program.keys.send_text("h")
            await program.until(lambda: program.person.popup is None)
            program.worker.close()

    played(script)


def test_a_question_is_thought_about_as_soon_as_it_comes_and_no_longer_once_it_is_answered() -> (
    None
):
    async def script(program: Scripted) -> None:
        await program.see("Order up")
        await program.until(lambda: _asked(program) == (program.person.game.view, False))
        assert program.person.popup is None
        before = program.person.game.view
        program.keys.send_text("p")
        await program.until(lambda: _asked(program)[0] not in {None, before})

    played(script)


def test_a_hint_that_is_open_is_refined_by_another_process_where_the_first_is_killed() -> None:
    async def script(program: Scripted) -> None:
        await program.see("Order up")
        program.keys.send_text("h")
        await program.until(lambda: _has_hint(program))
        vars(program.worker)["_child"].kill()
        await program.see(f"From {MOST} sample deals")
        assert program.person.game.human.hints == 1

    played(script)


def _asked(program: Scripted) -> tuple[View | None, bool]:
    """What is thought about, and whether it is to be told."""
    view, _, shown = vars(program.worker)["_asked"]
    return view, shown


def _has_hint(program: Scripted) -> bool:
    popup = program.person.popup
    return isinstance(popup, Hint) and popup.snapshot is not None


def test_the_worker_that_cannot_start_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_worker: Worker) -> None:
        raise OSError

    monkeypatch.setattr(Worker, "start", fail)

    async def script(program: Scripted) -> None:
        await program.see("Order up")
        program.keys.send_text("h")
        await program.until(lambda: _has_hint(program))

    played(script)


def test_every_size_is_drawn_and_the_cursor_is_where_typing_goes() -> None:
    async def script(program: Scripted) -> None:
        for columns, rows in ((60, 20), (120, 30), (50, 15), (80, 24), (200, 60)):
            program.resize(columns, rows)
            await program.see("quit")
            if columns > 50:
                await program.see("Order up")
                cursor = program.memory.screen.cursor
                row = program.memory.screen.display[cursor.y]
                assert (
                    row[: cursor.x]
                    .rstrip()
                    .endswith("\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}")
                )

    played(script)


def test_many_keys_at_once_break_nothing() -> None:
    async def script(program: Scripted) -> None:
        await program.see("Order up")
        program.keys.send_text("p1234512345\r\r 12345h?mv\x1b\x1b" * 20)
        program.keys.send_text("\x1b[200~" + "paste\n" * 5_000 + "\x1b[201~")
        await program.see("EUCHRE")
        program.person.exit = 0

    played(script)


@pytest.mark.parametrize("where", ["draw", "entry_of"])
def test_an_exception_while_drawing_ends_the_program_and_is_raised(
    monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    def fail(*_: object, **_others: object) -> None:
        raise ZeroDivisionError

    async def script(program: Scripted) -> None:
        await program.see("Order up")
        monkeypatch.setattr(windows, where, fail)
        program.keys.send_text("v")
        await asyncio.sleep(PATIENCE)

    with pytest.raises(ZeroDivisionError):
        played(script)
