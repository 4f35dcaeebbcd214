"""What breaks the rules or is not told is refused in a sentence, by deal and trick."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from euchre.egn import EgnError, Why, from_egn, is_egn
from euchre.rules.errors import RecordError
from euchre.rules.record import replay
from euchre.rules.record_shape import games_in
from euchre.ui.words.egn import SENTENCES
from tests.counts import count
from tests.egn.files import File, bidding, example, play, refused, rules, state

Bend = Callable[[File], object]


def bent(bend: Bend) -> File:
    """The example, changed."""
    file = example()
    bend(file)
    return file


def trick(number: int, *cards: str) -> Bend:
    """Play other cards in a trick."""
    return lambda file: play(file)["tricks"].__setitem__(number - 1, list(cards))


def calls(*words: str) -> Bend:
    """Call otherwise."""
    return lambda file: bidding(file).update(calls=list(words))


def ruled(**changes: object) -> Bend:
    """Play by other rules."""
    return lambda file: rules(file, **changes)


BROKEN: list[tuple[Bend, int | None, int | None, str]] = [
    (trick(1, "Ac", "Td", "Tc", "Kc"), 1, 2, '"Td" is there twice'),
    (trick(2, "Ad", "9d", "Td", "Ks"), 1, 5, '"Ks" is there twice'),
    (trick(3, "Jh", "9h", "Kh"), 1, 3, "there should be 4 cards, not 3"),
    (trick(3, "Jh", "9h", "Kh", "Qh", "Ah"), 1, 3, "there should be 4 cards, not 5"),
    (trick(3, "Jh", "9h", "Zh", "Qh"), 1, 3, '"Zh" is no card'),
    (trick(3, "Jh", "9h", "7h", "Qh"), 1, 3, '"7h" is not in the 24-card deck'),
    (trick(3, "Jh", "9h", "At", "Qh"), 1, 3, '"At" names no suit that can be dealt'),
    (trick(1, "Ac", "9h", "Tc", "Kc"), 1, 3, "is there twice"),
    (lambda file: play(file)["tricks"].append(["Ah"]), 1, None, "after the fifth trick"),
    (calls(*["Pass"] * 4, "Order"), 1, None, '"Order" belongs to the other round'),
    (calls("Pass", "Order", "Pass"), 1, None, '"Pass" is called after trump was made'),
    (calls("h"), 1, None, '"h" belongs to the other round'),
    (calls("Pass", "Pass", "Pass", "Pass", "h"), 1, None, "the suit turned down was named"),
    (calls(*["Pass"] * 7), 1, None, "cards are played, and nobody made trump"),
    (calls("n"), 1, None, "the house rule of playing without trump is not played here"),
    (calls("x"), 1, None, "what was called is not known"),
    (calls("Hearts"), 1, None, '"Hearts" is no call'),
    (lambda file: state(file).update(dealer=4), 1, None, "there is no seat 4 to deal"),
    (lambda file: state(file).update(dealer=10**4000), 1, None, "there is no seat 1000"),
    (lambda file: state(file).update(upCard="Xx"), 1, None, "the upcard is not known"),
    (lambda file: state(file).update(upCard="R"), 1, None, "no suit was made trump"),
    (lambda file: state(file).update(upCard="B"), 1, None, '"B" is not in the 24-card deck'),
    (lambda file: state(file).update(playerCards=[["9c"] * 5, [], [], []]), 1, None, "twice"),
    (lambda file: state(file).update(playerCards=[["9c"] * 6, [], [], []]), 1, None, "five"),
    (lambda file: state(file).update(playerCards=[["Jc"] * 1, [], [], []]), 1, None, "five cards"),
    (lambda file: state(file).update(kitty=["Jc", "Qc", "Kd", "Ah"]), 1, None, "undealt"),
    (lambda file: state(file).update(kitty=["Ac"]), 1, None, "Ac is there twice"),
    (lambda file: bidding(file).update(discard="Ac"), 1, None, "twice"),
    (lambda file: bidding(file).update(cardExchanges=[{}]), 1, None, "of exchanging cards"),
    (lambda file: bidding(file).update(aloneDefender=0), 1, None, "cannot defend alone here"),
    (lambda file: file["deals"].__setitem__(0, "VNMUUiCJNJCjiEpHF1A"), 1, None, "condensed"),
    (ruled(canadian=True), None, None, "the house rule canadian is not played here"),
    (ruled(farmers=True), None, None, "the house rule farmers is not played here"),
    (ruled(allow_no_trump=True), None, None, "the house rule allow_no_trump"),
    (ruled(two_decks=1), None, None, "the house rule two_decks is not played here"),
    (ruled(loner_march_score=5), None, None, "loner_march_score cannot be 5 here"),
    (ruled(num_players=3), None, None, "num_players cannot be 3 here"),
    (ruled(min_rank=8), None, None, "min_rank cannot be 8 here"),
    (ruled(min_rank=7, joker=True), None, None, "min_rank cannot be 7 here"),
    (ruled(loner_lead="LEFT"), None, None, 'loner_lead cannot be "LEFT" here'),
    (ruled(loner_lead=[]), None, None, "loner_lead cannot be [] here"),
    (ruled(std=1), None, None, "std cannot be 1 here"),
    (ruled(winning_score="10"), None, None, 'winning_score cannot be "10" here'),
    (ruled(winning_score=10, num_deals=8), None, None, "one of them says when the game ends"),
    (ruled(winning_score=0), None, None, "one of them says when the game ends"),
    (ruled(winning_score=-1), None, None, "one of them says when the game ends"),
    (lambda file: file.update(version="2.0"), None, None, 'version "2.0"'),
    (lambda file: file.update(fileType="Chess"), None, None, "no Euchre Game Notation"),
]


@pytest.mark.parametrize(("bend", "deal", "number", "words"), BROKEN, ids=range(len(BROKEN)))
def test_what_is_wrong_is_said_by_deal_and_trick(
    bend: Bend, deal: int | None, number: int | None, words: str
) -> None:
    error = refused(bent(bend))
    assert (error.deal, error.trick) == (deal, number), str(error)
    assert words in str(error)
    place = [] if deal is None else [f"deal {deal}"]
    place += [] if number is None else [f"trick {number}"]
    assert str(error).startswith(", ".join(place))


def test_the_referee_is_quoted_where_the_rules_are_broken() -> None:
    file = example()
    state(file)["playerCards"] = [[], [], ["Tc", "Qh", "Td", "Qs", "Js"], []]
    tricks = play(file)["tricks"]
    tricks[0][2], tricks[3][3] = "Qs", "Tc"
    error = refused(file)
    assert (error.why, error.deal, error.trick) == (Why.BREAKS_THE_RULES, 1, 1)
    assert str(error) == "deal 1, trick 1: Qs: must follow clubs"
    assert isinstance(error.fault, RecordError)


def test_a_card_that_is_not_of_the_told_hand_is_refused_by_its_trick() -> None:
    file = example()
    state(file)["playerCards"] = [["Ac", "Ad", "9h", "Qd", "Ah"], [], [], []]
    error = refused(file)
    assert (error.why, error.trick) == (Why.NOT_IN_HAND, 5)
    assert str(error) == 'deal 1, trick 5: "Ts" is not in the hand of seat 0'


PLACES: list[tuple[str | int, ...]] = [
    ("metadata",),
    ("metadata", "players"),
    ("metadata", "initialScore"),
    ("metadata", "ruleset"),
    ("deals",),
    ("deals", 0),
    ("deals", 0, "dealNumber"),
    ("deals", 0, "initialState"),
    ("deals", 0, "initialState", "dealer"),
    ("deals", 0, "initialState", "upCard"),
    ("deals", 0, "initialState", "playerCards"),
    ("deals", 0, "initialState", "kitty"),
    ("deals", 0, "phases"),
    ("deals", 0, "phases", 0),
    ("deals", 0, "phases", 0, "type"),
    ("deals", 0, "phases", 0, "calls"),
    ("deals", 0, "phases", 0, "isAlone"),
    ("deals", 0, "phases", 0, "discard"),
    ("deals", 0, "phases", 1, "tricks"),
    ("deals", 0, "phases", 1, "tricks", 0),
    ("deals", 0, "phases", 1, "tricks", 0, 0),
]
DEEP = json.loads("[" * 500 + "]" * 500)
VALUES: list[Any] = [True, 7, 1.5, -1, 10**3999, [7], [[7]], {"x": {}}, "", "\x1b[31m\udc80", DEEP]


def put(file: File, place: tuple[str | int, ...], value: object) -> None:
    """Put a value somewhere in a file."""
    inside: Any = file
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] = value


@pytest.mark.parametrize("place", PLACES)
def test_a_wrong_type_anywhere_is_a_sentence(place: tuple[str | int, ...]) -> None:
    for value in VALUES:
        file = example()
        put(file, place, value)
        assert_read_or_refused(file)


def assert_read_or_refused(value: object) -> None:
    """Check that a value is read as right records, or refused in one printable line."""
    try:
        records = from_egn(value)
    except EgnError as error:
        said = str(error)
        assert said.isprintable()
        assert 0 < len(said) < 300
    else:
        for record in records:
            assert replay(record).scores == tuple(record["scores"])


def test_a_file_cut_short_anywhere_is_no_traceback() -> None:
    text = json.dumps(example())
    for length in range(0, len(text), 7):
        for value in games_in(text[:length]):
            if is_egn(value):
                assert_read_or_refused(value)


def test_bits_that_flipped_are_no_traceback() -> None:
    chance = Random(4)
    raw = json.dumps(example()).encode()
    for _ in range(count(40_000)):
        broken = bytearray(raw)
        for _ in range(chance.randint(1, 4)):
            broken[chance.randrange(len(broken))] ^= 1 << chance.randrange(8)
        for value in games_in(broken.decode("utf-8", errors="replace")):
            assert_read_or_refused(value)


def anything(chance: Random, depth: int) -> object:
    """Any JSON value, the notation's own words among it."""
    kind = chance.randrange(9 if depth else 6)
    if kind < 6:
        words = ["Pass", "Order", "h", "Ac", "Xx", "L", "R", "B", "TRICK_PLAY", "EUCHRE_BIDDING"]
        numbers = [0, 3, -1, 10**30, 1e300, 0.5]
        return chance.choice([*words, *numbers, None, True, False, "", {}, []])
    if kind < 8:
        return [anything(chance, depth - 1) for _ in range(chance.randrange(6))]
    keys = ["type", "calls", "tricks", "dealer", "upCard", "phases", "initialState", "isAlone"]
    return {chance.choice(keys): anything(chance, depth - 1) for _ in range(chance.randrange(5))}


