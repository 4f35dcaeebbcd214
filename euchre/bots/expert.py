"""The strongest bot: it tries every option in worlds that fit its view, with the score in mind."""

from __future__ import annotations

from random import Random
from typing import Final

from euchre.bots.explain import Explanation, Weighed
from euchre.bots.hard import in_points
from euchre.bots.normal import Normal
from euchre.bots.search import Search
from euchre.bots.trying import try_out
from euchre.bots.value import Value, Valued
from euchre.bots.who import legal_of
from euchre.rules.actions import Action
from euchre.views import View

WORLDS: Final = 400
"""The worlds in which what is no card is tried at most."""


class Expert:
    """A bot that searches, the same from the same view and seed; a joker's suit it names blind."""

    __slots__ = ("_plain", "_seed", "_valued")

    def __init__(self, seed: int = 0, valued: Valued = Value) -> None:
        """Make a bot; the seed decides which worlds it looks at."""
        self._seed = seed
        self._valued = valued
        self._plain = Normal(seed)

    def choose(self, view: View) -> Action:
        """Return the action that is worth most over the worlds; the first of equals."""
        legal = legal_of(view)
        if len(legal) == 1:
            return legal[0]
        if view.phase == "joker":
            return self._plain.choose(view)
        return self._weigh(view)[0][0]

    def explain(self, view: View) -> Explanation:
        """Return what `choose` chooses for this view, and why.

        Where a plain player would choose the same, his reason is given.
        """
        plain = self._plain.explain(view)
        if len(view.legal) == 1 or view.phase == "joker":
            return plain
        options = tuple(Weighed(action, worth) for action, worth in self._weigh(view))
        return in_points(options, plain)

    def _weigh(self, view: View) -> list[tuple[Action, float]]:
        chance, plain = Random(f"{self._seed}:{view}"), self._plain.choose(view)
        if view.phase == "play":
            return Search(view).weigh(chance, plain, self._valued)
        return try_out(view, chance, plain, WORLDS, self._valued)
