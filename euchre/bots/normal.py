"""The default bot: a plain strength of hand, memory of the deal, and a sense of side."""

from __future__ import annotations

from operator import attrgetter
from random import Random

from euchre.bots.bidding import reason_for_joker, reason_to_bid, weigh_joker, weigh_name, weigh_order
from euchre.bots.choosing import reason_for_pickup, reason_to_keep, weigh_keep, weigh_pickup
from euchre.bots.explain import Explanation, Motive, Reason, Unit, Weighed
from euchre.bots.following import reason_to_follow, weigh_following
from euchre.bots.leading import reason_to_lead, weigh_leading
from euchre.bots.loners import reason_to_declare, reason_to_defend, weigh_declare, weigh_defend
from euchre.rules.actions import Action
from euchre.views import View

_value = attrgetter("value")

_WEIGHING = {
    "order": weigh_order,
    "name": weigh_name,
    "pickup": weigh_pickup,
    "declare": weigh_declare,
    "keep": weigh_keep,
    "defend": weigh_defend,
}


class Normal:
    """A bot that bids by the strength of its hand, and plays with its side and by what it saw."""

    __slots__ = ("_seed",)

    def __init__(self, seed: int = 0) -> None:
        """Make a bot; the seed decides what nothing else does."""
        self._seed = seed

    def choose(self, view: View) -> Action:
        """Return the action that is worth most; the first of equals."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        return max(self._weigh(view), key=_value).action

    def explain(self, view: View) -> Explanation:
        """Return what `choose` chooses for this view, and why."""
        if len(view.legal) == 1:
            action = view.legal[0]
            return Explanation((Weighed(action, 0.0),), action, Motive.ONLY_CHOICE, Unit.NOTHING)
        weighed = self._weigh(view)
        options = tuple(sorted(weighed, key=_value, reverse=True))
        choice = options[0].action
        reason = _reason(view, choice, weighed)
        return Explanation(options, choice, reason.motive, _UNITS[view.phase], *reason[1:])

    def _weigh(self, view: View) -> list[Weighed]:
        if view.phase == "play":
            return weigh_following(view) if view.trick else weigh_leading(view)
        if view.phase == "joker":
            return weigh_joker(view, Random(f"{self._seed}:{view}"))
        return _WEIGHING[view.phase](view)


_UNITS = {
    "joker": Unit.NOTHING,
    "order": Unit.STRENGTH,
    "name": Unit.STRENGTH,
    "pickup": Unit.STRENGTH,
    "declare": Unit.MARCH,
    "keep": Unit.STRENGTH,
    "defend": Unit.PREFERENCE,
    "play": Unit.TRICKS,
}


def _reason(view: View, choice: Action, weighed: list[Weighed]) -> Reason:
    match view.phase:
        case "joker":
            return reason_for_joker(choice)
        case "order" | "name":
            return reason_to_bid(view, choice, weighed)
        case "pickup":
            return reason_for_pickup(view, choice)
        case "declare":
            return reason_to_declare(view)
        case "keep":
            return reason_to_keep(choice)
        case "defend":
            return reason_to_defend(view)
        case _:
            return reason_to_follow(view, choice) if view.trick else reason_to_lead(view, choice)
