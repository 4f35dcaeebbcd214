import os
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path

import pytest

from euchre.version import __version__
from tests.compiled import needs_compiler

ROOT = Path(__file__).parents[1]

# Every question has a numbered answer; a number that is not legal is only asked again, and at the
# end of the input the game is saved and left.
ANSWERS = "1\n2\n3\n4\n5\n1 2 3 4 5\n" * 200

pytestmark = pytest.mark.slow


def run(*command: str | Path, answers: str = "", env: Mapping[str, str] | None = None) -> str:
    done = subprocess.run(
        command, input=answers, env=env, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    return done.stdout


@pytest.mark.parametrize(
    ("option", "ending", "search"),
    [
        # pip builds from the sdist in isolation, with what pyproject.toml asks for: once is enough
        ("--no-isolation --wheel", "-py3-none-any.whl", "pure Python"),
        ("--no-isolation --sdist", ".tar.gz", "pure Python"),
        # by way of the sdist, which must have all that it takes
        pytest.param("", ".whl", "compiled search", marks=(needs_compiler, pytest.mark.apart)),
    ],
)
def test_the_distribution_installs_into_an_empty_environment_and_plays(
    tmp_path: Path, option: str, ending: str, search: str
) -> None:
    hooks = {"HATCH_BUILD_HOOKS_ENABLE": "1"} if search == "compiled search" else {}
    build = (sys.executable, "-m", "build", *option.split(), "--outdir", str(tmp_path / "dist"))
    run(*build, ROOT, env={**os.environ, **hooks})
    (built,) = (tmp_path / "dist").glob(f"*{ending}")

    venv.create(tmp_path / "env")
    programs = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    pip = (sys.executable, "-m", "pip", "--python", programs / "python")
    run(*pip, "install", "--quiet", built)

    home = {name: str(tmp_path / "home") for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    env = {**os.environ, **home, "PYTHONIOENCODING": "utf-8"}
    assert f"{__version__} ({search})" in run(programs / "euchre-cli", "--version", env=env)
    assert "Trick 5" in run(programs / "euchre-cli", "--plain", answers=ANSWERS, env=env)
