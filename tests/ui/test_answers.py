"""Every spelling of every answer, and everything that can be wrong with one."""

import pytest

from euchre.rules.actions import parse_action
from euchre.rules.cards import Card, Suit, parse_card, parse_cards
from euchre.rules.errors import Reason
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.ui.answers import (
    AloneProblem,
    Answer,
    Chosen,
    Command,
    GoOn,
    Kept,
    Question,
    Suggested,
    Taken,
    Word,
    question_of,
    read,
)
from euchre.ui.answers.values import (
    Empty,
    NoSuchGame,
    NoSuchNumber,
    NotFive,
    NotHeld,
    Refused,
    Several,
    Twice,
    Unknown,
)
from euchre.views import View, view
from tests.rules.positions import FOUR, TWO, begun

PACK_25 = Rules(deck=25, joker_suit="dealer")


def seen(position: Phase) -> View:
    return view(position, 0)


ORDER = seen(begun("Jd Kh Ac Qc 9s", up="Th", dealer=2))
ORDER_AS_DEALER = seen(begun("Jd Kh Ac Qc 9s", up="Th", then="pass pass"))
ORDER_OF_TWO = seen(begun("Jd Kh Ac Qc 9s", up="Th", dealer=1, rules=TWO))
NAME = seen(begun("Jd Kh Ac Qc 9s", up="Th", dealer=2, then="pass pass pass"))
STUCK = seen(
    begun(
        "Jd Kh Ac Qc 9s",
        up="Th",
        rules=Rules(stick_the_dealer=True),
        then="pass pass pass pass pass",
    )
)
JOKER = seen(begun(up="B", rules=PACK_25))
TAKE = seen(begun("Jd Kh Ac Qc 9s", up="Th", then="order"))
DISCARD = seen(begun("Jd Kh Ac Qc 9s", up="Th", then="pass pass order"))
DUMMY = seen(begun("Jd Kh Ac Qc 9s", up="Th", dealer=2, then="order leave"))
GO_ALONE = seen(begun("Jd Kh Ac Qc 9s", up="Th", dealer=3, rules=FOUR, then="order leave"))
KEEP = seen(
    begun(
        "Jd Kh Ac Qc 9s",
        up="Th",
        dealer=2,
        dummy="Jc Kd 9h Qd Ts",
        then="order leave dummy",
    )
)
DEFEND = seen(begun("Jd Kh Ac Qc 9s", up="Th", dealer=1, then="pass order leave alone"))
LEAD = seen(
    begun(
        "Jd Kh Ac Qc Tc",
        up="Th",
        dealer=2,
        then="order leave dummy keep Jd Kh Ac Qc Tc together together",
    )
)
FOLLOW = seen(
    begun(
        "Jd Kh Ac Qc 9s",
        "",
        "Jh",
        up="Th",
        dealer=2,
        then="pass order leave alone together together Jh",
    )
)
WITH_JOKER = seen(
    begun(
        "B Jh Ac Qc 9s",
        up="Th",
        dealer=2,
        rules=Rules(deck=25),
        then="order leave dummy keep B Jh Ac Qc 9s together together",
    )
)


def did(text: str, *, alone: bool = False) -> Chosen:
    return Chosen(parse_action(text), alone=alone)


def answered(shown: View, text: str, question: Question | None = None) -> Answer:
    return read(question or question_of(shown), text, shown)


def cards_of(*texts: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, texts))


@pytest.mark.parametrize("shown", [ORDER, ORDER_AS_DEALER, ORDER_OF_TWO])
@pytest.mark.parametrize(
    "text",
    [
        *("order", "order up", "order it up", "i order it up", "I order it up.", "ORDER IT UP!"),
        *("pick it up", "assist", "i assist", "accept", "i accept", "take it up", "yes", "1", "1."),
        *("o", "y", " orderitup ", "order up hearts", "Order hearts up", "assist in hearts"),
        *("accept hearts", "Accept hearts?"),
    ],
)
def test_calls_of_round_1(shown: View, text: str) -> None:
    assert answered(shown, text) == did("order")


