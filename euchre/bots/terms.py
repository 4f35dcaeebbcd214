"""The rules of a table as plain ints, worked out once: who is asked, who leads, what counts."""

from __future__ import annotations

from functools import cache
from typing import Final

from euchre.bots.kernel import PlayOrder, order_of
from euchre.bots.lanes import Lanes, lanes_of
from euchre.rules.cards import CARDS
from euchre.rules.rules import Rules
from euchre.rules.scoring import TRICKS, award
from euchre.rules.seats import SEATINGS, Seating

NEVER: Final = 0
AGAINST_LONER: Final = 1
ANY_HAND: Final = 2
_DEFEND_ALONE: Final = {"never": NEVER, "loner": AGAINST_LONER, "any": ANY_HAND}


class Terms:
    """What the kernel asks of the rules.

    `proposed` is the suit that an upcard stands for, by its index, -1 where the dealer names it
    (B8). `asked` tells whether a maker may play alone at all (D1), `dummy` whether one is dealt.
    `defend_alone` is when the defenders are asked, `defenders` are by maker (T3, F2). `points` are
    those of each side, by maker, whether he is alone, whether a defender is, and the tricks of his
    side. `starts` are the order of play and who leads, by dealer, maker, whether he is alone, and
    the lone defender, counted from 1 (T4, F3).
    """

    __slots__ = (
        "any_suit", "asked", "defend_alone", "defenders", "dummy", "forced_pickup",
        "lanes", "players", "points", "proposed", "starts", "stick_the_dealer",
    )  # fmt: skip
    players: Final[int]
    lanes: Final[Lanes]
    dummy: Final[bool]
    asked: Final[bool]
    stick_the_dealer: Final[bool]
    forced_pickup: Final[bool]
    any_suit: Final[bool]
    proposed: Final[tuple[int, ...]]
    defend_alone: Final[int]
    defenders: Final[tuple[tuple[int, ...], ...]]
    points: Final[tuple[tuple[tuple[tuple[tuple[int, ...], ...], ...], ...], ...]]
    starts: Final[tuple[tuple[tuple[tuple[tuple[PlayOrder, int], ...], ...], ...], ...]]

    def __init__(self, rules: Rules) -> None:
        """Work out what follows from the rules."""
        seating = SEATINGS[rules.players]
        seats = range(rules.players)
        self.players = rules.players
        self.lanes = lanes_of(rules.deck)
        self.dummy = seating.has_dummy
        self.asked = seating.has_dummy or seating.has_partners
        self.stick_the_dealer = rules.stick_the_dealer
        self.forced_pickup = rules.forced_pickup
        self.any_suit = rules.any_suit
        proposed = map(rules.proposed_by, CARDS)
        self.proposed = tuple(-1 if suit is None else int(suit) for suit in proposed)
        self.defend_alone = _DEFEND_ALONE[rules.defend_alone or "never"]
        self.defenders = tuple(map(seating.defenders, seats))
        self.points = tuple(
            tuple(
                tuple(
                    points_of(rules, maker, alone=alone, against=against)
                    for against in (False, True)
                )
                for alone in (False, True)
            )
            for maker in seats
        )
        self.starts = tuple(
            tuple(
                tuple(
                    tuple(
                        _start(rules, self.lanes, dealer, maker, (alone, lone))
                        for lone in (-1, *seats)
                    )
                    for alone in (False, True)
                )
                for maker in seats
            )
            for dealer in seats
        )


@cache
def terms_of(rules: Rules) -> Terms:
    """Return the terms of a table, the same object each time it is asked for."""
    return Terms(rules)


@cache
def points_of(
    rules: Rules, maker: int, *, alone: bool, against: bool
) -> tuple[tuple[int, ...], ...]:
    """Return the points of each side by the tricks of the maker's side (T5-T7, D3, F4).

    `alone` is whether the maker is, `against` whether a defender is.

    >>> points_of(Rules(), 0, alone=False, against=False)[2:]
    ((0, 2, 2), (1, 0, 0), (1, 0, 0), (3, 0, 0))
    """
    sides = SEATINGS[rules.players].sides
    rows = [
        award(rules, tricks, maker_alone=alone, defender_alone=against)
        for tricks in range(TRICKS + 1)
    ]
    return tuple(
        tuple(row.maker if maker in side else row.defenders for side in sides) for row in rows
    )


def _start(
    rules: Rules, lanes: Lanes, dealer: int, maker: int, loners: tuple[bool, int]
) -> tuple[PlayOrder, int]:
    """Return the order of play and the first leader; the loners are as in `starts`."""
    alone, lone = loners
    defenders = SEATINGS[rules.players].defenders(maker)
    out = _sitting_out(
        SEATINGS[rules.players], maker, lone if lone in defenders else -1, alone=alone
    )
    order = order_of(rules.players, maker, out, lanes)
    if rules.loner_lead == "dealer" or not (alone or lone in defenders):
        return order, order.after[dealer]
    return order, order.after[maker if alone else lone]


def _sitting_out(seating: Seating, maker: int, lone: int, *, alone: bool) -> tuple[int, ...]:
    defenders = seating.defenders(maker)
    makers = [seat for seat in range(seating.players) if seat not in defenders and seat != maker]
    against = [seat for seat in defenders if seat != lone]
    return tuple(sorted((makers if alone else []) + (against if lone >= 0 else [])))
