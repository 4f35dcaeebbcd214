"""Worlds: every way in which the cards that a view's seat has not seen can lie.

A world fits a view where a deal of those cards, played as the view's history tells, is seen by the
seat as that very view. The voids that were shown, the upcard, the dealer's discard and the five
that the maker put aside are all accounted for; why somebody chose what he chose is not.
"""

from euchre.worlds.aside import put_aside, ten_of
from euchre.worlds.drawing import Worlds, count, sample
from euchre.worlds.facts import Facts, facts_of
from euchre.worlds.listing import Holding, holdings
from euchre.worlds.world import World, position

__all__ = [
    "Facts",
    "Holding",
    "World",
    "Worlds",
    "count",
    "facts_of",
    "holdings",
    "position",
    "put_aside",
    "sample",
    "ten_of",
]
