"""Decisions tried out: each option is played to its end by the policy, over the same likely worlds.

It is how everything but a card is decided. Double-dummy play would undervalue the maker, whose
opponents would then know where every card lies.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Final, TypeAlias

from euchre.bots.playout import (
    Bidder,
    Made,
    best_five,
    defends_alone,
    goes_alone,
    keep,
    payoff,
    pick_up,
    taken,
    tricks_of,
)
from euchre.bots.strength import holding, strength
from euchre.bots.trumps import trump_of
from euchre.bots.value import Value
from euchre.bots.weights import LikelyWorlds
from euchre.rules.actions import Action, Alone, Dummy, Keep, Name, Order, Pass, TakeUp
from euchre.rules.cards import KNOWN_BITS, CardSet, Suit, cards_in
from euchre.rules.seats import Seat
from euchre.views import View
from euchre.worlds import World, facts_of

WORLDS: Final = 100
"""The worlds over which options are compared."""
FEWER: Final = 30
"""The worlds for five of ten, where the choices are many."""
BATCH: Final = 20
"""After so many worlds the comparison may end, if it is clear."""
CLEAR: Final = 3.0
"""The standard errors of the difference that make it clear."""
SUITS: Final = 2
"""The suits to name that are tried out: those in which the hand is strongest."""
FIVES: Final = 6
"""The fives of ten that are tried out."""

Trial: TypeAlias = Callable[[World, Action], tuple[int, ...]]


class Trials:
    """The trials of a view's options."""

    __slots__ = ("_bidder", "_dealer", "_facts", "_me", "_nothing", "_rules", "_seating", "_view")

    def __init__(self, view: View) -> None:
        """Look at the table."""
        self._view = view
        self._facts = facts_of(view)
        self._rules = view.rules
        self._seating = view.rules.seating
        self._me: Seat = view.seat or 0
        self._dealer = view.dealer
        self._bidder = Bidder(view.rules, view.dealer, view.upcard, view.proposed or Suit.CLUBS)
        self._nothing = (0,) * len(view.scores)

    def outcome(self, world: World, option: Action) -> tuple[int, ...]:
        """Return the points by side where an option is taken in a world, and played on."""
        return self._trial()(world, option)

    def weigh(self, chance: Random, worlds: int = WORLDS) -> list[tuple[Action, float]]:
        """Return options with what they are worth, best first; not all of many are tried out."""
        view = self._view
        trial = self._trial()
        options = self.options()
        value = Value(view)
        likely = LikelyWorlds(view, chance)
        most = min(worlds, FEWER) if view.phase == "keep" else worlds
        sums = [0.0] * len(options)
        samples: list[list[float]] = [[] for _ in options]
        for number in range(1, most + 1):
            world = likely.draw()
            for index, option in enumerate(options):
                gain = value.of(trial(world, option))
                sums[index] += gain
                samples[index].append(gain)
            if number % BATCH == 0 and _is_clear(sums, samples, number):
                break
        tried = len(samples[0])
        weighed = [(option, total / tried) for option, total in zip(options, sums, strict=True)]
        return sorted(weighed, key=lambda pair: -pair[1])

    def _trial(self) -> Trial:
        trials: dict[str, Trial] = {
            "order": self._bid,
            "name": self._bid,
            "pickup": self._pick_up,
            "declare": self._declare,
            "keep": self._keep,
            "defend": self._defend,
        }
        return trials[self._view.phase]

    def options(self) -> list[Action]:
        """Return the options that are tried out, the likely ones where there are many."""
        view = self._view
        hand = view.hand.bits & KNOWN_BITS
        if view.phase == "name":
            names = [action for action in view.legal if isinstance(action, Name)]
            names.sort(key=lambda name: -strength(hand, name.suit))
            return [*names[:SUITS], *(action for action in view.legal if action == Pass())]
        if view.phase == "keep":
            return _fives(hand, trump_of(view))
        if view.phase == "pickup":
            trump, six = trump_of(view), (hand | view.upcard.bit) & KNOWN_BITS
            takes = [action for action in view.legal if isinstance(action, TakeUp)]
            takes.sort(key=lambda take: -holding(six & ~take.discard.bit, trump))
            others = [action for action in view.legal if not isinstance(action, TakeUp)]
            if others:
                takes = [take for take in takes if take.discard is not view.upcard]
            return [*takes[:3], *others]
        return list(view.legal)

    def _bid(self, world: World, option: Action) -> tuple[int, ...]:
        view, me = self._view, self._me
        first = view.phase == "order"
        if isinstance(option, Order):
            made = self._ordered(world, me)
        elif isinstance(option, Name):
            made = self._made(world, option.suit, me, view.upcard.bit)
        else:
            after = self._bid_on(world, first=first)
            if after is None:
                return self._nothing
            made = after
        return self._from_declaring(made)

    def _bid_on(self, world: World, *, first: bool) -> Made | None:
        """Return what comes of a pass: another makes trump, or nobody does."""
        bidder, dealt, me = self._bidder, world.dealt, self._me
        order = list(self._seating.round_from(self._seating.after(self._dealer)))
        place = order.index(me)
        if first:
            for seat in order[place + 1 :]:
                if bidder.orders(seat, dealt[seat]):
                    return self._ordered(world, seat)
            place = -1
        for seat in order[place + 1 :]:
            suit = bidder.names(seat, dealt[seat])
            if suit is not None:
                return self._made(world, suit, seat, self._view.upcard.bit)
        return None

    def _made(self, world: World, trump: Suit, maker: Seat, upcard: int) -> Made:
        return Made(trump, maker, world.dealt, world.dummy, (0,) * len(world.dealt), upcard)

    def _ordered(self, world: World, maker: Seat) -> Made:
        made = self._made(world, self._bidder.suit, maker, 0)
        must = maker == self._dealer or self._rules.forced_pickup
        return pick_up(made, self._dealer, self._view.upcard, must=must)

    def _from_declaring(self, made: Made) -> tuple[int, ...]:
        if goes_alone(made.hands[made.maker], made.trump, self._rules):
            return self._from_defending(made, (made.maker,))
        return self._together(made)

    def _together(self, made: Made) -> tuple[int, ...]:
        if self._seating.has_dummy:
            ten = made.hands[made.maker] | made.dummy
            made = keep(made, best_five(ten, made.trump))
        return self._score(made, ())

    def _from_defending(self, made: Made, alone: tuple[Seat, ...]) -> tuple[int, ...]:
        if self._rules.defend_alone != "never":
            for seat in self._seating.defenders(made.maker):
                if defends_alone(made.hands[seat], made.trump, self._rules):
                    return self._score(made, (*alone, seat))
        return self._score(made, alone)

    def _score(self, made: Made, alone: tuple[Seat, ...]) -> tuple[int, ...]:
        tricks = tricks_of(made, self._rules, self._dealer, alone)
        return payoff(self._rules, made.maker, alone)[tricks]

    def _now(self, world: World) -> Made:
        """Return the world as it stands after trump was made."""
        view = self._view
        facts = self._facts
        aside = [0] * view.rules.players
        aside[view.dealer] |= world.discard
        if world.kept and view.maker is not None:
            ten = world.dealt[view.maker] | world.dummy
            if view.maker == view.dealer and facts.took:
                ten = (ten | view.upcard.bit) & ~world.discard
            aside[view.maker] |= ten & ~world.kept
        open_ = 0 if facts.took or view.phase == "pickup" else view.upcard.bit
        return Made(trump_of(view), view.maker or 0, world.hands, world.dummy, tuple(aside), open_)

    def _pick_up(self, world: World, option: Action) -> tuple[int, ...]:
        made = self._now(world)
        if isinstance(option, TakeUp):
            made = taken(made, self._me, self._view.upcard.bit, option.discard.bit)
        else:
            made = made._replace(open_=self._view.upcard.bit)
        return self._from_declaring(made)

    def _declare(self, world: World, option: Action) -> tuple[int, ...]:
        made = self._now(world)
        if isinstance(option, Alone):
            return self._from_defending(made, (self._me,))
        return self._together(made) if isinstance(option, Dummy) else self._score(made, ())

    def _keep(self, world: World, option: Action) -> tuple[int, ...]:
        made = self._now(world)
        five = option.cards.bits if isinstance(option, Keep) else 0
        hands = tuple(five if seat == self._me else hand for seat, hand in enumerate(made.hands))
        aside = tuple(
            put | (world.hands[seat] ^ five if seat == self._me else 0)
            for seat, put in enumerate(made.aside)
        )
        return self._score(made._replace(hands=hands, aside=aside), ())

    def _defend(self, world: World, option: Action) -> tuple[int, ...]:
        made = self._now(world)
        alone = self._view.alone
        if isinstance(option, Alone):
            return self._score(made, (*alone, self._me))
        return self._score(made, alone)


def _is_clear(sums: list[float], samples: list[list[float]], number: int) -> bool:
    """Tell whether the best option leads every other by more than chance would."""
    best = max(range(len(sums)), key=sums.__getitem__)
    for index, total in enumerate(sums):
        if index != best:
            lead = (sums[best] - total) / number
            squares = sum(
                (high - low) ** 2 for high, low in zip(samples[best], samples[index], strict=True)
            )
            error = sqrt(max(squares / number - lead * lead, 0.04) / number)
            if lead < CLEAR * error:
                return False
    return True


def _fives(ten: int, trump: Suit) -> list[Action]:
    """Return the fives of ten that look strongest, and exchanges of a card of the strongest."""
    best = best_five(ten, trump)
    swaps = {best: holding(best, trump)}
    for out in cards_in(best):
        for other in cards_in(ten ^ best):
            five = best ^ out.bit | other.bit
            swaps[five] = holding(five, trump)
    fives = sorted(swaps, key=lambda five: -swaps[five])[:FIVES]
    return [Keep(CardSet(five)) for five in fives]
