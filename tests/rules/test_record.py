import json
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.rules.actions import parse_action
from euchre.rules.cards import CARDS, UNKNOWN_CARDS
from euchre.rules.errors import RecordError
from euchre.rules.record import deal_record, deals_of, game_record, replay
from euchre.rules.record_shape import games_in
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from tests.records import (
    Record,
    acting,
    bent,
    bent_deal,
    changed,
    deal_of,
    example,
    fault,
    said,
    without,
)
from tests.strategies import Playout, playouts

NAMED = ("pass", "pass", "pass", "name h")
KEEPING = (*NAMED, "dummy")
HUGE = 10**3_000


def test_the_example_is_right() -> None:
    replayed = replay(example())
    assert (replayed.scores, replayed.winners) == ((3, 0, 0), ())
    assert isinstance(replayed.position, Scored)


def test_the_deals_of_a_record_are_told_as_they_were_dealt_and_played() -> None:
    record = example()
    (told,) = deals_of(record)
    assert told.position == replay(record).position
    assert told.dealt == told.position.dealt
    assert told.actions == tuple(map(parse_action, deal_of(record)["actions"]))


# What may be missing, and what may be there


@pytest.mark.parametrize("name", ["names", "stock", "points", "scores"])
def test_what_may_be_missing_may_be_missing(name: str) -> None:
    assert replay(without(name)).scores == (3, 0, 0)


def test_rules_that_are_missing_have_their_defaults() -> None:
    assert replay(without("rules")).rules == Rules()


def test_other_keys_are_not_judged() -> None:
    record = example() | {"seed": None, "when": {"a": [1]}, "Rules": 7}
    deal_of(record)["undone"] = "twice"
    assert replay(record).scores == (3, 0, 0)


def test_a_game_of_no_deals_is_right() -> None:
    replayed = replay({"euchre": 1, "deals": []})
    assert (replayed.scores, replayed.position) == ((0, 0, 0), None)


def test_the_last_deal_may_stop_anywhere() -> None:
    for length in range(len(deal_of(example())["actions"])):
        actions = deal_of(example())["actions"][:length]
        assert replay(acting(*actions)).scores == (0, 0, 0)


# No record at all


@pytest.mark.parametrize("value", [None, True, 7, "euchre", [], [example()], {}])
def test_what_is_no_object_with_the_version_is_no_record(value: object) -> None:
    assert fault(value) == ("NO_RECORD", None, None)


@pytest.mark.parametrize("version", [True, 1.0, "1", 2, None, [1]])
def test_a_version_that_is_not_the_number_one_is_no_record(version: object) -> None:
    assert fault(changed(euchre=version)) == ("NO_RECORD", None, None)


@pytest.mark.parametrize("deals", [None, {}, "deals", 7])
def test_deals_that_are_no_list_are_no_record(deals: object) -> None:
    assert fault(changed(deals=deals)) == ("NO_RECORD", None, None)


@pytest.mark.parametrize("deal", [None, [], "deal", 7])
def test_a_deal_that_is_no_object_is_no_record(deal: object) -> None:
    record = bent(lambda record: record["deals"].append(deal))
    assert fault(record) == ("NO_RECORD", 2, None)


NOT_OF_ITS_TYPE: dict[str, list[object]] = {
    "dealer": [None, "2", 2.0, True, [2]],
    "hands": [None, "Jd", {}, ["Jd"], [[1]], [["Jd"], None]],
    "upcard": [None, 7, ["Td"]],
    "actions": [None, "pass", {}, ["pass", 7], [["pass"]]],
}


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name, values in NOT_OF_ITS_TYPE.items() for value in values],
)
def test_what_a_replay_needs_is_of_its_type_or_no_record(name: str, value: object) -> None:
    assert fault(bent_deal(**{name: value})) == ("NO_RECORD", 1, None)
    assert f'"{name}" is wanted' in said(bent_deal(**{name: value}))


@pytest.mark.parametrize("name", ["dealer", "hands", "upcard", "actions"])
def test_what_a_replay_needs_may_not_be_missing(name: str) -> None:
    assert fault(without(name)) == ("NO_RECORD", 1, None)


def test_no_record_is_found_before_a_broken_rule() -> None:
    record = bent_deal(upcard="Kd")
    record["deals"].append({})
    assert fault(record) == ("NO_RECORD", 2, None)