@pytest.mark.parametrize("shown", [ORDER, NAME])
@pytest.mark.parametrize("text", ["pass", "no", "turn it down", "Pass.", "i pass", "p", "n"])
def test_passes(shown: View, text: str) -> None:
    assert answered(shown, text) == did("pass")


@pytest.mark.parametrize(
    ("shown", "number", "action"),
    [
        (ORDER, "2", "pass"),
        (NAME, "1", "name s"),
        (NAME, "2", "name d"),
        (NAME, "3", "name c"),
        (NAME, "4", "pass"),
        (STUCK, "3", "name c"),
        (JOKER, "1", "joker s"),
        (JOKER, "2", "joker h"),
        (JOKER, "3", "joker d"),
        (JOKER, "4", "joker c"),
        (TAKE, "2", "leave"),
        (DUMMY, "1", "dummy"),
        (DUMMY, "2", "alone"),
        (GO_ALONE, "1", "together"),
        (GO_ALONE, "2", "alone"),
        (DEFEND, "1", "together"),
        (DEFEND, "2", "alone"),
    ],
)
def test_numbers_of_options_are_fixed(shown: View, number: str, action: str) -> None:
    assert answered(shown, number) == did(action)


@pytest.mark.parametrize("text", ["s", "spade", "spades", "♠", "♤", "Spades.", "1", "name spades"])
def test_suits_in_round_2(text: str) -> None:
    assert answered(NAME, text) == did("name s")


@pytest.mark.parametrize("text", ["h", "heart", "hearts", "♥", "♥\ufe0f", "2"])
def test_a_joker_is_named_and_a_lone_h_is_hearts(text: str) -> None:
    assert answered(JOKER, text) == did("joker h")


def test_a_lone_h_is_hearts_where_trump_is_named() -> None:
    clubs_up = seen(begun("Jd Kh Ac Qc 9s", up="Tc", dealer=2, then="pass pass pass"))
    assert answered(clubs_up, "h") == did("name h")
    assert answered(NAME, "h") == Refused(Reason.TURNED_DOWN, suit=Suit.HEARTS)
    assert answered(ORDER, "h") == Command(Word.HINT)
    assert answered(LEAD, "h") == Command(Word.HINT)


@pytest.mark.parametrize(
    "text",
    [
        *("alone order it up", "order it up alone", "i order it up and go alone", "order alone"),
        *("I order it up, and I go alone.", "go alone, order it up", "1 alone", "alone 1"),
        *("assist alone", "accept and play alone"),
    ],
)
def test_alone_with_a_call_of_round_1(text: str) -> None:
    assert answered(ORDER, text) == did("order", alone=True)


@pytest.mark.parametrize(
    "text", ["alone spades", "spades alone", "s alone", "♠ alone", "spades, i go alone", "1 alone"]
)
def test_alone_with_a_suit(text: str) -> None:
    assert answered(NAME, text) == did("name s", alone=True)


@pytest.mark.parametrize("text", ["alone", "i go alone", "go alone"])
def test_alone_needs_a_call_while_trump_is_not_made(text: str) -> None:
    assert answered(ORDER, text) is AloneProblem.NO_CALL
    assert answered(NAME, text) is AloneProblem.NO_CALL


def test_nobody_goes_alone_in_two_handed() -> None:
    assert answered(ORDER_OF_TWO, "order it up alone") is AloneProblem.NOBODY
    assert answered(ORDER_OF_TWO, "alone") is AloneProblem.NOBODY


@pytest.mark.parametrize("text", ["pass alone", "alone pass", "alone zz"])
def test_alone_goes_with_calls_only(text: str) -> None:
    assert isinstance(answered(ORDER, text), Unknown)


def test_alone_with_what_the_rules_refuse() -> None:
    assert answered(NAME, "alone hearts") == Refused(Reason.TURNED_DOWN, suit=Suit.HEARTS)
    assert answered(NAME, "9 alone") == NoSuchNumber(4)


@pytest.mark.parametrize("text", ["take it", "take", "1", "yes", "y", "i take it", "pick it up"])
def test_the_dealer_takes_it(text: str) -> None:
    assert answered(TAKE, text) == Taken()


