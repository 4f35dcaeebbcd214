"""How the table ends, whatever ends it: exit codes, and the terminal as it was."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.ui.terminal.terminal import PATIENCE, PROGRAM, Terminal, environment

SLOW = ("--speed", "slow", "--no-tips", "--seed", "7")
PLANTED = (
    "import sys; import euchre.ui.render.felt as felt; import euchre.ui.render.screen as screen; "
    "screen.draw_felt = lambda *_: 1 / 0; from euchre.cli import main; main(sys.argv[1:])"
)

pytestmark = pytest.mark.skipif(
    not Path("/dev/ptmx").exists(), reason="there are no pseudo-terminals here"
)


def at_the_table(home: Path) -> Terminal:
    terminal = Terminal(home, *SLOW)
    terminal.see("quit")
    return terminal


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ("\x03\x03", 130),
        ("\x04\x04", 0),
        pytest.param("q\r", 0, marks=pytest.mark.slow),
        pytest.param("\x03y", 0, marks=pytest.mark.slow),
        pytest.param("mq\r", 0, marks=pytest.mark.slow),
    ],
)
def test_leaving_by_keys(tmp_path: Path, keys: str, code: int) -> None:
    terminal = at_the_table(tmp_path)
    terminal.send(keys)
    assert terminal.end() == code
    assert terminal.is_restored
    assert "Traceback" not in terminal.text
    assert len([line for line in terminal.lines if line]) >= 2


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param([signal.SIGTERM], 143, marks=pytest.mark.slow),
        pytest.param([signal.SIGHUP], 129, marks=pytest.mark.slow),
        ([signal.SIGTERM] * 3, 143),
        ([signal.SIGHUP, signal.SIGTERM], 129),
        ([signal.SIGQUIT], 131),
    ],
)
def test_leaving_by_signals(tmp_path: Path, sent: list[signal.Signals], code: int) -> None:
    terminal = at_the_table(tmp_path)
    for number in sent:
        terminal.signal(number)
    assert terminal.end() in {code, *(128 + number for number in sent)}
    assert terminal.is_restored
    assert "Traceback" not in terminal.text


def test_an_interrupt_from_outside_asks_first(tmp_path: Path) -> None:
    terminal = at_the_table(tmp_path)
    terminal.signal(signal.SIGINT)
    terminal.see("leave at once")
    terminal.signal(signal.SIGINT)
    assert terminal.end() == 130
    assert terminal.is_restored


def test_a_terminal_that_is_closed_ends_the_program(tmp_path: Path) -> None:
    terminal = at_the_table(tmp_path)
    os.close(terminal.child.child_fd)
    terminal.child.closed, terminal.child.child_fd = True, -1
    _, status = os.waitpid(terminal.child.pid or 0, 0)
    assert os.waitstatus_to_exitcode(status) == 129


def test_an_exception_while_drawing_leaves_two_lines_and_a_log(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SLOW, command=(sys.executable, "-c", PLANTED))
    assert terminal.end() == 1
    assert terminal.is_restored
    assert "Traceback" not in terminal.text
    said = "".join(terminal.lines)
    assert "something went wrong in the program" in said
    (log,) = tmp_path.rglob("errors.log")
    assert "ZeroDivisionError" in log.read_text("utf-8")


def test_the_table_is_suspended_and_goes_on(tmp_path: Path) -> None:
    shell = Terminal(
        tmp_path, "--norc", "--noprofile", command=("bash",), changes={"PS1": "shell: "}
    )
    shell.see("shell:")
    shell.send(f"{' '.join((*PROGRAM, *SLOW))}\r")
    shell.see("EUCHRE")
    shell.see("quit")
    shell.send("\x1a")
    shell.see("Stopped")
    shell.send("echo $((6 * 7))\r")
    shell.see("42")
    shell.send("fg\r")
    shell.see("EUCHRE")
    shell.see("quit")
    shell.send("q\r")
    shell.see("shell:")
    shell.send("stty -a | tr ' ' '\\n' | grep -cx echo; exit\r")
    assert shell.end() == 0
    assert "1" in shell.lines


@pytest.mark.parametrize("stream", ["in", "out"])
def test_a_pipe_on_one_side_is_played_in_lines(tmp_path: Path, stream: str) -> None:
    program = " ".join((*PROGRAM, "--seed", "7"))
    line = f"{program} | cat" if stream == "out" else f"echo quit | {program}"
    terminal = Terminal(tmp_path, "-c", line, command=("bash",))
    if stream == "out":
        terminal.see("pass) >")
        terminal.send("quit\r")
    assert terminal.end() == 0
    assert "euchre-cli: this is no terminal" in terminal.text
    assert b"\x1b" not in terminal.written


@pytest.mark.parametrize("changes", [{"TERM": "dumb"}, {"ACCESSIBLE": "1"}, {"EUCHRE_PLAIN": "1"}])
def test_a_terminal_can_be_played_in_lines(tmp_path: Path, changes: dict[str, str]) -> None:
    terminal = Terminal(tmp_path, "--seed", "7", changes=changes)
    terminal.see("pass) >")
    terminal.send("quit\r")
    assert terminal.end() == 0
    assert b"\x1b" not in terminal.written


@pytest.mark.parametrize(
    ("changes", "flags", "coloured"),
    [
        pytest.param({}, (), True, marks=pytest.mark.slow),
        ({"NO_COLOR": "1"}, (), False),
        ({"NO_COLOR": "1"}, ("--color", "always"), True),
        pytest.param({"EUCHRE_COLOR": "never"}, (), False, marks=pytest.mark.slow),
        pytest.param({}, ("--color", "never"), False, marks=pytest.mark.slow),
    ],
)
def test_colours_are_as_they_are_wanted(
    tmp_path: Path, changes: dict[str, str], flags: tuple[str, ...], *, coloured: bool
) -> None:
    terminal = Terminal(tmp_path, *SLOW, *flags, changes=changes)
    terminal.see("quit")
    terminal.send("q\r")
    assert terminal.end() == 0
    assert (b";38;2;" in terminal.written) is coloured


@pytest.mark.parametrize(
    "changes",
    [
        {"LANG": "C"},
        pytest.param({"LC_ALL": "C"}, marks=pytest.mark.slow),
        pytest.param({"TERM": "linux"}, marks=pytest.mark.slow),
    ],
)
def test_ascii_is_drawn_where_nothing_else_may_be_shown(
    tmp_path: Path, changes: dict[str, str]
) -> None:
    terminal = Terminal(tmp_path, *SLOW, changes=changes)
    terminal.see("quit")
    assert terminal.text.isascii()
    terminal.send("q\r")
    assert terminal.end() == 0


def test_a_name_of_forty_wide_characters_breaks_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SLOW, "--name", "名" * 40)
    terminal.see("quit")
    terminal.send("q\r")
    assert terminal.end() == 0
    assert terminal.is_restored


def test_the_settings_file_is_read_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "config" / "euchre-cli" / "config.toml"
    file.parent.mkdir(parents=True)
    file.write_text('# mine\nspeed = "slow"\nspede = 1\ntips = false\n', "utf-8")
    terminal = Terminal(tmp_path, "--seed", "7")
    terminal.see("quit")
    terminal.send("+")
    terminal.send("q\r")
    assert terminal.end() == 0
    assert b"there is no setting 'spede'. Did you mean speed?" in terminal.written
    text = file.read_text("utf-8")
    assert text == '# mine\nspeed = "normal"\nspede = 1\ntips = false\n'


@pytest.mark.slow
def test_no_process_is_left_behind_when_the_table_is_killed(tmp_path: Path) -> None:
    terminal = at_the_table(tmp_path)
    terminal.send("h")
    terminal.until(lambda: bool(children(terminal)), "the process for hints")
    helpers = children(terminal)
    terminal.signal(signal.SIGKILL)
    terminal.end()
    end = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{helper}").exists() for helper in helpers):
        assert time.monotonic() < end
        time.sleep(0.05)


def children(terminal: Terminal) -> list[str]:
    """The processes that the program has started."""
    if not Path("/proc/self").exists():
        pytest.skip("processes are looked up in /proc")
    done = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(terminal.child.pid)],
        capture_output=True,
        check=False,
        text=True,
        env=environment(terminal.home),
    )
    return done.stdout.split()