# The table and the names


@pytest.mark.parametrize("value", [None, [], "rules", 3])
def test_rules_that_are_no_object_are_a_wrong_type(value: object) -> None:
    assert fault(changed(rules=value)) == ("WRONG_TYPE", None, None)


def test_an_unknown_rule_is_named() -> None:
    assert said(changed(rules={"bower": 1})) == 'rules: there is no rule "bower"'


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", 5),
        ("players", "3"),
        ("players", [3]),
        ("deck", 52),
        ("target", 0),
        ("target", 10.0),
        ("target", True),
        ("any_suit", 1),
        ("any_suit", None),
        ("tie", "play on"),
        ("lone_march", 2),
        ("defend_alone", "H"),
    ],
)
def test_a_value_that_a_rule_cannot_have_is_found(name: str, value: object) -> None:
    record = example() | {"rules": {name: value}}
    assert fault(record) == ("RULE_VALUE", None, None)
    assert said(record).startswith(f"rules: {name} cannot be ")


@pytest.mark.parametrize(
    ("name", "value", "where"),
    [
        ("joker_suit", "h", "the 25-card deck"),
        ("loner_lead", "loner", "4 players"),
    ],
)
def test_a_rule_that_means_nothing_is_found_even_with_its_default(
    name: str, value: object, where: str
) -> None:
    expected = f"rules: {name} means nothing in this game; it is for {where}"
    assert said(changed(rules={name: value})) == expected


def test_a_target_may_be_any_whole_number() -> None:
    record = example() | {"rules": {"target": HUGE}}
    assert replay(record).winners == ()


@pytest.mark.parametrize("names", [None, "You", {}, ["You", "Ada", 7]])
def test_names_that_are_no_list_of_strings_are_a_wrong_type(names: object) -> None:
    assert fault(changed(names=names)) == ("WRONG_TYPE", None, None)


def test_names_of_the_wrong_number_are_found() -> None:
    record = example() | {"names": ["You", "Ada"]}
    assert fault(record) == ("NAMES", None, None)
    assert said(record) == "there should be 3 names, not 2"


# The cards


def test_tens_and_capital_suit_letters_are_read() -> None:
    def spell(record: Record) -> None:
        text = json.dumps(deal_of(record)).replace('"Td"', '"10D"').replace("Jh", "JH")
        record["deals"] = [json.loads(text.replace("name h", "name H"))]

    assert replay(bent(spell)).scores == (3, 0, 0)


def test_a_card_twice_is_found_in_its_deal() -> None:
    record = bent_deal(upcard="Kd")
    assert fault(record) == ("CARD_TWICE", 1, None)
    assert said(record) == "deal 1: Kd is there twice"


def test_a_card_of_another_deck_is_found_in_its_deal() -> None:
    assert said(bent_deal(upcard="8d")) == "deal 1: 8d is not in the 24-card deck"
    assert said(bent_deal(upcard="B")) == "deal 1: B is not in the 24-card deck"


@pytest.mark.parametrize("text", ["", "1h", "Tx", "ten", "th", "10", "hT", "b", "Bh", " Td"])
def test_what_is_no_card_is_found_in_its_deal(text: str) -> None:
    assert fault(bent_deal(upcard=text)) == ("UNKNOWN_CARD", 1, None)


def test_a_hand_of_four_cards_is_found_in_its_deal() -> None:
    record = bent(lambda record: deal_of(record)["hands"][1].pop())
    assert fault(record) == ("HAND_SIZE", 1, None)
    assert said(record) == "deal 1: the hand of seat 1 should have 5 cards, not 4"


def test_too_many_hands_are_found_in_their_deal() -> None:
    record = bent(lambda record: deal_of(record)["hands"].append(["9s"] * 5))
    assert said(record) == "deal 1: there should be 3 hands, not 4"


@pytest.mark.parametrize("cards", [[], ["Kh"], ["?"] * 40])
def test_a_dummy_of_other_than_five_cards_is_found(cards: list[str]) -> None:
    assert fault(bent_deal(dummy=cards)) == ("DUMMY_SIZE", 1, None)


@pytest.mark.parametrize("cards", [[], ["9s", "Qc"], ["?"] * 40])
def test_a_stock_that_does_not_complete_the_deck_is_found(cards: list[str]) -> None:
    assert fault(bent_deal(stock=cards)) == ("STOCK_SIZE", 1, None)


