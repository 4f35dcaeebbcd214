"""A deal reviewed: each decision judged by what its seat could see, and luck told from play.

No hidden card has a part in it, but in what is said apart of all cards open. Of a deal that was not
played out only the seat of the game's own person is reviewed (P5). What the table decided for a
person is none of that person's decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from euchre.coach.estimate import Estimator, Judgement
from euchre.coach.grades import Grade, grade, is_settled
from euchre.coach.reviews.luck import FAR, Account, Compared, Moment, dealt, parted
from euchre.coach.reviews.opened import Opened, opened
from euchre.coach.worth import NOTHING, Scale, Worth, combined, summed
from euchre.rules.actions import Action
from euchre.rules.scoring import Scored
from euchre.rules.seats import Seat
from euchre.table.asked import is_asked
from euchre.table.retold import RetoldDeal
from euchre.views import View

BATCH: Final = 60
"""The samples tried at a time, until the grade is settled."""
MOST: Final = 300
"""The samples tried at most."""


class Decision(NamedTuple):
    """A decision of a deal: where it was made, what was chosen, and what that was worth.

    `place` is that of the position in the deal. `judged` is what the option taken was worth beside
    the best by the samples of the judgement: the `cost`, where it is sure. `again` is the same by
    other samples. `opened` is None where the cards may not be seen.
    """

    place: int
    action: Action
    judgement: Judgement
    grade: Grade
    judged: Compared
    again: Compared
    opened: Opened | None

    @property
    def is_sure(self) -> bool:
        """Whether the best option was better than the one taken, by more than chance explains."""
        return self.judgement.of(self.action).is_worse

    @property
    def cost(self) -> Worth:
        """What the decision cost, as far as it is sure."""
        return self.judged.behind if self.is_sure else NOTHING


class SeatReview(NamedTuple):
    """What a seat did in a deal: its decisions in order, and its account of a finished one."""

    seat: Seat
    decisions: tuple[Decision, ...]
    account: Account | None


class DealReview(NamedTuple):
    """A deal reviewed, by its number from 1: the seats that may be looked at, in order."""

    number: int
    seats: tuple[SeatReview, ...]


def reviewed(deal: RetoldDeal, seed: int = 0) -> DealReview:
    """Return the review of a deal, the same from the same seed anywhere."""
    if deal.is_open:
        seats: Sequence[Seat] = range(deal.positions[0].dealt.rules.players)
    else:
        seats = () if deal.owner is None else (deal.owner,)
    return DealReview(deal.number, tuple(_reviewed(deal, seat, seed) for seat in seats))


def judge(looked_at: View, action: Action, seed: int = 0) -> Estimator:
    """Return an estimator that has looked at a decision until its grade is settled.

    Where it never is, it has looked as long as is worth it.
    """
    estimator = Estimator(looked_at, seed, also=action)
    estimator.look(BATCH)
    while (
        not estimator.is_exact
        and estimator.samples < MOST
        and not is_settled(estimator.judgement().of(action))
    ):
        estimator.look(BATCH)
    return estimator


def _reviewed(deal: RetoldDeal, seat: Seat, seed: int) -> SeatReview:
    decisions = tuple(
        _decision(deal, place, seat, seed)
        for place, position in enumerate(deal.positions[: len(deal.actions)])
        if position.turn == seat and _is_decision(deal, place, seat)
    )
    return SeatReview(seat, decisions, _account(deal, seat, decisions, seed))


def _is_decision(deal: RetoldDeal, place: int, seat: Seat) -> bool:
    """Tell whether there was something to choose; for its person the table decides some."""
    position = deal.positions[place]
    if position.word == "joker" or len(position.legal()) < 2:  # noqa: PLR2004 - one is no choice
        return False
    return seat != deal.owner or is_asked(deal.view(place, seat), deal.actions[place])


def _decision(deal: RetoldDeal, place: int, seat: Seat, seed: int) -> Decision:
    action, seen = deal.actions[place], deal.view(place, seat)
    estimator = judge(seen, action, seed)
    judgement = estimator.judgement()
    best = judgement.best.action
    judged = compared(estimator, best, action)
    if not judgement.is_exact:
        # Equal cards have one estimate, the best of theirs: all of them are tried again.
        worths = (judgement.best.worth, judgement.of(action).worth)
        both = [each.action for each in judgement.estimates if each.worth in worths]
        estimator = Estimator(seen, ~seed, only=both)
        estimator.look(BATCH)
    return Decision(
        place,
        action,
        judgement,
        grade(judgement.of(action)),
        judged,
        compared(estimator, best, action),
        opened(seen, deal.positions[place], action) if deal.is_open else None,
    )


def compared(estimator: Estimator, best: Action, taken: Action) -> Compared:
    """Return what two options are worth, as they were looked at."""
    judgement = estimator.judgement()
    return Compared(
        Moment(judgement.of(best).worth, estimator.error(best)),
        Moment(judgement.of(taken).worth, estimator.error(taken)),
        estimator.error(best, taken),
    )


def _account(
    deal: RetoldDeal, seat: Seat, decisions: Sequence[Decision], seed: int
) -> Account | None:
    """Return what luck and play made of a finished deal for a seat."""
    last = deal.positions[-1]
    if not isinstance(last, Scored):
        return None
    first = next(place for place, each in enumerate(deal.positions) if each.word == "order")
    seen = deal.view(first, seat)
    scale = Scale(seen)
    before, result = scale.before(), scale.of(last.points)
    hand, upcard = dealt(seen, seed)
    choices = [(each.again, each.judgement.view.phase == "keep") for each in decisions]
    luck, errors = parted(before, hand, upcard, choices, result)
    doubts = [doubt for each in decisions for doubt in (each.judged.doubt, each.again.doubt)]
    return Account(
        before,
        result,
        luck,
        summed(decision.cost for decision in decisions) * -1.0,
        combined(*doubts) * FAR,
        errors,
    )
