"""The default bot: a plain strength of hand, memory of the deal, and a sense of side."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from random import Random
from typing import Final, NamedTuple

from euchre.bots.bidding import (
    reason_for_joker,
    reason_to_bid,
    weigh_joker,
    weigh_name,
    weigh_order,
)
from euchre.bots.choosing import reason_for_pickup, reason_to_keep, weigh_keep, weigh_pickup
from euchre.bots.explain import Explanation, Reason, Unit, Weighed, only_choice
from euchre.bots.following import reason_to_follow, weigh_following
from euchre.bots.leading import reason_to_lead, weigh_leading
from euchre.bots.loners import reason_to_declare, reason_to_defend, weigh_declare, weigh_defend
from euchre.bots.who import legal_of
from euchre.rules.actions import Action
from euchre.views import View

_value = attrgetter("value")


class Way(NamedTuple):
    """How a kind of decision is made: the options weighed, in which unit, and the reason given."""

    weigh: Callable[[View], list[Weighed]]
    unit: Unit
    reason: Callable[[View, Action], Reason]


def _weigh_play(view: View) -> list[Weighed]:
    return weigh_following(view) if view.trick else weigh_leading(view)


def _reason_to_play(view: View, choice: Action) -> Reason:
    return reason_to_follow(view, choice) if view.trick else reason_to_lead(view, choice)


_WAYS: Final = {
    "order": Way(weigh_order, Unit.STRENGTH, reason_to_bid),
    "name": Way(weigh_name, Unit.STRENGTH, reason_to_bid),
    "pickup": Way(weigh_pickup, Unit.STRENGTH, reason_for_pickup),
    "declare": Way(weigh_declare, Unit.MARCH, reason_to_declare),
    "keep": Way(weigh_keep, Unit.STRENGTH, reason_to_keep),
    "defend": Way(weigh_defend, Unit.PREFERENCE, reason_to_defend),
    "play": Way(_weigh_play, Unit.TRICKS, _reason_to_play),
}


class Normal:
    """A bot that bids by the strength of its hand, and plays with its side and by what it saw."""

    __slots__ = ("_seed",)

    def __init__(self, seed: int = 0) -> None:
        """Make a bot; the seed decides what nothing else does."""
        self._seed = seed

    def choose(self, view: View) -> Action:
        """Return the action that is worth most; the first of equals."""
        legal = legal_of(view)
        if len(legal) == 1:
            return legal[0]
        return max(self._way(view).weigh(view), key=_value).action

    def explain(self, view: View) -> Explanation:
        """Return what `choose` chooses for this view, and why."""
        legal = legal_of(view)
        if len(legal) == 1:
            return only_choice(legal[0])
        way = self._way(view)
        options = tuple(sorted(way.weigh(view), key=_value, reverse=True))
        choice = options[0].action
        reason = way.reason(view, choice)
        return Explanation(options, choice, reason.motive, way.unit, *reason[1:])

    def _way(self, view: View) -> Way:
        return _WAYS.get(view.phase) or Way(self._weigh_joker, Unit.NOTHING, reason_for_joker)

    def _weigh_joker(self, view: View) -> list[Weighed]:
        return weigh_joker(view, Random(f"{self._seed}:{view}"))