@pytest.mark.parametrize("text", ["leave it", "leave", "2", "no", "n", "i leave it", "decline"])
def test_the_dealer_leaves_it(text: str) -> None:
    assert answered(TAKE, text) == did("leave")
    if text != "2":
        assert answered(TAKE, text, Question.DISCARD) == did("leave")


@pytest.mark.parametrize("text", ["9s", "discard 9s", "nine of spades", "throw the nine", "spades"])
def test_the_discard_itself_says_that_the_card_is_taken(text: str) -> None:
    assert answered(TAKE, text) == did("take 9s")
    assert answered(DISCARD, text) == did("take 9s")


def test_card_numbers_hold_at_the_discard_only() -> None:
    assert answered(TAKE, "6") == NoSuchNumber(2)
    for number, card in enumerate(("Jd", "Kh", "Th", "Ac", "Qc", "9s"), 1):
        assert answered(DISCARD, str(number)) == did(f"take {card}")
    assert answered(DISCARD, "7") == NoSuchNumber(6)


def test_the_upcard_itself_may_be_discarded() -> None:
    assert answered(TAKE, "10h") == did("take Th")


@pytest.mark.parametrize("text", ["leave it", "no"])
def test_a_dealer_who_accepted_takes_it(text: str) -> None:
    assert answered(DISCARD, text) == Refused(Reason.DEALER_MUST_TAKE)


@pytest.mark.parametrize("text", ["take the dummy", "dummy", "yes", "y", "1", "with the dummy"])
def test_the_dummy(text: str) -> None:
    assert answered(DUMMY, text) == did("dummy")


@pytest.mark.parametrize("text", ["alone", "go alone", "i go alone", "I go alone.", "no", "n", "2"])
def test_alone_instead_of_the_dummy(text: str) -> None:
    assert answered(DUMMY, text) == did("alone")


@pytest.mark.parametrize("shown", [GO_ALONE, DEFEND])
def test_together_or_alone(shown: View) -> None:
    for text in ("together", "1", "n", "no", "play together"):
        assert answered(shown, text) == did("together")
    for text in ("alone", "2", "y", "yes", "go alone", "i go alone"):
        assert answered(shown, text) == did("alone")


@pytest.mark.parametrize(
    "text",
    [
        *("1 2 3 4 6", "6 4 3 2 1", "1,2,3,4,6", "1, 2, 3, 4 and 6", "jd kh ac qc kd"),
        *(
            "left king_of_hearts ac qc kd",
            "jack of diamonds, kh, ace of clubs, 4, king of diamonds",
        ),
        "Jack of diamonds, king of hearts, ace of clubs, queen of clubs and king of diamonds",
    ],
)
def test_five_of_ten(text: str) -> None:
    five = {"6": "9h", "kd": "Kd", "king of diamonds": "Kd"}
    last = next(card for word, card in five.items() if word in text.lower().replace("jd kh", ""))
    kept = parse_cards(f"Jd Kh Ac Qc {last}")
    assert answered(KEEP, text) == Kept(kept)
    assert answered(KEEP, text, Question.KEEP_THESE) == Kept(kept)


@pytest.mark.parametrize(
    ("number", "card"),
    list(enumerate(("Jd", "Kh", "Ac", "Qc", "9s", "9h", "Jc", "Kd", "Qd", "Ts"), 1)),
)
def test_numbers_of_ten_cards_are_places(number: int, card: str) -> None:
    others = [str(place) for place in range(1, 11) if place != number][:4]
    answer = answered(KEEP, " ".join([*others, str(number)]))
    assert isinstance(answer, Kept)
    assert parse_card(card) in answer.cards


