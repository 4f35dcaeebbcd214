from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from euchre.rules.cards import Suit
from euchre.rules.contract import Contract
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored, award, award_of, awards, points
from tests.rules.positions import after, begun, lay

TRICKS = range(6)
EVERYBODY_ALONE_OR_NOT = list(product([False, True], repeat=2))


class Row(NamedTuple):
    """A row of the rule book: what it is about, and the points of the maker's side and the others.

    `maker_alone` and `defender_alone` are None where it makes no difference.
    """

    clause: str
    tricks: tuple[int, ...]
    maker_alone: bool | None
    defender_alone: bool | None
    maker: int
    defenders: int


EITHER = None
ALONE = True
NOT = False

ROWS_OF_TWO = [
    Row("D3", (3, 4), EITHER, EITHER, 1, 0),
    Row("D3", (5,), EITHER, EITHER, 2, 0),
    Row("D3", (0, 1, 2), EITHER, EITHER, 0, 2),
]
ROWS_OF_FOUR = [
    Row("F4", (3, 4), EITHER, EITHER, 1, 0),
    Row("F4", (5,), NOT, EITHER, 2, 0),
    Row("F4", (5,), ALONE, EITHER, 4, 0),
    Row("F4", (0, 1, 2), EITHER, NOT, 0, 2),
    Row("F4", (0, 1, 2), EITHER, ALONE, 0, 4),
]


def rows_of_three(lone_march: int, all_five: int) -> list[Row]:
    return [
        Row("T5", (3, 4), EITHER, EITHER, 1, 0),
        Row("T5", (5,), NOT, EITHER, 3, 0),
        Row("T5", (5,), ALONE, EITHER, lone_march, 0),
        Row("T6", (1, 2), EITHER, NOT, 0, 2),
        Row("T6", (0,), EITHER, NOT, 0, all_five),
        Row("T7", (1, 2), EITHER, ALONE, 0, 2),
        Row("T7", (0,), EITHER, ALONE, 0, 4),
    ]


TABLES = [
    (Rules(players=2), ROWS_OF_TWO),
    (Rules(players=4), ROWS_OF_FOUR),
    (Rules(lone_march=3, super_euchre=False), rows_of_three(3, 2)),
    (Rules(lone_march=4, super_euchre=False), rows_of_three(4, 2)),
    (Rules(lone_march=5, super_euchre=False), rows_of_three(5, 2)),
    (Rules(lone_march=3, super_euchre=True), rows_of_three(3, 4)),
    (Rules(lone_march=4, super_euchre=True), rows_of_three(4, 4)),
    (Rules(lone_march=5, super_euchre=True), rows_of_three(5, 4)),
]


class Outcome(NamedTuple):
    """How a deal ended, and what the rule book says about it."""

    rules: Rules
    tricks: int
    maker_alone: bool
    defender_alone: bool
    clause: str
    maker: int
    defenders: int


def outcomes() -> Iterator[Outcome]:
    """Every outcome of every row of every table."""
    for rules, rows in TABLES:
        for row in rows:
            maker_alone = [False, True] if row.maker_alone is None else [row.maker_alone]
            defender_alone = [False, True] if row.defender_alone is None else [row.defender_alone]
            for outcome in product(row.tricks, maker_alone, defender_alone):
                if rules.players > 2 or outcome[1:] == (False, False):
                    yield Outcome(rules, *outcome, row.clause, row.maker, row.defenders)


