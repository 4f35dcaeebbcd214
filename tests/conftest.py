"""Settings of the whole suite: how many examples hypothesis tries, and where it keeps files."""

import signal
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir

from tests.counts import COUNTS

EXAMPLES = {"quick": 20, "check": 60, "soak": 300}
"""How many examples a law is tried on; there are hundreds of laws, so a tenth would be too many."""

settings.register_profile(
    COUNTS,
    max_examples=EXAMPLES[COUNTS],
    # what holds a change back tells everybody the same; the soak looks in new places each time
    derandomize=COUNTS != "soak",
    database=None,
    # a busy machine is not a failure
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile(COUNTS)

# In the background a shell has Ctrl-C ignored, and so would the programs be that tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)


GOLDEN = Path(__file__).parent / "golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-goldens",
        action="store_true",
        help="write what the program prints now into tests/golden, for a person to read the diff",
    )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Hold a text against the file of that name in tests/golden, or rewrite the file."""

    def hold(name: str, text: str) -> None:
        file = GOLDEN / name
        if request.config.getoption("--rewrite-goldens"):
            GOLDEN.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        assert text == file.read_text(encoding="utf-8")

    return hold


FOLDERS = ("DATA", "CONFIG", "STATE", "CACHE")


@pytest.fixture(scope="session")
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for what the program keeps, so that no test touches what the user keeps."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(autouse=True)
def own_folders(
    nobodys_home: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """Have the program keep games, settings and logs in a folder of this test alone."""
    home = nobodys_home / sha256(request.node.nodeid.encode()).hexdigest()[:16]
    for name in FOLDERS:
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    if sys.platform != "linux":
        monkeypatch.setenv("HOME", str(home))
        monkeypatch.setenv("LOCALAPPDATA", str(home))
    return home


def pytest_configure(config: pytest.Config) -> None:
    set_hypothesis_home_dir(config.rootpath / ".pytest_cache" / "hypothesis")
