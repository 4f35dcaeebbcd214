import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.commands.running import ROOT, assert_refused, environment, process, said

Capsys = pytest.CaptureFixture[str]


Offered = Callable[..., list[str]]


@pytest.fixture
def offered(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> Offered:
    """What is offered for the last of some words."""

    def ask(*words: str) -> list[str]:
        monkeypatch.setenv("_EUCHRE_CLI_COMPLETE", "bash_complete")
        monkeypatch.setenv("COMP_WORDS", " ".join(["euchre-cli", *words]))
        monkeypatch.setenv("COMP_CWORD", str(len(words)))
        found = said(capsys)
        assert (found.code, found.err) == (0, "")
        return [line.split(",", 1)[1] for line in found.lines if line.startswith("plain,")]

    return ask


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_is_printed_for_each_shell(capsys: Capsys, shell: str) -> None:
    found = said(capsys, "completion", shell)
    assert (found.code, found.err) == (0, "")
    assert "_EUCHRE_CLI_COMPLETE" in found.out
    assert "euchre-cli" in found.out


def test_another_shell_is_answered_with_those_there_are(capsys: Capsys) -> None:
    assert_refused(said(capsys, "completion", "fsh"), "bash, zsh, fish", "Did you mean fish?")


def test_commands_flags_and_values_are_offered(offered: Offered) -> None:
    assert "replay" in offered("re")
    assert offered("--speed", "f") == ["fast"]
    assert "--stick-the-dealer" in offered("--stick")
    assert offered("rules", "scor") == ["scoring"]
    assert offered("config", "set", "sp") == ["speed"]
    assert offered("config", "set", "players", "") == ["2", "3", "4"]
    assert offered("completion", "z") == ["zsh"]


def test_kept_games_are_offered_by_number(offered: Offered) -> None:
    process("--plain", "--players", "2", text="1\n")
    assert offered("replay", "") == ["last", "1"]
    assert offered("replay", "l") == ["last"]
    assert offered("replay", "games/") == []
    for command in ("export", "delete", "audit"):
        assert offered(command, "1") == ["1"]


def test_nothing_is_offered_where_no_games_can_be_read(offered: Offered, own_folders: Path) -> None:
    folder = own_folders / "data" / "euchre-cli"
    folder.mkdir(parents=True)
    (folder / "games.sqlite3").write_text("no database at all", "utf-8")
    assert offered("replay", "") == ["last"]


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_with_the_script(tmp_path: Path) -> None:
    program = tmp_path / "euchre-cli"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m euchre "$@"\n', "utf-8")
    program.chmod(0o755)
    typed = """
        eval "$(euchre-cli completion bash)"
        complete -p euchre-cli
        COMP_WORDS=(euchre-cli --theme t) COMP_CWORD=2
        _euchre_cli_completion euchre-cli t --theme
        echo "${COMPREPLY[@]}"
    """
    env = environment()
    done = subprocess.run(
        ["bash", "--norc", "-c", typed],
        env=env | {"PATH": f"{tmp_path}:{env['PATH']}"},
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    assert done.stdout.splitlines()[-1] == "terminal"
    assert "-F _euchre_cli_completion euchre-cli" in done.stdout
    assert done.stderr == ""


def test_completing_a_value_imports_neither_the_table_nor_the_store() -> None:
    asked = environment(
        _EUCHRE_CLI_COMPLETE="bash_complete",
        COMP_WORDS="euchre-cli --speed ",
        COMP_CWORD="2",
        PYTHONPROFILEIMPORTTIME="1",
    )
    answered = process(env=asked)
    assert "plain,slow" in answered.lines
    imported = {line.rpartition("|")[2].strip() for line in answered.err.splitlines()}
    assert "click" in imported
    assert not imported & {"prompt_toolkit", "rich", "sqlite3", "euchre.ui.scene", "euchre.bots"}


@pytest.mark.parametrize(
    "set_by_hand",
    [
        {"_EUCHRE_CLI_COMPLETE": "bash_complete"},
        {"_EUCHRE_CLI_COMPLETE": "bash_complete", "COMP_WORDS": "euchre-cli s", "COMP_CWORD": "x"},
        {"_EUCHRE_CLI_COMPLETE": "bash_complete", "COMP_WORDS": "euchre-cli 's", "COMP_CWORD": "9"},
        {"_EUCHRE_CLI_COMPLETE": "zsh_complete"},
        {"_EUCHRE_CLI_COMPLETE": "fish_complete", "COMP_WORDS": ""},
        {"_EUCHRE_CLI_COMPLETE": "nonsense"},
    ],
)
def test_what_no_shell_asks_is_no_traceback(
    set_by_hand: dict[str, str], capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("COMP_WORDS", "COMP_CWORD"):
        monkeypatch.delenv(name, raising=False)
    for name, value in set_by_hand.items():
        monkeypatch.setenv(name, value)
    answered = said(capsys)
    assert answered.code in {0, 1}
    assert answered.code == 0 or answered.err.startswith("euchre-cli: ")
    assert answered.err.count("\n") <= 1
