"""Who leads after a deal, who deals next, and what was taken back in it."""

from __future__ import annotations

from euchre.rules.rules import Rules
from euchre.rules.seats import Seat
from euchre.ui.words.ends import game_result
from euchre.ui.words.numbers import listed
from euchre.ui.words.people import People


def standing(
    rules: Rules, people: People, scores: tuple[int, ...], winners: tuple[int, ...]
) -> str:
    """Return who leads, or who has won."""
    if winners:
        return game_result(people, winners)
    most = max(scores)
    sides = [side for side, score in enumerate(scores) if score == most]
    seats = [seat for side in sides for seat in people.seating.sides[side]]
    if most >= rules.target:
        return f"{people.all_of(seats)} have {most} each, so play goes on until one leads."
    if len(sides) == len(scores):
        return f"All sides have {most}." if people.seating.has_partners else f"All have {most}."
    if len(seats) > 1:
        return f"{people.all_of(seats)} lead with {most}."
    return people.say(seats[0], "You lead with {most}.", "{name} leads with {most}.", most=most)


def next_dealer(dealer: Seat, people: People) -> str:
    """Return who deals the next hand; the dealer is this hand's."""
    following = people.seating.after(dealer)
    return people.say(following, "You deal the next hand.", "{name} deals the next hand.")


def marks(undone: int, hints: int) -> str:
    """Return what was taken back and asked for in the deal, nothing if nothing was.

    >>> marks(0, 0), marks(2, 1)
    ('', 'You took back 2 decisions and asked for 1 hint.')
    """
    done: list[str] = []
    if undone:
        done.append(f"took back {undone} {'decision' if undone == 1 else 'decisions'}")
    if hints:
        done.append(f"asked for {hints} {'hint' if hints == 1 else 'hints'}")
    return f"You {listed(done)}." if done else ""
