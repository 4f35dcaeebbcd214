"""What keys answer at each question, and what they leave alone (UX: keys and answers)."""

import pytest

from euchre.rules.actions import Keep, Play
from euchre.rules.cards import Rank
from euchre.settings import Settings
from euchre.ui.answers import Question
from euchre.ui.answers.keeping import FIVE
from euchre.ui.hand import numbered
from euchre.ui.render.screen import keys_of
from euchre.ui.scene import Menu
from tests.ui.screen.fingers import LONG_AGO, Fingers, at, decisions, sat_down

NOT_AT_ONCE = Settings(tips=False, instant_keys=False)


def legal_number(fingers: Fingers) -> str:
    """The number of the first card that may be played."""
    view = fingers.person.game.view
    cards = numbered(view)
    return str(next(place for place, card in enumerate(cards, 1) if Play(card) in view.legal))


def with_ten() -> Fingers:
    """Fingers at a play, where card 1 and a ten that is another card may be played."""
    for seed in range(200):
        fingers = sat_down(seed=seed)
        fingers.until(Question.PLAY)
        view = fingers.person.game.view
        cards = numbered(view)
        tens = [card for card in cards[1:] if card.rank is Rank.TEN and Play(card) in view.legal]
        if tens and Play(cards[0]) in view.legal:
            return fingers
    raise AssertionError


@pytest.mark.parametrize(
    ("question", "players", "key", "action"),
    [
        (Question.ORDER, 3, "o", "order"),
        (Question.ORDER, 3, "p", "pass"),
        (Question.ORDER, 4, "1", "order"),
        (Question.ORDER, 2, "2", "pass"),
        (Question.ORDER, 3, "P", "pass"),
        (Question.NAME, 3, "p", "pass"),
        (Question.NAME, 3, "4", "pass"),
        (Question.TAKE, 3, "n", "leave"),
        (Question.TAKE, 3, "2", "leave"),
        (Question.DUMMY, 3, "y", "dummy"),
        (Question.DUMMY, 3, "1", "dummy"),
        (Question.DUMMY, 3, "n", "alone"),
        (Question.GO_ALONE, 4, "n", "together"),
        (Question.GO_ALONE, 4, "y", "alone"),
        (Question.DEFEND, 3, "1", "together"),
        (Question.DEFEND, 3, "y", "alone"),
    ],
)
def test_one_key_answers(question: Question, players: int, key: str, action: str) -> None:
    fingers = at(question, players)
    with decisions(fingers) as made:
        fingers.press(key)
    assert made[:1] == [action]


def test_a_number_plays_that_card_at_once() -> None:
    fingers = at(Question.PLAY)
    number = legal_number(fingers)
    card = numbered(fingers.person.game.view)[int(number) - 1]
    with decisions(fingers) as made:
        fingers.press(number)
    assert made == [str(Play(card))]


def test_y_asks_what_to_discard_and_undo_asks_again_whether_to_take() -> None:
    fingers = at(Question.TAKE)
    with decisions(fingers) as made:
        fingers.press("y")
        assert fingers.asked() is Question.DISCARD
        fingers.wait(LONG_AGO)
        fingers.press("u")
        assert fingers.asked() is Question.TAKE
        fingers.press("1")
        fingers.press("6")
    assert len(made) == 1
    assert made[0].startswith("take")


@pytest.mark.parametrize("typed", ["order it up", "Order up", "i order it up", "ASSIST"])
def test_a_call_that_is_typed_in_full_is_made_once(typed: str) -> None:
    fingers = at(Question.ORDER)
    with decisions(fingers) as made:
        fingers.press(*typed, "Enter")
    assert made == ["order"]
    assert fingers.entry.text == ""


def test_letters_after_an_answer_by_one_key_do_nothing_for_half_a_second() -> None:
    fingers = at(Question.ORDER)
    fingers.press("p")
    fingers.clock.now += 0.4
    fingers.press("h", "u", "q", "m", "s")
    assert (fingers.entry.text, fingers.person.popup, fingers.said) == ("", None, "")
    fingers.clock.now += 0.6
    fingers.press("m")
    assert fingers.over() == Menu()


def test_letters_that_go_on_coming_are_not_ignored_for_ever() -> None:
    fingers = at(Question.ORDER)
    fingers.press("p")
    for _ in range(10):
        fingers.clock.now += 0.3
        fingers.press("m")
    assert fingers.person.popup is not None or fingers.clock.now > 0


def test_ten_of_hearts_never_plays_card_1() -> None:
    for name in ("10", "10h", "10 of"):
        fingers = with_ten()
        with decisions(fingers) as made:
            fingers.press_part("1")
            fingers.press_part("0")
            fingers.press(*name[2:])
        assert (made, fingers.entry.text) == ([], name)


def test_a_lone_1_plays_card_1_when_the_ten_does_not_come() -> None:
    fingers = with_ten()
    card = numbered(fingers.person.game.view)[0]
    with decisions(fingers) as made:
        fingers.press_part("1")
        fingers.wait(0.25, plays=False)
    assert made == [str(Play(card))]


