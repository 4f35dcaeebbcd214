"""What a card is worth: by the policy's play and double-dummy, in each likely world."""

from random import Random

import pytest
from minimax_yardstick import Minimax

from euchre.bots import comparing, search
from euchre.bots.ending import payoff
from euchre.bots.laying import Laying
from euchre.bots.search import Search
from euchre.bots.value import Value
from euchre.bots.weights import LikelyWorlds
from euchre.bots.who import maker_of
from euchre.rules.actions import Play
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.views import View
from euchre.worlds import World, position
from tests.bots.defenders import fellow_wins
from tests.bots.played_out import makers_tricks, world_of
from tests.bots.positions import decisions, seen, told
from tests.bots.test_trials import KEPT, ace_turned_down, bower_and_king, dummy_of_spades
from tests.counts import count
from tests.rules.positions import FOUR, THREE, TWO


def played(view: View, samples: int) -> dict[str, float]:
    """What the cards are worth by that many samples: yardsticks by the rules, and plain minimax.

    A sample is three worlds; double-dummy in the first counts a quarter.
    """
    value = Value(view)
    worth = [value.of(points) for points in payoff(view.rules, maker_of(view), view.alone)]
    likely, table = LikelyWorlds(view, Random(1)), Laying(view)
    sums = {str(card): 0.0 for card in view.legal}
    for _ in range(samples):
        worlds = [likely.draw() for _ in range(3)]
        solved = Minimax().values(table.tricks(worlds[0].hands))
        for play in view.legal:
            assert isinstance(play, Play)
            ends = [makers_tricks(position(view, world).after(play).position) for world in worlds]
            mean = sum(worth[tricks] for tricks in ends) / 3
            sums[str(play)] += 0.75 * mean + 0.25 * worth[solved[table.bit(play.card)]]
    return {card: total / samples for card, total in sums.items()}


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR, Rules(deck=25)], ids=str)
def test_a_card_is_worth_what_yardsticks_and_minimax_make_of_it(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "SAMPLES", 2)
    monkeypatch.setattr(search, "TRUST", 0.0)
    monkeypatch.setattr(comparing, "HABIT", 0.0)
    looked = 0
    for number, (_, view, choice) in enumerate(decisions(rules, count(40))):
        if len(view.legal) > 1 and view.phase == "play" and len(view.hand) < 5 and number % 2:
            found = Search(view).weigh(Random(1), choice)
            weighed = {str(card): worth for card, worth in found}
            assert weighed == pytest.approx(played(view, 2)), str(view)
            looked += 1
    assert looked > 10


def weighed_where_they_lie(where: Phase, monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """What the cards are worth where the only world looked at is the true one."""

    def true_one(_: LikelyWorlds) -> World:
        return world_of(where)

    monkeypatch.setattr(LikelyWorlds, "draw", true_one)
    view = seen(where)
    found = Search(view).weigh(Random(1), view.legal[-1])
    habit = {str(view.legal[-1]): comparing.HABIT}
    return {str(card): worth - habit.get(str(card), 0.0) for card, worth in found}


@pytest.mark.parametrize(
    "where",
    [
        bower_and_king("pass pass pass order take As together Ad Td Js 9d Kd Qd Jc Ah"),
        dummy_of_spades(f"{KEPT} together together Ad Td 9d Kd Qd Ah"),
        ace_turned_down("together Ad Td Js 9d Kd Qd Jc Ah"),
    ],
    ids=["the dealer's discard", "the maker's five", "the upcard turned down"],
)
def test_a_king_is_known_to_be_high_once_the_ace_is_out_of_play(
    where: Phase, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The maker has the right bower, which draws, and then the king of spades, whose ace he put
    # aside or turned down: three tricks, by the policy as double-dummy.
    value = Value(seen(where))
    made = next(points for points in payoff(where.dealt.rules, 0, ()) if points[0] == 1)
    assert weighed_where_they_lie(where, monkeypatch)["Jh"] == pytest.approx(value.of(made))


def test_a_card_that_takes_the_trick_from_the_fellow_counts_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Seat 0 has no spade; its fellow's ace is winning.
    where = fellow_wins("Kc 9d Ah 9h Jc")
    trusting = weighed_where_they_lie(where, monkeypatch)
    monkeypatch.setattr(search, "TRUST", 0.0)
    plain = weighed_where_they_lie(where, monkeypatch)
    less = {card: plain[card] - worth for card, worth in trusting.items()}
    assert less == pytest.approx({"Kc": 0, "9d": 0, "Ah": 0.03, "9h": 0.03, "Jc": 0})


def test_three_quarters_of_a_card_are_the_policys_play_and_a_quarter_double_dummy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Seat 1 has one trick and leads from ace of diamonds, king of hearts and queen of spades to the
    # ten of trump, king and nine of spades. Ace, then king, make it; the policy would lead the
    # queen after the ace. The king first is ruffed: a king of spades would euchre, but the policy
    # leads the nine.
    where = told(
        "9c Qc Jh 9s Ks",
        "Qd Kd Ad Kh Qs",
        up="Td",
        rules=TWO,
        then="order take 9c Qd Jh Qc Kd",
    )
    value = Value(seen(where))
    euchred, made = value.of((2, 0)), value.of((0, 1))
    assert weighed_where_they_lie(where, monkeypatch) == pytest.approx(
        {
            "Ad": 0.25 * made + 0.75 * euchred,
            "Kh": 0.75 * made + 0.25 * euchred,
            "Qs": euchred,
        }
    )
