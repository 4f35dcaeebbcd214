"""Advice on a decision: the move named, which stays until another is better by more than its error.

An `Advice` goes on estimating; what it has come to is handed out as a `Snapshot`. What was never
handed out was never named.
"""

from __future__ import annotations

from typing import Final

from euchre.bots.normal import Normal
from euchre.bots.who import legal_of
from euchre.coach.estimate import Estimate, Estimator, Judgement
from euchre.coach.hints.facts import Fact, Outcome, What
from euchre.coach.hints.outcomes import measure_of, share_of
from euchre.coach.hints.reasons import reasons
from euchre.coach.hints.snapshot import Option, Snapshot, Standing
from euchre.coach.hints.ways import doubtful
from euchre.coach.worth import TINY
from euchre.rules.actions import Action
from euchre.views import View

FIRST: Final = 20
"""The samples of a first look."""
FIXED: Final = 400
"""The samples of advice that is given once."""
MOST: Final = 2000
"""More samples than these change nothing that could be seen."""


class Advice:
    """Advice on a view, better the longer it is looked at; the same from the same seed and looks.

    The first move named is the one that a plain player would choose, unless another is better by
    more than the error. Once it has been told (`snapshot`), it stays until another is better by
    more than the error, `estimate.ERRORS` standard errors of the difference.
    """

    def __init__(self, view: View, seed: int = 0) -> None:
        """Look at the decision; raises ValueError where it is not the seat's turn."""
        self.view = view
        self._plain = Normal(seed).choose(view)
        weighs = len(legal_of(view)) > 1 and view.phase != "joker"
        self._estimator = Estimator(view, seed, self._plain) if weighs else None
        self._named: Action | None = None
        self._before: Action | None = None

    @property
    def is_done(self) -> bool:
        """Whether looking longer changes nothing."""
        estimator = self._estimator
        return estimator is None or estimator.is_exact or estimator.samples >= MOST

    @property
    def samples(self) -> int:
        """The deals tried so far."""
        return 0 if self._estimator is None else self._estimator.samples

    def look(self, samples: int) -> None:
        """Try the options in so many more deals."""
        if self._estimator is not None:
            self._estimator.look(samples)

    def judgement(self) -> Judgement:
        """Return the estimates as they stand; raises ValueError where there are none."""
        if self._estimator is None:
            raise ValueError("there is nothing to weigh")
        return self._estimator.judgement()

    def snapshot(self) -> Snapshot:
        """Return what the advice is now; it has been told then.

        Raises ValueError before the first look.
        """
        if self._estimator is None:
            blind = self.view.phase == "joker" and len(legal_of(self.view)) > 1
            return Snapshot(self._plain, facts=(Fact(What.BLIND if blind else What.ONLY_CHOICE),))
        judgement = self._estimator.judgement()
        named = self._plain if self._named is None else self._named
        if judgement.of(named).is_worse:
            self._before = self._named
            named = judgement.best.action
        self._named = named
        measure = measure_of(self.view)
        return Snapshot(
            named,
            self._before,
            measure,
            _options(judgement, named, measure),
            judgement.samples,
            judgement.is_exact,
            reasons(judgement, named, known=measure),
        )


def _options(judgement: Judgement, named: Action, measure: Outcome | None) -> tuple[Option, ...]:
    """Return what there is to be seen of the options, the named one first, then by value."""
    least = judgement.of(named).behind
    found = [
        Option(
            estimate.action,
            None if measure is None else _share(judgement, estimate, measure),
            estimate.worth.value,
            estimate.worth.chance,
            _standing(estimate, is_named=estimate.action == named, same_as=least),
        )
        for estimate in judgement.estimates
    ]
    found.sort(key=lambda option: option.action != named)
    return tuple(found)


def _share(judgement: Judgement, estimate: Estimate, measure: Outcome) -> float:
    share = share_of(estimate, measure, judgement.view)
    return share if judgement.is_exact else doubtful(share, judgement.samples)


def _standing(estimate: Estimate, *, is_named: bool, same_as: float) -> Standing:
    if is_named:
        return Standing.BEST if estimate.behind <= TINY else Standing.NAMED
    if abs(estimate.behind - same_as) <= TINY and not estimate.doubt:
        return Standing.SAME
    return Standing.WORSE if estimate.is_worse else Standing.CLOSE


def advise(view: View, seed: int = 0, samples: int = FIXED) -> Snapshot:
    """Return the advice on a view from so many samples, the same each time.

    Raises ValueError where it is not the seat's turn.
    """
    advice = Advice(view, seed)
    advice.look(samples)
    return advice.snapshot()
