"""Every way in which the hands of those who play can lie, each with the worlds that have it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from euchre.views import View
from euchre.worlds.bits import bits_of
from euchre.worlds.hidden import Hidden
from euchre.worlds.sharing import share_out


class Holding(NamedTuple):
    """What each seat holds, as bits of cards, and in how many worlds it does.

    A seat that sits out holds nothing here: its cards are of no account.
    """

    hands: tuple[int, ...]
    worlds: int


def holdings(view: View) -> Iterator[Holding]:
    """Iterate over all ways in which the hands of those who play can lie.

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
    active = [place for place, seat in enumerate(hidden.seats) if seat not in out]
    others = [place for place, seat in enumerate(hidden.seats) if seat in out]
    for case in hidden.cases():
        each = case.worlds // case.share.worlds
        in_hand = case.upcard == "hand"
        left = [
            size - (in_hand and seat == hidden.dealer)
            for seat, size in zip(hidden.seats, hidden.sizes, strict=True)
        ]
        for held, rest in _dealt_out(hidden.classes, active, left):
            idle = tuple(
                (cards.bit_count(), tuple(allowed[place] for place in others))
                for allowed, cards in rest.items()
            )
            # Whoever sits out has played no card, and may hold any: there are always ways.
            ways = share_out(idle, tuple(left[place] for place in others)).worlds
            hands = [0] * view.rules.players
            for place, cards in zip(active, held, strict=True):
                seat = hidden.seats[place]
                hands[seat] = cards | (view.upcard.bit if in_hand and seat == hidden.dealer else 0)
            if hidden.me is not None and hidden.me not in out:
                hands[hidden.me] = view.hand.bits
            yield Holding(tuple(hands), ways * each)


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
