"""Hints read well: positions of all kinds with their sentences, for a person to read."""

from collections.abc import Callable

from tests.coach.hinted import table


def test_the_hints_of_many_positions(golden: Callable[[str, str], None]) -> None:
    golden("hints.txt", table())
