"""A game with the reviews of its deals, and whose decisions are told: the person's, or all."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from euchre.coach.reviews.review import DealReview
from euchre.coach.reviews.summary import Made, Summary, mattered, summary
from euchre.rules.seats import Seat
from euchre.table.retold import Retold
from euchre.ui.words.replay import called, names_by_seat

MOST: Final = 3
"""The decisions that are told first, and at length."""


@dataclass(frozen=True)
class Reviewed:
    """What is told: a game, and the reviews of all its deals, or of one by its number from 1."""

    game: Retold
    reviews: tuple[DealReview, ...]
    only: int | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, the person of the game You."""
        return self.names_for(self.game.owner)

    def names_for(self, reader: Seat | None) -> tuple[str, ...]:
        """Return what the seats are called by one of them."""
        return called(names_by_seat(self.game.names, self.game.rules.players), reader)

    @cached_property
    def summaries(self) -> tuple[Summary, ...]:
        """What every seat's decisions come to, the person's own first, then clockwise."""
        seats = self.game.rules.seating.round_from(self.game.owner or 0)
        return tuple(summary(self.reviews, seat) for seat in seats)

    @property
    def own(self) -> Summary | None:
        """What the person's decisions come to, None in a game of others."""
        return None if self.game.owner is None else self.summaries[0]

    @property
    def made(self) -> tuple[Made, ...]:
        """The decisions that are told one by one: the person's own, or everybody's, in order."""
        if self.own is not None:
            return self.own.made
        every = [made for found in self.summaries for made in found.made]
        return tuple(sorted(every, key=lambda made: (made.deal, made.decision.place)))

    @property
    def mattered(self) -> list[Made]:
        """The decisions of those that cost most; good ones only where there is none worse."""
        return mattered(self.made, MOST)

    @property
    def is_empty(self) -> bool:
        """Whether nobody's decisions may be looked at."""
        return not any(found.made or found.deals for found in self.summaries)
