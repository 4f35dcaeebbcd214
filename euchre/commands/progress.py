"""How far somebody has come in the lessons, kept where games are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.ui.study.course import Progress


def progress() -> tuple[Progress, str | None]:
    """Return how far the lessons are, and why it cannot be kept, None where it can."""
    from euchre.ui.study.course import Unkept

    return Unkept(), None
