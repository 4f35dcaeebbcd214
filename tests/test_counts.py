import pytest

from tests import counts


@pytest.mark.parametrize(("run", "expected"), [("quick", 20), ("check", 200), ("soak", 2_000)])
def test_a_run_takes_its_part_of_the_full_count(
    monkeypatch: pytest.MonkeyPatch, run: str, expected: int
) -> None:
    monkeypatch.setattr(counts, "COUNTS", run)
    assert counts.count(2_000) == expected


def test_a_count_is_never_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counts, "COUNTS", "quick")
    assert counts.count(7) == 1
