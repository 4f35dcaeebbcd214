"""The compiled search: an optional step of the build that puts the same source through mypyc.

hatchling takes it where HATCH_BUILD_HOOKS_ENABLE=1 is set, and only then asks for mypy, setuptools
and a C compiler. The wheel has the source beside what is compiled, which Python prefers.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODULES = (
    "euchre/bots/alone.py",
    "euchre/bots/bidder.py",
    "euchre/bots/bids.py",
    "euchre/bots/ending.py",
    "euchre/bots/kernel.py",
    "euchre/bots/lanes.py",
    "euchre/bots/laying.py",
    "euchre/bots/made.py",
    "euchre/bots/ordering.py",
    "euchre/bots/playout.py",
    "euchre/bots/policy.py",
    "euchre/bots/problem.py",
    "euchre/bots/solver.py",
    "euchre/bots/strength.py",
    "euchre/bots/sure.py",
    "euchre/bots/terms.py",
    "euchre/bots/trials.py",
    "euchre/bots/weights.py",
    "euchre/worlds/aside.py",
    "euchre/worlds/bits.py",
    "euchre/worlds/drawing.py",
    "euchre/worlds/hidden.py",
)
"""Where the search spends its time."""

# One library for all, so that they call each other as C does.
_SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(
    ext_modules=mypycify(sys.argv[1:], group_name="euchre", debug_level="0"),
    script_args=["build_ext", "--inplace"],
)
"""


def compile_search(root: Path, folder: Path, also: Sequence[str] = ()) -> list[Path]:
    """Copy the package into a folder, compile the search there, and return what was made."""
    shutil.copytree(root / "euchre", folder / "euchre", ignore=shutil.ignore_patterns("*.so"))
    for path in also:
        shutil.copy(root / path, folder)
    # A product and a sum must not become one instruction, which rounds otherwise than Python; what
    # is hidden from other libraries is called without a detour.
    flags = f"{os.environ.get('CFLAGS', '')} -ffp-contract=off -fvisibility=hidden".strip()
    done = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", _SETUP, *MODULES, *(Path(path).name for path in also)],
        cwd=folder,
        env={**os.environ, "CFLAGS": flags},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        message = (
            f"the search cannot be compiled:\n{done.stdout}\n"
            "Install a C compiler, or leave HATCH_BUILD_HOOKS_ENABLE out: the program is the same."
        )
        raise RuntimeError(message)
    shutil.rmtree(folder / "build")
    return [path for path in folder.rglob("*") if path.suffix in {".so", ".pyd"}]


class CompiledSearch(BuildHookInterface[BuilderConfig]):
    """The step of the build: what is made lies in a folder of its own, never in the source."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and hand over what was made; an editable install runs the source alone."""
        if version == "editable":
            return
        self._folder = TemporaryDirectory()
        folder = Path(self._folder.name)
        for path in compile_search(Path(self.root), folder):
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take the folder away."""
        if version != "editable":
            self._folder.cleanup()
