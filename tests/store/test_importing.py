import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.rules.record import replay
from euchre.rules.rules import Rules
from euchre.store.games import Store
from euchre.store.importing import BATCH, Importer
from euchre.store.statistics import (
    Counted,
    Streak,
    groups,
    not_counted,
    reset,
    streak,
    sum_of,
)
from euchre.store.tally import Tally, tally_of_record, total
from tests.counts import count
from tests.store.kept import Record, begun, opened, play_on, play_out, whole_game
from tests.strategies import tables


def bring(store: Store, *records: Record) -> tuple[int, int]:
    """Bring games in, and return how many were new and how many there already."""
    importer = Importer(store)
    for record in records:
        importer.add(record, replay(record))
    importer.finish()
    return importer.added, importer.known


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path / "games.sqlite3")


def test_a_game_is_brought_in_once(store: Store) -> None:
    games = [whole_game(seed=seed) for seed in range(3)]
    assert bring(store, *games, games[1]) == (3, 1)
    assert bring(store, *games) == (0, 3)
    assert [store.record(game) for game in store.ids()] == games


def test_the_order_of_keys_makes_no_other_game(store: Store) -> None:
    game = whole_game()
    turned = dict(reversed(game.items()))
    assert bring(store, game, turned) == (1, 1)


def test_what_a_record_says_besides_is_kept_by_value(store: Store) -> None:
    game = whole_game(note=["\ud800", 1e300, {"a": None}], begun="2020-02-30", bots="nobody")
    game["deals"][0]["salt of mine"] = "x" * 99
    assert bring(store, game) == (1, 0)
    assert store.record(1) == game


def test_a_bot_whose_name_is_no_text_names_no_level(store: Store) -> None:
    game = whole_game(bots=[None, "\ud800", "normal"])
    assert bring(store, game) == (1, 0)
    assert store.record(1) == game
    assert store.listed()[0].bots is None


@pytest.mark.parametrize("value", [float("inf"), "nested"])
def test_what_cannot_be_written_is_refused(store: Store, value: object) -> None:
    if value == "nested":
        nested: list[object] = []
        for _ in range(100_000):
            nested = [nested]
        value = nested
    game = {**whole_game(), "note": value}
    with pytest.raises(ValueError, match=r"."):
        bring(store, game)
    assert store.count() == 0


def test_many_games_are_written_in_batches(store: Store) -> None:
    game = whole_game(Rules(target=1))
    games = [{**game, "game": number} for number in range(BATCH + 1)]
    importer = Importer(store)
    for game in games:
        importer.add(game, replay(game))
    assert store.count() == BATCH
    importer.finish()
    assert store.count() == BATCH + 1


def test_a_game_that_is_being_played_is_not_brought_in_again(tmp_path: Path) -> None:
    store, books = opened(tmp_path / "games.sqlite3")
    table = begun(books)
    for _ in play_on(table, 30):
        pass
    assert bring(store, store.record(1)) == (0, 1)
    play_out(table)
    assert bring(store, store.record(1)) == (0, 1)
    store.close()


def test_an_unfinished_game_of_a_person_goes_on_after_it_was_brought_in(tmp_path: Path) -> None:
    first, books = opened(tmp_path / "first.sqlite3")
    for _ in play_on(begun(books), 30):
        pass
    second, others = opened(tmp_path / "second.sqlite3")
    bring(second, first.record(1))
    kept = others.latest({"normal"})
    assert kept is not None
    assert kept.record == first.record(1)
    first.close()
    second.close()


@settings(max_examples=count(1_000))
@given(rules=tables(), seed=st.integers(0, 50))
def test_what_is_exported_and_brought_in_is_the_same_byte_for_byte(
    tmp_path_factory: pytest.TempPathFactory, rules: Rules, seed: int
) -> None:
    folder = tmp_path_factory.mktemp("stores")
    first, books = opened(folder / "first.sqlite3")
    for _ in play_on(begun(books, rules, seed), 80):
        pass
    second = Store.open(folder / "second.sqlite3")
    bring(second, first.record(1))
    assert json.dumps(second.record(1)) == json.dumps(first.record(1))
    assert groups(second, Counted()) == groups(first, Counted())
    first.close()
    second.close()


# Statistics


