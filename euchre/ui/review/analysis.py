"""A review at the table: it is made hand by hand, and then looked at page by page.

It knows no terminal, no key and no process.
"""

from __future__ import annotations

from euchre.coach.reviews.review import DealReview
from euchre.table.retold import Retold, RetoldDeal
from euchre.ui.review.reviewed import Reviewed


class Analysis:
    """A review that is being made, or looked at.

    `page` counts from 0, round and round; `is_bare` where the table of a page is seen without what
    is said of it. `has_failed` is set where no process could make it.
    """

    def __init__(self, game: Retold, only: int | None = None) -> None:
        """Begin with nothing; `only` is the hand that is reviewed, from 1, None for all."""
        self.game = game
        self.only = only
        self.deals: tuple[RetoldDeal, ...] = tuple(
            deal for deal in game.deals if only in {None, deal.number}
        )
        self.page = 0
        self.is_bare = False
        self.has_failed = False
        self._found: dict[int, DealReview] = {}
        self._told: Reviewed | None = None

    @property
    def done(self) -> int:
        """How many hands are reviewed."""
        return len(self._found)

    @property
    def told(self) -> Reviewed | None:
        """What is to be told, None while hands are missing."""
        return self._told

    def comes(self, review: DealReview) -> None:
        """Take the review of a hand."""
        self._found[review.number] = review
        if self.done == len(self.deals):
            found = tuple(self._found[deal.number] for deal in self.deals)
            self._told = Reviewed(self.game, found, self.only)

    def turn(self, step: int) -> None:
        """Turn so many pages on, or back."""
        self.page += step
        self.is_bare = False

    def first(self) -> None:
        """Turn to the first page."""
        self.page, self.is_bare = 0, False

    def last(self) -> None:
        """Turn to the last page."""
        self.page, self.is_bare = -1, False

    def uncover(self) -> None:
        """Show the table without what is said of it, or say it again."""
        self.is_bare = not self.is_bare
