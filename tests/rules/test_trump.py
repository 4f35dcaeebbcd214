from itertools import product

import pytest

from euchre.rules.cards import UNKNOWN, Suit, parse_card, parse_suit
from euchre.rules.trump import left_bower, ranking, right_bower, suit_of, winning

ORDER = [
    # trump, suit, highest first
    ("c", "c", "B Jc Js Ac Kc Qc Tc 9c 8c 7c"),
    ("c", "d", "Ad Kd Qd Jd Td 9d 8d 7d"),
    ("c", "h", "Ah Kh Qh Jh Th 9h 8h 7h"),
    ("c", "s", "As Ks Qs Ts 9s 8s 7s"),
    ("d", "c", "Ac Kc Qc Jc Tc 9c 8c 7c"),
    ("d", "d", "B Jd Jh Ad Kd Qd Td 9d 8d 7d"),
    ("d", "h", "Ah Kh Qh Th 9h 8h 7h"),
    ("d", "s", "As Ks Qs Js Ts 9s 8s 7s"),
    ("h", "c", "Ac Kc Qc Jc Tc 9c 8c 7c"),
    ("h", "d", "Ad Kd Qd Td 9d 8d 7d"),
    ("h", "h", "B Jh Jd Ah Kh Qh Th 9h 8h 7h"),
    ("h", "s", "As Ks Qs Js Ts 9s 8s 7s"),
    ("s", "c", "Ac Kc Qc Tc 9c 8c 7c"),
    ("s", "d", "Ad Kd Qd Jd Td 9d 8d 7d"),
    ("s", "h", "Ah Kh Qh Jh Th 9h 8h 7h"),
    ("s", "s", "B Js Jc As Ks Qs Ts 9s 8s 7s"),
]


@pytest.mark.parametrize(("trump", "suit", "cards"), ORDER)
def test_a_suit_ranks_by_the_rule_book_under_every_trump(trump: str, suit: str, cards: str) -> None:
    """C2, C3, C4."""
    assert " ".join(map(str, ranking(parse_suit(suit), parse_suit(trump)))) == cards


@pytest.mark.parametrize(("trump", "suit", "cards"), ORDER)
def test_the_higher_card_of_a_suit_takes_the_trick_whoever_plays_first(
    trump: str, suit: str, cards: str
) -> None:
    """P2."""
    high_to_low = [parse_card(card) for card in cards.split()]
    assert all(suit_of(card, parse_suit(trump)) is parse_suit(suit) for card in high_to_low)
    for high, low in product(high_to_low, repeat=2):
        if high_to_low.index(high) < high_to_low.index(low):
            assert winning([(0, high), (1, low)], parse_suit(trump)) == (0, high)
            assert winning([(0, low), (1, high)], parse_suit(trump)) == (1, high)


@pytest.mark.parametrize(
    ("trump", "right", "left"),
    [("c", "Jc", "Js"), ("d", "Jd", "Jh"), ("h", "Jh", "Jd"), ("s", "Js", "Jc")],
)
def test_the_bowers_are_the_jacks_of_trumps_colour(trump: str, right: str, left: str) -> None:
    """C2."""
    assert str(right_bower(parse_suit(trump))) == right
    assert str(left_bower(parse_suit(trump))) == left


def taker(trick: str, trump: str) -> str:
    """The card that takes a trick."""
    return str(winning(list(enumerate(map(parse_card, trick.split()))), parse_suit(trump))[1])


def test_the_lowest_trump_beats_the_highest_card_led() -> None:
    """P2."""
    assert taker("As 9h Ks", "h") == "9h"


def test_with_no_trump_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    """P2."""
    assert taker("Ts Ac Qs Ad", "h") == "Qs"


def test_the_left_bower_beats_the_ace_of_trump_and_loses_to_the_right() -> None:
    """C2, C3."""
    assert taker("Ah Jd Kh", "h") == "Jd"
    assert taker("Ah Jd Jh", "h") == "Jh"


def test_the_left_bower_takes_a_trick_in_the_suit_printed_on_it() -> None:
    """C3."""
    assert taker("Ad Jd Kd", "h") == "Jd"


def test_the_other_jacks_are_plain_cards() -> None:
    """C2."""
    assert taker("Js Jc Qs", "h") == "Qs"


def test_the_joker_beats_both_bowers_under_every_trump() -> None:
    """C4."""
    for suit in Suit:
        bowers = f"{right_bower(suit)} {left_bower(suit)}"
        assert taker(f"{bowers} B", suit.letter) == "B"
        assert taker(f"B {bowers}", suit.letter) == "B"


def test_a_trick_is_taken_by_its_only_card_so_far() -> None:
    """P2."""
    assert winning([(2, parse_card("9s"))], Suit.HEARTS) == (2, parse_card("9s"))


def test_a_card_that_nobody_knows_belongs_to_no_suit() -> None:
    with pytest.raises(ValueError, match="belongs to no suit"):
        suit_of(UNKNOWN, Suit.HEARTS)
