"""Which cards the solver tries first: where the first one decides, the others need no search.

Nothing here changes what the solver finds, only how soon.
"""

from __future__ import annotations

from euchre.bots.problem import Problem


def winners(problem: Problem, choice: int, others: int) -> int:
    """Return those of the cards that no other card of their suit can beat."""
    found = 0
    while choice:
        card = choice & -choice
        choice ^= card
        if others & problem.lane[card] < card:
            found |= card
    return found


def ruffs(  # noqa: PLR0913, PLR0917 - plain ints, as in the solver
    problem: Problem, live: int, seat: int, waiting: int, above: int, best: int, lane: int,
    *, ours: bool,
) -> int:  # fmt: skip
    """Return the trumps to try first by a seat that cannot follow.

    It ruffs what the other side is taking, or can still take.
    """
    if ours and above:
        behind = _behind(problem, live, seat, waiting)
        return above if (behind & lane or behind & problem.trumps) > best else 0
    return above


def takers(  # noqa: PLR0913, PLR0917 - the same
    problem: Problem, live: int, seat: int, waiting: int, above: int, best: int, lane: int,
    *, ours: bool,
) -> int:  # fmt: skip
    """Return the cards to try first by a seat that follows, of those that beat the best so far."""
    if not above or (ours and (waiting == 1 or not live & lane & -best)):
        return 0
    if ours:
        return 1 << above.bit_length() - 1
    if waiting == 1:
        return above
    sure = above & -(1 << (_behind(problem, live, seat, waiting) & lane).bit_length())
    return sure or 1 << above.bit_length() - 1


def _behind(problem: Problem, live: int, seat: int, waiting: int) -> int:
    """Return the cards of the opponents who are still to play to the trick."""
    cards = 0
    makes = problem.makers[seat]
    other = problem.after[seat]
    for _ in range(waiting - 1):
        if problem.makers[other] != makes:
            cards |= problem.hands[other]
        other = problem.after[other]
    return cards & live