def test_a_number_that_is_no_place_begins_the_name_of_a_nine_in_hand() -> None:
    for seed in range(99):
        fingers = sat_down(seed=seed)
        fingers.until(Question.PLAY)
        view = fingers.person.game.view
        nines = [card for card in numbered(view) if card.rank is Rank.NINE]
        legal = [card for card in nines if Play(card) in view.legal]
        if len(nines) == len(legal) == 1:
            break
    else:
        raise AssertionError
    with decisions(fingers) as made:
        fingers.press("9", str(legal[0])[1], "Enter")
    assert made == [str(Play(legal[0]))]


def test_a_number_that_is_no_place_says_how_many_cards_there_are() -> None:
    fingers = at(Question.PLAY)
    fingers.press("6")
    assert "You have 5 cards." in fingers.said
    assert fingers.entry.text == ""


def test_hearts_is_named_after_h_and_no_hint_comes() -> None:
    fingers = at(Question.NAME)
    fingers.press("h")
    assert (fingers.entry.text, fingers.person.wants_hint) == ("h", False)


def test_a_slash_begins_what_would_be_a_command_or_an_answer() -> None:
    fingers = at(Question.ORDER)
    with decisions(fingers) as made:
        fingers.press(*"/pick it up")
        assert fingers.entry.text == "/pick it up"
        fingers.press("Enter")
    assert made == ["order"]


def test_an_answer_that_is_not_understood_stays_for_editing() -> None:
    fingers = at(Question.PLAY)
    fingers.press(*"zz", "Enter")
    assert fingers.entry.text == "zz"
    assert '"zz" is not one of your cards.' in fingers.said
    fingers.press("Backspace")
    assert fingers.entry.text == "z"
    fingers.press("Esc")
    assert (fingers.entry.text, fingers.said) == ("", "")


def test_tab_completes_a_name() -> None:
    fingers = at(Question.ORDER)
    fingers.press(*"/ass", "Tab")
    assert fingers.entry.text == "/assist"
    fingers.press("Esc")
    fingers.press("Tab")
    assert fingers.entry.text == ""


@pytest.mark.parametrize("text", ["new 4", "NEW 4"])
@pytest.mark.parametrize("question", [Question.TAKE, Question.DUMMY, Question.DEFEND])
def test_new_begins_a_text_where_n_is_an_answer(question: Question, text: str) -> None:
    """Typed quickly, as a word is: an n that nothing comes after in time is meant as no."""
    fingers = at(question)
    with decisions(fingers) as made:
        for letter in text:
            fingers.press_part(letter)
    assert (made, fingers.entry.text) == ([], text)
    fingers.press("Esc")
    with decisions(fingers) as made:
        fingers.press(*"ne")
    assert (len(made), fingers.entry.text) == (1, "")


def test_letters_that_finish_a_word_do_not_begin_new() -> None:
    fingers = at(Question.DUMMY)
    fingers.person.guards.answered()
    with decisions(fingers) as made:
        fingers.press_part("n")
        fingers.press_part("e")
    assert (made, fingers.entry.text) == ([], "")


def test_tab_completes_a_card() -> None:
    fingers = at(Question.PLAY)
    view = fingers.person.game.view
    card = next(card for card in numbered(view) if Play(card) in view.legal)
    with decisions(fingers) as made:
        fingers.press("/", *str(card), "Tab")
        assert " of " in fingers.entry.text
        fingers.press("Enter")
    assert made == [str(Play(card))]


@pytest.mark.parametrize("key", ["o", "p", "1", "2"])
def test_without_instant_keys_every_answer_needs_enter(key: str) -> None:
    fingers = sat_down(settings=NOT_AT_ONCE)
    fingers.until(Question.ORDER)
    with decisions(fingers) as made:
        fingers.press(key)
        assert (made, fingers.entry.text) == ([], key)
        fingers.press("Enter")
    assert made == ["order" if key in "o1" else "pass"]


def test_nothing_is_selected_before_an_arrow_is_pressed_so_that_enter_does_nothing() -> None:
    for question in (Question.ORDER, Question.PLAY, Question.DUMMY, Question.TAKE):
        fingers = at(question)
        with decisions(fingers) as made:
            fingers.press("Enter")
        assert made == []
        assert fingers.said.startswith("Nothing is selected.")


def test_arrows_move_over_the_legal_cards_and_enter_plays_the_one_selected() -> None:
    fingers = at(Question.PLAY)
    view = fingers.person.game.view
    legal = [place for place, card in enumerate(numbered(view)) if Play(card) in view.legal]
    fingers.press("End")
    assert fingers.person.game.selected == legal[-1]
    fingers.press("Home", "Left")
    assert fingers.person.game.selected == legal[0]
    with decisions(fingers) as made:
        fingers.press("Enter")
    assert made == [str(Play(numbered(view)[legal[0]]))]


