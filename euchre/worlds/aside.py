"""What was put aside in a world: the dealer's discard, and five of the maker's ten cards."""

from __future__ import annotations

from euchre.rules.seats import Seat
from euchre.views import View
from euchre.worlds.facts import Facts
from euchre.worlds.world import World


def ten_of(view: View, facts: Facts, world: World, maker: Seat) -> int:
    """Return the ten cards of a maker who has taken the dummy, and what the upcard changed."""
    ten = world.dealt[maker] | world.dummy
    if facts.took and maker == view.dealer:
        ten = (ten | view.upcard.bit) & ~world.discard
    return ten


def put_aside(view: View, facts: Facts, world: World) -> list[int]:
    """Return the cards that each seat put aside, which it alone has seen."""
    aside = [0] * view.rules.players
    aside[view.dealer] = world.discard
    if world.kept and view.maker is not None:
        five = ten_of(view, facts, world, view.maker) & ~world.kept
        aside[view.maker] = aside[view.maker] | five
    return aside
