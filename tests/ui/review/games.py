"""Reviews of whole games to be looked at, the same each time."""

from functools import cache

import pytest

from euchre.coach.reviews.review import reviewed
from euchre.table.retold import Retold, retold
from euchre.ui.review.analysis import Analysis
from euchre.ui.review.reviewed import Reviewed
from tests.coach.hurry import hurry
from tests.ui.replay.records import foreign_game, own_game


@cache
def told(players: int, only: int | None = None) -> Reviewed:
    """A person's game reviewed, or one hand of it."""
    return made(retold(own_game(players)), only)


def made(game: Retold, only: int | None = None) -> Reviewed:
    """A game reviewed, in a hurry."""
    with pytest.MonkeyPatch.context() as patch:
        hurry(patch)
        found = [reviewed(deal) for deal in game.deals if only in {None, deal.number}]
    return Reviewed(game, tuple(found), only)


def foreign(*names: str) -> Reviewed:
    """The first hand of a game of others, reviewed."""
    return made(retold(foreign_game(2, *names)), 1)


def analysis(players: int, only: int | None = None) -> Analysis:
    """A review at the table that is made."""
    review = told(players, only)
    found = Analysis(review.game, only)
    for one in review.reviews:
        found.comes(one)
    return found
