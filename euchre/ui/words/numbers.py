"""Numbers and lists in words."""

from __future__ import annotations

from collections.abc import Sequence


def points(number: int) -> str:
    """Return a number of points.

    >>> points(1), points(3)
    ('1 point', '3 points')
    """
    return f"{number} {'point' if number == 1 else 'points'}"


def listed(items: Sequence[str], last: str = "and") -> str:
    """Return items as a list in a sentence.

    >>> listed(["You"]), listed(["Ada", "Bix"]), listed(["3", "4", "5"], "or")
    ('You', 'Ada and Bix', '3, 4 or 5')
    """
    if len(items) < 2:  # noqa: PLR2004 - a list of one has no last
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"
