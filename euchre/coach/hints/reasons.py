"""Why an option is better than another: one or two facts, from the cards and from the numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euchre.bots.ending import points_of
from euchre.coach.estimate import Estimate, Judgement
from euchre.coach.hints.calling import of_call
from euchre.coach.hints.facts import Fact, Outcome, What
from euchre.coach.hints.outcomes import comes_to, points_left, share_of
from euchre.coach.hints.playing import of_cards
from euchre.coach.hints.ways import doubtful
from euchre.coach.hints.winning import wins_game
from euchre.coach.worth import TINY, Scale
from euchre.rules.actions import Action, Pass, Play
from euchre.views import View

FACTS: Final = 2
"""So many facts are told of a decision at most."""
PENNY: Final = 0.01
"""The fewest points that are told."""
RISK: Final = 0.3
"""What happens less often than that is no risk to be spoken of."""
SAFE: Final = 0.6
"""A bid that is made less often than that is made because others would."""
TELLING: Final = 0.03
"""A share that differs by less tells nothing."""


def reasons(
    judgement: Judgement,
    action: Action | None = None,
    over: Action | None = None,
    known: Outcome | None = None,
) -> tuple[Fact, ...]:
    """Return why an option is better than another, one or two facts, what matters most first.

    Without `action` the best one is meant; without `over` the best of those that are worse by more
    than the error, else the next one. How often options come to `known` is told elsewhere. Nothing
    is returned where it is no better and nothing speaks for it. Raises KeyError where an option was
    not tried.
    """
    chosen = judgement.best if action is None else judgement.of(action)
    others = [estimate for estimate in judgement.estimates if estimate is not chosen]
    if not others:
        return (Fact(What.ONLY_CHOICE),)
    view = judgement.view
    if view.phase == "play" and len(points_left(view)) == 1:
        return (Fact(What.SETTLED),)
    worse = [one for one in others if one.is_worse] or others[:1]
    compared = worse if over is None else [judgement.of(over)]
    if all(estimate.behind <= TINY >= estimate.doubt for estimate in judgement.estimates):
        about = _about(view, chosen.action, compared[0].action)
        return (*(fact for fact in about[:1] if fact.what in _EVEN_SO), Fact(What.ALL_THE_SAME))
    found = (_found(judgement, chosen, other, known) for other in compared)
    slightly = Fact(What.SLIGHTLY, action=chosen.action, other=compared[0].action)
    is_better = chosen.behind < compared[0].behind
    return next(filter(None, found), (slightly,) if is_better else ())


def _found(
    judgement: Judgement, chosen: Estimate, other: Estimate, known: Outcome | None
) -> tuple[Fact, ...]:
    """Return what tells most of why an option is better than another, if anything does."""
    view = judgement.view
    about = _about(view, chosen.action, other.action)
    by_numbers = list(_numbers(judgement, chosen, other, known))
    first = FACTS if view.phase == "play" else 1
    decides = None
    if other.is_worse and not (about and about[0].what in _OF_THE_GAME):
        decides = wins_game(judgement, chosen, other)
    if decides is not None:
        by_numbers = _deciding(decides, by_numbers)
    if decides is not None or (by_numbers and by_numbers[0].what in _COMPARED):
        first = FACTS - 1
    return (*about[:first], *by_numbers, *about[first:], *_more(chosen, other))[:FACTS]


def _deciding(decides: Fact, by_numbers: list[Fact]) -> list[Fact]:
    """Return the numbers with whom an outcome makes the winner, and how often it comes first."""
    for fact in by_numbers:
        if fact.outcome is decides.outcome:
            said = fact._replace(seats=decides.seats, number=decides.number)
            return [said, *(one for one in by_numbers if one is not fact)]
    return [decides, *by_numbers]


_COMPARED: Final = {What.AS_GOOD, What.CLOSE, What.FOR_THE_GAME}
_OF_THE_GAME: Final = {What.ENOUGH, What.ONE_POINT}
_EVEN_SO: Final = {
    *(What.WINS, What.WINS_FOR_SIDE, What.WINS_UNLESS, What.LOST, What.CANNOT_BEAT),
    *(What.FELLOW_HAS_IT, What.FELLOW_AHEAD, What.FELLOW_CAN, What.ENOUGH, What.PAYS_SAME),
}


def _about(view: View, action: Action, other: Action) -> list[Fact]:
    if isinstance(action, Play) and isinstance(other, Play):
        return of_cards(view, action.card, other.card)
    return of_call(view, action, other)


def _numbers(
    judgement: Judgement, chosen: Estimate, other: Estimate, known: Outcome | None
) -> Iterator[Fact]:
    """Tell how the numbers compare."""
    compared = Fact(What.CLOSE, action=chosen.action, other=other.action)
    behind = other.behind - chosen.behind
    if abs(behind) <= TINY and max(chosen.doubt, other.doubt) <= TINY:
        yield compared._replace(what=What.AS_GOOD)
    elif not other.is_worse:
        yield compared
    elif chosen.worth.points < other.worth.points and chosen.worth.chance > other.worth.chance:
        yield compared._replace(
            what=What.FOR_THE_GAME, share=chosen.worth.chance, against=other.worth.chance
        )
    if Pass() in {chosen.action, other.action}:
        yield from _of_a_bid(judgement, chosen, other, known)
    else:
        yield from _outcome(judgement, chosen, other, known)


_OPPOSITE: Final = {
    Outcome.EUCHRED: Outcome.MAKE,
    Outcome.THEY_MAKE: Outcome.EUCHRE,
    Outcome.THEY_MARCH: Outcome.STOP_MARCH,
}
"""By outcome, the one to which all other deals come where its side made trump."""
_TOLD: Final = (
    *(Outcome.MAKE, Outcome.MARCH, Outcome.EUCHRED, Outcome.EUCHRE, Outcome.TAKE_ALL),
    *(Outcome.THEY_MAKE, Outcome.THEY_MARCH),
)


def _more(chosen: Estimate, other: Estimate) -> Iterator[Fact]:
    """Tell that it gains more points at the score, where there is little else to be told."""
    more = chosen.worth.value - other.worth.value
    if more >= PENNY:
        yield Fact(What.MORE, share=more, action=chosen.action, other=other.action)


def _outcome(
    judgement: Judgement, chosen: Estimate, other: Estimate, known: Outcome | None
) -> Iterator[Fact]:
    """Tell how often the deal comes to what makes most of the difference."""
    view = judgement.view
    told = [one for one in _TOLD if known not in {one, _OPPOSITE.get(one)}]
    gains = {outcome: _gain(view, chosen, other, outcome) for outcome in told}
    outcome = max(gains, key=gains.__getitem__)
    share, against = (_share(judgement, estimate, outcome) for estimate in (chosen, other))
    if gains[outcome] > 0.0 and abs(share - against) >= TELLING:
        yield Fact(
            What.OFTEN,
            outcome=outcome,
            share=share,
            against=against,
            action=chosen.action,
            other=other.action,
        )


def _of_a_bid(
    judgement: Judgement, chosen: Estimate, other: Estimate, known: Outcome | None
) -> Iterator[Fact]:
    """Tell how often trump is made where it is made, or how often that ends in a euchre."""
    if chosen.action == Pass():
        share = _share(judgement, other, Outcome.EUCHRED)
        if share >= RISK:
            yield Fact(What.HOW_OFTEN, outcome=Outcome.EUCHRED, share=share, action=other.action)
        return
    made, lost = (
        Fact(What.HOW_OFTEN, outcome=outcome, share=share, action=estimate.action)
        for estimate, outcome in ((chosen, Outcome.MAKE), (other, Outcome.THEY_MAKE))
        for share in (_share(judgement, estimate, outcome),)
    )
    passed_over = lost.share >= RISK and (known is Outcome.SCORE or made.share < SAFE)
    if known is not Outcome.SCORE or not passed_over:
        yield made
    if passed_over:
        yield lost


def _share(judgement: Judgement, estimate: Estimate, outcome: Outcome) -> float:
    share = share_of(estimate, outcome, judgement.view)
    return share if judgement.is_exact else doubtful(share, judgement.samples)


def _gain(view: View, chosen: Estimate, other: Estimate, outcome: Outcome) -> float:
    """Return how much of the difference is made by the deals that come to that."""
    scale = Scale(view)
    middle = (chosen.worth.value + other.worth.value) / 2
    gain = 0.0
    for estimate, sign in ((chosen, 1.0), (other, -1.0)):
        for ending, share in estimate.endings.items():
            if comes_to(ending, outcome, view):
                worth = scale.of(points_of(view.rules, ending))
                gain += sign * share * (worth.value - middle)
    return gain
