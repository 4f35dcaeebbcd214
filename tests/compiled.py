"""The compiled search, built from this source into a folder where all tests can run against it."""

import shutil
import sysconfig
from pathlib import Path

import pytest

from hatch_build import compile_search

ROOT = Path(__file__).parents[1]

_COMPILER = (sysconfig.get_config_var("CC") or "cc").split()[0]

needs_compiler = pytest.mark.skipif(
    shutil.which(_COMPILER) is None, reason="no C compiler is at hand"
)


def build_in(folder: Path) -> None:
    """Compile the search, and put the tests beside it."""
    compile_search(ROOT, folder)
    for name in ("tests", "benchmarks"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, folder)
