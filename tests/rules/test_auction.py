import pytest

from euchre.rules.cards import NO_CARDS, Suit
from euchre.rules.errors import Reason
from euchre.rules.events import (
    HandDealt,
    JokerNamed,
    OrderedUp,
    Passed,
    PassedIn,
    SuitNamed,
    TurnedDown,
    UpcardTurned,
)
from euchre.rules.rules import Rules
from tests.rules.positions import FOUR, THREE, TWO, after, begun, events, hand, legal, refused

JOKER_DEALER = Rules(deck=25, joker_suit="dealer")


@pytest.mark.parametrize(("rules", "first"), [(TWO, 1), (THREE, 2), (FOUR, 2)])
def test_the_player_at_the_dealers_left_speaks_first(rules: Rules, first: int) -> None:
    """B2."""
    dealer = 0 if rules is TWO else 1
    assert begun(up="Td", dealer=dealer, rules=rules).turn == first


@pytest.mark.parametrize(
    ("rules", "turns"), [(TWO, [1, 0]), (THREE, [1, 2, 0]), (FOUR, [1, 2, 3, 0])]
)
def test_both_rounds_go_clockwise_and_end_with_the_dealer(rules: Rules, turns: list[int]) -> None:
    """B2, B5."""
    position = begun(up="Td", rules=rules)
    asked: list[tuple[str, int]] = []
    while position.turn is not None:
        asked.append((position.word, position.turn))
        position = after(position, "pass")
    assert asked == [("order", turn) for turn in turns] + [("name", turn) for turn in turns]


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (TWO, ["order", "accept"]),
        (THREE, ["order", "assist", "accept"]),
        (FOUR, ["order", "assist", "order", "accept"]),
    ],
)
def test_the_word_of_round_1_goes_by_seat(rules: Rules, words: list[str]) -> None:
    """B2."""
    for dealer in range(rules.players):
        position = begun(up="Td", dealer=dealer, rules=rules)
        for place, word in enumerate(words):
            seat = (dealer + 1 + place) % rules.players
            happened = events(position, "pass " * place + "order")
            assert happened == (OrderedUp(seat, Suit.DIAMONDS, word),)


def test_in_round_1_a_player_orders_or_passes() -> None:
    """B2."""
    position = begun(up="Td")
    assert legal(position) == "order, pass"
    assert refused(position, "name h") is Reason.NOT_NOW
    assert refused(position, "name d") is Reason.NOT_NOW
    assert refused(position, "joker d") is Reason.NOT_NOW
    assert refused(position, "alone") is Reason.NOT_NOW


def test_the_first_who_orders_ends_the_bidding_and_is_the_maker() -> None:
    """B2."""
    position = begun(up="Td", then="pass order")
    assert position.word == "pickup"
    assert position.public().maker == 2
    assert position.public().trump is Suit.DIAMONDS


def test_when_all_pass_the_upcard_is_turned_down() -> None:
    """B5."""
    position = begun(up="Td")
    happened = events(position, "pass pass pass")
    assert happened == (Passed(0), TurnedDown(0, position.dealt.upcard, Suit.DIAMONDS))
    second = after(position, "pass pass pass")
    assert (second.word, second.turn) == ("name", 1)


def test_the_suit_turned_down_may_not_be_named() -> None:
    """B5."""
    position = begun(up="Td", then="pass pass pass")
    assert legal(position) == "name c, name h, name s, pass"
    assert refused(position, "name d") is Reason.TURNED_DOWN
    assert refused(position, "order") is Reason.NOT_NOW


def test_under_any_suit_the_suit_turned_down_may_be_named() -> None:
    """B5."""
    position = begun(up="Td", rules=Rules(any_suit=True), then="pass pass pass")
    assert legal(position) == "name c, name d, name h, name s, pass"
    assert after(position, "name d").public().trump is Suit.DIAMONDS


def test_the_first_who_names_a_suit_is_the_maker() -> None:
    """B5."""
    position = begun(up="Td", then="pass pass pass pass")
    assert events(position, "name s") == (SuitNamed(2, Suit.SPADES),)
    named = after(position, "name s")
    assert (named.word, named.turn) == ("declare", 2)
    assert named.public().maker == 2
    assert named.public().trump is Suit.SPADES


def test_an_upcard_turned_down_is_in_nobodys_hand() -> None:
    """B5."""
    position = begun(up="Jh", then="pass pass pass name d")
    assert not any(position.dealt.upcard in position.held_by(seat) for seat in range(3))


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_when_all_pass_twice_nobody_scores_and_no_card_is_shown(rules: Rules) -> None:
    """B6, P5."""
    position = begun(up="Td", rules=rules)
    passes = "pass " * 2 * rules.players
    assert events(position, passes) == (Passed(0), PassedIn())
    over = after(position, passes)
    assert (over.word, over.turn, legal(over)) == ("scored", None, "")
    assert over.public().tricks == (0,) * rules.players
    assert not over.public().maker
    assert [over.aside_of(seat) for seat in range(rules.players)] == [NO_CARDS] * rules.players
    assert refused(over, "pass") is Reason.DEAL_IS_OVER


