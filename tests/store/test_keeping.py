import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.bots import BOTS
from euchre.rules.record import replay
from euchre.rules.rules import Rules
from euchre.store import lock
from euchre.store.books import StoreBooks
from euchre.store.games import Store, Unreadable, Wanted
from euchre.table.keeping import Trouble
from euchre.table.loop import Table
from euchre.table.undo import TakeBack
from tests.commands.running import environment
from tests.counts import count
from tests.store.kept import begun, opened, play_on, play_out, table_for
from tests.strategies import tables


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


def trouble(table: Table) -> Trouble | None:
    assert table.keeper is not None
    return table.keeper.trouble


def let_go(table: Table) -> None:
    assert table.keeper is not None
    table.keeper.close()


def test_every_decision_is_in_the_file_when_it_is_made(path: Path) -> None:
    store, books = opened(path)
    table = begun(books)
    for _ in play_on(table):
        other = Store.open_to_read(path)
        kept = other.record(1)
        other.close()
        assert kept["deals"] == json.loads(json.dumps(table.record([])["deals"]))
        assert kept["scores"] == list(table.scores)
        assert replay(kept).position == table.position
    (game,) = store.listed()
    assert game.winners == table.winners
    store.close()


@settings(max_examples=count(1_000))
@given(rules=tables(), seed=st.integers(0, 99), decisions=st.integers(0, 120))
def test_a_game_goes_on_as_if_it_had_never_been_left(
    tmp_path_factory: pytest.TempPathFactory, rules: Rules, seed: int, decisions: int
) -> None:
    path = tmp_path_factory.mktemp("store") / "games.sqlite3"
    store, books = opened(path)
    first = begun(books, rules, seed)
    for _ in play_on(first, decisions):
        pass
    if first.winners:
        assert books.latest(BOTS) is None
        store.close()
        return
    let_go(first)
    kept = books.latest(BOTS)
    assert kept is not None
    second = table_for(rules, seed, None)
    second.resume(kept.record)
    for _ in play_on(first, 40):
        pass
    for _ in play_on(second, 40):
        pass
    assert second.record([]) == first.record([])
    assert second.position == first.position
    assert second.turns == first.turns
    store.close()


def test_what_was_taken_back_and_asked_for_is_kept_too(path: Path) -> None:
    store, books = opened(path)
    table = begun(books, Rules(players=2))
    for _ in play_on(table, 4):
        pass
    TakeBack(table, 0).undo()
    table.note("hints", 2)
    table.note("salt of the sea", "x")
    table.note("salt of the sea", None)
    let_go(table)
    kept = books.latest(BOTS)
    assert kept is not None
    again = table_for(Rules(players=2), 1, kept.keeper)
    again.resume(kept.record)
    assert (again.undone, again.notes) == (1, {"hints": 2})
    assert again.commitment == table.commitment
    (row,) = store.connection.execute("SELECT undone, hints FROM games")
    assert row == (1, 2)
    store.close()


def test_the_latest_unfinished_game_goes_on(path: Path) -> None:
    store, books = opened(path)
    first, second, third = (begun(books, seed=seed) for seed in (1, 2, 3))
    for table in (first, third, second):
        table.step()
    play_out(second)
    for table in (first, second, third):
        let_go(table)
    kept = books.latest(BOTS)
    assert kept is not None
    assert kept.keeper.game == 3
    other = books.latest(BOTS)
    assert other is not None
    assert other.keeper.game == 1  # the third is being played
    assert books.latest(BOTS) is None
    store.close()


def test_with_flags_the_latest_of_equal_rules_and_bots_goes_on(path: Path) -> None:
    store, books = opened(path)
    for seed, players in enumerate((3, 4, 3)):
        let_go(begun(books, Rules(players=players), seed))
    assert books.latest(BOTS, Rules(players=4, target=5), ("normal",) * 3) is None
    assert books.latest(BOTS, Rules(players=4), ("easy",) * 3) is None
    assert books.latest({"easy"}) is None
    assert books.latest(BOTS, name="Somebody else") is None
    kept = books.latest(BOTS, Rules(players=4), ("normal",) * 3, "You")
    assert kept is not None
    assert kept.keeper.game == 2
    store.close()


def test_unfinished_games_are_listed_and_each_can_be_gone_on_with(path: Path) -> None:
    store, books = opened(path)
    tables = [begun(books, Rules(players=players), players) for players in (2, 3, 4)]
    play_out(tables[1])
    for table in tables:
        let_go(table)
    assert [game[:4] for game in books.unfinished(BOTS, 9)] == [
        (3, 4, 1, (0, 0)),
        (1, 2, 1, (0, 0)),
    ]
    assert [game.game for game in books.unfinished(BOTS, 1)] == [3]
    assert books.unfinished({"easy"}, 9) == ()
    kept = books.take(1, BOTS)
    assert kept is not None
    assert kept.record["deals"] == store.record(1)["deals"]
    assert [books.take(game, BOTS) for game in (1, 2, 7)] == [None, None, None]
    assert books.take(3, {"easy"}) is None
    store.close()
    assert books.unfinished(BOTS, 9) == ()
    assert books.take(3, BOTS) is None


