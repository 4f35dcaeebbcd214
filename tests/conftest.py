"""Settings of the whole suite: how many examples hypothesis tries, and where it keeps files."""

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


def pytest_configure(config: pytest.Config) -> None:
    set_hypothesis_home_dir(config.rootpath / ".pytest_cache" / "hypothesis")