def test_all_mine_and_suggest() -> None:
    assert answered(KEEP, "all mine") == Kept(parse_cards("Jd Kh Ac Qc 9s"))
    assert answered(KEEP, "suggest") == Suggested()


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("1 2 3 4", NotFive(4)),
        ("1 2 3 4 5 6", NotFive(6)),
        ("1 2 3 4 4", Twice(parse_card("Qc"))),
        ("1 2 3 4 qc", Twice(parse_card("Qc"))),
        ("1 2 3 4 11", NoSuchNumber(10)),
        ("1 2 3 4 as", NotHeld(parse_card("As"))),
        ("1 2 3 4 jack", Several(cards_of("Jd", "Jc"))),
        ("1 2 3 4 zz", Unknown("1 2 3 4 zz")),
        ("x" * 1000, Unknown("x" * 1000)),
        (", , ,", Unknown(", , ,")),
    ],
)
def test_what_is_wrong_with_five(text: str, wrong: Answer) -> None:
    assert answered(KEEP, text) == wrong


@pytest.mark.parametrize(
    ("text", "answer"),
    [("yes", True), ("y", True), ("1", True), ("no", False), ("n", False), ("2", False)],
)
def test_yes_and_no(text: str, answer: bool) -> None:  # noqa: FBT001 - a parameter of the table
    for question in (Question.KEEP_THESE, Question.PLAY_AGAIN, Question.NEW_GAME):
        assert answered(KEEP, text, question) == GoOn(yes=answer)


@pytest.mark.parametrize("text", ["", "  ", "1", "yes", "next", "deal"])
def test_the_next_hand(text: str) -> None:
    assert answered(LEAD, text, Question.NEXT_HAND) == GoOn(yes=True)


def test_enter_means_yes_only_between_hands() -> None:
    assert answered(LEAD, "", Question.PLAY_AGAIN) == GoOn(yes=True)
    for shown in (ORDER, NAME, TAKE, DISCARD, DUMMY, GO_ALONE, KEEP, DEFEND, LEAD, JOKER):
        assert answered(shown, " \t") == Empty()
    assert answered(KEEP, "", Question.KEEP_THESE) == Empty()
    assert answered(KEEP, "", Question.NEW_GAME) == Empty()


@pytest.mark.parametrize(
    ("text", "card"),
    [
        *((text, "Kh") for text in ("kh", "hk", "K♥", "♥K", "k hearts", "king of hearts", "king")),
        *((text, "Kh") for text in ("KING OF HEARTS", "kingofhearts", "the king of hearts", "k")),
        *((text, "Kh") for text in ("hearts k", "k heart", "king of ♥", "play kh", "k-h", "K.H.")),
        *((text, "Kh") for text in ("king of h", "kin", "king of hea", "2", "2.", "(2)", "#2")),
        *((text, "Jd") for text in ("jd", "left", "left bower", "l", "jack", "j", "1", "diamonds")),
        *((text, "Tc") for text in ("10c", "tc", "c10", "ten of clubs", "10 of clubs", "ten", "5")),
        *((text, "Tc") for text in ("t", "10", "lead 10c", "10♣", "ten o", "10 of c", "ct")),
        *((text, "Ac") for text in ("ac", "ace", "a", "ace of clubs", "ca", "3")),
    ],
)
def test_cards(text: str, card: str) -> None:
    assert answered(LEAD, text) == did(card)


@pytest.mark.parametrize("text", ["joker", "benny", "best bower", "best", "jok", "b", "1"])
def test_the_joker(text: str) -> None:
    assert answered(WITH_JOKER, text) == did("B")


@pytest.mark.parametrize("text", ["right", "right bower", "jh", "r", "2"])
def test_the_right_bower(text: str) -> None:
    assert answered(WITH_JOKER, text) == did("Jh")


def test_a_number_past_the_hand_is_a_rank_if_it_is_one() -> None:
    assert answered(FOLLOW, "9") == Refused(Reason.MUST_FOLLOW, parse_card("9s"))
    assert answered(LEAD, "10") == did("Tc")
    assert answered(LEAD, "9") == NoSuchNumber(5)
    assert answered(LEAD, "6") == NoSuchNumber(5)
    assert answered(LEAD, "0") == NoSuchNumber(5)


def test_several_cards_are_named_and_none_is_played() -> None:
    assert answered(LEAD, "clubs") == Several(cards_of("Ac", "Qc", "Tc"))
    assert answered(WITH_JOKER, "j") == Several(cards_of("B", "Jh"))
    assert answered(FOLLOW, "hearts") == Several(cards_of("Jd", "Kh"))


