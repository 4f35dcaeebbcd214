"""A game: its scores, whose deal it is, and who has won (B1, B6, B9, T8)."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.rules.rules import Rules
from euchre.rules.seats import Seat


def winners(rules: Rules, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return who has won, as indices into `scores`; nobody while the game goes on (B9, T8).

    >>> winners(Rules(), (3, 11, 10)), winners(Rules(), (3, 10, 10))
    ((1,), ())
    >>> winners(Rules(tie="shared"), (3, 10, 10))
    (1, 2)
    """
    most = max(scores)
    if most < rules.target:
        return ()
    leading = tuple(index for index, score in enumerate(scores) if score == most)
    return leading if len(leading) == 1 or rules.tie == "shared" else ()


@dataclass(frozen=True, slots=True)
class Game:
    """A game between two deals: who deals next, the totals by player or side, deals so far."""

    rules: Rules
    dealer: Seat
    scores: tuple[int, ...]
    deals: int = 0

    @classmethod
    def begin(cls, rules: Rules, dealer: Seat) -> Game:
        """Return a game in which that seat deals first (B1)."""
        return cls(rules, dealer, (0,) * len(rules.seating.sides))

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, as indices into `scores`; nobody while the game goes on."""
        return winners(self.rules, self.scores)

    def after_deal(self, points: tuple[int, ...]) -> Game:
        """Return the game after a deal, passed in or not: the deal passes clockwise (B1, B6)."""
        scores = tuple(total + earned for total, earned in zip(self.scores, points, strict=True))
        return Game(self.rules, self.rules.seating.after(self.dealer), scores, self.deals + 1)
