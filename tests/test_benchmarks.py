"""Every benchmark can be started: what they take from each other and from the package is there."""

import subprocess
import sys
from argparse import ArgumentTypeError
from ast import Call, parse, unparse, walk
from pathlib import Path
from runpy import run_path

import pytest
from figures import from_one

FOLDER = Path(__file__).parents[1] / "benchmarks"
FILES = {file.stem: file for file in sorted(FOLDER.glob("*.py"))}
PARTS = {
    "fast_measures", "figures", "house_rules", "local_cluster", "minimax_yardstick", "peeking",
    "players", "points", "random_deals", "yardstick",
}  # fmt: skip
"""What the commands and the tests share, as CONTRIBUTING.md says."""


def run(*arguments: str | Path) -> str:
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", sorted(FILES.keys() - PARTS))
def test_a_command_says_how_it_is_used(name: str) -> None:
    assert run(FILES[name], "--help").startswith(f"usage: {name}.py ")


@pytest.mark.parametrize("name", sorted(FILES))
def test_no_size_of_a_benchmark_may_be_nothing(name: str) -> None:
    """A flag for any whole number is one of a few, or a seed."""
    calls = [each for each in walk(parse(FILES[name].read_text("utf-8"))) if isinstance(each, Call)]
    for call in calls:
        said = {keyword.arg: unparse(keyword.value) for keyword in call.keywords}
        if unparse(call.func).endswith(".add_argument") and said.get("type") in {"int", "float"}:
            assert unparse(call.args[0]) == "'--seed'" or "choices" in said, unparse(call)


@pytest.mark.parametrize("text", ["0", "-1", "1.5", "x", ""])
def test_a_size_is_a_whole_number_from_1(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match=f"^'{text}' is not a whole number from 1$"):
        from_one(text)
    assert from_one("1") == 1


def test_a_rule_that_means_nothing_is_a_sentence() -> None:
    for arguments, sentence in [
        (["--target", "0"], "argument --target: '0' is not a whole number from 1"),
        (["--players", "2", "--tie", "shared"], "rules: tie means nothing in this game"),
    ]:
        command = [sys.executable, str(FILES["equity"]), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert f"equity.py: error: {sentence}" in done.stderr


@pytest.mark.parametrize("name", ["engine", "kernel", "openspiel_yardstick"])
def test_without_openspiel_what_needs_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(sys, "argv", [str(FILES[name])])
    with pytest.raises(SystemExit) as ended:
        run_path(str(FILES[name]), run_name="__main__")
    assert str(ended.value).startswith(f"{name}: no OpenSpiel here; ")
    assert not capsys.readouterr().out


@pytest.mark.parametrize("name", sorted(PARTS))
def test_a_part_can_be_imported_and_prints_nothing(name: str) -> None:
    assert not run("-c", f"import sys; sys.path.insert(0, {str(FOLDER)!r}); import {name}")