@pytest.mark.parametrize("name", ["dummy", "stock"])
@pytest.mark.parametrize("value", [None, "Kh", {}, [1]])
def test_a_dummy_or_stock_that_is_no_list_is_a_wrong_type(name: str, value: object) -> None:
    assert fault(bent_deal(**{name: value})) == ("WRONG_TYPE", 1, None)


def test_a_dummy_is_dealt_three_handed() -> None:
    assert fault(without("dummy")) == ("DUMMY", 1, None)


def test_no_dummy_is_dealt_otherwise() -> None:
    def for_two(record: Record) -> None:
        record["rules"] = {"players": 2}
        record["names"].pop()
        deal_of(record)["hands"].pop()

    assert fault(bent(for_two)) == ("DUMMY", 1, None)


# Cards that nobody knows


def test_hands_dummy_and_stock_may_hold_cards_that_nobody_knows() -> None:
    def forget(record: Record) -> None:
        deal = deal_of(record)
        deal["dummy"][2:4] = ["?", "?"]
        deal["stock"] = ["?"] * 3
        deal["hands"][2][4] = "?"
        deal["actions"] = deal["actions"][:13]
        del deal["points"], record["scores"]

    replay(bent(forget))


def test_a_stock_that_is_missing_is_not_known_where_other_cards_are_not() -> None:
    def forget(record: Record) -> None:
        deal = deal_of(record)
        deal["dummy"][2] = "?"
        del deal["stock"]

    position = replay(bent(forget)).position
    assert position is not None
    assert str(position.dealt.stock) == "? ? ?"


def test_a_stock_that_is_missing_is_the_rest_where_all_else_is_known() -> None:
    position = replay(without("stock")).position
    assert position is not None
    assert str(position.dealt.stock) == "Qc Kd 9s"


def test_known_cards_are_each_there_once_beside_unknown_ones() -> None:
    record = bent_deal(stock=["?", "?", "Td"])
    assert fault(record) == ("CARD_TWICE", 1, None)


def test_a_card_that_nobody_knows_is_not_turned_up() -> None:
    assert fault(bent_deal(upcard="?")) == ("FACE_NOT_KNOWN", 1, None)


def test_a_card_that_nobody_knows_may_be_discarded() -> None:
    record = acting("pass", "pass", "order", "take ?", "alone")
    deal_of(record)["hands"][2][4] = "?"
    del deal_of(record)["stock"]
    replay(record)


def test_a_card_that_nobody_knows_is_discarded_only_by_who_has_one() -> None:
    assert fault(acting("pass", "pass", "order", "take ?")) == ("NOT_IN_HAND", 1, 4)


def test_a_card_that_nobody_knows_is_not_played() -> None:
    record = acting(*NAMED, "alone", "together", "together", "?")
    deal_of(record)["hands"][0][0] = "?"
    del deal_of(record)["stock"]
    assert fault(record) == ("FACE_NOT_KNOWN", 1, 8)


def test_a_card_that_nobody_knows_is_not_kept() -> None:
    record = acting(*KEEPING, "keep ? Ah Kh Jh Qs")
    deal_of(record)["dummy"][2] = "?"
    del deal_of(record)["stock"]
    assert fault(record) == ("FACE_NOT_KNOWN", 1, 6)
    assert "a card that nobody knows" in said(record)


# The dealer


@pytest.mark.parametrize("dealer", [3, -1, HUGE])
def test_a_dealer_who_has_no_seat_is_found(dealer: int) -> None:
    assert fault(bent_deal(dealer=dealer)) == ("NO_SUCH_DEALER", 1, None)


def test_the_deal_passes_clockwise() -> None:
    record = bent(lambda record: record["deals"].append(record["deals"][0]))
    assert said(record) == "deal 2: seat 2 deals, but it is the turn of seat 0"


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_any_seat_may_deal_first(dealer: int) -> None:
    record = acting()
    deal_of(record)["dealer"] = dealer
    replay(record)


# The actions


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "Pass", "pass ", "order up", "name", "name x", "joker", "take", "take 9c 9d"),
        *("keep Zz Ah Kh Jh Qs", "play Jh", "jh", "PASS", "\x1b[31m", "9c\n"),
    ],
)
def test_an_action_that_is_none_is_found_at_its_number(text: str) -> None:
    assert fault(acting("pass", text)) == ("UNKNOWN_ACTION", 1, 2)


