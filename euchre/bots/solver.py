"""Double-dummy: the tricks of the maker's side if all hands lay open and all played best.

The search asks whether the maker's side reaches a goal, and moves the goal until the number is
exact. It remembers what it has found of positions in which a trick begins, merges equivalent cards,
and knows sure tricks when it sees them. The maker's side plays against all others as one side: two
defenders, partners, or whoever is left of them beside loners (T3, F1).

    solve(tricks)            # tricks of the maker's side at the end of the deal, with those won
    values(tricks)           # the same after each legal card: {bit: tricks}, highest card first

Both leave the state as it is. Only cards between which every card is dead are merged, so each legal
card has its own value. Each card that the search lays is one call of `lead` or `follow`.
"""

from __future__ import annotations

from typing import Final

from euchre.bots.kernel import Tricks
from euchre.bots.lanes import merged
from euchre.bots.ordering import ruffs, takers, winners
from euchre.bots.problem import Problem, live_in
from euchre.bots.sure import bounds

_TOO_MANY: Final = 7
"""More tricks than there are."""


def solve(tricks: Tricks) -> int:
    """Return the tricks that the maker's side ends with."""
    problem = Problem(tricks.order, tricks.hands)
    return _exact(problem, tricks, _guess(problem, tricks))


def values(tricks: Tricks) -> dict[int, int]:
    """Return, for each legal card, the tricks that the maker's side ends with."""
    problem = Problem(tricks.order, tricks.hands)
    legal = tricks.legal()
    tried = merged(legal, live_in(problem, tricks.hands) | tricks.best, problem.all)
    guess = _guess(problem, tricks)
    found: dict[int, int] = {}
    while legal:
        card = 1 << legal.bit_length() - 1
        legal ^= card
        # Its run begins with the first of the cards tried that is not higher.
        start = 1 << (tried & (card << 1) - 1).bit_length() - 1
        if start not in found:
            after = tricks.copy()
            after.play(start)
            # The next card is often worth the same.
            found[start] = guess = _exact(problem, after, guess)
        found[card] = found[start]
    return found


def _guess(problem: Problem, tricks: Tricks) -> int:
    """Return about how many tricks the maker's side may end with, by its trumps and aces."""
    counted = live_in(problem, tricks.hands) & (problem.trumps | problem.aces)
    makers = 0
    for seat in problem.active:
        if problem.makers[seat]:
            makers |= tricks.hands[seat]
    share = 2 * (makers & counted).bit_count() + 1
    return tricks.won + (2 * tricks.left * share // (counted.bit_count() + 1) + 2) // 4


def _exact(problem: Problem, tricks: Tricks, guess: int) -> int:
    """Return the tricks that the maker's side ends with; a good guess spares searches."""
    live = live_in(problem, tricks.hands)
    fewest, most = tricks.won, tricks.won + tricks.left
    while fewest < most:
        goal = min(max(guess, fewest + 1), most)
        guess = _search(problem, tricks, live, goal)
        if guess >= goal:
            fewest = guess
            guess += 1
        else:
            most = guess
    return fewest


def _search(problem: Problem, tricks: Tricks, live: int, goal: int) -> int:
    """Return a number of tricks on the same side of the goal as the one that is reached."""
    won, left, seat = tricks.won, tricks.left, tricks.turn
    if not left:
        return won
    if not tricks.best:
        return won + lead(problem, live, seat, left, goal - won)
    lane, best, winner = tricks.follow, tricks.best, tricks.winner
    return won + follow(problem, live, seat, tricks.waiting, lane, best, winner, left, goal - won)


def lead(problem: Problem, live: int, seat: int, left: int, goal: int) -> int:
    """Return a number of tricks on the same side of the goal as those still to come to the makers.

    The seat leads; `live` are the cards in hand, `left` the tricks to come.
    """
    if left == 1:
        return _last_trick(problem, live, seat)
    known = problem.known[seat]
    bound = known.get(live, 0) or bounds(problem, live, seat, left)
    if bound >> 3 >= goal:
        return bound >> 3
    if bound & 7 < goal:
        return bound & 7
    makes = problem.makers[seat]
    hand = problem.hands[seat] & live
    choice = merged(hand, live, problem.all)
    first = winners(problem, choice, live ^ hand)
    choice ^= first
    after, waiting, lanes = problem.after[seat], problem.size - 1, problem.lane
    value = -1 if makes else _TOO_MANY
    while first or choice:
        if first:
            card = 1 << first.bit_length() - 1
            first ^= card
        else:
            card = 1 << choice.bit_length() - 1
            choice ^= card
        tricks = follow(problem, live ^ card, after, waiting, lanes[card], card, seat, left, goal)
        if (tricks > value) == makes:
            value = tricks
        if (tricks >= goal) == makes:
            break
    known[live] = value << 3 | bound & 7 if value >= goal else bound & 56 | value
    return value


def _last_trick(problem: Problem, live: int, seat: int) -> int:
    """Return 1 if the maker's side takes the last trick, which plays itself."""
    hands, after = problem.hands, problem.after
    best = hands[seat] & live
    beats = problem.lane[best] | problem.trumps
    winner = seat
    other = after[seat]
    while other != seat:
        card = hands[other] & live
        if card > best and card & beats:
            best, winner = card, other
        other = after[other]
    return problem.makers[winner]


def follow(  # noqa: PLR0913, PLR0917 - the state of a trick as plain ints, which need no undoing
    problem: Problem, live: int, seat: int, waiting: int, lane: int, best: int,
    winner: int, left: int, goal: int,
) -> int:  # fmt: skip
    """Return what `lead` returns where that seat plays to a trick, `waiting` cards from its end."""
    makes = problem.makers[seat]
    hand = problem.hands[seat] & live
    beats = lane | problem.trumps
    # A card on the table that is beaten is dead already.
    choice = merged(hand & lane or hand, live | best, problem.all)
    first = last = 0
    if choice & choice - 1:
        ours = problem.makers[winner] == makes
        above = choice & beats & -best
        if choice & lane:
            first = takers(problem, live, seat, waiting, above, best, lane, ours=ours)
        else:
            first = ruffs(problem, live, seat, waiting, above, best, lane, ours=ours)
            last = winners(problem, choice & ~beats, live ^ hand)
        choice ^= first | last
    after = problem.after[seat]
    waiting -= 1
    value = -1 if makes else _TOO_MANY
    while first or choice or last:
        cards = first or choice or last
        card = cards & -cards
        if first:
            first ^= card
        elif choice:
            choice ^= card
        else:
            last ^= card
        top, taker = best, winner
        if card > best and card & beats:
            top, taker = card, seat
        if waiting:
            tricks = follow(problem, live ^ card, after, waiting, lane, top, taker, left, goal)
        else:
            won = problem.makers[taker]
            tricks = won + lead(problem, live ^ card, taker, left - 1, goal - won)
        if (tricks > value) == makes:
            value = tricks
        if (tricks >= goal) == makes:
            break
    return value