HOLDS = """
import sys, time
from pathlib import Path
from euchre.store import lock
print(lock.take(Path(sys.argv[1]), 1), flush=True)
time.sleep(60)
"""


def test_a_game_that_another_program_plays_is_left_to_it_until_that_dies(path: Path) -> None:
    store, books = opened(path)
    let_go(begun(books))
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(store.locks)], stdout=subprocess.PIPE, env=environment()
    )
    assert other.stdout is not None
    assert other.stdout.readline() == b"True\n"
    assert books.latest(BOTS) is None
    assert store.delete([1]) == [1]
    other.kill()
    other.communicate()
    kept = books.latest(BOTS)
    assert kept is not None
    kept.keeper.close()
    assert store.delete([1]) == []
    assert store.count() == 0
    store.close()


def test_a_game_is_let_go_once(path: Path) -> None:
    locks = path.with_suffix(".playing")
    assert lock.take(locks, 7)
    assert not lock.take(locks, 7)
    lock.let_go(locks, 7)
    lock.let_go(locks, 7)
    assert lock.take(locks, 7)
    lock.let_go(locks, 7)


def test_a_file_that_another_program_holds_is_made_up_for_later(path: Path) -> None:
    store, books = opened(path)
    store.connection.execute("PRAGMA busy_timeout = 0")
    table = begun(books)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for _ in play_on(table, 30):
        pass
    assert trouble(table) is Trouble.LOCKED
    assert store.record(1)["deals"][0]["actions"] == []
    other.execute("ROLLBACK")
    table.step()
    assert trouble(table) is None
    assert store.record(1)["deals"] == table.record([])["deals"]
    other.close()
    store.close()


def test_a_full_disk_is_told_and_made_up_for_when_there_is_room(path: Path) -> None:
    store, books = opened(path)
    table = begun(books)
    assert table.keeper is not None
    (pages,) = store.connection.execute("PRAGMA page_count").fetchone()
    store.connection.execute(f"PRAGMA max_page_count = {pages}")
    for _ in play_on(table, 150):
        pass
    assert trouble(table) is Trouble.FULL
    before = store.record(1)
    replay(before)
    store.connection.execute("PRAGMA max_page_count = 100000")
    play_out(table)
    assert trouble(table) is None
    assert store.record(1)["deals"] == table.record([])["deals"]
    store.close()


def test_a_game_that_was_deleted_from_outside_is_kept_again(path: Path) -> None:
    store, books = opened(path)
    table = begun(books)
    store.connection.execute("DELETE FROM games")
    table.step()
    assert table.keeper is not None
    assert table.keeper.game == 2
    assert store.record(2)["deals"] == table.record([])["deals"]
    store.close()


def test_a_game_whose_text_was_changed_is_passed_over_and_left_as_it_is(path: Path) -> None:
    store, books = opened(path)
    for seed in (1, 2, 3):
        let_go(begun(books, seed=seed))
    store.connection.execute("UPDATE deals SET written = '{' WHERE game = 3")
    store.connection.execute("UPDATE deals SET written = '{}' WHERE game = 2")
    kept = books.latest(BOTS)
    assert kept is not None
    assert kept.keeper.game == 1
    with pytest.raises(Unreadable):
        store.record(3)
    assert store.count() == 3
    store.close()


def test_games_are_found_by_number_and_as_the_last(path: Path) -> None:
    store, books = opened(path)
    assert store.find("last") is None
    first, second = begun(books, seed=1), begun(books, seed=2)
    first.step()
    assert [store.find(name) for name in ("1", "2", " LAST", "3", "-1", "x", "9" * 40, "²")] == [
        *(1, 2, 1),
        *[None] * 5,
    ]
    assert [game.id for game in store.listed(most=1)] == [1]
    play_out(second)
    assert [game.id for game in store.listed(Wanted(finished=True))] == [2]
    assert [game.id for game in store.listed(Wanted(finished=False, players=3, bots="normal"))] == [
        1
    ]
    assert store.listed(Wanted(players=4)) == []
    assert store.count(Wanted(since="9")) == 0
    store.close()


def test_a_game_that_was_won_and_taken_back_is_unfinished_again(path: Path) -> None:
    store, books = opened(path)
    table = play_out(begun(books, Rules(target=1)))
    back = TakeBack(table, 0)
    assert store.count(Wanted(finished=True)) == 1
    back.undo()
    assert store.count(Wanted(finished=True)) == 0
    (row,) = store.connection.execute("SELECT won, digest, deals FROM games")
    assert row == (None, None, len(table.record([])["deals"]) - 1)
    store.close()


def test_a_store_needs_nothing_but_what_it_is_given(path: Path) -> None:
    store, _ = opened(path)
    assert StoreBooks(store).latest(BOTS) is None
    assert store.locks.parent == path.parent
    store.close()


def test_who_has_played_a_game_to_its_end_is_no_newcomer(path: Path) -> None:
    store, books = opened(path)
    assert not books.has_finished()
    table = begun(books, seed=1)
    assert not books.has_finished()
    play_out(table)
    assert books.has_finished()
    store.connection.execute("DROP TABLE games")
    assert books.has_finished()
