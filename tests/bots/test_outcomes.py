"""The table of what deals come to is what the bots come to that it was counted with."""

from random import Random

import outcomes as counting
import pytest

from euchre.bots import BOTS
from euchre.bots.kinds import kind_of
from euchre.bots.outcomes import DEALS, LEVEL, OUTCOMES, SAMPLES, SEED
from euchre.rules.deal import deal
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.table.shuffle import Packs
from euchre.views import view
from tests.counts import count

KINDS = [pytest.param(rules, id=str(kind_of(rules))) for rules in counting.TABLES]
AGAIN = 'normal plays otherwise than when deals were counted: "benchmarks/outcomes.py --write"'


def test_each_kind_has_a_table() -> None:
    rules = [Rules(players=2), *(Rules(lone_march=march) for march in (3, 4, 5)), Rules(players=4)]
    assert set(OUTCOMES) == set(SAMPLES) == {kind_of(each) for each in rules}


@pytest.mark.parametrize("rules", KINDS)
def test_the_first_deals_counted_again_come_to_the_same(rules: Rules) -> None:
    again = counting.sample(rules, LEVEL, SEED)
    assert SAMPLES[kind_of(rules)].split("\n")[1:-1] == again, AGAIN


@pytest.mark.slow
@pytest.mark.parametrize("rules", KINDS)
def test_a_line_of_the_table_counted_again_is_the_same(rules: Rules) -> None:
    needs = counting.standings(rules)[-1]
    again = counting.as_line(rules, needs, counting.counted(rules, LEVEL, DEALS, SEED, needs))
    assert OUTCOMES[kind_of(rules)].split("\n")[-2] == again, AGAIN


# Who is far from the target


def played(rules: Rules, number: int, needs: tuple[int, ...]) -> str:
    """All that happens in a deal between equal bots where sides need so many points."""
    bots = [BOTS[LEVEL](seed=SEED) for _ in range(rules.players)]
    scores = tuple(rules.target - need for need in needs)
    order = Packs(rules, SEED).order(number)
    position: Phase = deal(rules, number % rules.players, order, scores).position
    told: list[str] = []
    while position.turn is not None:
        choice = bots[position.turn].choose(view(position, position.turn))
        told.append(f"{position.turn} {choice}")
        position = position.after(choice).position
    return ", ".join(told)


def differing(rules: Rules, far: int, deals: int) -> list[int]:
    """The deals in which it matters whether sides need just so many points or many more."""
    chance, found = Random(SEED), list[int]()
    for number in range(deals):
        near = [chance.randint(1, far) for _ in rules.seating.sides]
        near[number % len(near)] = far
        beyond = [chance.randint(far + 1, rules.target) if need == far else need for need in near]
        if played(rules, number, tuple(near)) != played(rules, number, tuple(beyond)):
            found.append(number)
    return found


@pytest.mark.parametrize("rules", KINDS)
def test_who_needs_the_most_that_is_told_apart_bids_and_plays_as_who_needs_more(
    rules: Rules,
) -> None:
    assert differing(rules, kind_of(rules).far, max(100, count(5_000))) == []


@pytest.mark.parametrize("march", [4, 5])
def test_where_a_lone_march_pays_more_than_the_dummys_it_matters_who_needs_more_than_that(
    march: int,
) -> None:
    assert differing(Rules(lone_march=march), 3, 100)
