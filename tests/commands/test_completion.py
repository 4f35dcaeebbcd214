import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.commands.running import ROOT, assert_refused, environment, process, said

Capsys = pytest.CaptureFixture[str]


def offered(*words: str, **env: str) -> list[str]:
    """What is offered for the last of the words."""
    asked = environment(
        _EUCHRE_CLI_COMPLETE="bash_complete",
        COMP_WORDS=" ".join(["euchre-cli", *words]),
        COMP_CWORD=str(len(words)),
        **env,
    )
    found = process(env=asked)
    assert (found.code, found.err) == (0, "")
    return [line.split(",", 1)[1] for line in found.lines if line.startswith("plain,")]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_is_printed_for_each_shell(capsys: Capsys, shell: str) -> None:
    found = said(capsys, "completion", shell)
    assert (found.code, found.err) == (0, "")
    assert "_EUCHRE_CLI_COMPLETE" in found.out
    assert "euchre-cli" in found.out


def test_another_shell_is_answered_with_those_there_are(capsys: Capsys) -> None:
    assert_refused(said(capsys, "completion", "fsh"), "bash, zsh, fish", "Did you mean fish?")


def test_commands_flags_and_values_are_offered() -> None:
    assert "replay" in offered("re")
    assert offered("--speed", "f") == ["fast"]
    assert "--stick-the-dealer" in offered("--stick")
    assert offered("rules", "scor") == ["scoring"]
    assert offered("config", "set", "sp") == ["speed"]
    assert offered("config", "set", "players", "") == ["2", "3", "4"]
    assert offered("completion", "z") == ["zsh"]


def test_kept_games_are_offered_by_number() -> None:
    process("--plain", "--players", "2", text="1\n")
    assert offered("replay", "") == ["last", "1"]
    assert offered("replay", "l") == ["last"]
    assert offered("replay", "games/") == []
    for command in ("export", "delete", "audit"):
        assert offered(command, "1") == ["1"]


def test_nothing_is_offered_where_no_games_can_be_read(tmp_path: Path) -> None:
    folder = tmp_path / "euchre-cli"
    folder.mkdir()
    (folder / "games.sqlite3").write_text("no database at all", "utf-8")
    assert offered("replay", "", XDG_DATA_HOME=str(tmp_path)) == ["last"]


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


def test_completion_is_quick() -> None:
    def takes(*words: str) -> float:
        started = time.perf_counter()
        offered(*words)
        return time.perf_counter() - started

    assert min(takes("--speed", "") for _ in range(3)) < 1
