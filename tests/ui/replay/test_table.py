"""The replay at the table: what is drawn, what keys do, and what may not be seen."""

from collections.abc import Callable

import pytest
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from euchre.settings import Settings
from euchre.table.retold import Retold, retold
from euchre.ui.render.replay import draw_replay
from euchre.ui.replay.app import ReplayApp
from euchre.ui.replay.frame import frame_of
from euchre.ui.replay.place import Place, Replay, steps_of
from euchre.ui.screen.window import Left
from euchre.ui.theme import theme
from euchre.ui.words.short import index
from tests.ui.replay.records import foreign_game, own_game, passed_in, unfinished

Golden = Callable[[str, str], None]
PLAIN = theme("none")
SIZES = ((80, 24), (60, 20), (112, 26), (120, 40))


def drawn(replay: Replay, width: int = 80, height: int = 24) -> str:
    """What a window of that size shows."""
    canvas = draw_replay(frame_of(replay), PLAIN, width, height)
    return "\n".join(canvas.lines()) + "\n"


def everywhere(replay: Replay) -> list[Place]:
    """Every step of the game."""
    return [
        Place(number, step)
        for number, deal in enumerate(replay.game.deals)
        for step in range(steps_of(deal))
    ]


def test_the_table_in_mid_trick_with_all_hands(golden: Golden) -> None:
    replay = Replay(retold(own_game(3)), None)
    replay.trick(1)
    replay.trick(1)
    replay.step(1)
    golden("replay_table.txt", drawn(replay))


def test_the_keys_are_told_over_the_table(golden: Golden) -> None:
    replay = Replay(retold(own_game(4)), 2)
    replay.with_help = True
    golden("replay_help.txt", drawn(replay))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_every_step_fits_the_window(players: int, size: tuple[int, int]) -> None:
    replay = Replay(retold(own_game(players)), None)
    for place in everywhere(replay)[:: 1 if size == SIZES[0] else 5]:
        replay.place = place
        lines = drawn(replay, *size).split("\n")[:-1]
        assert len(lines) == size[1]
        assert all(len(line) <= size[0] for line in lines)
        assert lines[-1].startswith(" ←→ step")
        assert any(line.strip().startswith("Replay") for line in lines)


def test_all_hands_are_seen_at_once() -> None:
    replay = Replay(retold(own_game(3)), None)
    text = drawn(replay)
    for hand in replay.deal.positions[0].dealt.hands:
        assert all(index(card) in text for card in hand)
    assert "all hands" in text


def test_one_seats_cards_are_seen_from_its_seat() -> None:
    replay = Replay(retold(own_game(3)), 1)
    text = drawn(replay)
    mine, ada, bix = replay.deal.positions[0].dealt.hands
    assert all(index(card) in text for card in ada)
    assert not any(index(card) in text for card in (*mine, *bix))
    assert "the hand of Ada" in text


@pytest.mark.parametrize("seen", [None, 0, 1, 2])
@pytest.mark.parametrize("bend", ["passed in", "unfinished"])
def test_a_deal_that_was_not_played_out_shows_no_hand_but_the_persons(
    seen: int | None, bend: str
) -> None:
    record = own_game(3)
    game = retold(passed_in(record) if bend == "passed in" else unfinished(record, 2))
    replay = Replay(game, seen)
    dealt = replay.deal.positions[0].dealt
    for place in everywhere(replay):
        replay.place = place
        text = drawn(replay, 120, 30)
        for card in (*dealt.hands[1], *dealt.hands[2], *dealt.dummy, *dealt.stock):
            assert index(card) not in text


@pytest.mark.parametrize("seen", [None, 0, 3])
def test_a_game_of_others_that_is_not_finished_shows_no_hand(seen: int | None) -> None:
    replay = Replay(retold(unfinished(foreign_game(4), 1)), seen)
    text = drawn(replay)
    dealt = replay.deal.positions[0].dealt
    assert not any(index(card) in text for hand in dealt.hands for card in hand)
    assert "no hand" in text
    assert "so no cards are seen" in text


def test_a_window_too_small_says_so() -> None:
    assert "60" in drawn(Replay(retold(own_game(3)), None), 40, 10)


# Keys


def pressed(game: Retold, keys: str) -> tuple[ReplayApp, Left]:
    """The replay after keys were pressed, and how it was left."""
    with create_pipe_input() as keyboard:
        replay = Replay(game, None)
        app = ReplayApp(replay, Settings(), ("none", False), (keyboard, DummyOutput()))
        keyboard.send_text(keys)
        return app, app.run()


RIGHT, LEFT, UP, DOWN = "\x1b[C", "\x1b[D", "\x1b[A", "\x1b[B"
PAGE_UP, PAGE_DOWN, HOME, END = "\x1b[5~", "\x1b[6~", "\x1b[H", "\x1b[F"


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        (RIGHT * 3, Place(0, 3)),
        (" \r" + LEFT, Place(0, 1)),
        (DOWN + UP, Place(0, 0)),
        (PAGE_DOWN, Place(1, 0)),
        (PAGE_DOWN + RIGHT + PAGE_UP, Place(1, 0)),
        (END + HOME, Place(0, 0)),
    ],
)
def test_keys_move_through_the_game(keys: str, place: Place) -> None:
    app, left = pressed(retold(own_game(3)), keys + "q")
    assert (app.replay.place, left) == (place, Left(0))


def test_a_number_shows_a_hand_and_a_shows_all() -> None:
    game = retold(own_game(3))
    assert pressed(game, "2q")[0].replay.seen == 1
    assert pressed(game, "2aq")[0].replay.seen is None
    assert pressed(game, "9q")[0].replay.seen is None


def test_help_opens_and_closes_before_escape_leaves() -> None:
    game = retold(own_game(2))
    app, left = pressed(game, "?q")
    assert app.replay.with_help
    assert left == Left(0)
    app, left = pressed(game, "?" + RIGHT + "q")
    assert not app.replay.with_help


@pytest.mark.parametrize(("keys", "code"), [("q", 0), ("\x1b", 0), ("\x04", 0), ("\x03", 130)])
def test_a_replay_is_left_by_a_key(keys: str, code: int) -> None:
    assert pressed(retold(own_game(2)), keys)[1] == Left(code)
