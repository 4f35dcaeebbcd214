import pickle
from itertools import product
from typing import Any

import pytest

from euchre.rules.errors import IllegalAction, Reason, RecordError, RulesError
from euchre.rules.options import OPTIONS, Option
from euchre.rules.rules import Rules
from tests.rules.positions import THREE, begun

NOT_GIVEN = "not given"

# what each option may be, and its default for two, three and four players (None: meaningless)
TABLE: dict[str, tuple[tuple[object, ...], tuple[object, object, object]]] = {
    "target": ((1, 10, 11, 1000), (10, 10, 10)),
    "stick_the_dealer": ((False, True), (False, False, False)),
    "forced_pickup": ((False, True), (False, False, False)),
    "any_suit": ((False, True), (False, False, False)),
    "joker_suit": (("h", "s", "dealer"), ("h", "h", "h")),
    "defend_alone": (("any", "loner", "never"), (None, "any", "loner")),
    "lone_march": ((3, 4, 5), (None, 3, None)),
    "super_euchre": ((False, True), (None, False, None)),
    "tie": (("play-on", "shared"), (None, "play-on", None)),
    "loner_lead": (("loner", "dealer"), (None, None, "loner")),
}


def deck_of(name: str) -> int:
    return 25 if name == "joker_suit" else 24


def test_the_table_of_this_test_has_every_option() -> None:
    assert [option.name for option in OPTIONS] == ["players", "deck", *TABLE]
    assert [option.name for option in OPTIONS] == list(Rules.__match_args__)


def test_the_default_game_is_three_handed_with_24_cards_to_ten() -> None:
    """T, C1, B9."""
    assert Rules() == Rules(players=3, deck=24, target=10) == THREE
    assert Rules().changed() == {"players": 3, "deck": 24}


@pytest.mark.parametrize(("players", "deck"), [*product((2, 3, 4), (24, 25, 32))])
def test_every_number_of_players_plays_with_every_deck(players: int, deck: int) -> None:
    """C1."""
    rules = Rules.parse({"players": players, "deck": deck})
    assert (rules.players, rules.deck) == (players, deck)
    assert rules.joker_suit == ("h" if deck == 25 else None)


@pytest.mark.parametrize(("name", "players"), [*product(TABLE, (2, 3, 4))])
def test_an_option_has_its_default_in_each_game(name: str, players: int) -> None:
    rules = Rules(players=players, deck=deck_of(name))
    assert getattr(rules, name) == TABLE[name][1][players - 2]
    assert name not in rules.changed()


@pytest.mark.parametrize(("name", "players"), [*product(TABLE, (2, 3, 4))])
def test_an_option_takes_its_values_where_it_means_something_and_none_elsewhere(
    name: str, players: int
) -> None:
    values, defaults = TABLE[name]
    default = defaults[players - 2]
    table = {"players": players, "deck": deck_of(name)}
    for value in values:
        if default is None:
            with pytest.raises(RulesError) as refusal:
                Rules.parse({**table, name: value})
            assert refusal.value.reason is Reason.RULE_MEANS_NOTHING
            assert (refusal.value.name, refusal.value.value) == (name, value)
        else:
            rules = Rules.parse({**table, name: value})
            assert getattr(rules, name) == value
            changed = {} if value == default else {name: value}
            assert rules.changed() == {**table, **changed}
            assert Rules.parse(rules.changed()) == rules


@pytest.mark.parametrize("deck", [24, 32])
def test_the_jokers_suit_means_nothing_without_a_joker(deck: int) -> None:
    """B8."""
    for value in "h", "s", "dealer":
        with pytest.raises(RulesError, match="RULE_MEANS_NOTHING: joker_suit"):
            Rules(deck=deck, joker_suit=value)


def test_a_meaningless_option_is_refused_even_with_its_default_value() -> None:
    with pytest.raises(RulesError, match="RULE_MEANS_NOTHING: tie='play-on'"):
        Rules(players=4, tie="play-on")
    with pytest.raises(RulesError, match="RULE_MEANS_NOTHING: loner_lead='loner'"):
        Rules(players=3, loner_lead="loner")