@pytest.mark.parametrize(
    "kept",
    [
        "Jd Ah Kh Jh Jd",
        "Jd Ah Kh Jh Qs Jd",
        "Jd Ah Kh Jh",
        "",
        "Jd Ah Kh Jh Qs 9d",
        "JD Jd Ah 9d Qs",
    ],
)
def test_other_than_five_different_cards_are_not_kept(kept: str) -> None:
    text = f"keep {kept}".strip()
    record = acting(*KEEPING, text)
    assert fault(record) == ("NOT_FIVE_OF_TEN", 1, 6)
    assert said(record) == f"deal 1, action 6: {text}: five different cards are kept"


def test_five_that_are_not_of_the_ten_are_not_kept() -> None:
    text = "keep Jd Ah Kh Jh Kd"
    assert said(acting(*KEEPING, text)) == (
        f"deal 1, action 6: {text}: not five of the maker's ten cards"
    )


def test_five_are_kept_in_any_order() -> None:
    replay(acting(*KEEPING, "keep Qs JH Kh Ah Jd"))


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        (["Jh"], "Jh: not now; seat 0 orders or passes"),
        (["pass", "pass", "pass", "order"], "order: not now; seat 0 names a suit or passes"),
        (["order", "alone"], "alone: not now; the dealer, seat 2, takes or leaves the upcard"),
        (
            ["order", "leave", "together"],
            "together: not now; the maker, seat 0, says dummy or alone",
        ),
        ([*KEEPING, "alone"], "alone: not now; the maker, seat 0, keeps five of ten cards"),
        (
            [*NAMED, "alone", "dummy"],
            "dummy: not now; the defender at seat 1 says together or alone",
        ),
        ([*NAMED, "alone", "alone", "pass"], "pass: not now; seat 1 plays a card"),
        (["pass", "pass", "order", "leave"], "leave: the dealer must take the upcard here"),
        (
            ["order", "take Td", "dummy", "name h"],
            "name h: not now; the maker, seat 0, keeps five of ten cards",
        ),
        (["order", "take 9c"], "take 9c: not among the dealer's six cards"),
        ([*NAMED[:3], "name d"], "name d: diamonds was turned down and may not be named"),
        ([*NAMED, "alone", "together", "together", "Kd"], "Kd: not in the hand of seat 1"),
    ],
)
def test_what_the_rules_refuse_is_told_once_and_plainly(actions: list[str], expected: str) -> None:
    assert said(acting(*actions)) == f"deal 1, action {len(actions)}: {expected}"


def test_a_revoke_with_the_left_bower_names_it() -> None:
    record = acting(*NAMED, "alone", "together", "together", "9h", "Th", "9c")
    assert fault(record) == ("MUST_FOLLOW", 1, 10)
    assert said(record) == (
        "deal 1, action 10: 9c: must follow hearts; the left bower Jd is in hand"
    )


def test_a_revoke_names_the_suit_led() -> None:
    record = acting(*NAMED, "alone", "together", "together", "Ac", "As", "Ks")
    assert said(record) == "deal 1, action 10: Ks: must follow clubs"


def test_a_joker_is_named_by_the_dealer_with_a_capital_too() -> None:
    record = acting("joker D")
    record["rules"] = {"deck": 25, "joker_suit": "dealer"}
    deal_of(record).update(upcard="B", stock=["Td", "9s", "Qc", "Kd"])
    replay(record)
    deal_of(record)["actions"] = ["pass"]
    assert said(record) == (
        "deal 1, action 1: pass: not now; the dealer, seat 2, names a suit for the joker"
    )


def test_an_action_after_the_end_is_found_at_its_number() -> None:
    record = bent(lambda record: deal_of(record)["actions"].append("9s"))
    assert fault(record) == ("DEAL_IS_OVER", 1, 24)


# Unfinished deals, points and scores


def test_only_the_last_deal_may_be_unfinished() -> None:
    record = acting("pass")
    record["deals"].append(deal_of(record) | {"dealer": 0})
    assert fault(record) == ("DEAL_NOT_FINISHED", 1, None)


