import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import click
import platformdirs
import pytest

from euchre import settings
from euchre.bots import BOTS
from euchre.cli import main
from euchre.commands.rules import rules
from euchre.version import __version__
from tests.commands.running import COMMAND, ROOT, assert_refused, environment, process, said

PLAIN = ["--plain", "--seed", "1"]


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The log of unexpected errors, in a folder of the test's own."""

    def folder(*_arguments: object, **_options: object) -> Path:
        return tmp_path

    monkeypatch.setattr(platformdirs, "user_log_path", folder)
    return tmp_path / "errors.log"


def fail_with(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Let the rules command fail."""

    def fail(**_given: object) -> None:
        raise error

    monkeypatch.setattr(rules, "callback", fail)


def test_version_and_help_end_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version") == (0, f"euchre-cli {__version__} (pure Python)\n", "")
    for arguments in (["--help"], ["-h"], ["verify", "--help"], ["simulate", "-h"]):
        found = said(capsys, *arguments)
        assert (found.code, found.err) == (0, "")
        assert found.out.startswith("Usage: euchre-cli ")


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["simulate", "--help"]])
def test_version_and_help_import_nothing_beyond_click(arguments: list[str]) -> None:
    program = (
        "import sys; import click; before = set(sys.modules); from euchre.cli import run; "
        f"run({arguments!r}); print(*(set(sys.modules) - before), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment(), capture_output=True, check=True
    )
    loaded = {name for name in done.stderr.decode().split() if not name.startswith("_")}
    ours = {name for name in loaded if name.startswith("euchre")}
    assert {name.split(".")[0] for name in loaded - ours} <= {*sys.stdlib_module_names, "click"}
    assert not {name for name in ours if name.startswith(("euchre.ui", "euchre.bots"))}
    assert ours & {"euchre.rules.rules", "euchre.rules.cards"} == set()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--palyers", "3"], ["'--palyers'", "Did you mean '--players'?"]),
        (["--players"], ["--players", "requires an argument"]),
        (["--plain=yes"], ["--plain"]),
        (["rule"], ["'rule'", "Did you mean 'rules'?"]),
        (["rules", "scoring", "cards"], ["extra argument"]),
        (["rules", "scores"], ["'scores'", "Did you mean scoring?"]),
        (["simulate", "extra"], ["extra argument"]),
        (["--players", "4", "rules"], ["--players goes after 'rules'"]),
        (["--seed", "1", "verify", "x"], ["--seed goes after 'verify'"]),
    ],
)
def test_a_usage_error_is_one_line_with_the_remedy(
    capsys: pytest.CaptureFixture[str], arguments: list[str], words: list[str]
) -> None:
    assert_refused(said(capsys, *arguments), *words, "--help'")


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        ("--seed", "euchre-cli"),
        ("simulate --games", "euchre-cli simulate"),
        ("games --limit", "euchre-cli games"),
        ("simulate --games x", "euchre-cli simulate"),
    ],
)
def test_a_flag_without_its_value_is_answered_with_the_help_of_its_command(
    capsys: pytest.CaptureFixture[str], arguments: str, command: str
) -> None:
    assert_refused(said(capsys, *arguments.split()), f"Try '{command} --help'.")


@pytest.mark.parametrize("text", ["\x1b[31mred", "a\nb", "\u202e", "[/x]", "\U0001f0cf"])
@pytest.mark.parametrize("before", [["--"], ["--players"], ["--seed"], ["--bots"], ["rules"], []])
def test_no_terminal_code_of_an_argument_reaches_the_terminal(
    capsys: pytest.CaptureFixture[str], before: list[str], text: str
) -> None:
    found = said(capsys, *before, text)
    assert_refused(found)
    assert found.err[:-1].isprintable()


def test_an_unexpected_error_is_two_lines_and_a_log(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, log: Path
) -> None:
    fail_with(monkeypatch, ZeroDivisionError("planted"))
    found = said(capsys, "rules")
    assert (found.code, found.out) == (1, "")
    assert found.err == (
        "euchre-cli: something went wrong in the program, and it had to stop.\n"
        f"What happened is in {log}.\n"
    )
    text = log.read_text("utf-8")
    assert f"euchre-cli {__version__}, Python 3" in text
    assert "ZeroDivisionError: planted" in text


def test_an_unexpected_error_is_told_where_no_log_can_be_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, log: Path
) -> None:
    log.mkdir()
    fail_with(monkeypatch, FileNotFoundError(2, "No such file or directory", "gone"))
    found = said(capsys, "rules")
    assert found.code == 1
    assert found.err.endswith("The error was: FileNotFoundError. No log could be written.\n")


@pytest.mark.parametrize("error", [KeyboardInterrupt(), click.Abort()])
def test_ctrl_c_ends_with_130(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    fail_with(monkeypatch, error)
    assert said(capsys, "rules") == (130, "", "euchre-cli: stopped.\n")


@pytest.mark.parametrize(
    "arguments",
    [["rules"], ["--help"], ["verify", "--json", str(ROOT / "tests/cases/broken.jsonl")]],
)
def test_a_closed_pipe_ends_quietly(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*COMMAND, *arguments],
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment(),
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_is_a_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "rules"], stdout=full, stderr=subprocess.PIPE, env=environment(), check=False
        )
    assert done.returncode == 1
    assert done.stderr.decode() == (
        "euchre-cli: the output cannot be written: no space left on device.\n"
    )


@pytest.mark.parametrize("arguments", ["rules", "--version", "simulate --games 1"])
def test_a_closed_output_ends_quietly(arguments: str) -> None:
    command = f'"$0" -m euchre {arguments} >&-'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable], env=environment(), capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_ctrl_c_once_more_while_it_is_answered_ends_with_130(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed_again(*_said: object, **_to: object) -> None:
        raise KeyboardInterrupt

    fail_with(monkeypatch, KeyboardInterrupt())
    monkeypatch.setattr(click, "echo", pressed_again)
    with pytest.raises(SystemExit) as end:
        main(["rules"])
    assert end.value.code == 130
    assert capsys.readouterr().err == ""


def test_ctrl_c_while_a_line_is_awaited_ends_with_130() -> None:
    with subprocess.Popen(
        [*COMMAND, "verify", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as running:
        assert running.stdin is not None
        assert running.stderr is not None
        # More than a pipe holds: once it is written the program has begun to read.
        running.stdin.write(b" " * (1 << 20))
        running.stdin.flush()
        # Python sees a signal between two reads only when the next one ends: another wakes it.
        while running.poll() is None:
            running.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                running.wait(1)
        rest = running.stderr.read().decode()
    assert running.returncode == 130
    assert rest.endswith("euchre-cli: stopped.\n")
    assert "Traceback" not in rest


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signal")
@pytest.mark.parametrize(
    "module",
    ["signal", "click.core", "euchre.commands.files", "euchre.commands.verify", "platformdirs"],
)
def test_ctrl_c_while_the_program_loads_ends_quietly(module: str) -> None:
    with subprocess.Popen(
        [*COMMAND, "games"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1", PYTHONPROFILEIMPORTTIME="1"),
    ) as running:
        assert running.stderr is not None
        for line in running.stderr:
            if line.split()[-1] == module.encode():
                break
        running.send_signal(signal.SIGINT)
        rest = running.stderr.read().decode()
        running.wait()
    # whoever is quick enough has printed the list
    assert running.returncode in {130, -signal.SIGINT, 0}
    assert "Traceback" not in rest


# Names and levels at the table


@pytest.mark.parametrize("name", ["", " ", "\x1b", "\u200b", "\x00\n"])
def test_a_name_of_which_nothing_can_be_printed_is_refused(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert_refused(said(capsys, "--name", name), "the name is empty")


@pytest.mark.parametrize(
    "name", ["[/x]", "\x1b[31mRed", "\U0001f600 Grin", "\u4e2d\u6587", "e\u0301"]
)
def test_any_other_name_plays_without_a_terminal_code(name: str) -> None:
    found = process(*PLAIN, "--name", name, text="q\n", env=environment(PYTHONIOENCODING="utf-8"))
    assert found.code == 0
    assert "\x1b" not in found.out + found.err


def test_the_levels_of_the_flags_are_the_bots() -> None:

    assert list(settings.LEVELS) == list(BOTS)
