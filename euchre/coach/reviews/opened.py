"""What would have been best with all cards open: nothing that a seat could be blamed for."""

from __future__ import annotations

from typing import NamedTuple

from euchre.bots.ending import Ending, points_of
from euchre.bots.laying import Laying
from euchre.bots.solver import values
from euchre.bots.trials import Trials
from euchre.bots.who import maker_of
from euchre.coach.estimate import options_of
from euchre.coach.worth import Scale, Worth
from euchre.rules.actions import Action, Play
from euchre.rules.events import FiveKept, UpcardTaken
from euchre.rules.phase import Phase
from euchre.views import View
from euchre.worlds import World


class Opened(NamedTuple):
    """The option that would have been best as the cards lay, and how much more it was worth.

    Where none was worth more than the one that was taken, that is the best.
    """

    best: Action
    cost: Worth


def world_of(position: Phase) -> World:
    """Return where every card lies in a position."""
    dealt = position.dealt
    discard = kept = 0
    for event in position.history:
        if isinstance(event, UpcardTaken) and event.discard is not None:
            discard = event.discard.bit
        elif isinstance(event, FiveKept) and event.kept is not None:
            kept = event.kept.bits
    return World(
        tuple(hand.bits for hand in dealt.hands),
        dealt.dummy.bits,
        dealt.stock.bits,
        discard,
        kept,
        tuple(position.held_by(seat).bits for seat in range(dealt.rules.players)),
    )


def opened(view: View, position: Phase, action: Action) -> Opened:
    """Return what was best of a view's options in the position that it shows a part of.

    Cards are played on double-dummy; after any other option the deal is bid and played on by the
    policy, in which each seat goes by what it sees.
    """
    scale, rules = Scale(view), view.rules
    found = [
        (scale.of(points_of(rules, ending)), option)
        for option, ending in _endings(view, world_of(position), action)
    ]
    taken = next(worth for worth, option in found if option == action)
    worth, best = max(found, key=lambda each: (each[0].value, each[1] == action))
    return Opened(best, worth - taken)


def _endings(view: View, world: World, action: Action) -> list[tuple[Action, Ending | None]]:
    options = options_of(view, action)
    if view.phase != "play":
        trials = Trials(view)
        return [(option, trials.ending(world, option)) for option in options]
    table = Laying(view)
    tricks = values(table.tricks(world.hands))
    maker, alone = maker_of(view), view.alone
    return [
        (option, Ending(maker, alone, tricks[table.bit(option.card)]))
        for option in options
        if isinstance(option, Play)
    ]