def test_a_stuck_dealer_may_not_pass_in_round_2() -> None:
    """B7."""
    position = begun(up="Td", rules=Rules(stick_the_dealer=True))
    assert legal(after(position, "pass pass")) == "order, pass"
    assert legal(after(position, "pass pass pass pass")) == "name c, name h, name s, pass"
    stuck = after(position, "pass pass pass pass pass")
    assert stuck.turn == 0
    assert legal(stuck) == "name c, name h, name s"
    assert refused(stuck, "pass") is Reason.DEALER_IS_STUCK


def test_a_stuck_dealer_may_not_name_the_turned_down_suit_though_he_has_no_other() -> None:
    """B5, B7."""
    rules = Rules(stick_the_dealer=True)
    position = begun("9d Td Qd Kd Ad", up="Jd", rules=rules, then="pass pass pass pass pass")
    assert legal(position) == "name c, name h, name s"
    assert refused(position, "name d") is Reason.TURNED_DOWN
    assert after(position, "name c").public().maker == 0


def test_a_stuck_dealer_may_name_any_suit_where_the_table_allows_it() -> None:
    """B5, B7."""
    rules = Rules(stick_the_dealer=True, any_suit=True)
    position = begun(up="Jd", rules=rules, then="pass pass pass pass pass")
    assert legal(position) == "name c, name d, name h, name s"


@pytest.mark.parametrize(("option", "suit"), [("h", Suit.HEARTS), ("s", Suit.SPADES)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_joker_turned_up_proposes_the_suit_of_the_table(
    players: int, option: str, suit: Suit
) -> None:
    """B8."""
    position = begun(up="B", rules=Rules(players=players, deck=25, joker_suit=option))
    assert (position.word, position.turn) == ("order", 1)
    assert position.public().proposed is suit
    assert position.history[0] == UpcardTurned(0, position.dealt.upcard, suit)
    assert after(position, "order").public().trump is suit


def test_a_joker_turned_up_proposes_hearts_by_default() -> None:
    """B8."""
    assert begun(up="B", rules=Rules(deck=25)).public().proposed is Suit.HEARTS


def test_the_dealer_names_any_of_four_suits_for_the_joker_before_a_hand_is_seen() -> None:
    """B8."""
    position = begun(up="B", dealer=2, rules=JOKER_DEALER)
    assert (position.word, position.turn) == ("joker", 2)
    assert legal(position) == "joker c, joker d, joker h, joker s"
    assert position.public().proposed is None
    assert [hand(position, seat) for seat in range(3)] == ["", "", ""]
    assert refused(position, "name c") is Reason.NOT_NOW
    assert refused(position, "pass") is Reason.NOT_NOW


def test_naming_the_jokers_suit_is_no_bid() -> None:
    """B8."""
    position = begun(up="B", dealer=2, rules=JOKER_DEALER)
    happened = events(position, "joker c")
    assert happened[0] == JokerNamed(2, Suit.CLUBS)
    assert [type(event) for event in happened[1:]] == [HandDealt] * 3
    named = after(position, "joker c")
    assert (named.word, named.turn, legal(named)) == ("order", 0, "order, pass")
    assert named.public().proposed is Suit.CLUBS
    assert named.public().maker is None
    assert after(named, "pass order").public().trump is Suit.CLUBS


@pytest.mark.parametrize(
    ("rules", "blind", "suits"),
    [
        (Rules(deck=25), "", "name c, name d, name s, pass"),
        (Rules(deck=25, joker_suit="s"), "", "name c, name d, name h, pass"),
        (JOKER_DEALER, "joker d ", "name c, name h, name s, pass"),
        (Rules(deck=25, any_suit=True), "", "name c, name d, name h, name s, pass"),
        (
            Rules(deck=25, joker_suit="dealer", any_suit=True),
            "joker d ",
            "name c, name d, name h, name s, pass",
        ),
    ],
    ids=["hearts", "spades", "dealer", "hearts, any suit", "dealer, any suit"],
)
def test_the_suit_of_a_joker_turned_down_may_not_be_named_unless_any_may(
    rules: Rules, blind: str, suits: str
) -> None:
    """B5, B8."""
    position = begun(up="B", rules=rules, then=blind + "pass pass pass")
    assert legal(position) == suits


def test_a_joker_turned_down_is_out_of_play() -> None:
    """B5, B8."""
    position = begun(up="B", rules=Rules(deck=25), then="pass pass pass name s")
    assert not any(position.dealt.upcard in position.held_by(seat) for seat in range(3))


def test_a_joker_in_a_hand_proposes_nothing() -> None:
    """B8."""
    position = begun("B", up="Td", rules=JOKER_DEALER)
    assert position.word == "order"
    assert position.public().proposed is Suit.DIAMONDS
