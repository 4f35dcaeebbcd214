"""What players complain of, asked of the bot that searches."""

import random

import pytest

from euchre.bots import BOTS, Motive, Unit
from euchre.bots.laying import Table
from euchre.bots.solver import values
from euchre.rules.actions import Play
from euchre.rules.cards import pack
from euchre.rules.deal import deal
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.views import view
from euchre.worlds import Worlds
from tests.bots.positions import answer, explained, seen, told
from tests.counts import count
from tests.rules.positions import FOUR, THREE, TWO

BEST = "Jh Jd Ah Kh As"
FOUR_POINTS = Rules(lone_march=4)
FIVE_POINTS = Rules(lone_march=5)


# Sides


@pytest.mark.parametrize("fourth", ["Ks Ts Ah 9h Js", "Kc 9d Ah 9h Jc"])
def test_a_defender_does_not_take_the_trick_from_the_fellow_who_is_winning_it(fourth: str) -> None:
    position = told(
        fourth,
        "Jh Jd Kh Qs 9s",
        "As Kc Qc 9d Td",
        dummy="Qh Th Ad Kd 9c",
        up="Tc",
        then="pass pass pass name h dummy keep Jh Jd Kh Qs Qh together together Qs As",
    )
    assert answer(position, "expert") not in {"Ah", "9h"}


def test_a_partner_does_not_ruff_the_partners_trick() -> None:
    position = told(
        "9c Tc Qd Jd Qc",
        "Jh Ah Kh 9d Td",
        "Ks 9s Ts Kc Ac",
        "As Qs Ad Qh 9h",
        rules=FOUR,
        up="Jc",
        then="pass pass pass pass name h together Td Kc",
    )
    assert answer(position, "expert") == "Ad"


# Loners


@pytest.mark.parametrize("rules", [FOUR, FIVE_POINTS])
def test_the_best_of_hands_goes_alone(rules: Rules) -> None:
    position = told("9c", BEST, up="Tc", rules=rules, then="pass " * rules.players + "name h")
    assert answer(position, "expert") == "alone"


@pytest.mark.parametrize("rules", [FOUR, FOUR_POINTS, FIVE_POINTS])
def test_nobody_goes_alone_against_a_right_bower_that_the_opposing_dealer_took(
    rules: Rules,
) -> None:
    position = told("9c Tc", "Jd Ah Kh Qh As", up="Jh", rules=rules, then="order take 9c")
    assert answer(position, "expert") != "alone"


@pytest.mark.parametrize(("rules", "score"), [(FOUR, 9), (FOUR_POINTS, 9)])
def test_nobody_goes_alone_where_the_march_is_worth_nothing_more(rules: Rules, score: int) -> None:
    scores = tuple(score if side == 1 else 0 for side in range(len(rules.seating.sides)))
    hand = "Jh Ah Kh As Ts"
    then = "pass " * rules.players + "name h"
    position = told("9c", hand, up="Tc", rules=rules, scores=scores, then=then)
    assert answer(position, "expert") != "alone"


# Bids


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
@pytest.mark.parametrize("seat", range(4))
def test_right_ace_king_is_not_passed(rules: Rules, seat: int) -> None:
    if seat >= rules.players:
        pytest.skip("no such seat")
    hands = [""] * rules.players
    hands[seat] = "Jh Ah Kh Tc Qs"
    before = "pass " * ((seat - 1) % rules.players)
    assert answer(told(*hands, up="9h", rules=rules, then=before), "expert") == "order"


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_right_ace_king_is_named(rules: Rules) -> None:
    position = told("", "Jh Ah Kh Tc Qs", up="9c", rules=rules, then="pass " * rules.players)
    assert answer(position, "expert") == "name h"


def test_two_bare_bowers_do_not_order_the_upcard_into_the_opposing_dealers_hand() -> None:
    position = told("", "Jh Jd 9c Tc Qs", up="Ah", rules=FOUR, then="")
    assert answer(position, "expert") == "pass"


@pytest.mark.parametrize("hand", ["9h Th Ah Qs Tc", "Kh Jd Ah Qs Tc"])
def test_three_good_trumps_assist_the_partner_who_deals(hand: str) -> None:
    assert answer(told("", "", hand, up="Qh", rules=FOUR, then="pass"), "expert") == "order"


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_nothing_at_all_is_passed(rules: Rules) -> None:
    position = told("", "9c Tc Qs 9s Td", up="Jh", rules=rules, then="")
    assert answer(position, "expert") == "pass"


# Play


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR], ids=["two", "three", "four"])
@pytest.mark.parametrize("level", ["expert"])
def test_of_the_last_two_cards_the_one_that_is_best_in_every_world_is_played(
    rules: Rules, level: str
) -> None:
    checked = 0
    cards = list(pack(rules.deck))
    plain = BOTS["normal"](0)
    for number in range(count(4000)):
        random.Random(f"last two {number}").shuffle(cards)
        position: Phase = deal(rules, number % rules.players, cards).position
        while position.turn is not None:
            looked_at = seen(position)
            if looked_at.phase == "play" and len(looked_at.legal) == len(looked_at.hand) == 2:
                checked += dominated(position, level)
            position = position.after(plain.choose(looked_at)).position
    assert checked


def dominated(position: Phase, level: str) -> bool:
    """Whether one card is no worse in any world and better in some; the bot must then play it."""
    looked_at = view(position, position.turn)
    table, worlds = Table(looked_at), Worlds(looked_at)
    assert looked_at.maker is not None
    makes = looked_at.seat not in looked_at.rules.seating.defenders(looked_at.maker)
    first, second = (action for action in looked_at.legal if isinstance(action, Play))
    more, less = 0, 0
    chance = random.Random("worlds")
    out = looked_at.sitting_out
    for _ in range(60):
        hands = [
            0 if seat in out else hand for seat, hand in enumerate(worlds.sample(chance).hands)
        ]
        tricks = values(table.tricks(hands))
        gain = tricks[table.bit(first.card)] - tricks[table.bit(second.card)]
        gain = gain if makes else -gain
        more, less = max(more, gain), min(less, gain)
    if (more > 0) is (less < 0):
        return False
    explanation = BOTS[level](0).explain(looked_at)
    better = first if more > 0 else second
    best, worst = explanation.options
    assert best.action == better or best.value - worst.value < 0.15, str(looked_at)
    return True


# What it says


def test_values_are_points_and_the_reason_is_a_plain_players_where_he_agrees() -> None:
    explanation = explained(told("", "Jh Ah Kh Tc Qs", up="9h", then=""), "expert")
    assert (explanation.motive, explanation.unit) == (Motive.STRONG_HAND, Unit.POINTS)
    order, pass_ = explanation.options
    assert order.value > pass_.value
    assert -3 < pass_.value < order.value < 4
