"""Dummy or alone, the five of ten, the defenders who are asked, and who then leads."""

from math import comb

import pytest

from euchre.rules.cards import parse_cards
from euchre.rules.errors import Reason
from euchre.rules.events import DummyTaken, FiveKept, GoesAlone, PlaysTogether
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from tests.rules.positions import FOUR, THREE, after, begun, events, hand, legal, refused

DUMMY = "Kh Jh 9d Tc Qs"
HANDS = ("Jd Ah 9c Ks Ts", "9h Qh Ac Kc Jc", "Th Qd Ad As Js")


def named(maker: int, dealer: int, rules: Rules = THREE) -> Phase:
    """Three-handed, and hearts named in round 2 by that seat."""
    passes = 3 + (maker - dealer - 1) % 3
    return begun(
        *HANDS, up="Td", dealer=dealer, dummy=DUMMY, rules=rules, then="pass " * passes + "name h"
    )


def named_by_four(maker: int, dealer: int, **options: object) -> Phase:
    """Four-handed, and clubs named in round 2 by that seat."""
    passes = 4 + (maker - dealer - 1) % 4
    rules = Rules.parse({"players": 4, **options})
    return begun(up="Ks", dealer=dealer, rules=rules, then="pass " * passes + "name c")


def together_until_play(position: Phase) -> Phase:
    """The position when every defender who is asked has answered together."""
    while position.word == "defend":
        position = after(position, "together")
    return position


def test_the_three_handed_maker_plays_with_the_dummy_or_alone() -> None:
    """T2."""
    position = named(1, dealer=0)
    assert (position.word, position.turn, legal(position)) == ("declare", 1, "dummy, alone")
    assert refused(position, "together") is Reason.NOT_NOW
    assert refused(position, "keep Jd Ah 9c Ks Ts") is Reason.NOT_NOW


def test_the_maker_declares_before_he_looks_at_the_dummy() -> None:
    """T2."""
    position = named(0, dealer=2)
    assert hand(position, 0) == "9c Jd Ah Ts Ks"
    assert not any(position.dealt.dummy & position.held_by(seat) for seat in range(3))


def test_with_the_dummy_the_maker_chooses_from_his_ten_cards() -> None:
    """T2."""
    position = named(0, dealer=2)
    assert events(position, "dummy") == (DummyTaken(0, parse_cards(DUMMY)),)
    taken = after(position, "dummy")
    assert (taken.word, taken.turn) == ("keep", 0)
    assert hand(taken, 0) == "9c Tc 9d Jd Jh Kh Ah Ts Qs Ks"
    assert len(taken.legal()) == comb(10, 5)


def test_the_maker_keeps_five_of_ten_and_lays_the_rest_aside() -> None:
    """T2."""
    position = after(named(0, dealer=2), "dummy")
    kept, aside = parse_cards("Jd Ah Kh Jh Qs"), parse_cards("9c Ks Ts 9d Tc")
    assert events(position, "keep Jd Ah Kh Jh Qs") == (FiveKept(0, kept, aside),)
    done = after(position, "keep Jd Ah Kh Jh Qs")
    assert done.held_by(0) == kept
    assert done.aside_of(0) == aside


def test_the_maker_may_keep_his_five_or_the_dummys() -> None:
    """T2."""
    position = after(named(0, dealer=2), "dummy")
    assert after(position, f"keep {HANDS[0]}").held_by(0) == parse_cards(HANDS[0])
    assert after(position, f"keep {DUMMY}").held_by(0) == parse_cards(DUMMY)


def test_the_maker_keeps_nothing_but_five_of_his_ten() -> None:
    """T2."""
    position = after(named(0, dealer=2), "dummy")
    assert refused(position, "keep Jd Ah Kh Jh 9h") is Reason.NOT_FIVE_OF_TEN
    assert refused(position, "keep Jd Ah Kh Jh Td") is Reason.NOT_FIVE_OF_TEN
    assert refused(position, "alone") is Reason.NOT_NOW
    assert refused(position, "Jd") is Reason.NOT_NOW


def test_alone_leaves_the_dummy_out_of_play() -> None:
    """T2."""
    position = named(0, dealer=2)
    assert events(position, "alone") == (GoesAlone(0, None),)
    alone = after(position, "alone")
    assert alone.public().alone == (0,)
    assert alone.public().sitting_out == ()
    assert not any(alone.dealt.dummy & alone.held_by(seat) for seat in range(3))


def test_a_dealer_who_is_maker_discards_first_and_then_merges_five_and_five() -> None:
    """T2, B3."""
    position = begun(*HANDS, up="Td", dealer=0, dummy=DUMMY, then="pass pass order take 9c dummy")
    assert hand(position, 0) == "Tc 9d Td Jd Jh Kh Ah Ts Qs Ks"
    assert refused(position, "keep 9c Td Jd Jh Ah") is Reason.NOT_FIVE_OF_TEN
    kept = after(position, "keep Td Jd Jh Ah Ks")
    assert kept.held_by(0) == parse_cards("Td Jd Jh Ah Ks")
    assert kept.aside_of(0) == parse_cards("9c Tc 9d Kh Ts Qs")


