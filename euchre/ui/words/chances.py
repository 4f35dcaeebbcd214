"""Chances to win, in figures and in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.ui.course import Moved

COURSE: Final = "Your chance"
_LEFT_OUT: Final = "..."


def chance(share: float) -> str:
    """Return a chance, never as certain while it is not.

    >>> chance(0.123), chance(0.004), chance(0.999), chance(1.0), chance(0.0)
    ('12 %', '<1 %', '>99 %', '100 %', '0 %')
    """
    if 0.0 < share < 0.01:  # noqa: PLR2004 - one of a hundred
        return "<1 %"
    if 0.99 < share < 1.0:  # noqa: PLR2004 - the same
        return ">99 %"
    return f"{round(100 * share)} %"


def chance_moved(found: Moved | None) -> str:
    """Return how a hand moved the reader's chance, nothing where there is no reader.

    >>> chance_moved(Moved(0.41, 0.55)), chance_moved(None)
    ('Your chance to win: 41 % before, 55 % now.', '')
    """
    if found is None:
        return ""
    return f"Your chance to win: {chance(found.before)} before, {chance(found.after)} now."


def chance_briefly(found: Moved | None) -> str:
    """Return the same in fewer words.

    >>> chance_briefly(Moved(0.41, 0.55)), chance_briefly(None)
    ('Your chance: 41 %, now 55 %.', '')
    """
    if found is None:
        return ""
    return f"{COURSE}: {chance(found.before)}, now {chance(found.after)}."


def course_of(found: Sequence[float], width: int) -> str:
    """Return the chances hand by hand in so many cells, the last ones where not all fit.

    >>> course_of((0.333, 0.6, 0.995, 1.0), 40), course_of((0.333, 0.6, 0.9, 1.0), 13)
    ('33 60 >99 100 %', '... 90 100 %')
    """
    figures = [chance(share).removesuffix(" %") for share in found]
    text = f"{' '.join(figures)} %"
    while len(text) > width and figures:
        figures = figures[1:]
        text = f"{' '.join([_LEFT_OUT, *figures])} %"
    return text


def course_line(found: Sequence[float]) -> str:
    """Return the chances before each hand and at the end, nothing where there is no reader.

    >>> course_line((0.333, 0.6, 1.0))
    'Your chance to win before each hand, and now: 33, 60, 100 %.'
    """
    if not found:
        return ""
    figures = ", ".join(chance(share).removesuffix(" %") for share in found)
    return f"Your chance to win before each hand, and now: {figures} %."
