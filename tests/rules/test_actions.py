from itertools import combinations

import pytest

from euchre.rules.actions import (
    PLAYS,
    Action,
    Alone,
    Dummy,
    Keep,
    KeepChoices,
    Leave,
    Name,
    NameJoker,
    Order,
    Pass,
    Play,
    TakeUp,
    Together,
    parse_action,
    plays_of,
)
from euchre.rules.cards import CARDS, UNKNOWN, UNKNOWN_CARDS, CardSet, Suit, parse_card, parse_cards

TEN = parse_cards("9c Kc Jd 9h Th Ah 9s Js As B")

TEXTS: list[tuple[str, Action]] = [
    ("pass", Pass()),
    ("order", Order()),
    ("leave", Leave()),
    ("dummy", Dummy()),
    ("alone", Alone()),
    ("together", Together()),
    ("name h", Name(Suit.HEARTS)),
    ("joker s", NameJoker(Suit.SPADES)),
    ("take 9c", TakeUp(parse_card("9c"))),
    ("take B", TakeUp(parse_card("B"))),
    ("take ?", TakeUp(UNKNOWN)),
    ("keep 9c Jd Ah As B", Keep(parse_cards("B As Ah Jd 9c"))),
    ("Th", Play(parse_card("Th"))),
    ("B", Play(parse_card("B"))),
]


@pytest.mark.parametrize(("text", "action"), TEXTS)
def test_an_action_is_its_word_in_a_record(text: str, action: Action) -> None:
    assert str(action) == text
    assert parse_action(text) == action


@pytest.mark.parametrize(
    ("text", "read_as"),
    [
        ("name H", "name h"),
        ("joker D", "joker d"),
        ("10H", "Th"),
        ("take 10h", "take Th"),
        ("keep B As AH Jd 9c", "keep 9c Jd Ah As B"),
    ],
)
def test_other_spellings_are_read_too(text: str, read_as: str) -> None:
    assert str(parse_action(text)) == read_as


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Pass",
        "pass ",
        "bid",
        "name",
        "name x",
        "name h h",
        "joker",
        "joker B",
        "take",
        "take 9x",
        "take 9c 9d",
        "keep ?",
        "keep 9c ? Jd Ah As",
        "keep 9c  Jd Ah As B",
        "play 9c",
        "9c 9d",
        "?",
        "9x",
        "order h",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no"):
        parse_action(text)


@pytest.mark.parametrize("text", ["keep 9c Jd Ah As As", "keep 9c Jd Ah As B B"])
def test_five_cards_of_which_one_is_told_twice_are_not_five(text: str) -> None:
    with pytest.raises(ValueError, match="twice"):
        parse_action(text)


def test_the_play_of_each_card_is_made_once() -> None:
    assert [PLAYS[card] for card in CARDS] == [Play(card) for card in CARDS]
    assert plays_of(parse_cards("Ah 9c").bits) == (PLAYS[parse_card("9c")], PLAYS[parse_card("Ah")])


def test_the_choices_of_five_are_all_the_ways_in_the_order_of_their_places() -> None:
    """T2."""
    choices = KeepChoices(TEN)
    slowly = [Keep(CardSet.of(five)) for five in combinations(TEN, 5)]
    assert len(choices) == len(slowly) == 252
    assert list(choices) == slowly
    assert [choices[index] for index in range(252)] == slowly
    assert [choices[index] for index in range(-252, 0)] == slowly
    assert list(reversed(choices)) == slowly[::-1]


def test_the_choices_of_five_can_be_sliced() -> None:
    choices = KeepChoices(TEN)
    assert choices[10:13] == tuple(choices)[10:13]
    assert choices[::-100] == tuple(choices)[::-100]


@pytest.mark.parametrize("index", [252, -253, 1000])
def test_there_is_no_253rd_choice(index: int) -> None:
    with pytest.raises(IndexError):
        KeepChoices(TEN)[index]


def test_only_five_of_the_cards_are_among_the_choices() -> None:
    """T2."""
    choices = KeepChoices(TEN)
    assert all(keep in choices for keep in choices)
    assert Keep(parse_cards("9c Kc Jd 9h")) not in choices
    assert Keep(parse_cards("9c Kc Jd 9h Th Ah")) not in choices
    assert Keep(parse_cards("9c Kc Jd 9h 9d")) not in choices
    strangers: list[object] = [Pass(), TEN, "keep"]
    assert not any(stranger in choices for stranger in strangers)


def test_a_card_that_nobody_knows_is_not_kept() -> None:
    known = parse_cards("9c Kc Jd 9h Th Ah")
    choices = KeepChoices(known | UNKNOWN_CARDS[:4])
    assert list(choices) == [Keep(CardSet.of(five)) for five in combinations(known, 5)]
    assert len(choices) == 6


def test_choices_are_equal_when_the_cards_are() -> None:
    assert KeepChoices(TEN) == KeepChoices(parse_cards(str(TEN)))
    assert hash(KeepChoices(TEN)) == hash(KeepChoices(parse_cards(str(TEN))))
    assert KeepChoices(TEN) != KeepChoices(TEN - parse_cards("B"))
    assert KeepChoices(TEN) != tuple(KeepChoices(TEN))
    assert repr(KeepChoices(TEN)) == f"KeepChoices({TEN!r})"
