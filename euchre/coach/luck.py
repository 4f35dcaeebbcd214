"""What of a deal's result was luck and what was play, for one seat: changes of what it was worth.

A deal is worth something before a card is seen, when the hand is seen, when the upcard is, and at
each decision of the seat: with the best option, then with the one that it took. What changes at a
decision is play, and all else is luck. After a moment everybody, the seat itself too, plays on by
the policy of the trials.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from euchre.bots.ending import points_of
from euchre.bots.trials import Trials
from euchre.coach.worth import NOTHING, Scale, Worth, combined, mean_of, summed
from euchre.rules.cards import Suit, pack
from euchre.views import View
from euchre.worlds import Worlds

EACH: Final = 12
"""The worlds tried for each card that may be turned up."""
TURNED: Final = 240
"""The worlds tried once the upcard is seen."""


class Moment(NamedTuple):
    """What a deal is worth at a moment, with the standard error of that."""

    worth: Worth
    error: Worth = NOTHING


class Luck(NamedTuple):
    """How what a deal was worth changed without the seat: each is worth so much to it.

    `deal` is by the hand dealt, `upcard` by the upcard, `dummy` by the dummy that it took, and
    `others` by all that others did, and by how the cards fell.
    """

    deal: Worth = NOTHING
    upcard: Worth = NOTHING
    dummy: Worth = NOTHING
    others: Worth = NOTHING

    @property
    def all(self) -> Worth:
        """The whole of it."""
        return self.deal + self.upcard + self.dummy + self.others


class Account(NamedTuple):
    """A result explained: what the deal was worth before, what luck and play did, and its end.

    `play` is less than nothing by what the seat's decisions cost. `error` is how far luck and play
    together may be from the change: costs that may be chance do not count. `errors` are the
    standard errors of the luck.
    """

    before: Worth
    result: Worth
    luck: Luck
    play: Worth
    error: Worth
    errors: Luck

    @property
    def change(self) -> Worth:
        """What the seat won or lost against what was to be expected before."""
        return self.result - self.before

    @property
    def rest(self) -> Worth:
        """What luck and play do not explain of the change."""
        return self.change - self.luck.all - self.play

    @property
    def is_met(self) -> bool:
        """Whether luck and play come to the change, within the error."""
        return self.rest.is_within(self.error)


def total(accounts: Sequence[Account]) -> Account:
    """Return the sums over deals; the luck of one has nothing to do with that of another."""
    return Account(
        summed(account.before for account in accounts),
        summed(account.result for account in accounts),
        Luck(*(summed(parts) for parts in _by_part(account.luck for account in accounts))),
        summed(account.play for account in accounts),
        summed(account.error for account in accounts),
        Luck(*(combined(*parts) for parts in _by_part(account.errors for account in accounts))),
    )


def _by_part(each: Iterable[Luck]) -> Iterator[tuple[Worth, ...]]:
    return zip(*(Luck(), *each), strict=True)


def dealt(view: View, seed: int) -> tuple[Moment, Moment]:
    """Return the moments at which the hand was seen, and at which the upcard was.

    The view is of the first bid, whoever's turn it is. At the first of the moments each card that
    the seat does not hold may be turned up.
    """
    chance = Random(f"luck {seed}:{view}")
    each = [_tried(shown, chance, EACH) for shown in _turned_up(view)]
    unseen = Moment(
        summed(moment.worth for moment in each) * (1.0 / len(each)),
        combined(*(moment.error for moment in each)) * (1.0 / len(each)),
    )
    return unseen, _tried(view, chance, TURNED)


def _turned_up(view: View) -> Iterator[View]:
    """Iterate over the view with each upcard that there may be; a joker stands for any suit."""
    for card in pack(view.rules.deck):
        if card not in view.hand:
            suit = view.rules.proposed_by(card)
            for proposed in Suit if suit is None else (suit,):
                yield view._replace(upcard=card, proposed=proposed)


def _tried(view: View, chance: Random, number: int) -> Moment:
    """Return what a deal is worth in which the policy bids and plays for everybody."""
    worlds, trials, scale = Worlds(view), Trials(view), Scale(view)
    return Moment(
        *mean_of(
            [
                scale.of(points_of(view.rules, trials.bid_by_all(worlds.sample(chance))))
                for _ in range(number)
            ]
        )
    )
