"""The last cards: every way in which the others can lie, played on with all cards open."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from euchre.bots.ending import Ending
from euchre.bots.laying import Laying
from euchre.bots.solver import values
from euchre.bots.who import maker_of
from euchre.rules.actions import Action, Play
from euchre.views import View
from euchre.worlds import holdings

LAST: Final = 2
"""With so many cards in hand, or fewer, all ways are gone through."""
MOST: Final = 8000
"""More ways than these are too many."""


class Parts(NamedTuple):
    """What every way comes to.

    `endings` have, by way, the number of worlds and how the deal ends by option; `ways` and
    `worlds` are how many there are in all.
    """

    endings: list[tuple[float, list[Ending | None]]]
    ways: int
    worlds: int


def exact_parts(view: View, options: Sequence[Action]) -> Parts | None:
    """Return what each card comes to in every way the others can lie, each world as likely as any.

    None where no card is to be played, too many are left, or there are too many ways.
    """
    if view.phase != "play" or len(view.hand) > LAST:
        return None
    ways = list(islice(holdings(view), MOST + 1))
    if len(ways) > MOST:
        return None
    table = Laying(view)
    cards = [table.bit(play.card) for play in options if isinstance(play, Play)]
    maker, alone = maker_of(view), view.alone
    endings: list[tuple[float, list[Ending | None]]] = []
    for holding in ways:
        tricks = values(table.tricks(holding.hands))
        endings.append((holding.worlds, [Ending(maker, alone, tricks[card]) for card in cards]))
    return Parts(endings, len(ways), sum(holding.worlds for holding in ways))
