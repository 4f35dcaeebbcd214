"""An option tried out in a world is played to its end as the rules have it, for exact points."""

from random import Random

import pytest

from euchre.bots.options import likely_options
from euchre.bots.trials import Trials
from euchre.bots.weights import LikelyWorlds
from euchre.rules.actions import parse_action
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.worlds import position
from tests.bots.played_out import played_out, world_of
from tests.bots.positions import decisions, seen, told
from tests.bots.test_playout import TABLES
from tests.counts import count
from tests.rules.positions import FOUR, THREE


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_trial_comes_to_what_the_rules_come_to_when_yardsticks_play_on(rules: Rules) -> None:
    tried = 0
    for _, view, _ in decisions(rules, count(40)):
        if len(view.legal) > 1 and view.phase not in {"joker", "play"}:
            world = LikelyWorlds(view, Random(str(view))).draw()
            trials, reached = Trials(view), position(view, world)
            for option in likely_options(view):
                end = played_out(reached.after(option).position)
                assert trials.outcome(world, option) == end.points, (str(view), str(option))
                tried += 1
    assert tried > 10


def outcome(where: Phase, option: str) -> tuple[int, ...]:
    """The points by side, tried out with the cards as they lie."""
    action = parse_action(option)
    assert action in where.legal()
    return Trials(seen(where)).outcome(world_of(where), action)


def bower_and_king(then: str) -> Phase:
    """Four-handed, seat 0 deals; of the trumps only the ten and the nine are out beside its own."""
    return told(
        "Jh Ks Qc 9d As",
        "Ad Kd 9s Ts Qs",
        "Td Qd Th 9c Tc",
        "Ac Kc Jc 9h Js",
        up="Ah",
        rules=FOUR,
        then=then,
    )


def ace_turned_down(then: str) -> Phase:
    """The same, but that the ace of spades lies turned down, and seat 0 names hearts."""
    return told(
        "Jh Ah Ks Qc 9d",
        "Ad Kd 9s Ts Qs",
        "Td Qd Th 9c Tc",
        "Ac Kc Jc 9h Js",
        up="As",
        rules=FOUR,
        then=f"{'pass ' * 7}name h {then}",
    )


def dummy_of_spades(then: str) -> Phase:
    """Three-handed, seat 0 deals; the dummy holds the ace of spades, and low ones."""
    return told(
        "Jh Ah Ks Qc 9d",
        "Ad Kd Th 9c Jc",
        "Td Qd 9h Ac Kc",
        dummy="As 9s Ts Js Qs",
        up="Tc",
        then=then,
    )


NAMED = "pass pass pass pass pass name h"
KEPT = f"{NAMED} dummy keep Jh Ah Ks Qc 9d"


@pytest.mark.parametrize(
    ("option", "points"),
    [
        # The dealer throws the nine: ace and king of spades, and both trumps, make it.
        ("order", (1, 0)),
        # Seat 1, first in the next round, names spades, and makes it.
        ("pass", (0, 1)),
    ],
)
def test_a_bid_is_tried(option: str, points: tuple[int, int]) -> None:
    assert outcome(bower_and_king("pass pass pass"), option) == points


@pytest.mark.parametrize(
    ("option", "points"), [("name h", (3, 0, 0)), ("name d", (1, 0, 0)), ("pass", (0, 0, 0))]
)
def test_a_suit_is_tried_and_a_deal_that_nobody_takes_pays_nothing(
    option: str, points: tuple[int, int, int]
) -> None:
    assert outcome(dummy_of_spades("pass pass pass pass pass"), option) == points


def test_a_discard_is_tried() -> None:
    after_order = bower_and_king("pass pass pass order")
    assert outcome(after_order, "take Qc") == (1, 0)
    assert outcome(after_order, "take Jh") == (0, 2)


def test_a_dealer_knows_what_he_threw() -> None:
    # He loses the first trick, ruffs the second with the ace, draws the last trumps with the right,
    # and has the king of spades and the queen of clubs. The king is high, as he threw the ace.
    assert outcome(bower_and_king("pass pass pass order take As"), "together") == (1, 0)


def test_everybody_knows_what_was_turned_down() -> None:
    assert outcome(ace_turned_down(""), "together") == (1, 0)


@pytest.mark.parametrize(
    ("option", "points"),
    [
        # With the best five of ten, right, ace and three high spades, all tricks are his.
        ("dummy", (3, 0, 0)),
        # Alone the nine and the queen lose, and then the king of spades to no ace: two tricks.
        ("alone", (0, 2, 2)),
    ],
)
def test_dummy_or_alone_is_tried(option: str, points: tuple[int, int, int]) -> None:
    assert outcome(dummy_of_spades(NAMED), option) == points


def test_a_five_is_tried_by_a_maker_who_knows_what_he_put_aside() -> None:
    taken = dummy_of_spades(f"{NAMED} dummy")
    assert outcome(taken, "keep Jh Ah As Ks Qs") == (3, 0, 0)
    # As when he throws the ace of spades: his king is high, and his third trick.
    assert outcome(taken, "keep Jh Ah Ks Qc 9d") == (1, 0, 0)


@pytest.mark.parametrize(("seat", "then"), [(1, KEPT), (2, f"{KEPT} together")])
def test_a_defender_tries_with_a_maker_who_knows_what_he_put_aside(seat: int, then: str) -> None:
    asked = dummy_of_spades(then)
    assert asked.turn == seat
    assert outcome(asked, "together") == (1, 0, 0)


def test_two_defenders_euchre_a_loner_who_makes_it_against_one() -> None:
    asked = dummy_of_spades(f"{NAMED} alone")
    assert outcome(asked, "together") == (0, 2, 2)
    assert outcome(asked, "alone") == (1, 0, 0)


def test_a_lone_defenders_euchre_pays_twice_as_much_four_handed() -> None:
    hands = ("9c Tc", "Kh Qh Th Ac Kc", "Jh Jd Ah As 9s")
    asked = told(*hands, up="9h", rules=FOUR, then="order take 9c alone")
    assert outcome(asked, "together") == (2, 0)
    assert outcome(asked, "alone") == (4, 0)
    asked = told(*hands, up="9h", rules=THREE, then="order take 9c alone")
    assert outcome(asked, "together") == outcome(asked, "alone") == (2, 0, 2)