@pytest.mark.parametrize("points", [[0, 0, 0], None, "none"])
def test_an_unfinished_deal_has_no_points(points: object) -> None:
    record = acting("pass")
    deal_of(record)["points"] = points
    assert fault(record) == ("POINTS_OF_UNFINISHED", 1, None)


WRONG_TOTALS = [None, 3, "3 0 0", [], [3, 0], [3, 0, 0, 0], [2, 0, 0], [3.0, 0, 0], [3, False, 0]]


@pytest.mark.parametrize("points", WRONG_TOTALS)
def test_points_that_are_not_earned_are_found_in_their_deal(points: object) -> None:
    assert fault(bent_deal(points=points)) == ("WRONG_POINTS", 1, None)


@pytest.mark.parametrize("scores", WRONG_TOTALS)
def test_scores_that_are_not_the_totals_are_found(scores: object) -> None:
    assert fault(changed(scores=scores)) == ("WRONG_SCORES", None, None)


def test_a_wrong_total_is_told_with_the_right_one() -> None:
    assert said(changed(scores=[1, True])) == "scores: [1, true] should be [3, 0, 0]"


def test_nothing_follows_the_end_of_the_game() -> None:
    record = changed(rules={"target": 3})
    assert replay(record).winners == (0,)
    record["deals"].append(deal_of(record) | {"dealer": 0})
    assert fault(record) == ("GAME_IS_OVER", 2, None)


def test_a_deal_that_is_passed_in_scores_nothing() -> None:
    record = acting(*["pass"] * 6) | {"scores": [0, 0, 0]}
    deal_of(record)["points"] = [0, 0, 0]
    assert replay(record).scores == (0, 0, 0)


def test_the_checks_have_their_order() -> None:
    passed_in = deal_of(acting(*["pass"] * 6)) | {"dealer": 1}
    faults: dict[str, dict[str, Any]] = {
        "CARD_TWICE": {"upcard": "Kd"},
        "DEALER_DOES_NOT_ROTATE": {"dealer": 1},
        "DEAL_IS_OVER": {"actions": [*deal_of(example())["actions"], "pass"]},
        "WRONG_POINTS": {"points": [9]},
        "WRONG_SCORES": {},
    }
    left = {name: value for changes in faults.values() for name, value in changes.items()}
    for reason, changes in faults.items():
        record = example() | {"deals": [passed_in, deal_of(example()) | left], "scores": [9]}
        assert fault(record)[0] == reason
        left = {name: value for name, value in left.items() if name not in changes}


def test_that_the_game_is_over_is_found_before_the_cards() -> None:
    record = changed(rules={"target": 3})
    record["deals"].append(deal_of(bent_deal(upcard="Kd")))
    assert fault(record) == ("GAME_IS_OVER", 2, None)


# The texts of files


LINE = json.dumps(example())


def test_a_file_of_one_object_is_one_game_on_one_line_or_many() -> None:
    for indent in (None, 0, 1, 4):
        assert list(games_in(json.dumps(example(), indent=indent))) == [example()]


def test_a_file_of_one_object_is_one_game_though_a_line_of_it_is_an_object() -> None:
    deal = json.dumps(deal_of(example()))
    text = LINE.replace(deal, f"\n{deal}\n")
    assert list(games_in(text)) == [example()]


def test_every_line_that_is_not_blank_is_a_game() -> None:
    assert list(games_in(f"\n{LINE}\n\n \t\r\n{LINE}\r\nnot\n7\n\n")) == [
        example(),
        example(),
        None,
        7,
    ]


def test_lines_before_the_first_object_are_games_too() -> None:
    assert list(games_in(f"not\n[1]\n{LINE}\n")) == [None, [1], example()]


def test_several_lines_without_an_object_are_one_game() -> None:
    assert list(games_in("[1,\n2]\n")) == [[1, 2]]
    assert list(games_in("no\ngame\nat all\n")) == [None]


def test_an_empty_text_has_no_game() -> None:
    assert list(games_in("")) == list(games_in(" \n\t\n")) == []


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
def test_what_json_has_no_word_for_is_no_json(constant: str) -> None:
    assert list(games_in(LINE.replace('"euchre": 1', f'"euchre": 1, "x": {constant}'))) == [None]


def test_the_last_of_two_equal_keys_counts() -> None:
    (game,) = games_in('{"euchre": 2, "deals": [], "euchre": 1}')
    assert replay(game).scores == (0, 0, 0)


