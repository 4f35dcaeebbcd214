"""The referee itself: its worlds are those of euchre.worlds, its tricks those of plain minimax."""

import random

import pytest
from minimax_yardstick import Minimax

from euchre.bots.laying import Laying
from euchre.rules.actions import Play
from euchre.rules.rules import Rules
from euchre.views import View
from euchre.worlds import Worlds
from tests.bots.complaints.truth import after_card, possible_hands, table_of, truth
from tests.bots.positions import decisions, seen, told
from tests.counts import count
from tests.rules.positions import FOUR, THREE, TWO

RULES = [TWO, THREE, FOUR, Rules(deck=25), Rules(players=4, forced_pickup=True)]


def late(rules: Rules, games: int) -> list[View]:
    """Views in which the last two cards begin to be played."""
    return [
        view
        for _, view, _ in decisions(rules, games)
        if view.phase == "play" and len(view.hand) == 2 and len(view.legal) > 1
    ]


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_hands_that_fit_are_those_of_the_worlds(rules: Rules) -> None:
    chance = random.Random(1)
    for view in late(rules, 1)[: count(1000)]:
        possible = set(possible_hands(view))
        worlds = Worlds(view)
        for _ in range(50):
            hands = worlds.sample(chance).hands
            plays = [0 if seat in view.sitting_out else hand for seat, hand in enumerate(hands)]
            assert tuple(plays) in possible


def test_every_hand_that_fits_is_drawn_in_time() -> None:
    # Seat 1 has one card, known to be no spade: one of the eleven others that are unseen.
    position = told(
        "Tc Td Qd Ah 9s", "9c Jc Kh Qs Ks", up="Ac", rules=TWO,
        then="pass order take 9s Kh Ah Qd 9c Qs Tc Td",
    )  # fmt: skip
    view = seen(position)
    worlds, chance = Worlds(view), random.Random(2)
    drawn = {worlds.sample(chance).hands for _ in range(2000)}
    assert drawn == set(possible_hands(view))


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_tricks_to_come_are_those_of_plain_minimax(rules: Rules) -> None:
    for view in late(rules, 1)[: count(1000)]:
        table, laid = table_of(view), Laying(view)
        won = sum(view.tricks[seat] for seat in table.makers)
        for hands in list(possible_hands(view))[:5]:
            values = Minimax().values(laid.tricks(hands))
            for play in view.legal:
                assert isinstance(play, Play)
                tricks = won + after_card(table, hands, view.seat or 0, view.trick, play.card)
                assert tricks == values[laid.bit(play.card)]


def test_a_card_that_wins_less_somewhere_and_no_more_anywhere_is_dominated() -> None:
    position = told(
        "Qc 9d Kd Ah Qs", "Tc Jc Qd Kh Js", up="As", rules=TWO,
        then="pass order take Qc Kh Ah Kd Qd 9d Jc",
    )  # fmt: skip
    found = truth(seen(position))
    assert found.worlds == 120
    assert found.dominated() == {"Tc"}
