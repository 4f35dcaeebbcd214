"""How the reader's chance to win moved in a game, as `odds` has it: between equal players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from euchre.bots.equity import chances
from euchre.ui.words.people import People
from euchre.views import View


class Moved(NamedTuple):
    """The reader's chance before a deal and after it."""

    before: float
    after: float


def moved(view: View, people: People, scores: Sequence[int]) -> Moved | None:
    """Return how a deal moved it, None for a spectator; `scores` are those after the deal."""
    ours = people.ours
    if ours is None:
        return None
    later = people.seating.after(view.dealer)
    return Moved(
        chances(view.rules, view.scores, view.dealer)[ours],
        chances(view.rules, scores, later)[ours],
    )


def course(deals: Sequence[View], people: People, scores: Sequence[int]) -> tuple[float, ...]:
    """Return the chance before each deal, and after the last; nothing for a spectator."""
    ours = people.ours
    if ours is None or not deals:
        return ()
    before = [chances(view.rules, view.scores, view.dealer)[ours] for view in deals]
    last = moved(deals[-1], people, scores)
    return (*before, last.after) if last is not None else ()
