"""How many positions there are after each number of actions.

Counted action by action: every bid, every pick-up, the maker's together or alone, and every card
is one depth; what follows by itself (the end of a trick, of the deal) is none. The walk leaves out
discarding the upcard. Two ways to the same cards are two positions. An independent engine, which
plays four-handed with these options, counts the same.
"""

from dataclasses import dataclass

import pytest

from euchre.rules.actions import TakeUp
from euchre.rules.cards import CardSet, pack, parse_card, parse_cards
from euchre.rules.deal import begin
from euchre.rules.phase import Dealt, Phase
from euchre.rules.rules import Rules

RULES = Rules(
    players=4,
    forced_pickup=True,
    stick_the_dealer=True,
    defend_alone="never",
    loner_lead="dealer",
)
SEATS = "NESW"


@dataclass(frozen=True)
class Case:
    """A deal, and the positions reached at depth 1, 2, 3 ..."""

    dealer: str
    upcard: str
    hands: tuple[str, str, str, str]
    positions: tuple[int, ...]


CASES = [
    Case(
        "S",
        "Ks",
        ("Ah Qh Th Kd Td", "Kh 9d Ac Kc Jc", "9s 9h Jd Tc 9c", "As Ts Jh Ad Qd"),
        (2, 7, 17, 67, 239, 478, 1135, 3075, 7252, 20395),
    ),
    Case(
        "W",
        "Kh",
        ("Qh Th 9d Qc 9c", "Qs Js Qd Td Kc", "As Ks 9s Ac Jc", "Ah 9h Ad Kd Tc"),
        (2, 7, 17, 67, 209, 694, 2312, 7068, 16414, 44990),
    ),
]


def first_position(case: Case) -> Phase:
    hands = tuple(map(parse_cards, case.hands))
    upcard = parse_card(case.upcard)
    stock = CardSet.of(pack(24)) - {upcard}
    for hand in hands:
        stock -= hand
    dealer = SEATS.index(case.dealer)
    return begin(Dealt(RULES, dealer, hands, CardSet(), upcard, stock, (0, 0))).position


def walk(position: Phase, depth: int) -> list[int]:
    """The positions reached at each depth up to that one."""
    if depth == 0:
        return []
    counts = [0] * depth
    for action in position.legal():
        if isinstance(action, TakeUp) and action.discard is position.dealt.upcard:
            continue
        counts[0] += 1
        for deeper, count in enumerate(walk(position.after(action).position, depth - 1), 1):
            counts[deeper] += count
    return counts


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.dealer}-{case.upcard}")
def test_as_many_positions_are_reached_as_another_engine_reaches(case: Case) -> None:
    assert walk(first_position(case), len(case.positions)) == list(case.positions)
