"""A strong bot that does not search for cards: `normal`'s play, all else tried in sample deals.

Bids, the upcard, alone or not and five of ten are tried in deals that fit what the seat has seen
and heard, so that seat, upcard, passes and score count as they do in play.
"""

from __future__ import annotations

from random import Random
from typing import Final

from euchre.bots.explain import Explanation, Motive, Unit, Weighed
from euchre.bots.normal import Normal
from euchre.bots.trying import try_out
from euchre.bots.value import Value, Valued
from euchre.bots.who import legal_of
from euchre.rules.actions import Action
from euchre.views import View

WORLDS: Final = 120
"""The deals in which an option is tried."""


class Hard:
    """A bot that tries all but its cards; the same from the same view and seed."""

    __slots__ = ("_plain", "_seed", "_valued")

    def __init__(self, seed: int = 0, valued: Valued = Value) -> None:
        """Make a bot; the seed decides which deals it looks at."""
        self._seed = seed
        self._valued = valued
        self._plain = Normal(seed)

    def choose(self, view: View) -> Action:
        """Return the action that is worth most; the first of equals."""
        if _is_plain(view):
            return self._plain.choose(view)
        return self._weigh(view)[0].action

    def explain(self, view: View) -> Explanation:
        """Return what `choose` chooses for this view, and why."""
        plain = self._plain.explain(view)
        if _is_plain(view):
            return plain
        options = self._weigh(view)
        return in_points(options, plain)

    def _weigh(self, view: View) -> tuple[Weighed, ...]:
        chance, plain = Random(f"{self._seed}:{view}"), self._plain.choose(view)
        tried = try_out(view, chance, plain, WORLDS, self._valued)
        return tuple(Weighed(action, worth) for action, worth in tried)


def _is_plain(view: View) -> bool:
    return len(legal_of(view)) == 1 or view.phase in {"joker", "play"}


def in_points(options: tuple[Weighed, ...], plain: Explanation) -> Explanation:
    """Return the explanation of the best option, with a plain player's reason if he agrees."""
    choice = options[0].action
    if plain.choice != choice:
        return Explanation(options, choice, Motive.TRIED_OUT, Unit.POINTS)
    return Explanation(
        options, choice, plain.motive, Unit.POINTS, plain.cards, plain.seat, plain.suit
    )
