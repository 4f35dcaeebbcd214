"""The games whose deals are counted apart, and the points still needed that make a difference."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from euchre.rules.rules import Rules

_FAR: Final = 3
_FAR_FOR_LONERS: Final = 4
"""A maker who needs no more than the 3 points of a march beside the dummy never goes alone."""


class Kind(NamedTuple):
    """The games whose deals are counted apart; `lone_march` is None but for three players."""

    players: int
    lone_march: int | None

    @property
    def far(self) -> int:
        """Return the points of which players who need so many or more bid and play alike."""
        return _FAR_FOR_LONERS if (self.lone_march or 0) >= _FAR_FOR_LONERS else _FAR


def kind_of(rules: Rules) -> Kind:
    """Return the kind whose deals are most like those of a table.

    >>> kind_of(Rules(players=3, deck=32))
    Kind(players=3, lone_march=3)
    """
    return Kind(rules.players, rules.lone_march)


def told_apart(rules: Rules, needs: Sequence[int]) -> tuple[int, ...]:
    """Return the points needed as they are told apart: from 1, in a tie too, to `Kind.far`.

    >>> told_apart(Rules(players=3), (0, 2, 7))
    (1, 2, 3)
    """
    far = kind_of(rules).far
    return tuple(max(min(need, far), 1) for need in needs)
