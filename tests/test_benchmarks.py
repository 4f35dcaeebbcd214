"""Every benchmark can be started: what they take from each other and from the package is there."""

import subprocess
import sys
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("name", sorted(PARTS))
def test_a_part_can_be_imported_and_prints_nothing(name: str) -> None:
    assert not run("-c", f"import sys; sys.path.insert(0, {str(FOLDER)!r}); import {name}")