def test_of_several_cards_the_one_that_is_legal_is_meant() -> None:
    shown = seen(
        begun(
            "Kh Kc 9s Ts Qs",
            "",
            "Ah",
            up="Th",
            dealer=2,
            then="pass order leave alone together together Ah",
        )
    )
    assert answered(shown, "king") == did("Kh")


def test_only_is_the_one_legal_card() -> None:
    shown = seen(
        begun(
            "Kh 9c 9s Ts Qs",
            "",
            "Ah",
            up="Th",
            dealer=2,
            then="pass order leave alone together together Ah",
        )
    )
    assert answered(shown, "only") == did("Kh")
    assert answered(FOLLOW, "only") == Several(cards_of("Jd", "Kh"))


@pytest.mark.parametrize("text", ["qc", "queen", "9s", "4", "ace of clubs"])
def test_a_card_that_does_not_follow(text: str) -> None:
    answer = answered(FOLLOW, text)
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.MUST_FOLLOW


@pytest.mark.parametrize(("text", "card"), [("right", "Jh"), ("as", "As"), ("joker", "B")])
def test_a_card_that_is_not_held(text: str, card: str) -> None:
    assert answered(LEAD, text) == NotHeld(parse_card(card))


@pytest.mark.parametrize(
    ("shown", "text", "nearest"),
    [
        (LEAD, "king of herts", "king of hearts"),
        (LEAD, "lfet", "left"),
        (LEAD, "undoo", "undo"),
        (ORDER, "ordr it up", "order it up"),
        (ORDER, "pas", "pass"),
        (NAME, "spaeds", "spades"),
        (DUMMY, "dumy", "dummy"),
        (LEAD, "zz", None),
        (LEAD, "x" * 5000, None),
    ],
)
def test_a_misspelling_is_never_made_into_a_move(
    shown: View, text: str, nearest: str | None
) -> None:
    assert answered(shown, text) == Unknown(text, nearest)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "-1",
            "+1",
            "1\x00",
            "\x1b[A",
            "\x1b1",
            "1 2",
            "½",
            "\u0661",
            "1e0",
            "0x1",
            "1.5",
            "\u202e1",
        ),
        *("9" * 5000, "kh\x07", "k\x1bh", "%s", "{0}", "..", "?!", "\ud800", "1️⃣"),
    ],
)
def test_garbage_is_no_card(text: str) -> None:
    assert not isinstance(answered(LEAD, text), Chosen)


@pytest.mark.parametrize("word", list(Word))
@pytest.mark.parametrize("question", list(Question))
def test_commands_are_understood_at_every_question(question: Question, word: Word) -> None:
    assert read(question, f" {word.value.upper()} ", LEAD) == Command(word)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("q", Command(Word.QUIT)),
        ("?", Command(Word.HELP)),
        ("new 4", Command(Word.NEW, 4)),
        ("new2", Command(Word.NEW, 2)),
        ("new game", Command(Word.NEW)),
        ("new 3 players", Command(Word.NEW, 3)),
        ("last trick", Command(Word.LAST)),
        ("new 5", NoSuchGame()),
        ("new 33", NoSuchGame()),
    ],
)
def test_other_spellings_of_commands(text: str, command: Answer) -> None:
    for question in Question:
        assert read(question, text, LEAD) == command


def test_what_the_rules_refuse_is_said_so() -> None:
    assert answered(STUCK, "pass") == Refused(Reason.DEALER_IS_STUCK)
    assert answered(NAME, "♥") == Refused(Reason.TURNED_DOWN, suit=Suit.HEARTS)
    assert answered(NAME, "5") == NoSuchNumber(4)


def test_the_turned_down_suit_may_be_named_where_any_suit_may() -> None:
    shown = seen(
        begun(
            "Jd Kh Ac Qc 9s",
            up="Th",
            dealer=2,
            rules=Rules(any_suit=True),
            then="pass pass pass",
        )
    )
    assert [answered(shown, number) for number in "12345"] == [
        did(text) for text in ("name s", "name h", "name d", "name c", "pass")
    ]