@pytest.mark.parametrize(("maker", "asked"), [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
@pytest.mark.parametrize("declared", ["alone", "dummy keep"])
def test_both_defenders_are_asked_in_turn_from_the_makers_left(
    maker: int, asked: list[int], declared: str
) -> None:
    """T3, T1."""
    words = f"dummy keep {HANDS[maker]}" if declared == "dummy keep" else declared
    position = after(named(maker, dealer=2), words)
    turns: list[int] = []
    while position.word == "defend":
        assert legal(position) == "together, alone"
        assert position.turn is not None
        turns.append(position.turn)
        assert events(position, "together") == (PlaysTogether(position.turn),)
        position = after(position, "together")
    assert turns == asked
    assert position.word == "play"


def test_the_first_defender_who_plays_alone_bars_the_other() -> None:
    """T3."""
    position = after(named(0, dealer=2), "alone")
    assert events(position, "alone") == (GoesAlone(1, 2),)
    alone = after(position, "alone")
    assert alone.word == "play"
    assert alone.public().alone == (0, 1)
    assert alone.public().sitting_out == (2,)


def test_the_second_defender_may_play_alone_when_the_first_does_not() -> None:
    """T3."""
    position = after(named(0, dealer=2), f"dummy keep {DUMMY} together")
    assert events(position, "alone") == (GoesAlone(2, 1),)
    alone = after(position, "alone")
    assert alone.public().alone == (2,)
    assert alone.public().sitting_out == (1,)


@pytest.mark.parametrize("text", ["dummy", "pass", "Ah", "keep Jd Ah 9c Ks Ts", "leave"])
def test_a_defender_answers_together_or_alone_and_nothing_else(text: str) -> None:
    """T3."""
    assert refused(after(named(0, dealer=2), "alone"), text) is Reason.NOT_NOW


@pytest.mark.parametrize(
    ("defend_alone", "with_dummy", "against_loner"),
    [("any", "defend", "defend"), ("loner", "play", "defend"), ("never", "play", "play")],
)
def test_three_handed_defenders_are_asked_as_the_table_says(
    defend_alone: str, with_dummy: str, against_loner: str
) -> None:
    """T3."""
    position = named(0, dealer=2, rules=Rules(defend_alone=defend_alone))
    assert after(position, f"dummy keep {DUMMY}").word == with_dummy
    assert after(position, "alone").word == against_loner


@pytest.mark.parametrize(
    ("defend_alone", "together", "against_loner"),
    [("any", "defend", "defend"), ("loner", "play", "defend"), ("never", "play", "play")],
)
def test_four_handed_defenders_are_asked_as_the_table_says(
    defend_alone: str, together: str, against_loner: str
) -> None:
    """F2."""
    position = named_by_four(0, dealer=3, defend_alone=defend_alone)
    assert after(position, "together").word == together
    assert after(position, "alone").word == against_loner


def test_by_default_three_may_defend_alone_on_any_hand_and_four_against_a_loner() -> None:
    """T3, F2."""
    assert THREE.defend_alone == "any"
    assert FOUR.defend_alone == "loner"


def test_the_four_handed_maker_plays_together_or_alone() -> None:
    """F1."""
    position = named_by_four(1, dealer=0)
    assert (position.word, position.turn, legal(position)) == ("declare", 1, "together, alone")
    assert events(position, "together") == (PlaysTogether(1),)
    assert events(position, "alone") == (GoesAlone(1, 3),)
    assert refused(position, "dummy") is Reason.NOT_NOW


@pytest.mark.parametrize("maker", range(4))
def test_the_partner_of_a_loner_sits_out(maker: int) -> None:
    """F1."""
    position = after(named_by_four(maker, dealer=0), "alone")
    assert position.public().alone == (maker,)
    assert position.public().sitting_out == ((maker + 2) % 4,)


@pytest.mark.parametrize(("maker", "asked"), [(0, [1, 3]), (1, [2, 0]), (2, [3, 1]), (3, [0, 2])])
def test_four_handed_defenders_are_asked_clockwise_from_the_makers_left(
    maker: int, asked: list[int]
) -> None:
    """F2."""
    position = after(named_by_four(maker, dealer=0), "alone")
    assert position.turn == asked[0]
    assert after(position, "alone").public().sitting_out == ((maker + 2) % 4, asked[1])
    position = after(position, "together")
    assert position.turn == asked[1]
    assert after(position, "alone").public().sitting_out == ((maker + 2) % 4, asked[0])
    assert after(position, "together").word == "play"


def test_the_pick_up_comes_before_alone_also_when_the_dealer_then_sits_out() -> None:
    """F1."""
    position = begun("9c Kc", up="Td", dealer=0, rules=FOUR, then="pass order")
    assert refused(position, "alone") is Reason.NOT_NOW
    position = after(position, "take 9c")
    assert (position.word, position.turn) == ("declare", 2)
    alone = after(position, "alone together together")
    assert alone.public().sitting_out == (0,)
    assert parse_cards("Td") <= alone.held_by(0)
    assert str(alone.aside_of(0)) == "9c"
    assert alone.turn == 3
    assert after(alone, str(alone.legal()[0])).turn == 1


def test_two_players_are_asked_nothing_before_the_lead() -> None:
    """D1."""
    position = begun(up="Td", rules=Rules(players=2), then="order leave")
    assert (position.word, position.turn) == ("play", 1)


@pytest.mark.parametrize("dealer", range(2))
@pytest.mark.parametrize("maker", range(2))
def test_two_handed_the_non_dealer_leads(dealer: int, maker: int) -> None:
    """D2."""
    passes = "pass " * (2 + (maker - dealer - 1) % 2)
    position = begun(up="Td", dealer=dealer, rules=Rules(players=2), then=f"{passes} name h")
    assert position.public().maker == maker
    assert position.turn == 1 - dealer


@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (1, 2), (2, 0)])
@pytest.mark.parametrize("maker", range(3))
def test_three_handed_the_player_at_the_dealers_left_leads(
    dealer: int, maker: int, leader: int
) -> None:
    """T4; the open side is between seats 1 and 2 and is skipped."""
    position = after(named(maker, dealer), f"dummy keep {HANDS[maker]}")
    assert together_until_play(position).turn == leader