def test_anything_in_any_place_is_no_traceback() -> None:
    chance = Random(5)
    for _ in range(count(60_000)):
        file = example()
        put(file, chance.choice(PLACES), anything(chance, 3))
        assert_read_or_refused(file)
        assert_read_or_refused(anything(chance, 4))


def test_cards_swapped_anywhere_are_read_right_or_refused() -> None:
    chance = Random(6)
    deck = [rank + suit for rank in "9TJQKA" for suit in "cdhs"] + ["Xx", "R", "L", "Jx"]
    for _ in range(count(40_000)):
        file = example()
        for _ in range(chance.randint(1, 2)):
            play(file)["tricks"][chance.randrange(5)][chance.randrange(4)] = chance.choice(deck)
        assert_read_or_refused(file)


@pytest.mark.parametrize("why", [why for why in Why if why is not Why.BREAKS_THE_RULES])
def test_every_reason_has_a_sentence(why: Why) -> None:
    error = EgnError(why, deal=2, trick=3, found="\x1b[31m", wanted="deals")
    assert str(error).startswith("deal 2, trick 3: ")
    assert str(error).isprintable()


def test_every_sentence_has_a_reason() -> None:
    assert {why.name for why in Why} == {*SENTENCES, Why.BREAKS_THE_RULES.name}
