"""Every way in which the hands of those who play can lie, each with the worlds that have it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from operator import mul
from typing import NamedTuple

from euchre.views import View
from euchre.worlds.bits import bits_of
from euchre.worlds.hidden import Case, Hidden
from euchre.worlds.sharing import share_out


class Holding(NamedTuple):
    """What each seat holds, as bits of cards, and in how many worlds it does.

    A seat that sits out holds nothing here: its cards are of no account.
    """

    hands: tuple[int, ...]
    worlds: int


def holdings(view: View) -> Iterator[Holding]:
    """Iterate over all ways in which the hands of those who play can lie, each of them once.

    Raises ValueError for the view of a deal that is over.

    >>> from euchre.rules.cards import pack
    >>> from euchre.rules.deal import deal
    >>> from euchre.rules.rules import Rules
    >>> from euchre.views import view
    >>> some = next(holdings(view(deal(Rules(players=2), dealer=0, order=pack(24)).position, 1)))
    >>> [hand.bit_count() for hand in some.hands], some.worlds
    ([5, 5], 1)
    """
    hidden = Hidden(view)
    out = view.sitting_out
    # Where the upcard lies is of no account, but in a hand that plays: that tells hands apart.
    by_sight: dict[bool, list[Case]] = {}
    for case in hidden.cases():
        by_sight.setdefault(case.upcard == "hand" and hidden.dealer not in out, []).append(case)
    for is_in_sight, cases in by_sight.items():
        yield from _of_cases(hidden, cases, view.upcard.bit if is_in_sight else 0)


def _of_cases(hidden: Hidden, cases: Sequence[Case], upcard: int) -> Iterator[Holding]:
    """Iterate over the hands of cases alike to those who play; a dealer who does has the upcard."""
    view = hidden.view
    out = view.sitting_out
    active = [place for place, seat in enumerate(hidden.seats) if seat not in out]
    others = [place for place, seat in enumerate(hidden.seats) if seat in out]
    left = [hidden.left(case.upcard) for case in cases]
    each = [case.worlds // case.share.worlds for case in cases]
    for held, rest in _dealt_out(hidden.classes, active, left[0]):
        idle = tuple(
            (cards.bit_count(), tuple(allowed[place] for place in others))
            for allowed, cards in rest.items()
        )
        # Whoever sits out has played no card, and may hold any: there are always ways.
        ways = [share_out(idle, tuple(sizes[place] for place in others)).worlds for sizes in left]
        hands = [0] * view.rules.players
        for place, cards in zip(active, held, strict=True):
            seat = hidden.seats[place]
            hands[seat] = cards | (upcard if seat == hidden.dealer else 0)
        if hidden.me is not None and hidden.me not in out:
            hands[hidden.me] = view.hand.bits
        yield Holding(tuple(hands), sum(map(mul, ways, each)))


def _dealt_out(
    classes: dict[tuple[bool, ...], int], places: Sequence[int], sizes: Sequence[int]
) -> Iterator[tuple[tuple[int, ...], dict[tuple[bool, ...], int]]]:
    """Iterate over what those places can hold, and over the cards that are then left by class."""
    if not places:
        yield (), classes
        return
    first, *later = places
    allowed = sum(cards for may, cards in classes.items() if may[first])
    for some in combinations(bits_of(allowed), sizes[first]):
        held = sum(some)
        left = {may: cards & ~held for may, cards in classes.items()}
        for others, rest in _dealt_out(left, later, sizes):
            yield (held, *others), rest
