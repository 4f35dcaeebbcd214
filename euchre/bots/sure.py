"""Tricks that a side takes for certain, whatever the others do: bounds that save a search.

They hold with all cards seen, at the beginning of a trick. Whoever is not the player himself counts
against him here, his partner too: a partner who must overtake would take the lead from him.
"""

from __future__ import annotations

from euchre.bots.problem import Problem


def bounds(problem: Problem, live: int, leader: int, left: int) -> int:
    """Return eight times the fewest tricks that the maker's side can still get, plus the most."""
    trumps = live & problem.trumps
    makes = problem.makers[leader]
    drawing = helped = against = 0
    if trumps:
        hands = problem.hands
        for seat in problem.active:
            mine = hands[seat] & trumps
            others = trumps ^ mine
            if mine > others:
                if seat == leader:
                    drawing = _in_trumps(problem, seat, mine, others, leads=True)
                elif problem.makers[seat] == makes:
                    helped = _in_trumps(problem, seat, mine, others, leads=False)
                else:
                    against = _in_trumps(problem, seat, mine, others, leads=False)
                break
    # A fellow's trumps come on top of plain tricks, as he too follows to those.
    cashed = helped + _beside_trumps(problem, live, leader, drawing)
    if makes:
        return cashed << 3 | left - against
    return against << 3 | left - cashed


def _in_trumps(problem: Problem, seat: int, mine: int, others: int, *, leads: bool) -> int:
    """Return the sure tricks in trump of the seat that holds the highest."""
    highest = (mine >> others.bit_length()).bit_count()
    number = mine.bit_count()
    if number > highest:
        # His low ones are good too if the high ones exhaust the others. One of them may be needed
        # to get the lead.
        rounds = highest if leads else highest - 1
        if rounds and _longest(problem, seat, others) <= rounds:
            return number
    return highest


def _beside_trumps(problem: Problem, live: int, leader: int, drawing: int) -> int:
    """Return the tricks that the leader draws in trump, and those he can cash in plain suits."""
    mine = problem.hands[leader] & live
    others = live ^ mine
    trumps = others & problem.trumps
    # Nobody can ruff once all are drawn; he must then have no trump that loses, or none is out.
    drawn = not trumps or (
        drawing == (mine & problem.trumps).bit_count()
        and _longest(problem, leader, trumps) <= drawing
    )
    fellow = problem.fellow[leader]
    reached = 0
    cashed = drawing
    for lane in problem.plain:
        held = mine & lane
        if not held:
            continue
        against = others & lane
        if held > against:
            winners = (held >> against.bit_length()).bit_count()
            if drawn:
                number = held.bit_count()
                if number > winners and _longest(problem, leader, against) <= winners:
                    winners = number
                cashed += winners
            elif against:
                # Before any trump is drawn: as often as everybody must follow.
                cashed += min(winners, _shortest(problem, leader, against))
        elif fellow >= 0 and not reached:
            his = problem.hands[fellow] & against
            if his > against ^ his and (
                drawn or _nobody_ruffs(problem, live, leader, fellow, lane)
            ):
                reached = 1
    if reached and (drawn or not cashed):
        return cashed + 1
    return cashed


def _nobody_ruffs(problem: Problem, live: int, leader: int, fellow: int, lane: int) -> bool:
    """Tell whether each opponent must follow to that lane, or has no trump."""
    for other in problem.active:
        if other not in (leader, fellow):
            hand = problem.hands[other] & live
            if not hand & lane and hand & problem.trumps:
                return False
    return True


def _longest(problem: Problem, seat: int, cards: int) -> int:
    """Return the most of those cards that another seat holds."""
    most = 0
    hands = problem.hands
    for other in problem.active:
        if other != seat:
            number = (hands[other] & cards).bit_count()
            if number > most:  # noqa: PLR1730 - max() takes longer than all the rest
                most = number
    return most


def _shortest(problem: Problem, seat: int, cards: int) -> int:
    """Return the fewest of those cards that another seat holds."""
    fewest = cards.bit_count()
    hands = problem.hands
    for other in problem.active:
        if other != seat:
            number = (hands[other] & cards).bit_count()
            if number < fewest:  # noqa: PLR1730 - the same
                fewest = number
    return fewest
