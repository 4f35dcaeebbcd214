"""Worlds that are likely, not only possible: others bid, discarded and kept cards as players do."""

from __future__ import annotations

from random import Random
from typing import Final

from euchre.bots.bidder import Bidder
from euchre.bots.strength import best_discard, weight
from euchre.bots.trumps import proposed_of
from euchre.rules.cards import CARDS, Suit
from euchre.rules.events import OrderedUp, Passed, SuitNamed, TurnedDown
from euchre.rules.seats import Seat
from euchre.views import View
from euchre.worlds import Facts, World, Worlds, facts_of, ten_of

DOUBT: Final = 0.1
"""How often a world is kept in which somebody would have bid otherwise than he did."""
TRIES: Final = 12
"""The worlds looked at for one that is kept; the last is kept as it is."""


class LikelyWorlds:
    """The worlds of a view, drawn by how likely they are."""

    __slots__ = ("_bidder", "_bids", "_chance", "_facts", "_view", "_worlds")

    def __init__(self, view: View, chance: Random) -> None:
        """Listen to the bids."""
        self._view = view
        self._chance = chance
        self._worlds = Worlds(view)
        self._facts = facts_of(view)
        self._bidder = Bidder(view.rules, view.dealer, view.upcard, proposed_of(view))
        self._bids = list(_bids_of(view))

    def draw(self) -> World:
        """Return a world."""
        random = self._chance.random
        world = self._worlds.sample(self._chance)
        for _ in range(1, TRIES):
            doubt = self._doubt(world)
            if doubt == 1.0 or random() < doubt:
                break
            world = self._worlds.sample(self._chance)
        return self._chosen(world)

    def _doubt(self, world: World) -> float:
        bidder, doubt = self._bidder, 1.0
        for seat, first, made in self._bids:
            hand = world.dealt[seat]
            if first:
                would = bidder.orders(seat, hand) == (made is not None)
            else:
                would = bidder.names(seat, hand) == made
            if not would:
                doubt *= DOUBT
        return doubt

    def _chosen(self, world: World) -> World:
        """Return the world with a discard and a five kept that a player would choose."""
        view, facts = self._view, self._facts
        maker, dealer = view.maker, view.dealer
        if view.trump is None:
            return world
        if facts.merged and maker != view.seat and maker is not None:
            ten = ten_of(view, facts, world, maker)
            return _kept(world, maker, view.trump, ten, facts)
        if facts.took and dealer != view.seat:
            return _discarded(world, dealer, view.trump, facts.played[dealer], facts.lacks[dealer])
        return world


def _bids_of(view: View) -> list[tuple[Seat, bool, Suit | None]]:
    """Return the bids of the other seats: who, whether in round 1, and the suit made trump."""
    bids: list[tuple[Seat, bool, Suit | None]] = []
    first = True
    for event in view.history:
        match event:
            case Passed(seat):
                bids.append((seat, first, None))
            case OrderedUp(seat, suit, _):
                bids.append((seat, True, suit))
            case SuitNamed(seat, suit):
                bids.append((seat, False, suit))
            case TurnedDown():
                first = False
            case _:
                pass
    return [bid for bid in bids if bid[0] != view.seat]


_WEIGHTS: Final = tuple(
    {card.bit: weight(card, trump) + 0.01 * (card.rank or 0) for card in CARDS} for trump in Suit
)


def _kept(world: World, maker: Seat, trump: Suit, ten: int, facts: Facts) -> World:
    """Return the world in which the maker holds the best of the cards that he may still hold."""
    held = world.hands[maker]
    wanted = held.bit_count()
    if not world.kept or not wanted:
        return world
    played = facts.played[maker]
    pool = ten & ~played & ~facts.lacks[maker]
    weights = _WEIGHTS[trump]
    cards: list[int] = []
    rest = pool
    while rest:
        lowest = rest & -rest
        rest ^= lowest
        cards.append(lowest)
    cards.sort(key=weights.__getitem__)
    best = sum(cards[-wanted:])
    hands = (*world.hands[:maker], best, *world.hands[maker + 1 :])
    return world._replace(hands=hands, kept=best | played)


def _discarded(world: World, dealer: Seat, trump: Suit, played: int, lacks: int) -> World:
    """Return the world in which the dealer threw what he could best do without."""
    held, discard = world.hands[dealer], world.discard
    worst, _ = best_discard(held | played | discard, trump)
    if worst == discard or worst & played or discard & lacks:
        return world
    hands = (*world.hands[:dealer], held ^ worst | discard, *world.hands[dealer + 1 :])
    return world._replace(hands=hands, discard=worst)
