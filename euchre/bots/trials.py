"""Decisions tried out: an option taken in a world, and the deal played to its end by the policy.

It is how everything but a card is decided. Double-dummy play would undervalue the maker, whose
opponents would then know where every card lies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from euchre.bots.alone import defends_alone, goes_alone
from euchre.bots.bidder import Bidder
from euchre.bots.ending import Ending, points_of
from euchre.bots.made import Made, best_five, keep, pick_up, taken
from euchre.bots.playout import tricks_of
from euchre.bots.trumps import proposed_of, trump_of
from euchre.bots.who import maker_of, seat_of
from euchre.rules.actions import Action, Alone, Dummy, Keep, Name, Order, TakeUp
from euchre.rules.cards import Suit
from euchre.rules.seats import Seat
from euchre.views import View
from euchre.worlds import World, facts_of, put_aside

_Trial: TypeAlias = Callable[[World, Action], Ending | None]


class Trials:
    """The trials of a view's options: a bid, the upcard, alone or not, five of ten."""

    __slots__ = (
        "_bidder", "_dealer", "_facts", "_me", "_order", "_rules", "_seating", "_trial", "_view",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        """Look at the table."""
        self._view = view
        self._facts = facts_of(view)
        self._rules = view.rules
        self._seating = view.rules.seating
        self._me = seat_of(view)
        self._dealer = view.dealer
        self._order = list(self._seating.round_from(self._seating.after(self._dealer)))
        self._bidder = Bidder(view.rules, view.dealer, view.upcard, proposed_of(view))
        trials: dict[str, _Trial] = {
            "order": self._bid,
            "name": self._bid,
            "pickup": self._pick_up,
            "declare": self._declare,
            "keep": self._keep,
            "defend": self._defend,
        }
        self._trial = trials[view.phase]

    def outcome(self, world: World, option: Action) -> tuple[int, ...]:
        """Return the points by side where an option is taken in a world, and played on."""
        return points_of(self._rules, self._trial(world, option))

    def ending(self, world: World, option: Action) -> Ending | None:
        """Return how the deal then ends, None where it is passed in."""
        return self._trial(world, option)

    def bid_by_all(self, world: World) -> Ending | None:
        """Return how a deal ends in which the policy bids for every seat, from the first bid on."""
        made = self._bid_from(world, 0, first=True)
        return None if made is None else self._from_declaring(made)

    def _bid(self, world: World, option: Action) -> Ending | None:
        view, me = self._view, self._me
        first = view.phase == "order"
        if isinstance(option, Order):
            made = self._ordered(world, me)
        elif isinstance(option, Name):
            made = self._made(world, option.suit, me, view.upcard.bit)
        else:
            after = self._bid_on(world, first=first)
            if after is None:
                return None
            made = after
        return self._from_declaring(made)

    def _bid_on(self, world: World, *, first: bool) -> Made | None:
        """Return what comes of a pass: another makes trump, or nobody does."""
        return self._bid_from(world, self._order.index(self._me) + 1, first=first)

    def _bid_from(self, world: World, place: int, *, first: bool) -> Made | None:
        """Return what comes of the bids from a place in the order of bidding on."""
        bidder, dealt = self._bidder, world.dealt
        if first:
            for seat in self._order[place:]:
                if bidder.orders(seat, dealt[seat]):
                    return self._ordered(world, seat)
            place = 0
        for seat in self._order[place:]:
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

    def _from_declaring(self, made: Made) -> Ending:
        if goes_alone(made.hands[made.maker], made.trump, self._rules):
            return self._from_defending(made, (made.maker,))
        return self._together(made)

    def _together(self, made: Made) -> Ending:
        if self._seating.has_dummy:
            ten = made.hands[made.maker] | made.dummy
            made = keep(made, best_five(ten, made.trump))
        return self._score(made, ())

    def _from_defending(self, made: Made, alone: tuple[Seat, ...]) -> Ending:
        if self._rules.defend_alone != "never":
            for seat in self._seating.defenders(made.maker):
                if defends_alone(made.hands[seat], made.trump, self._rules):
                    return self._score(made, (*alone, seat))
        return self._score(made, alone)

    def _score(self, made: Made, alone: tuple[Seat, ...]) -> Ending:
        return Ending(made.maker, alone, tricks_of(made, self._rules, self._dealer, alone))

    def _now(self, world: World) -> Made:
        """Return the world as it stands after trump was made."""
        view = self._view
        aside = tuple(put_aside(view, self._facts, world))
        open_ = 0 if self._facts.took or view.phase == "pickup" else view.upcard.bit
        return Made(trump_of(view), maker_of(view), world.hands, world.dummy, aside, open_)

    def _pick_up(self, world: World, option: Action) -> Ending:
        made = self._now(world)
        if isinstance(option, TakeUp):
            made = taken(made, self._me, self._view.upcard.bit, option.discard.bit)
        else:
            made = made._replace(open_=self._view.upcard.bit)
        return self._from_declaring(made)

    def _declare(self, world: World, option: Action) -> Ending:
        made = self._now(world)
        if isinstance(option, Alone):
            return self._from_defending(made, (self._me,))
        return self._together(made) if isinstance(option, Dummy) else self._score(made, ())

    def _keep(self, world: World, option: Action) -> Ending:
        made = self._now(world)
        five = option.cards.bits if isinstance(option, Keep) else 0
        hands = tuple(five if seat == self._me else hand for seat, hand in enumerate(made.hands))
        aside = tuple(
            put | (world.hands[seat] ^ five if seat == self._me else 0)
            for seat, put in enumerate(made.aside)
        )
        return self._score(made._replace(hands=hands, aside=aside), ())

    def _defend(self, world: World, option: Action) -> Ending:
        made = self._now(world)
        alone = self._view.alone
        if isinstance(option, Alone):
            return self._score(made, (*alone, self._me))
        return self._score(made, alone)
