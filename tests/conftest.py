"""Settings of the whole suite: how many examples hypothesis tries, and where it keeps files."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir

from tests.counts import COUNTS, count

FULL_EXAMPLES = 2_000

settings.register_profile(
    COUNTS,
    max_examples=count(FULL_EXAMPLES),
    # the fast suite tells everybody the same; the longer runs look in new places each time
    derandomize=COUNTS == "quick",
    database=None,
    # a busy machine is not a failure
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile(COUNTS)


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


def pytest_configure(config: pytest.Config) -> None:
    set_hypothesis_home_dir(config.rootpath / ".pytest_cache" / "hypothesis")
