"""What the table and the process for hints send each other."""

from __future__ import annotations

from typing import NamedTuple

from euchre.coach.hints.snapshot import Snapshot
from euchre.views import View


class Question(NamedTuple):
    """What is to be thought about, None for nothing, by a number; a later one takes its place.

    `shown` tells whether the hint is wanted or open, so that it is to be told.
    """

    number: int
    view: View | None
    seed: int
    shown: bool


class Answer(NamedTuple):
    """What is thought of the question of that number."""

    number: int
    snapshot: Snapshot
