"""The program run as a player runs it: in this process for speed, or as a process of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from euchre.cli import run

ROOT = Path(__file__).parents[2]

COMMAND = (sys.executable, "-m", "euchre")


class Said(NamedTuple):
    """How a run ended: its exit code, and what it printed."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """What it printed, by lines."""
        return self.out.splitlines()


def said(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Said:
    """Run the program in this process."""
    code = run([str(argument) for argument in arguments])
    printed = capsys.readouterr()
    return Said(code, printed.out, printed.err)


def environment(**changes: str) -> dict[str, str]:
    """The environment of a process of its own, which finds this checkout from any folder."""
    return {**os.environ, "PYTHONPATH": str(ROOT), **changes}


def process(
    *arguments: str | Path, text: str | bytes = b"", env: Mapping[str, str] | None = None
) -> Said:
    """Run the program as a process of its own."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=text.encode() if isinstance(text, str) else text,
        env=env or environment(),
        capture_output=True,
        check=False,
    )
    return Said(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))


def assert_refused(said: Said, *words: str) -> None:
    """Check that a usage error is one line that begins with the program's name."""
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("euchre-cli: ")
    assert said.err.count("\n") == 1
    for word in words:
        assert word in said.err
