"""Every benchmark can be started: what they take from each other and from the package is there."""

import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "benchmarks"
NAMES = sorted(file.stem for file in FOLDER.glob("*.py"))


@pytest.mark.parametrize("name", NAMES)
def test_a_benchmark_can_be_imported(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(FOLDER)!r}); import {name}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
