"""Which outcome of a deal wins the game, and for whom: what an option is chosen or shunned for."""

from __future__ import annotations

from typing import Final

from euchre.bots.ending import points_of
from euchre.coach.estimate import Estimate, Judgement
from euchre.coach.hints.facts import Fact, Outcome, What
from euchre.coach.hints.outcomes import comes_to, share_of
from euchre.rules.game import winners
from euchre.views import View

NOTABLE: Final = 0.03
"""Of two options one comes to it more often than the other by no less than that."""
_OURS: Final = (Outcome.MAKE, Outcome.EUCHRED, Outcome.MARCH)
_THEIRS: Final = (Outcome.THEY_MAKE, Outcome.EUCHRE, Outcome.THEY_MARCH)
_PART_OF: Final = {Outcome.MARCH: Outcome.MAKE, Outcome.THEY_MARCH: Outcome.THEY_MAKE}


def wins_game(judgement: Judgement, chosen: Estimate, other: Estimate) -> Fact | None:
    """Return the outcome that wins the game for a side, where an option is better for that.

    The option comes to it more often than the other, where the side is the seat's own, or else less
    often; None where there is no such outcome.
    """
    view = judgement.view
    seating = view.rules.seating
    # Before trump is made it is not said which opponent would make it.
    told = _OURS if view.maker is None else (*_OURS, *_THEIRS)
    found: dict[Outcome, tuple[float, Fact]] = {}
    for outcome in told:
        winner = _winner(view, (chosen, other), outcome)
        if winner is None or _PART_OF.get(outcome) in found:
            continue
        side, total = winner
        more = share_of(chosen, outcome, view) - share_of(other, outcome, view)
        gain = more if view.seat in seating.sides[side] else -more
        seats = seating.sides[side]
        found[outcome] = gain, Fact(What.WINS_GAME, seats=seats, number=total, outcome=outcome)
    gain, fact = max(found.values(), key=lambda each: each[0], default=(0.0, None))
    return fact if gain >= NOTABLE else None


def _winner(
    view: View, estimates: tuple[Estimate, ...], outcome: Outcome
) -> tuple[int, int] | None:
    """Return the side that wins by every ending of that kind, and its points then."""
    sides: set[tuple[int, int] | None] = set()
    for estimate in estimates:
        for ending in estimate.endings:
            if comes_to(ending, outcome, view):
                gains = zip(view.scores, points_of(view.rules, ending), strict=True)
                scores = tuple(score + gained for score, gained in gains)
                won = winners(view.rules, scores)
                sides.add((won[0], scores[won[0]]) if len(won) == 1 else None)
    return sides.pop() if len(sides) == 1 else None