@pytest.mark.parametrize("outcome", [*outcomes()])
def test_every_outcome_scores_as_its_row_of_the_rule_book_says(outcome: Outcome) -> None:
    """T5, T6, T7, D3, F4."""
    rules, tricks, maker_alone, defender_alone, clause, maker, defenders = outcome
    row = award(rules, tricks, maker_alone=maker_alone, defender_alone=defender_alone)
    assert (row.clause, row.maker, row.defenders) == (clause, maker, defenders)
    # and whoever the maker is, whichever defender is alone, and however the tricks fell
    seating = rules.seating
    for seat in range(rules.players):
        contract = Contract.made(lay(up="9c", rules=rules), Suit.CLUBS, Suit.CLUBS, seat)
        mine = seating.sides[seating.side_of(seat)]
        if maker_alone:
            contract = contract.going_alone(seat)
        for other in seating.defenders(seat):
            against = contract.going_alone(other) if defender_alone else contract
            won = [0] * rules.players
            won[other] = 5 - tricks
            for number in range(tricks):
                won[mine[number % len(mine)]] += 1
            expected = tuple(maker if side == mine else defenders for side in seating.sides)
            assert points(against, won) == expected
            assert award_of(against, won) == row


@pytest.mark.parametrize("rules", [rules for rules, _ in TABLES], ids=str)
def test_the_award_table_covers_every_outcome_exactly_once(rules: Rules) -> None:
    """T5, T6, T7, D3, F4."""
    for tricks, (maker_alone, defender_alone) in product(TRICKS, EVERYBODY_ALONE_OR_NOT):
        rows = [
            row
            for row in awards(rules)
            if row.applies(tricks, maker_alone=maker_alone, defender_alone=defender_alone)
        ]
        assert len(rows) == 1


def test_two_defenders_need_no_lone_defender_to_super_euchre_a_loner() -> None:
    """T6."""
    rules = Rules(super_euchre=True)
    assert award(rules, 0, maker_alone=True, defender_alone=False).defenders == 4
    assert award(Rules(), 0, maker_alone=True, defender_alone=False).defenders == 2


def winning_all(position: Phase, winner: int) -> Phase:
    """The position when a seat that must win every trick has won them."""
    while position.word == "play":
        position = after(position, str(position.legal()[0]))
    assert position.public().tricks[winner] == 5
    return position


def points_of(position: Phase) -> tuple[int, ...]:
    assert isinstance(position, Scored)
    return position.points


def test_a_lone_defenders_five_tricks_score_for_the_defender_who_sat_out_too() -> None:
    """T7."""
    position = begun(
        "9c Tc Qc Kc 9d",
        "Jh Jd Ah Kh Qh",
        "Qd Kd Ad Ts Qs",
        up="As",
        dealer=2,
        dummy="Ac Jc Td Js Ks",
        then="pass pass pass name h dummy keep 9c Tc Qc Kc 9d alone",
    )
    assert position.public().sitting_out == (2,)
    assert points_of(winning_all(position, 1)) == (0, 4, 4)


def test_a_lone_makers_march_scores_by_the_table() -> None:
    """T5."""
    for lone_march in (3, 4, 5):
        position = begun(
            "Jh Jd Ah Kh Qh",
            "9c Tc Qc Kc 9d",
            up="As",
            dealer=2,
            rules=Rules(lone_march=lone_march),
            then="pass pass pass name h alone together together",
        )
        assert points_of(winning_all(position, 0)) == (lone_march, 0, 0)


def test_a_lone_maker_scores_his_march_against_a_lone_defender_too() -> None:
    """T7, T5."""
    position = begun(
        "Jh Jd Ah Kh Qh",
        "9c Tc Qc Kc 9d",
        up="As",
        dealer=2,
        rules=Rules(lone_march=5),
        then="pass pass pass name h alone alone",
    )
    assert points_of(winning_all(position, 0)) == (5, 0, 0)


def test_partners_score_as_a_side() -> None:
    """F4."""
    position = begun(
        "Jh Jd Ah Kh Qh",
        "9c Tc Qc Kc 9d",
        up="As",
        dealer=3,
        rules=Rules(players=4),
        then="pass pass pass pass name h",
    )
    assert points_of(winning_all(after(position, "together"), 0)) == (2, 0)
    assert points_of(winning_all(after(position, "alone together together"), 0)) == (4, 0)