def recounted(records: list[Record], seat: int = 0) -> Tally:
    return total(tally_of_record(record, seat)[0] for record in records)


def test_statistics_equal_a_recount_while_a_game_is_played_and_after(tmp_path: Path) -> None:
    store, books = opened(tmp_path / "games.sqlite3")
    for _ in play_on(begun(books, Rules(players=4, target=3))):
        found = sum_of(groups(store, Counted()))
        assert found.tally == recounted([store.record(1)])
    found = sum_of(groups(store, Counted()))
    assert (found.games, found.unfinished) == (1, 0)
    store.close()


def test_a_tally_says_what_came_of_a_seats_deals() -> None:
    game = whole_game(Rules(target=40), seed=4)
    seats = [recounted([game], seat) for seat in range(3)]
    deals = len(game["deals"])
    assert {seat.deals for seat in seats} == {deals}
    assert sum(seat.maker for seat in seats) == deals - seats[0].passed_in
    assert [seat.points for seat in seats] == game["scores"]
    for seat in seats:
        assert seat.maker + seat.defended + seat.passed_in == deals
        assert seat.made + seat.marched + seat.euchred == seat.maker
        assert seat.lone_marches <= seat.loners_made <= seat.loners <= seat.maker
        assert seat.lone_euchres <= seat.lone_defences <= seat.defended
    assert sum(seat.euchres for seat in seats) == 2 * sum(seat.euchred for seat in seats)


def test_games_are_counted_by_kind_bots_and_help(store: Store) -> None:
    helped = whole_game(seed=3)
    helped["deals"][0]["hints"] = 1
    helped["deals"][1]["undone"] = 2
    helped["deals"][2]["undone"] = "many"
    bring(store, whole_game(), whole_game(Rules(players=4)), whole_game(seed=2), helped)
    assert [
        (group.players, group.bots, group.assisted, group.games)
        for group in groups(store, Counted())
    ] == [
        (3, "normal,normal", False, 2),
        (3, "normal,normal", True, 1),
        (4, "normal,normal,normal", False, 1),
    ]
    assert sum_of(groups(store, Counted(players=3))).games == 3
    assert (
        sum_of(groups(store, Counted())).tally.hints,
        sum_of(groups(store, Counted())).tally.undone,
    ) == (1, 2)
    assert sum_of(groups(store, Counted(players=2))).games == 0


def test_games_in_which_no_seat_is_said_to_be_a_persons_count_where_that_is_wanted(
    store: Store,
) -> None:
    bring(store, whole_game(bots=["easy"] * 3), whole_game(seed=2, bots=None), whole_game(seed=3))
    assert sum_of(groups(store, Counted())).games == 1
    assert sum_of(groups(store, Counted(between_bots=True))).games == 3
    assert not_counted(store) == 2


def test_games_count_from_a_day_on(store: Store) -> None:
    bring(
        store,
        whole_game(seed=1, begun="2026-01-05T10:00:00Z"),
        whole_game(seed=2, begun="2026-01-06T00:30:00+02:00"),
    )
    assert [
        sum_of(groups(store, Counted(since=day))).games
        for day in ("2026-01-05", "2026-01-05T20", "2026-01-06")
    ] == [2, 1, 0]


def test_streaks_are_games_in_a_row_by_their_beginning(store: Store) -> None:
    results: dict[int, list[Record]] = {True: [], False: []}
    for seed in range(30):
        game = whole_game(Rules(target=1), seed)
        results[0 in replay(game).winners].append(game)
    order = [True, False, False, True, True, True, False]
    games = [
        {**results[won].pop(), "begun": f"2026-01-{day:02}T12:00:00Z"}
        for day, won in enumerate(order, 1)
    ]
    bring(store, *reversed(games))
    assert streak(store, Counted(), assisted=False) == Streak(-1, 3, 2)
    assert streak(store, Counted(), assisted=True) == Streak()


def test_what_was_reset_is_counted_no_more_and_stays(store: Store) -> None:
    bring(store, whole_game(seed=1), whole_game(seed=2))
    assert reset(store) == 2
    assert reset(store) == 0
    bring(store, whole_game(seed=3))
    assert sum_of(groups(store, Counted())).games == 1
    assert store.count() == 3
