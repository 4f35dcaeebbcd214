"""Cards that are worth the same: no card lies between them that anybody else may still play.

Whoever cannot see them knows no better, so that estimates of two such cards differ by chance alone,
or by how others would take one for the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from euchre.bots.memory import HIGHER, Memory, remember
from euchre.rules.actions import Action, Play
from euchre.rules.cards import Card, Suit
from euchre.rules.trump import suit_of, winning
from euchre.views import View


def runs_of(view: View, options: Sequence[Action]) -> list[list[int]]:
    """Return the places of the options in runs of those that are worth the same, in their order.

    Only cards that are played are ever worth the same as others: those of one suit between which no
    card lies that another seat who plays may hold, by what it has shown, nor the card that is
    winning the trick.
    """
    if view.phase != "play" or view.trump is None:
        return [[place] for place in range(len(options))]
    between = may_be_held(remember(view))
    if view.trick:
        between |= winning(view.trick, view.trump)[1].bit
    keys: dict[object, list[int]] = {}
    for place, option in enumerate(options):
        key = _key(option.card, view.trump, between) if isinstance(option, Play) else option
        keys.setdefault(key, []).append(place)
    return list(keys.values())


def may_be_held(memory: Memory) -> int:
    """Return the bits of the cards that another seat who plays may hold."""
    bits = 0
    for other in memory.others:
        bits |= other.may_hold
    return bits


def _key(card: Card, trump: Suit, between: int) -> object:
    """Return what equal cards share: their suit, and the cards above them that count."""
    return suit_of(card, trump), HIGHER[trump][card.index] & between
