"""What of a deal's result was luck and what was play, for one seat: changes of what it was worth.

A deal is worth something before a card is seen, when the hand is seen, when the upcard is, and at
each decision of the seat: with the best option, then with the one that it took. What changes at a
decision is play, and all else is luck. After a moment everybody, the seat itself too, plays on by
the policy of the trials.

Play is reckoned from the samples by which a decision is judged, luck from others. So that they come
to the result between them is no matter of course: it is a check.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from euchre.bots.ending import points_of
from euchre.bots.trials import Trials
from euchre.coach.worth import NOTHING, Scale, Worth, combined, mean_of, summed
from euchre.rules.cards import Card, Suit, pack
from euchre.views import View
from euchre.worlds import Worlds

EACH: Final = 12
"""The worlds tried for each card that may be turned up."""
TURNED: Final = 240
"""The worlds tried once the upcard is seen."""
FAR: Final = 4.0
"""By so many standard errors nothing differs by chance, in some thousands of deals."""


class Moment(NamedTuple):
    """What a deal is worth at a moment, with the standard error of that."""

    worth: Worth
    error: Worth = NOTHING


class Compared(NamedTuple):
    """What a deal is worth at a decision with the best option, and with the one that was taken.

    `doubt` is the standard error of the difference.
    """

    best: Moment
    taken: Moment
    doubt: Worth

    @property
    def behind(self) -> Worth:
        """How much less the option is worth that was taken."""
        return self.best.worth - self.taken.worth


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


class Errors(NamedTuple):
    """The standard errors of the parts of luck, and of `all` of it.

    What was found once ends one part and begins the next, so that the whole is surer than its parts
    are.
    """

    deal: Worth = NOTHING
    upcard: Worth = NOTHING
    dummy: Worth = NOTHING
    others: Worth = NOTHING
    all: Worth = NOTHING


class Account(NamedTuple):
    """A result explained: what the deal was worth before, what luck and play did, and its end.

    `play` is less than nothing by what the seat's decisions cost. `error` is how far luck and play
    together may be from the change by chance, as each has samples of its own: `FAR` standard
    errors. `errors` are the standard errors of the luck.
    """

    before: Worth
    result: Worth
    luck: Luck
    play: Worth
    error: Worth
    errors: Errors

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
    """Return the sums over deals; the errors of one have nothing to do with those of another."""
    lucks = zip(*(account.luck for account in accounts), strict=True)
    errors = zip(*(account.errors for account in accounts), strict=True)
    return Account(
        summed(account.before for account in accounts),
        summed(account.result for account in accounts),
        Luck(*map(summed, lucks)),
        summed(account.play for account in accounts),
        combined(*(account.error for account in accounts)),
        Errors(*(combined(*parts) for parts in errors)),
    )


def parted(
    before: Worth,
    hand: Moment,
    upcard: Moment,
    choices: Sequence[tuple[Compared, bool]],
    result: Worth,
) -> tuple[Luck, Errors]:
    """Return the luck of a deal by part, and its standard errors.

    The choices are the seat's decisions in order, each with whether it is that of five of the ten.
    """
    luck = {False: NOTHING, True: NOTHING}
    errors: dict[bool, list[Worth]] = {False: [], True: []}
    parts = [*(of_dummy for _, of_dummy in choices), False]
    now = upcard.worth
    errors[parts[0]].append(upcard.error)
    for (choice, part), later in zip(choices, parts[1:], strict=True):
        luck[part] += choice.best.worth - now
        now = choice.taken.worth
        # Of both ends in one part only the difference counts.
        if part == later:
            errors[part].append(choice.doubt)
        else:
            errors[part].append(choice.best.error)
            errors[later].append(choice.taken.error)
    return (
        Luck(
            hand.worth - before, upcard.worth - hand.worth, luck[True], luck[False] + result - now
        ),
        Errors(
            hand.error,
            combined(hand.error, upcard.error),
            combined(*errors[True]),
            combined(*errors[False]),
            combined(*(choice.doubt for choice, _ in choices)),
        ),
    )


def dealt(view: View, seed: int) -> tuple[Moment, Moment]:
    """Return the moments at which the hand was seen, and at which the upcard was.

    The view is of the first bid, whoever's turn it is. At the first of the moments each card that
    the seat does not hold may be turned up.
    """
    chance = Random(f"luck {seed}:{view}")
    unseen = _mean(
        _mean(_tried(shown, chance, EACH) for shown in _turned_up(view, card))
        for card in pack(view.rules.deck)
        if card not in view.hand
    )
    return unseen, _tried(view, chance, TURNED)


def _turned_up(view: View, card: Card) -> Iterator[View]:
    """Iterate over the view with that upcard, once for each suit that a joker may stand for."""
    suit = view.rules.proposed_by(card)
    for proposed in Suit if suit is None else (suit,):
        yield view._replace(upcard=card, proposed=proposed)


def _mean(moments: Iterable[Moment]) -> Moment:
    """Return the mean of moments, one as likely as another."""
    each = list(moments)
    part = 1.0 / len(each)
    return Moment(
        summed(moment.worth for moment in each) * part,
        combined(*(moment.error for moment in each)) * part,
    )


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
