"""Scores and tricks in words, by players, or us and them."""

from __future__ import annotations

from collections.abc import Sequence

from euchre.rules.events import TrickTaken
from euchre.rules.game import winners
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat
from euchre.ui.words.people import People
from euchre.views import View


def side_names(people: People) -> list[str]:
    """Return what the sides are called, in the order of the scores."""
    if people.seating.has_partners:
        if people.ours is None:
            return [people.within(side) for side in people.seating.sides]
        sides = range(len(people.seating.sides))
        return ["us" if side == people.ours else "them" for side in sides]
    return [people.named(side[0]) for side in people.seating.sides]


def totals(people: People, scores: Sequence[int], earned: Sequence[int] | None = None) -> str:
    """Return the totals in a row, with what was earned on the deal just played.

    >>> from euchre.rules.seats import SEATINGS
    >>> totals(People(("You", "Ada"), 0, SEATINGS[2]), (6, 4), (2, 0))
    'you 6 (plus 2), Ada 4'
    """
    earned = earned or (0,) * len(scores)
    return ", ".join(
        f"{name} {score}{f' (plus {points})' if points else ''}"
        for name, score, points in zip(side_names(people), scores, earned, strict=True)
    )


def score_line(
    people: People, rules: Rules, scores: Sequence[int], earned: Sequence[int] | None = None
) -> str:
    """Return the score and the target, with what was earned on the deal just played."""
    line = f"Score: {totals(people, scores, earned)}. First to {rules.target}."
    return f"{line} {play_goes_on(rules, people, scores)}".rstrip()


def play_goes_on(rules: Rules, people: People, scores: Sequence[int]) -> str:
    """Return why a game is not over though its target is reached, nothing where that is not so.

    >>> from euchre.rules.seats import SEATINGS
    >>> play_goes_on(Rules(), People(("You", "Ada", "Bix"), 0, SEATINGS[3]), (10, 3, 10))
    'You and Bix have 10 each, so play goes on until one leads.'
    """
    most = max(scores)
    if most < rules.target or winners(rules, tuple(scores)):
        return ""
    level = [side for side, score in enumerate(scores) if score == most]
    seats = [seat for side in level for seat in people.seating.sides[side]]
    return f"{people.all_of(seats)} have {most} each, so play goes on until one leads."


def trick_counts(people: People, maker: Seat, tricks: Sequence[int]) -> str:
    """Return the tricks of the maker's side and of the defenders; `tricks` are by seat."""
    seating = people.seating
    if seating.has_partners:
        counts = [sum(tricks[seat] for seat in side) for side in seating.sides]
        named = list(zip(side_names(people), counts, strict=True))
        ours_first = named[::-1] if people.ours else named
        return ", ".join(f"{name} {count}" for name, count in ours_first)
    defenders = seating.defenders(maker)
    name = people.named(defenders[0]) if len(defenders) == 1 else "defenders"
    against = sum(tricks[seat] for seat in defenders)
    return f"{people.named(maker)} {tricks[maker]}, {name} {against}"


def tricks_until(view: View, number: int) -> list[int]:
    """Return the tricks by seat once the trick of that number has been taken."""
    winners = [
        event.seat
        for event in view.history
        if isinstance(event, TrickTaken) and event.number <= number
    ]
    return [winners.count(seat) for seat in range(view.rules.players)]
