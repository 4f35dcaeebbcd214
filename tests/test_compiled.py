"""The compiled search is held against the rules as the pure one is, and against that itself."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled import ROOT, build_in, needs_compiler

pytestmark = [pytest.mark.apart, needs_compiler]

AGREEMENT = (
    "tests/bots/test_bids.py",
    "tests/bots/test_expert.py",
    "tests/bots/test_kernel.py",
    "tests/bots/test_playout.py",
    "tests/bots/test_solver.py",
    "tests/bots/test_trials.py",
    "tests/bots/test_weights.py",
    "tests/test_worlds.py",
)
PURE = "tests/bots/test_weights.py::test_the_twelfth_world_is_taken_however_odd"
"""It sets a constant of a compiled module, which cannot be set from outside."""


def run(folder: Path, *arguments: str) -> str:
    """What Python prints there, where the package of that folder is the one imported."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-2000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("compiled")
    build_in(folder)
    return folder


def test_the_program_says_that_its_search_is_compiled(compiled: Path) -> None:
    assert "(compiled search)" in run(compiled, "euchre", "--version")
    assert "(pure Python)" in run(ROOT, "euchre", "--version")


def test_the_compiled_search_agrees_with_the_rules(compiled: Path) -> None:
    left_out = ("--deselect", PURE)
    run(compiled, "pytest", "--numprocesses=0", "-p", "no:cacheprovider", *left_out, *AGREEMENT)


def test_the_same_view_gets_the_same_answer_with_the_same_values(compiled: Path) -> None:
    compiled_said = run(compiled, "tests.bots.answers").splitlines()
    pure_said = run(ROOT, "tests.bots.answers").splitlines()
    assert (compiled_said[0], pure_said[0]) == ("compiled", "pure")
    assert compiled_said[1:] == pure_said[1:]


def test_where_it_cannot_be_compiled_it_is_said_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("hatch_build.MODULES", ("euchre/worlds/bits.py",))
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(
        RuntimeError, match="Install a C compiler, or leave HATCH_BUILD_HOOKS_ENABL"
    ):
        build_in(tmp_path)


def test_nothing_is_left_in_the_source() -> None:
    assert not [path for path in (ROOT / "euchre").rglob("*") if path.suffix in {".so", ".pyd"}]
