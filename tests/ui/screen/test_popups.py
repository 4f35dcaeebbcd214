"""Keys while something lies over the table, and what opens it."""

import pytest

from euchre.coach.hints.advice import FIRST, advise
from euchre.rules.actions import Play
from euchre.ui.answers import Question
from euchre.ui.hand import numbered
from euchre.ui.menu import MENU, OPTIONS, MenuLine
from euchre.ui.scene import (
    AllCards,
    Explained,
    Help,
    Hint,
    Leaving,
    Menu,
    Options,
    Tricks,
)
from tests.ui.screen.fingers import LONG_AGO, Fingers, at, decisions


def with_hint(question: Question = Question.PLAY, *, players: int = 3) -> Fingers:
    """Fingers with the hint open."""
    fingers = at(question, players)
    fingers.press("h")
    assert fingers.person.wants_hint
    view = fingers.person.game.view
    fingers.person.hint_comes(view, None)
    assert fingers.over() == Hint(None)
    fingers.person.hint_comes(view, advise(view, 1, FIRST))
    assert isinstance(fingers.person.popup, Hint)
    return fingers


@pytest.mark.parametrize(
    "question", [Question.ORDER, Question.NAME, Question.PLAY, Question.DUMMY, Question.KEEP]
)
def test_enter_plays_the_hint(question: Question) -> None:
    fingers = at(question)
    view = fingers.person.game.view
    fingers.person.wants_hint = True
    advised = advise(view, 1, FIRST)
    fingers.person.hint_comes(view, advised)
    with decisions(fingers) as made:
        fingers.press("Enter")
    assert made[0] == str(advised.named)
    assert fingers.over() is None


def test_a_hint_that_is_refined_is_counted_once() -> None:
    fingers = with_hint()
    view, hints = fingers.person.game.view, fingers.person.game.human.hints
    refined = advise(view, 2, 2 * FIRST)
    fingers.person.hint_comes(view, refined)
    assert fingers.over() == Hint(refined)
    assert fingers.person.game.human.hints == hints == 1


def test_the_figures_of_a_hint_are_explained_and_h_opens_it_again() -> None:
    fingers = with_hint()
    fingers.press("?")
    assert fingers.over() == Explained(hint=True)
    assert not fingers.person.shows_hint
    fingers.press("h")
    assert fingers.person.wants_hint
    fingers.press("?", "?")
    assert isinstance(fingers.over(), Help)


@pytest.mark.parametrize("key", ["h", "Esc", "H", "Space"])
def test_the_hint_is_closed(key: str) -> None:
    fingers = with_hint()
    with decisions(fingers) as made:
        fingers.press(key)
    assert (made, fingers.person.popup, fingers.person.wants_hint) == ([], None, False)


def test_a_hint_that_comes_late_is_not_shown() -> None:
    fingers = at(Question.PLAY)
    view = fingers.person.game.view
    fingers.press("h", "Esc")
    fingers.person.close()
    fingers.person.hint_comes(view, advise(view, 1, FIRST))
    assert fingers.over() is None


def test_the_hand_below_a_hint_is_played_from() -> None:
    fingers = with_hint()
    view = fingers.person.game.view
    place, card = next(
        (place, card) for place, card in enumerate(numbered(view), 1) if Play(card) in view.legal
    )
    with decisions(fingers) as made:
        fingers.press(str(place))
    assert made == [str(Play(card))]


def test_bids_and_names_are_taken_below_a_hint() -> None:
    fingers = with_hint(Question.ORDER)
    with decisions(fingers) as made:
        fingers.press("p")
    assert made == ["pass"]
    fingers = with_hint()
    fingers.press("k")
    assert (fingers.person.popup, fingers.entry.text) == (None, "k")


def test_arrows_leave_the_hint_so_that_enter_takes_what_is_selected() -> None:
    fingers = with_hint()
    fingers.press("Right")
    assert fingers.over() is None
    assert fingers.person.game.selected is not None


def test_enter_does_nothing_while_the_hint_is_thought_about() -> None:
    fingers = at(Question.PLAY)
    fingers.press("h")
    fingers.person.hint_comes(fingers.person.game.view, None)
    with decisions(fingers) as made:
        fingers.press("Enter")
    assert (made, fingers.person.popup) == ([], Hint(None))


def test_no_hint_where_nothing_is_decided() -> None:
    fingers = at(Question.NEXT_HAND)
    fingers.press("h")
    assert not fingers.person.wants_hint
    assert "no hint" in fingers.said


@pytest.mark.parametrize("key", ["?", "F1"])
def test_help_explains_the_question_and_then_opens_its_pages(key: str) -> None:
    fingers = at(Question.ORDER)
    fingers.press(key)
    assert fingers.over() == Explained()
    fingers.press(key)
    assert fingers.over() == Help()
    fingers.press("Space", "Right")
    assert fingers.over() == Help(2)
    fingers.press("Down")
    assert fingers.over() == Help(0)
    fingers.press("Up")
    assert fingers.over() == Help(2)
    fingers.press("2")
    assert fingers.over() == Help(1)
    fingers.press("Esc")
    assert fingers.over() is None


def test_the_tricks_are_shown_and_closed() -> None:
    fingers = at(Question.PLAY)
    fingers.press("v")
    assert fingers.over() == Tricks()
    fingers.press("v")
    assert fingers.over() is None


