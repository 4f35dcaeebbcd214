"""The players that benchmarks know by name: the bots, and references that the package has not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from peeking import Peeking, PeekingCards, PeekingOpen
from points import Points
from yardstick import Yardstick

from euchre.bots import BOTS
from euchre.bots.expert import Expert
from euchre.bots.hard import Hard
from euchre.player import Player
from euchre.rules.actions import Action
from euchre.table.loop import Table
from euchre.views import View


class AnyLegal:
    """Chooses at random; to draw by the view, as bots do, would take longer than all the rest."""

    def __init__(self, seed: int = 0) -> None:
        """Make one."""
        self._chance = Random(f"any {seed}")

    def choose(self, view: View) -> Action:
        """One of the view's legal actions."""
        return view.legal[int(self._chance.random() * len(view.legal))]


def player_of(name: str, seed: int, table: Table | None = None) -> Player:
    """The player of that name; one that peeks looks at the table."""
    references: dict[str, Callable[[int], Player]] = {
        "yardstick": Yardstick,
        "peeking": Peeking,
        "peeking-cards": PeekingCards,
        "peeking-open": PeekingOpen,
        "expert-for-points": partial(Expert, valued=Points),
        "hard-for-points": partial(Hard, valued=Points),
        "random": AnyLegal,
    }
    player = references[name](seed) if name in references else BOTS[name](seed=seed)
    if isinstance(player, Peeking) and table is not None:
        player.table = table
    return player
