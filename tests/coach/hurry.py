"""Reviews that look at everything for a moment: what is right of few samples is so of many."""

import pytest

from euchre.coach import exact
from euchre.coach.reviews import luck, review


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try everything a few times, in this process."""
    monkeypatch.setattr(luck, "EACH", 2)
    monkeypatch.setattr(luck, "TURNED", 8)
    monkeypatch.setattr(review, "BATCH", 10)
    monkeypatch.setattr(review, "MOST", 20)
    monkeypatch.setattr(exact, "MOST", 300)