def test_five_of_ten_are_kept_by_number_and_enter_is_done_when_there_are_five() -> None:
    fingers = at(Question.KEEP)
    ten = numbered(fingers.person.game.view)
    with decisions(fingers) as made:
        fingers.press("1", "2", "3", "2", "0", "Enter")
        assert made == []
        fingers.press("9", "8")
        assert len(fingers.person.game.kept) == FIVE
        fingers.press("Enter")
    five = [ten[place] for place in (0, 2, 9, 8, 7)]
    assert {str(card) for card in five} == set(made[0].split()[1:])


def test_at_five_of_ten_s_suggests_and_names_are_typed_after_a_slash() -> None:
    fingers = at(Question.KEEP)
    fingers.press("s")
    assert len(fingers.person.game.kept) == FIVE
    fingers.press("k")
    assert "then type" in fingers.said
    fingers.press(*"/all mine", "Enter")
    mine = fingers.person.game.kept
    with decisions(fingers) as made:
        fingers.press("Enter")
    assert made == [str(Keep(mine))]


def test_what_is_typed_after_a_refusal_begins_anew() -> None:
    fingers = at(Question.PLAY)
    fingers.type("zz")
    fingers.press("Enter")
    fingers.type("only")
    assert fingers.entry.text == "only"


@pytest.mark.parametrize(
    ("keys", "left"),
    [
        (["Backspace"], "zx"),
        (["Left"], "zxz"),
        (["Right"], "zzx"),
        (["Home"], "xzz"),
        (["End"], "zzx"),
        (["Home", "End"], "zzx"),
    ],
)
def test_a_key_that_edits_keeps_what_was_refused(keys: list[str], left: str) -> None:
    fingers = at(Question.PLAY)
    fingers.type("zz")
    fingers.press("Enter", *keys, "x")
    assert fingers.entry.text == left


def test_undo_is_among_the_keys_where_there_is_a_decision_to_go_back_to() -> None:
    for question in (Question.ORDER, Question.DISCARD, Question.PLAY, Question.NEXT_HAND):
        fingers = at(question)
        for _ in range(30):
            named = ("u", "undo") in keys_of(fingers.person.scene, 200)
            if fingers.over() is None:
                before = len(fingers.person.game.table.turns), fingers.asked()
                fingers.press("u")
                after = len(fingers.person.game.table.turns), fingers.asked()
                assert named is (before != after)
            fingers.go_on()


def test_enter_with_six_kept_leaves_what_is_said_of_them() -> None:
    fingers = at(Question.KEEP)
    fingers.press(*"123456", "Enter")
    assert (len(fingers.person.game.kept), fingers.said) == (6, "")


def test_space_keeps_or_drops_the_card_selected() -> None:
    fingers = at(Question.KEEP)
    fingers.press("Right", "Space")
    first = numbered(fingers.person.game.view)[0]
    assert first in fingers.person.game.kept
    fingers.press("Space")
    assert first not in fingers.person.game.kept


def test_a_paste_is_one_line_of_no_more_than_a_hundred_characters() -> None:
    fingers = at(Question.PLAY)
    fingers.paste("jack\nof\x1b[2J\thearts\n" * 100_000)
    assert len(fingers.entry.text) <= 100
    assert fingers.entry.text.isprintable()


@pytest.mark.parametrize("key", ["Ctrl-X", "Ctrl-E", "Ctrl-S", "Up", "Down", "Backspace", "Tab"])
def test_keys_of_an_editor_do_nothing_at_the_table(key: str) -> None:
    fingers = at(Question.PLAY)
    with decisions(fingers) as made:
        fingers.press("Ctrl-X", key, key, "Ctrl-S", "Esc")
    assert (made, fingers.entry.text, fingers.person.popup) == ([], "", None)


@pytest.mark.parametrize(
    "word", ["hand", "hint", "help", "undo", "status", "score", "cards", "new 4", "Hand"]
)
def test_the_rest_of_a_word_that_began_with_a_key_says_how_it_is_typed(word: str) -> None:
    fingers = at(Question.PLAY)
    fingers.type(word[1:])
    fingers.press("Enter")
    assert fingers.said == f"Press / before a word: /{word.lower()}."


def test_hand_typed_at_the_table_says_that_it_is_typed_after_a_slash() -> None:
    fingers = at(Question.PLAY)
    fingers.press(*"hand", "Enter")
    assert fingers.said == "Press / before a word: /hand."
    fingers.type("/hand")
    fingers.press("Enter")
    assert "on the screen" in fingers.said


def test_an_answer_that_was_typed_is_never_taken_for_the_rest_of_a_word() -> None:
    fingers = at(Question.PLAY)
    fingers.type("ast")
    fingers.press("Enter")
    assert fingers.said == "Press / before a word: /last."
    fingers.type("ace")
    fingers.press("Enter")
    assert "/" not in fingers.said


def test_new_4_typed_where_n_answers_plays_no_card_4() -> None:
    fingers = at(Question.DUMMY)
    with decisions(fingers) as made:
        fingers.press(*"new 4")
    assert made == ["alone"]
