"""Who is ahead after a deal, who deals next, and what was taken back in it."""

from __future__ import annotations

from typing import Final

from euchre.rules.rules import Rules
from euchre.rules.seats import Seat
from euchre.ui.words.ends import game_result
from euchre.ui.words.numbers import points
from euchre.ui.words.people import People
from euchre.ui.words.scores import play_goes_on

_ALL: Final = {2: "Both", 3: "All", 4: "Both sides"}


def standing(
    rules: Rules, people: People, scores: tuple[int, ...], winners: tuple[int, ...]
) -> str:
    """Return who is ahead, or who has won.

    >>> from euchre.rules.seats import SEATINGS
    >>> four = People(("You", "Ada", "Cleo", "Bix"), 0, SEATINGS[4])
    >>> standing(Rules(players=4), four, (1, 0), ())
    'You and Cleo are ahead with 1 point.'
    >>> standing(Rules(players=2), People(("You", "Ada"), 0, SEATINGS[2]), (2, 2), ())
    'Both have 2 points.'
    """
    if winners:
        return game_result(people, winners)
    most = max(scores)
    sides = [side for side, score in enumerate(scores) if score == most]
    seats = [seat for side in sides for seat in people.seating.sides[side]]
    if most >= rules.target:
        return play_goes_on(rules, people, scores)
    if len(sides) == len(scores):
        return f"{_ALL[people.seating.players]} have {points(most)}."
    if len(seats) > 1:
        each = "" if people.seating.has_partners else " each"
        return f"{people.all_of(seats)} are ahead with {points(most)}{each}."
    return people.say(
        seats[0],
        "You are ahead with {most}.",
        "{name} is ahead with {most}.",
        most=points(most),
    )


def next_dealer(dealer: Seat, people: People) -> str:
    """Return who deals the next hand; the dealer is this hand's."""
    following = people.seating.after(dealer)
    return people.say(following, "You deal the next hand.", "{name} deals the next hand.")


def marks(undone: int, hints: int) -> str:
    """Return what was taken back and asked for in the deal, nothing if nothing was.

    >>> marks(0, 0), marks(2, 1)
    ('', 'Taken back: 2. Hints: 1.')
    """
    counted = (("Taken back", undone), ("Hints", hints))
    return " ".join(f"{what}: {count}." for what, count in counted if count)
