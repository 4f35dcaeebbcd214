"""Keys for what is kept: statistics, the person's record, and other unfinished games."""

import json
from collections.abc import Iterator
from functools import partial

import pytest

from euchre.bots import BOTS
from euchre.commands.figures import figures
from euchre.commands.keeping import games_file
from euchre.rules.rules import Rules
from euchre.store.books import StoreBooks
from euchre.table.keeping import NoBooks, Trouble
from euchre.ui.answers import Question
from euchre.ui.games import Start
from euchre.ui.menu import MENU, MenuLine
from euchre.ui.render.screen import draw
from euchre.ui.scene import Leaving, Menu, Others, Statistics
from euchre.ui.shelf import Figures
from euchre.ui.sitting import Sitting
from euchre.ui.theme import theme
from euchre.ui.words.kept import NOTHING_KEPT
from tests.commands.running import said
from tests.store.kept import begun, opened, play_on, play_out
from tests.ui.screen.fingers import LONG_AGO, Fingers

OTHERS = str(MENU.index(MenuLine.OTHERS) + 1)
STATISTICS = str(MENU.index(MenuLine.STATISTICS) + 1)

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def books() -> Iterator[StoreBooks]:
    """Two games that are over, and games 3 and 4, for four and for two, that are not."""
    _, books = opened(games_file())
    for seed in (1, 2):
        play_out(begun(books, seed=seed))
    for seed, players in ((3, 4), (4, 2)):
        table = begun(books, Rules(players=players), seed)
        for _ in play_on(table, 30):
            pass
        assert table.keeper is not None
        table.keeper.close()
    yield books
    books.close()


def sat_down(books: StoreBooks, **options: int) -> Fingers:
    """Fingers at a table whose games are kept: this one is game 5."""
    sitting = Sitting(Rules.parse({"target": 1, **options}), ("normal", "normal"), 1)
    return Fingers(sitting, None, Start(books, statistics=partial(figures, books, None)))


def playing(fingers: Fingers) -> int | None:
    """The number of the game that is being played."""
    keeper = fingers.person.game.table.keeper
    return None if keeper is None else keeper.game


def text_of(fingers: Fingers, width: int = 80, height: int = 24) -> str:
    """What is seen, in one line."""
    lines = draw(fingers.person.scene, theme("none"), width, height).lines()
    return " ".join(" ".join(lines).split())


def stats(capsys: Capture) -> dict[str, object]:
    """What the command says."""
    told: dict[str, object] = json.loads(said(capsys, "stats", "--json").out)
    return told


def shown(fingers: Fingers) -> dict[str, object]:
    """What the table says, as the command would."""
    found = fingers.person.shelf.figures
    assert found.result is not None
    return {**found.result, "between_bots": found.apart}


def test_the_menu_tells_the_same_figures_as_the_command(books: StoreBooks, capsys: Capture) -> None:
    fingers = sat_down(books)
    fingers.press("m")
    counted = stats(capsys)
    assert json.loads(json.dumps(shown(fingers))) == counted
    assert f"8 Statistics 2 games, {counted['won']} won" in text_of(fingers)
    assert "9 Continue another game 2 unfinished" in text_of(fingers)


@pytest.mark.parametrize("question", [Question.NEXT_HAND, Question.PLAY_AGAIN])
@pytest.mark.parametrize("key", ["s", "S", "Esc", "Enter"])
def test_s_opens_the_statistics_at_a_result_and_is_left_again(
    books: StoreBooks, question: Question, key: str
) -> None:
    fingers = sat_down(books)
    fingers.until(question)
    fingers.press("s")
    assert fingers.over() == Statistics()
    assert "Games without help: " in text_of(fingers)
    fingers.press("Space", "Down", "Left")
    assert fingers.over() == Statistics(1)
    fingers.press("1", "x")
    assert fingers.over() == Statistics(1)
    fingers.press(key)
    assert (fingers.over(), fingers.asked()) == (None, question)


def test_s_is_no_command_while_the_hand_is_played(books: StoreBooks) -> None:
    fingers = sat_down(books)
    fingers.until(Question.PLAY)
    fingers.press("s")
    assert (fingers.over(), fingers.entry.text) == (None, "s")


def test_statistics_from_the_menu_lead_back_to_it(books: StoreBooks) -> None:
    fingers = sat_down(books)
    fingers.until(Question.PLAY)
    fingers.press("m")
    for key in ("Esc", "s", "Enter"):
        fingers.press(STATISTICS)
        assert fingers.over() == Statistics(from_menu=True)
        fingers.press(key)
        assert fingers.over() == Menu(MENU.index(MenuLine.STATISTICS))
    fingers.press("Enter", "?")
    assert fingers.over() != Statistics(from_menu=True)
    fingers.press("Esc", "m", STATISTICS, "q")
    assert fingers.over() == Leaving()


def test_a_game_that_is_over_is_counted_in_your_record_at_once(
    books: StoreBooks, capsys: Capture
) -> None:
    fingers = sat_down(books)
    before = stats(capsys)
    fingers.until(Question.PLAY_AGAIN)
    counted = stats(capsys)
    assert counted["games"] == 3
    assert before["games"] == 2
    assert json.loads(json.dumps(shown(fingers))) == counted
    won = counted["won"]
    assert isinstance(won, int)
    text = text_of(fingers)
    assert "Your record" in text
    assert "games 3" in text
    assert f"won {won} ({round(100 * won / 3)} %)" in text
    assert f"games 3, won {won} (" in text_of(fingers, 60, 20)