def test_all_cards_are_shown_when_the_hand_is_over_and_not_before() -> None:
    fingers = at(Question.PLAY)
    fingers.press(*"/cards", "Enter")
    assert (fingers.person.popup, fingers.said) == (
        None,
        "All cards are shown when the hand is over.",
    )
    fingers.until(Question.NEXT_HAND)
    fingers.press("c")
    assert isinstance(fingers.person.popup, AllCards)
    fingers.press("Space", "Left", "Left", "c")
    assert fingers.over() is None


def test_the_menu_leads_to_the_options_and_back() -> None:
    fingers = at(Question.PLAY)
    fingers.press("m", "Down", "Up", "End", "Home")
    assert fingers.over() == Menu(0)
    fingers.press(str(MENU.index(MenuLine.OPTIONS) + 1))
    assert fingers.over() == Options(0)
    fingers.press("Right")
    assert fingers.remembered == {"speed": "fast"}
    fingers.press("Left", "2", "Down", "Enter")
    assert fingers.remembered == {"speed": "normal", "suit_colors": "four", "theme": "terminal"}
    fingers.press("Esc")
    assert fingers.over() == Menu(MENU.index(MenuLine.OPTIONS))
    fingers.press("1")
    assert fingers.over() is None


def test_every_option_can_be_changed_and_changed_back() -> None:
    fingers = at(Question.PLAY)
    before = fingers.person.settings
    fingers.press("m", str(MENU.index(MenuLine.OPTIONS) + 1))
    for number in range(1, len(OPTIONS) + 1):
        fingers.press(str(number), "Left")
    assert fingers.person.settings == before
    assert set(fingers.remembered) == set(OPTIONS)


def test_a_new_game_from_the_menu_is_asked_about_in_mid_game() -> None:
    fingers = at(Question.PLAY)
    fingers.press("m", str(MENU.index(MenuLine.NEW_FOUR) + 1))
    assert fingers.over() == Leaving(4)
    fingers.press("n")
    assert fingers.over() is None
    fingers.press(*"/new 2", "Enter")
    assert fingers.over() == Leaving(2)
    fingers.press("y")
    assert fingers.person.game.sitting.rules.players == 2
    assert fingers.person.game.number == 1


@pytest.mark.parametrize(("key", "code"), [("Ctrl-C", 130), ("Ctrl-D", 0)])
def test_leaving_is_asked_about_and_the_second_time_done(key: str, code: int) -> None:
    fingers = at(Question.PLAY)
    fingers.press(key)
    assert (fingers.person.popup, fingers.person.exit) == (Leaving(), None)
    fingers.press("Esc")
    assert (fingers.person.popup, fingers.person.exit) == (None, None)
    fingers.press(key, key)
    assert fingers.left() == code


def test_q_and_enter_leave_and_q_with_a_suit_is_a_queen() -> None:
    fingers = at(Question.PLAY)
    fingers.press("q")
    assert (fingers.entry.text, fingers.person.exit) == ("q", None)
    fingers.press("h")
    assert fingers.entry.text == "qh"
    fingers.press("Esc")
    fingers.press("q", "Enter")
    assert fingers.left() == 0


@pytest.mark.parametrize("opens", ["m", "v", "?", "h"])
def test_q_leaves_from_what_lies_over_the_table(opens: str) -> None:
    fingers = with_hint() if opens == "h" else at(Question.PLAY)
    if opens != "h":
        fingers.press(opens)
    fingers.press("q")
    assert fingers.over() == Leaving()
    fingers.press("y")
    assert fingers.left() == 0


def test_what_is_typed_is_not_edited_below_a_popup() -> None:
    fingers = at(Question.PLAY)
    fingers.press(*"/jack", "F1")
    fingers.press("Backspace", "Enter")
    assert (fingers.entry.text, fingers.person.popup) == ("/jack", None)


def test_undo_and_redo_go_over_the_decisions_of_the_deal() -> None:
    fingers = at(Question.PLAY)
    before = str(fingers.person.game.view)
    fingers.press("Home", "Enter")
    fingers.wait(LONG_AGO, plays=False)
    after = len(fingers.person.game.table.turns)
    fingers.press("u")
    assert str(fingers.person.game.view) == before
    fingers.press("Ctrl-R")
    assert len(fingers.person.game.table.turns) == after


def test_undo_closes_the_menu_and_says_when_there_is_nothing_to_undo() -> None:
    fingers = at(Question.ORDER)
    fingers.press("m", "u")
    assert fingers.over() is None
    assert fingers.said
    fingers.press("Ctrl-R")
    assert fingers.said


def test_words_that_are_commands_are_understood_anywhere() -> None:
    for word, popup in (("tricks", Tricks()), ("last", Tricks()), ("rules", Help(1))):
        fingers = at(Question.PLAY)
        fingers.press("/", *word, "Enter")
        assert fingers.person.popup == popup
    for word in ("status", "score", "hand"):
        fingers = at(Question.PLAY)
        fingers.press("/", *word, "Enter")
        assert "on the screen" in fingers.said
    fingers = at(Question.PLAY)
    fingers.press(*"/quit", "Enter")
    assert fingers.left() == 0


def test_after_the_game_enter_plays_again_and_no_opens_the_menu() -> None:
    fingers = at(Question.PLAY_AGAIN)
    fingers.press("n", "Enter")
    assert fingers.over() == Menu()
    fingers.press("Esc")
    fingers.press(*"new 4", "Enter")
    assert fingers.person.game.sitting.rules.players == 4
    fingers = at(Question.PLAY_AGAIN)
    fingers.press("Enter")
    assert fingers.person.game.number == 1
