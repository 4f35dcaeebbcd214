"""The solver against plain minimax, and deals whose answer can be told."""

import random

import pytest
from minimax_yardstick import Minimax

from euchre.bots.kernel import Tricks, order_of
from euchre.bots.lanes import lanes_of, merged
from euchre.bots.solver import solve, values
from tests.counts import count
from tests.strategies import DECKS, PLAYERS

SITTING_OUT = {
    2: ((),),
    3: ((), (1,), (2,)),
    4: ((), (2,), (1,), (3,), (1, 2), (2, 3)),
}
"""Who may sit out, counted from the maker: his partner, a defender, or one of each (T3, F1)."""


def random_tricks(dice: random.Random, players: int, *, whole: bool) -> Tricks:
    """A random deal at its first trick, or after some cards with perhaps somebody sitting out."""
    lanes = lanes_of(dice.choice(DECKS))
    maker = dice.randrange(players)
    out = () if whole else dice.choice(SITTING_OUT[players])
    sitting_out = tuple(sorted((maker + seat) % players for seat in out))
    order = order_of(players, maker, sitting_out, lanes)
    cards = dice.sample(sorted(lanes.lane), 5 * players)
    hands = [sum(cards[5 * seat : 5 * seat + 5]) for seat in range(players)]
    tricks = Tricks(order, hands, dice.choice(order.active))
    for _ in range(0 if whole else dice.randrange(5 * order.size)):
        tricks.play(dice.choice(bits_of(tricks.legal())))
    return tricks


def bits_of(cards: int) -> list[int]:
    """The cards one by one."""
    return [1 << place for place in range(cards.bit_length()) if cards >> place & 1]


def state_of(tricks: Tricks) -> list[object]:
    """All that a state consists of."""
    whose = tricks.order, tricks.turn, tricks.left, tricks.won
    trick = tricks.waiting, tricks.follow, tricks.beats, tricks.best, tricks.winner
    return [tuple(tricks.hands), *whose, *trick]


def agree(tricks: Tricks) -> bool:
    """Whether the solver says what minimax says, of each card and in all."""
    truth = Minimax().values(tricks)
    makes = tricks.order.makers[tricks.turn]
    best = max(truth.values()) if makes else min(truth.values())
    return values(tricks) == truth and solve(tricks) == best


@pytest.mark.parametrize(("players", "full"), [(2, 4_000), (3, 4_000), (4, 1_000)])
def test_solver_and_minimax_agree_on_whole_deals(players: int, full: int) -> None:
    dice = random.Random(f"{players} {full}")
    assert all(agree(random_tricks(dice, players, whole=True)) for _ in range(count(full)))


@pytest.mark.parametrize("players", PLAYERS)
def test_solver_and_minimax_agree_at_any_card_and_whoever_sits_out(players: int) -> None:
    dice = random.Random(players)
    assert all(agree(random_tricks(dice, players, whole=False)) for _ in range(count(8_000)))


@pytest.mark.parametrize("players", PLAYERS)
def test_solving_leaves_the_state_as_it_is(players: int) -> None:
    tricks = random_tricks(random.Random(1), players, whole=True)
    before = state_of(tricks)
    solve(tricks)
    values(tricks)
    assert state_of(tricks) == before


def test_after_the_last_card_the_tricks_are_those_won() -> None:
    tricks = random_tricks(random.Random(2), 3, whole=True)
    while tricks.left:
        tricks.play(bits_of(tricks.legal())[0])
    assert solve(tricks) == tricks.won
    assert values(tricks) == {}


@pytest.mark.parametrize("deck", DECKS)
def test_cards_are_merged_only_where_all_between_them_are_dead(deck: int) -> None:
    lanes = lanes_of(deck)
    dice = random.Random(deck)
    for _ in range(count(20_000)):
        live = sum(dice.sample(sorted(lanes.lane), dice.randrange(1, 20)))
        mine = live & dice.getrandbits(40)
        kept: list[int] = []
        for lane in lanes.lanes:
            run = False
            for card in bits_of(live & lane):
                if card & mine and not run:
                    kept.append(card)
                run = bool(card & mine)
        assert bits_of(merged(mine, live, lanes.all)) == kept
