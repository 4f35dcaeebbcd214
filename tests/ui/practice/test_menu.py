"""Practice from the menu of the table: what is chosen there, and the game afterwards."""

import pytest

from euchre.rules.rules import Rules
from euchre.ui.games import Start
from euchre.ui.menu import MENU, PRACTICE, MenuLine
from euchre.ui.practice.practice import Plan, Practice
from euchre.ui.scene import Kinds, Menu
from euchre.ui.sitting import Sitting
from euchre.views import View
from tests.ui.practice.memory import Remembers, practising
from tests.ui.screen.fingers import LONG_AGO, Fingers

LINE = MENU.index(MenuLine.PRACTICE)


class Opened:
    """What was practised, over which view."""

    def __init__(self) -> None:
        self.memory = Remembers()
        self.kinds: list[str] = []
        self.behind: list[View] = []

    def __call__(self, kind: str, behind: View) -> Practice:
        self.kinds.append(kind)
        self.behind.append(behind)
        return practising(self.memory, Plan(kind, behind.rules, 7))


@pytest.fixture
def opened() -> Opened:
    return Opened()


@pytest.fixture
def fingers(opened: Opened) -> Fingers:
    """At a table for two, with the kinds to be chosen from."""
    sitting = Sitting(Rules(players=2), ("normal",), 1)
    at_table = Fingers(sitting, None, Start(practice=opened))
    at_table.until()
    at_table.wait(LONG_AGO)
    at_table.press("m", str(LINE + 1))
    assert at_table.over() == Kinds(0)
    return at_table


def test_a_number_chooses_what_is_practised(fingers: Fingers, opened: Opened) -> None:
    behind = fingers.person.game.view
    fingers.press("1")
    assert (opened.kinds, opened.behind) == (["bid"], [behind])
    assert fingers.person.study is not None


def test_arrows_move_over_the_kinds_and_enter_takes_one(fingers: Fingers, opened: Opened) -> None:
    fingers.press("Down", "Down", "Down")
    assert fingers.over() == Kinds(len(PRACTICE) - 1)
    fingers.press("Up", "Space", "9", "0")
    assert fingers.over() == Kinds(1)
    fingers.press("Home", "Enter")
    assert opened.kinds == ["bid"]


@pytest.mark.parametrize("key", ["Esc", "m"])
def test_escape_goes_back_to_the_menu(fingers: Fingers, opened: Opened, key: str) -> None:
    fingers.press(key)
    assert fingers.over() == Menu(LINE)
    assert opened.kinds == []


def test_leaving_goes_back_to_the_game_and_says_how_it_went(
    fingers: Fingers, opened: Opened
) -> None:
    asked = fingers.asked()
    fingers.press("1")
    fingers.wait(LONG_AGO)
    fingers.press("1", "q")
    game = fingers.person.game
    assert fingers.person.study is None
    assert fingers.over() is None
    assert (fingers.asked(), game.view) == (asked, opened.behind[0])
    assert game.notice is not None
    assert game.notice.text.startswith("Practised: 1 position")
    assert len(opened.memory.answers) == 1


def test_the_game_stands_still_meanwhile(fingers: Fingers) -> None:
    turns = len(fingers.person.game.table.turns)
    fingers.press("1")
    fingers.wait(60)
    assert len(fingers.person.game.table.turns) == turns
    assert fingers.person.due() is None


def test_where_nothing_can_be_practised_the_kinds_stay() -> None:
    fingers = Fingers(Sitting(Rules(players=2), ("normal",), 1))
    fingers.until()
    fingers.wait(LONG_AGO)
    fingers.press("m", str(LINE + 1), "1")
    assert fingers.over() == Kinds(0)
    assert fingers.person.study is None