def test_a_number_of_any_length_is_read() -> None:
    digits = "9" * 10_000
    (game,) = games_in(f'{{"euchre": 1, "rules": {{"target": {digits}}}, "deals": []}}')
    assert replay(game).winners == ()
    (game,) = games_in(f'{{"euchre": 1, "deals": [], "scores": [0, 0, -{digits}]}}')
    assert said(game).startswith("scores: [0, 0, -9999")


@pytest.mark.parametrize("depth", [500, 900, 990, 100_000])
def test_what_is_nested_deeply_is_no_record_or_a_wrong_type(depth: int) -> None:
    nested = "[" * depth + "]" * depth
    (game,) = games_in(f'{{"euchre": 1, "rules": {nested}, "deals": []}}')
    assert fault(game)[0] in {"NO_RECORD", "WRONG_TYPE"}
    assert len(said(game)) < 100


def test_other_line_separators_stand_inside_a_text() -> None:
    record = example() | {"names": ["a\u2028b", "c\x85d", "e\u2029f"]}
    assert list(games_in(json.dumps(record, ensure_ascii=False))) == [record]


# What is written is what is read


def written(playout: Playout, length: int | None = None) -> Record:
    """The record of a playout, or of its first so many actions."""
    position = playout.steps[-1 if length is None else length].position
    points = position.points if isinstance(position, Scored) else None
    deal = deal_record(playout.dealt, playout.actions[:length], points)
    rules = playout.dealt.rules
    totals = points or (0,) * len(rules.seating.sides)
    return game_record(rules, [""] * rules.players, [deal], totals, seed=7)


@given(playouts(), st.data())
def test_a_deal_written_at_any_moment_replays_to_the_same(
    playout: Playout, data: st.DataObject
) -> None:
    length = data.draw(st.integers(0, len(playout.actions)))
    record = json.loads(json.dumps(written(playout, length)))
    replayed = replay(record)
    position = playout.steps[length].position
    assert replayed.rules == playout.dealt.rules
    assert replayed.position is not None
    assert replayed.position.word == position.word
    assert replayed.position.turn == position.turn
    assert replayed.position.history == position.history


@given(playouts(), st.randoms(use_true_random=False))
def test_spelling_and_order_that_do_not_matter_do_not_matter(
    playout: Playout, chance: Random
) -> None:
    record = written(playout)
    deal = deal_of(record)
    for cards in (*deal["hands"], deal.get("dummy", []), deal["stock"]):
        chance.shuffle(cards)
        cards[:] = [card.replace("T", "10") for card in cards]
    for place, action in enumerate(deal["actions"]):
        word, *rest = action.split(" ")
        chance.shuffle(rest)
        if word not in {"pass", "order", "leave", "dummy", "alone", "together"}:
            rest = [text[:-1] + text[-1].upper() for text in rest]
        deal["actions"][place] = " ".join([word, *rest])
    position = replay(record).position
    assert position is not None
    assert position.history == playout.steps[-1].position.history


@given(playouts(), st.data())
def test_any_other_action_at_any_place_is_found_there_or_legal(
    playout: Playout, data: st.DataObject
) -> None:
    record = written(playout)
    place = data.draw(st.integers(0, len(playout.actions) - 1))
    texts = ["pass", "order", "leave", "dummy", "alone", "together", "name h", "take ?", "x"]
    texts += [str(card) for card in CARDS] + [f"take {card}" for card in CARDS]
    text = data.draw(st.sampled_from(texts))
    deal_of(record)["actions"][place:] = [text]
    del deal_of(record)["points"], record["scores"]
    legal = {str(action) for action in playout.steps[place].position.legal()}
    if text in legal:
        replay(record)
    else:
        assert fault(record)[1:] == (1, place + 1)


def test_a_fault_survives_pickling() -> None:
    with pytest.raises(RecordError) as found:
        replay(acting("pass", "x"))
    copy = pickle.loads(pickle.dumps(found.value))  # noqa: S301 - made here
    assert (copy.reason, copy.deal, copy.action) == (found.value.reason, 1, 2)


def test_there_are_enough_unknown_cards_for_every_place_of_the_largest_deck() -> None:
    assert len(UNKNOWN_CARDS) >= 32