@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize(("maker", "leader"), [(0, 1), (1, 2), (2, 0)])
def test_three_handed_the_player_at_a_lone_makers_left_leads(
    dealer: int, maker: int, leader: int
) -> None:
    """T4."""
    assert together_until_play(after(named(maker, dealer), "alone")).turn == leader


@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize(
    ("maker", "answers", "leader"),
    [
        # the defender at the maker's left alone: his own left is the one who sits out
        (0, "alone", 0),
        (1, "alone", 1),
        (2, "alone", 2),
        # the other alone: the maker is at his left
        (0, "together alone", 0),
        (1, "together alone", 1),
        (2, "together alone", 2),
    ],
)
def test_three_handed_the_player_at_a_lone_defenders_left_leads(
    dealer: int, maker: int, answers: str, leader: int
) -> None:
    """T4."""
    position = after(named(maker, dealer), f"dummy keep {HANDS[maker]} {answers}")
    assert position.turn == leader


@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize(
    ("maker", "answers", "leader"),
    [
        (0, "alone", 1),
        (1, "alone", 2),
        (2, "alone", 0),
        # the player at the maker's left sits out and is skipped
        (0, "together alone", 2),
        (1, "together alone", 0),
        (2, "together alone", 1),
    ],
)
def test_three_handed_with_two_loners_the_player_at_the_makers_left_leads(
    dealer: int, maker: int, answers: str, leader: int
) -> None:
    """T4."""
    position = after(named(maker, dealer), f"alone {answers}")
    assert position.turn == leader
    second = after(position, str(position.legal()[0]))
    assert {leader, second.turn} == set(position.public().alone)


def test_a_player_who_sits_out_at_the_dealers_left_does_not_lead() -> None:
    """T4, F3."""
    four = after(named_by_four(2, dealer=3, loner_lead="dealer"), "alone together together")
    assert four.public().sitting_out == (0,)
    assert four.turn == 1
    three = after(named(0, dealer=0), f"dummy keep {HANDS[0]} together alone")
    assert three.public().sitting_out == (1,)
    assert three.turn == 0


def test_the_player_who_sits_out_is_never_asked_again() -> None:
    """T3."""
    position = after(named(0, dealer=2), "alone together alone")
    turns: set[int] = set()
    while position.turn is not None:
        turns.add(position.turn)
        position = after(position, str(position.legal()[0]))
    assert turns == {0, 2}
    assert sum(position.public().tricks) == 5


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("maker", range(4))
@pytest.mark.parametrize("loner_lead", ["loner", "dealer"])
def test_four_handed_the_dealers_left_leads_when_nobody_is_alone(
    dealer: int, maker: int, loner_lead: str
) -> None:
    """F3."""
    position = after(named_by_four(maker, dealer, loner_lead=loner_lead), "together")
    assert position.turn == (dealer + 1) % 4


# maker seat 0; by dealer, who leads: with `loner_lead` loner, then with dealer
LONE_LEADS = [
    ("alone together together", 1, {0: 1, 1: 3, 2: 3, 3: 0}),
    ("together alone", 2, {0: 1, 1: 2, 2: 0, 3: 0}),
    ("together together alone", 0, {0: 2, 1: 2, 2: 3, 3: 0}),
    ("alone alone", 1, {0: 1, 1: 0, 2: 0, 3: 0}),
    ("alone together alone", 3, {0: 3, 1: 3, 2: 3, 3: 0}),
]


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(("answers", "left_of_loner", "left_of_dealer"), LONE_LEADS)
def test_four_handed_the_loner_lead_is_as_the_table_says(
    dealer: int, answers: str, left_of_loner: int, left_of_dealer: dict[int, int]
) -> None:
    """F3, T4."""
    for loner_lead, leader in (("loner", left_of_loner), ("dealer", left_of_dealer[dealer])):
        position = named_by_four(0, dealer, defend_alone="any", loner_lead=loner_lead)
        assert after(position, answers).turn == leader