def test_without_books_the_statistics_say_why_there_is_nothing() -> None:
    start = Start(statistics=partial(figures, NoBooks(), None))
    fingers = Fingers(Sitting(Rules(), ("normal", "normal"), 1), None, start)
    fingers.press("m")
    assert "8 Statistics nothing is kept" in text_of(fingers)
    fingers.press(OTHERS)
    assert fingers.over() == Menu()
    fingers.press(STATISTICS)
    assert NOTHING_KEPT in text_of(fingers)
    assert figures(NoBooks(), "The disk is full.") == Figures(why="The disk is full.")


def test_a_file_that_can_be_read_no_more_is_said_to_be_so(books: StoreBooks) -> None:
    fingers = sat_down(books)
    books.close()
    fingers.press("m")
    assert fingers.person.shelf.figures.result is None
    assert str(games_file()) in fingers.person.shelf.figures.why
    assert fingers.person.shelf.others == ()


@pytest.mark.parametrize(
    ("keys", "game", "players"),
    [(["1"], 4, 2), (["2"], 3, 4), (["Enter"], 4, 2), (["Down", "Enter"], 3, 4)],
)
def test_the_game_that_is_chosen_goes_on_and_the_other_stays_kept(
    books: StoreBooks, keys: list[str], game: int, players: int
) -> None:
    fingers = sat_down(books)
    fingers.until(Question.PLAY)
    deals = books.store.record(game)["deals"]
    left = books.store.record(5)
    fingers.press("m", OTHERS)
    assert fingers.over() == Others()
    fingers.press(*keys)
    assert fingers.over() is None
    assert (playing(fingers), fingers.person.game.sitting.rules.players) == (game, players)
    assert f"Going on with game {game}, hand " in fingers.said
    table = fingers.person.game.table
    assert json.loads(json.dumps(table.record(["You"])["deals"])) == deals
    assert books.store.record(5) == left
    assert books.take(game, BOTS) is None
    kept = books.take(5, BOTS)
    assert kept is not None
    kept.keeper.close()
    fingers.press("m")
    assert {other.game for other in fingers.person.shelf.others} == {3, 4, 5} - {game}


def test_what_is_told_as_a_game_begins_stays_until_the_person_has_decided() -> None:
    sitting = Sitting(Rules(players=4), ("normal",) * 3, 1)
    fingers = Fingers(sitting, None, Start(NoBooks(), news="This game is not saved."))
    assert fingers.asked() is None
    fingers.wait(LONG_AGO)
    assert fingers.asked() is not None
    assert fingers.said == "This game is not saved."
    fingers.go_on()
    assert fingers.said == ""


def test_another_sitting_follows_on_a_game_that_was_gone_on_with(books: StoreBooks) -> None:
    fingers = sat_down(books)
    fingers.press("m", OTHERS, "1")
    seed = fingers.person.game.sitting.seed
    fingers.until(Question.PLAY_AGAIN)
    fingers.press("Enter")
    assert (playing(fingers), fingers.person.game.number) == (6, 0)
    assert fingers.person.game.sitting.seed != seed


def test_escape_leads_back_from_the_games_to_the_menu_and_other_keys_do_nothing(
    books: StoreBooks,
) -> None:
    fingers = sat_down(books)
    fingers.press("m", "End", "Enter")
    fingers.press("Space", "5", "0", "x", "Up", "Down", "End")
    assert (fingers.over(), playing(fingers)) == (Others(1), 5)
    fingers.press("Esc")
    assert fingers.over() == Menu(MENU.index(MenuLine.OTHERS))
    fingers.press("Enter", "m")
    assert fingers.over() == Menu(MENU.index(MenuLine.OTHERS))
    fingers.press("Enter", "?")
    assert not isinstance(fingers.over(), Others)


def test_a_game_that_is_played_in_another_window_does_not_go_on(books: StoreBooks) -> None:
    fingers = sat_down(books)
    fingers.press("m", OTHERS)
    assert books.take(4, BOTS) is not None
    fingers.press("1")
    assert playing(fingers) == 5
    assert "Game 4 is played in another window" in fingers.said


def test_a_game_that_is_not_kept_just_now_is_not_left_for_another(
    books: StoreBooks, monkeypatch: pytest.MonkeyPatch
) -> None:
    fingers = sat_down(books)
    fingers.press("m", OTHERS)
    keeper = fingers.person.game.table.keeper
    monkeypatch.setattr(keeper, "_trouble", Trouble.FULL)
    fingers.press("1")
    assert playing(fingers) == 5
    assert "its end is not kept: the disk is full." in fingers.said


def test_with_one_kept_game_only_there_is_no_other_to_go_on_with() -> None:
    _, books = opened(games_file())
    fingers = sat_down(books)
    fingers.press("m", OTHERS)
    assert fingers.over() == Menu()
    assert "Continue another game" not in text_of(fingers)
    assert "1-8, or move and Enter" in text_of(fingers)
    fingers.wait(LONG_AGO)
    books.close()
