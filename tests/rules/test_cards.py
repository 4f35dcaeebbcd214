import copy
import pickle

import pytest

from euchre.rules.cards import (
    CARDS,
    JOKER,
    NO_CARDS,
    UNKNOWN,
    UNKNOWN_CARDS,
    Card,
    CardSet,
    Rank,
    Suit,
    pack,
    parse_card,
    parse_cards,
    parse_suit,
)


def test_the_24_card_deck_has_nine_to_ace_in_four_suits() -> None:
    """C1."""
    assert " ".join(map(str, pack(24))) == (
        "9c Tc Jc Qc Kc Ac 9d Td Jd Qd Kd Ad 9h Th Jh Qh Kh Ah 9s Ts Js Qs Ks As"
    )


def test_the_32_card_deck_adds_sevens_and_eights() -> None:
    """C1."""
    added = set(pack(32)) - set(pack(24))
    assert added == set(parse_cards("7c 8c 7d 8d 7h 8h 7s 8s"))
    assert len(pack(32)) == 32


def test_the_25_card_deck_is_the_24_and_a_joker() -> None:
    """C1."""
    assert pack(25) == (*pack(24), JOKER)


def test_there_is_no_other_deck() -> None:
    """C1."""
    with pytest.raises(ValueError, match="no deck of 52 cards"):
        pack(52)


def test_printed_order_is_clubs_diamonds_hearts_spades_low_to_high_the_joker_last() -> None:
    """P3."""
    printed = [f"{rank}{suit}" for suit in "cdhs" for rank in "789TJQKA"]
    assert list(map(str, CARDS)) == [*printed, "B"]
    assert [card.index for card in CARDS] == list(range(33))


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_is_read_back_from_its_text(card: Card) -> None:
    assert parse_card(str(card)) is card
    assert eval(repr(card), {"parse_card": parse_card}) is card  # noqa: S307 - repr is a call


@pytest.mark.parametrize(
    ("text", "card"),
    [("10h", "Th"), ("10H", "Th"), ("TH", "Th"), ("9C", "9c"), ("AS", "As"), ("B", "B")],
)
def test_a_capital_suit_letter_and_10_are_read_too(text: str, card: str) -> None:
    assert str(parse_card(text)) == card


@pytest.mark.parametrize(
    "text", ["", "?", "b", "h", "T", "6h", "1h", "ah", "9x", "hT", " 9c", "9c ", "9cc", "BB", "BH"]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        parse_card(text)


def test_one_unreadable_card_spoils_a_set() -> None:
    with pytest.raises(ValueError, match="'9x' is no card"):
        parse_cards("9c 9x")


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_is_read_from_its_letter_small_or_capital(suit: Suit) -> None:
    assert parse_suit(suit.letter) is parse_suit(suit.letter.upper()) is suit


@pytest.mark.parametrize("text", ["", "x", "cd", "hearts", "dh", " h"])
def test_what_is_no_suit_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no suit"):
        parse_suit(text)


def test_clubs_and_spades_are_of_one_colour_and_diamonds_and_hearts_of_the_other() -> None:
    assert [suit.same_colour for suit in Suit] == [
        Suit.SPADES,
        Suit.HEARTS,
        Suit.DIAMONDS,
        Suit.CLUBS,
    ]


def test_there_is_one_object_for_each_card() -> None:
    assert Card(Rank.JACK, Suit.DIAMONDS) is parse_card("Jd")
    assert len({parse_card(str(card)) for card in CARDS}) == 33


def test_the_joker_has_neither_rank_nor_suit() -> None:
    assert JOKER.rank is None
    assert JOKER.suit is None


@pytest.mark.parametrize("card", [*CARDS, UNKNOWN_CARDS[7]], ids=repr)
def test_a_copied_or_pickled_card_is_the_same_object(card: Card) -> None:
    assert copy.copy(card) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301 - its own pickle


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="a card is frozen"):
        setattr(parse_card("9c"), "rank", Rank.ACE)  # noqa: B010 - a type checker refuses it too
    with pytest.raises(AttributeError, match="a card is frozen"):
        delattr(parse_card("9c"), "rank")


def test_a_set_of_cards_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="a set of cards is frozen"):
        setattr(parse_cards("9c"), "bits", 0)  # noqa: B010 - a type checker refuses it too
    with pytest.raises(AttributeError, match="a set of cards is frozen"):
        delattr(parse_cards("9c"), "bits")


def test_a_set_of_cards_survives_copying_and_pickling() -> None:
    cards = parse_cards("9c Ah B")
    assert copy.copy(cards) == copy.deepcopy(cards) == cards
    assert pickle.loads(pickle.dumps(cards)) == cards  # noqa: S301 - its own pickle


def test_a_set_of_cards_is_read_back_from_its_text() -> None:
    cards = parse_cards("Ah B 9c")
    assert str(cards) == "9c Ah B"
    assert eval(repr(cards), {"parse_cards": parse_cards}) == cards  # noqa: S307 - repr is a call


def test_a_set_of_cards_equals_only_a_set_of_the_same_cards() -> None:
    assert parse_cards("9c Ah") == parse_cards("Ah 9c")
    assert hash(parse_cards("9c Ah")) == hash(parse_cards("Ah 9c"))
    assert parse_cards("9c Ah") != parse_cards("9c")
    assert parse_cards("9c") != {parse_card("9c")}


def test_a_set_of_cards_holds_cards_only() -> None:
    assert parse_card("9c") in parse_cards("9c Ah")
    assert parse_card("Th") not in parse_cards("9c Ah")
    strangers: list[object] = ["9c", 1, None]
    assert not any(stranger in parse_cards("7c 9c Ah") for stranger in strangers)
    assert len(NO_CARDS) == 0
    assert not NO_CARDS


def test_cards_that_nobody_knows_are_different_cards_with_one_text() -> None:
    assert {str(card) for card in UNKNOWN_CARDS} == {"?"}
    assert len(CardSet.of(UNKNOWN_CARDS)) == 32
    assert UNKNOWN is UNKNOWN_CARDS[0]


def test_the_known_cards_of_a_set_are_those_with_a_face() -> None:
    assert CardSet.of((UNKNOWN, *parse_cards("9c B"))).known == parse_cards("9c B")
