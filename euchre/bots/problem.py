"""One world to be solved: what the parts of the solver share about it."""

from __future__ import annotations

from typing import Final

from euchre.bots.kernel import PlayOrder


class Problem:
    """The hands of a world, who plays after whom, and what is known of its positions.

    `hands` are never changed: a hand in a position is what is left of it among the live cards,
    those that are still in a hand. `known` has, by leader and then by the live cards, eight times
    the fewest tricks that the maker's side can still get, plus the most. The rest is as in
    `PlayOrder` and `Lanes`.
    """

    __slots__ = (
        "aces", "active", "after", "all", "fellow", "hands", "known", "lane", "makers", "plain",
        "size", "trumps",
    )  # fmt: skip
    hands: Final[list[int]]
    known: Final[list[dict[int, int]]]
    active: Final[tuple[int, ...]]
    after: Final[tuple[int, ...]]
    fellow: Final[tuple[int, ...]]
    makers: Final[tuple[int, ...]]
    size: Final[int]
    lane: Final[dict[int, int]]
    plain: Final[tuple[int, ...]]
    trumps: Final[int]
    aces: Final[int]
    all: Final[int]

    def __init__(self, order: PlayOrder, hands: list[int]) -> None:
        """Take the hands, by seat, of a position that is to be solved."""
        self.hands = hands
        self.known = [{} for _ in hands]
        self.active = order.active
        self.after = order.after
        self.fellow = order.fellow
        self.makers = order.makers
        self.size = order.size
        lanes = order.lanes
        self.lane = lanes.lane
        self.plain = lanes.plain
        self.trumps = lanes.trumps
        self.aces = lanes.aces
        self.all = lanes.all


def live_in(problem: Problem, hands: list[int]) -> int:
    """Return the cards of those who play."""
    live = 0
    for seat in problem.active:
        live |= hands[seat]
    return live