WRONG: list[tuple[str, object]] = [
    ("players", 1),
    ("players", 5),
    ("players", "3"),
    ("players", 3.0),
    ("players", True),
    ("players", None),
    ("deck", 23),
    ("deck", 52),
    ("deck", 24.0),
    ("deck", None),
    ("target", 0),
    ("target", -1),
    ("target", 10.0),
    ("target", "10"),
    ("target", True),
    ("target", None),
    ("stick_the_dealer", 1),
    ("stick_the_dealer", 0),
    ("stick_the_dealer", "true"),
    ("forced_pickup", "yes"),
    ("any_suit", None),
    ("joker_suit", "c"),
    ("joker_suit", "H"),
    ("joker_suit", ["h"]),
    ("defend_alone", "always"),
    ("defend_alone", True),
    ("defend_alone", None),
    ("lone_march", 2),
    ("lone_march", 6),
    ("lone_march", 4.0),
    ("super_euchre", 1),
    ("tie", "play on"),
    ("tie", ""),
    ("loner_lead", "maker"),
    ("loner_lead", {}),
]


@pytest.mark.parametrize(("name", "value"), WRONG, ids=repr)
def test_a_value_that_is_no_choice_is_refused(name: str, value: object) -> None:
    players = 4 if name == "loner_lead" else 3
    with pytest.raises(RulesError) as refusal:
        Rules.parse({"players": players, "deck": deck_of(name), name: value})
    assert refusal.value.reason is Reason.RULE_VALUE
    assert (refusal.value.name, refusal.value.value) == (name, value)


@pytest.mark.parametrize("name", ["", "Players", "jokers", "seating", "players "])
def test_an_unknown_option_is_refused(name: str) -> None:
    with pytest.raises(RulesError) as refusal:
        Rules.parse({name: 3})
    assert refusal.value.reason is Reason.UNKNOWN_RULE
    assert refusal.value.name == name


def test_rules_are_a_value() -> None:
    rules = Rules(players=4, deck=25, joker_suit="dealer", target=5)
    assert rules == Rules.parse(rules.changed())
    assert len({rules, Rules.parse(rules.changed())}) == 1
    assert pickle.loads(pickle.dumps(rules)) == rules  # noqa: S301 - its own pickle
    assert eval(repr(rules), {"Rules": Rules}) == rules  # noqa: S307 - repr is a call
    with pytest.raises(AttributeError):
        setattr(rules, "target", 1)  # noqa: B010 - a type checker refuses it too


def test_an_unknown_option_is_refused_as_a_wrong_value_is() -> None:
    options: dict[str, Any] = {"players": 4, "stick_dealer": True}
    with pytest.raises(RulesError, match="UNKNOWN_RULE: stick_dealer=True"):
        Rules(**options)


def test_an_option_says_at_which_table_it_means_something() -> None:
    option = next(option for option in OPTIONS if option.name == "joker_suit")
    assert isinstance(option, Option)
    assert option.means_something(players=3, deck=25)
    assert not option.means_something(players=3, deck=24)


def test_errors_say_what_was_wrong_and_survive_pickling() -> None:
    with pytest.raises(RulesError) as wrong_rules:
        Rules(target=0)
    with pytest.raises(IllegalAction) as wrong_action:
        begun(up="Td", then="leave")
    wrong_record = RecordError(Reason.WRONG_POINTS, deal=2, action=3, found=[1], wanted=[0])
    assert str(wrong_rules.value) == "RULE_VALUE: target=0"
    assert str(wrong_action.value).startswith("NOT_NOW: leave by seat 1 in Auction(")
    assert str(wrong_record) == "deal 2, action 3, WRONG_POINTS: [1]"
    assert str(RecordError(Reason.NO_RECORD)) == "NO_RECORD: None"
    for error in wrong_rules.value, wrong_action.value, wrong_record:
        copied = pickle.loads(pickle.dumps(error))  # noqa: S301 - its own pickle
        assert type(copied) is type(error)
        assert str(copied) == str(error)
        assert vars(copied) == vars(error)


def test_defenders_are_asked_where_one_may_play_alone_and_with_two_players_never() -> None:
    """T3, F2."""
    assert not Rules(players=2).asks_defenders
    for players in (3, 4):
        for value in ("any", "loner", "never"):
            rules = Rules(players=players, defend_alone=value)
            assert rules.asks_defenders is (value != "never")


def test_a_seat_that_is_not_there_is_on_no_side() -> None:
    with pytest.raises(ValueError, match="no seat 3"):
        Rules(players=3).seating.side_of(3)
