"""The yardstick of the solver: plain minimax over the kernel's own `legal` and `play`.

It prunes nothing and merges nothing; it only remembers what it has found of a position in which a
trick begins, without which four hands take minutes.
"""

from __future__ import annotations

from euchre.bots.kernel import Tricks


class Minimax:
    """Minimax for one world; `calls` counts how often a card was played."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self.calls = 0
        self._known: dict[tuple[int, ...], int] = {}

    def values(self, tricks: Tricks) -> dict[int, int]:
        """Return, for each legal card, the tricks that the maker's side ends with."""
        legal = tricks.legal()
        found: dict[int, int] = {}
        while legal:
            card = legal & -legal
            legal ^= card
            after = tricks.copy()
            after.play(card)
            self.calls += 1
            found[card] = self.solve(after)
        return found

    def solve(self, tricks: Tricks) -> int:
        """Return the tricks that the maker's side ends with."""
        if not tricks.left:
            return tricks.won
        if tricks.best:
            return self._best(tricks)
        key = (*tricks.hands, tricks.turn)
        if key not in self._known:
            self._known[key] = self._best(tricks) - tricks.won
        return tricks.won + self._known[key]

    def _best(self, tricks: Tricks) -> int:
        makes = tricks.order.makers[tricks.turn]
        found = self.values(tricks).values()
        return max(found) if makes else min(found)
