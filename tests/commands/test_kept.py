import json
import os
import re
import sqlite3
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from euchre.commands.keeping import games_file
from euchre.rules.rules import Rules
from euchre.store import lock
from euchre.store.games import Store
from tests.commands.running import COMMAND, assert_refused, environment, process, said
from tests.store.kept import Record, begun, opened, play_on, play_out, whole_game

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())


def types(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))


def written(path: Path, *records: Record) -> Path:
    path.write_text("".join(f"{json.dumps(record)}\n" for record in records), encoding="ascii")
    return path


@pytest.fixture
def three() -> list[Record]:
    """Three games in the list: for three, for four, and one that is not finished."""
    store, books = opened(games_file())
    play_out(begun(books, seed=1))
    play_out(begun(books, Rules(players=4, target=3), seed=2))
    for _ in play_on(begun(books, seed=3), 60):
        pass
    records = [store.record(game) for game in store.ids()]
    for game in store.ids():
        lock.let_go(store.locks, game)
    store.close()
    return records


# Going on


def test_a_game_goes_on_and_says_so(capsys: Capture) -> None:
    first = said(capsys, "--plain", "--seed", "4")
    assert "It is kept as game 1: euchre-cli goes on with it." in first.out
    second = said(capsys, "--plain")
    assert "Going on with game 1, hand 1. To start another: euchre-cli --new" in second.lines
    assert second.lines[-3:] == first.lines[-3:]


def test_new_and_a_seed_start_another_and_leave_the_first(capsys: Capture) -> None:
    for flags, game in ((["--new"], 1), (["--new"], 2), (["--seed", "7"], 3), ([], 3)):
        assert f"kept as game {game}" in said(capsys, "--plain", *flags).out
    assert len(said(capsys, "games", "--unfinished").lines) == 4


def test_flags_go_on_with_a_game_of_equal_rules_and_bots(capsys: Capture) -> None:
    flags = (["--players", "4"], ["--bots", "easy"], ["--players", "4", "--target", "5"])
    for number, flag in enumerate(flags, 1):
        assert f"kept as game {number}" in said(capsys, "--plain", *flag).out
    for number, flag in enumerate(flags, 1):
        assert f"Going on with game {number}," in said(capsys, "--plain", *flag).out
    assert "Going on" not in said(capsys, "--plain", "--name", "Kim").out
    assert "Going on with game 4" in said(capsys, "--plain", "--name", "Kim").out


def test_an_older_game_goes_on_where_it_is_asked_for(capsys: Capture) -> None:
    for flags in (["--players", "4"], ["--new"]):
        said(capsys, "--plain", *flags)
    assert "Going on with game 1, hand 1." in said(capsys, "--plain", "--game", "1").out
    assert "Going on with game 2, hand 1." in said(capsys, "--plain", "--game", "2").out
    assert "Going on with game 2, hand 1." in said(capsys, "--plain", "--game", "last").out
    assert len(said(capsys, "games").lines) == 3


@pytest.mark.parametrize(
    ("name", "word"),
    [("1", "is over"), ("9", "No kept game has the number 9"), ("zz", "No kept game")],
)
def test_a_game_that_cannot_go_on_is_refused(
    capsys: Capture, three: list[Record], name: str, word: str
) -> None:
    assert len(three) == 3
    assert_refused(said(capsys, "--plain", "--game", name), word)


def test_a_game_that_cannot_go_on_is_refused_with_the_one_reason(
    capsys: Capture, tmp_path: Path
) -> None:
    store, books = opened(games_file())
    table = begun(books)
    kept = store.record(1)
    store.close()
    others: tuple[tuple[str, Record], ...] = (
        ("is no game of yours.", {"bots": ["normal"] * 3}),
        ("its bots are not known here.", {"bots": [None, "normal", "elsewhere"]}),
        ("are not known here.", {"seed": None}),
        ("is damaged", {"deals": []}),
    )
    said(capsys, "import", written(tmp_path / "games", *({**kept, **keys} for _, keys in others)))
    for game, (words, _) in enumerate(others, 2):
        assert_refused(said(capsys, "--plain", "--game", str(game)), f"Game {game} ", words)
    other = process("--plain", "--game", "1")
    assert_refused(other, "Game 1 is being played in another window.")
    assert not table.winners


def test_without_an_unfinished_game_last_is_refused(capsys: Capture) -> None:
    assert_refused(said(capsys, "--plain", "--game", "last"), "No kept game is unfinished")


@pytest.mark.parametrize(
    "flags",
    ["--new", "--seed 4", "--no-save", "--players 4", "--bots easy", "--name Kim", "--any-suit"],
)
def test_what_a_kept_game_has_already_is_refused_beside_it(capsys: Capture, flags: str) -> None:
    refused = said(capsys, "--plain", "--game", "1", *flags.split())
    assert_refused(refused, flags.split(maxsplit=1)[0], "--game")


def test_nothing_goes_on_where_nothing_is_saved(capsys: Capture) -> None:
    said(capsys, "--plain")
    assert "Going on" not in said(capsys, "--plain", "--no-save").out
    assert len(said(capsys, "games").lines) == 2


def test_after_a_kept_game_another_sitting_begins(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    said(capsys, "--plain", "--seed", "4", "--target", "1")
    types(monkeypatch, "new", "yes")
    said(capsys, "--plain")
    store = Store.open(games_file())
    first, second = store.record(1), store.record(2)
    store.close()
    assert (first["seed"], first["game"], second["game"]) == (4, 0, 0)
    assert second["seed"] != 4
    assert second["rules"] == first["rules"]


def test_two_programs_play_two_games() -> None:
    first = subprocess.Popen(
        [*COMMAND, "--plain"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    )
    assert first.stdout is not None
    told = b""
    while not told.endswith(b" > "):
        told += os.read(first.stdout.fileno(), 1 << 16)
    second = process("--plain")
    assert "kept as game 2" in second.out
    out, _ = first.communicate()
    assert b"kept as game 1" in out
    assert "Going on with game 2," in process("--plain").out


def test_a_game_goes_on_unsaved_where_another_program_holds_the_file(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("euchre.store.file.PATIENCE", 0.01)
    said(capsys, "--plain", "--seed", "4")
    other = sqlite3.connect(games_file(), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    types(monkeypatch, "1", "1")
    played = said(capsys, "--plain")
    other.close()
    assert played.code == 0
    assert "Another program holds the file of games" in played.out


# The list


def test_the_list_has_the_game_played_last_first(capsys: Capture, three: list[Record]) -> None:
    heading, *lines = said(capsys, "games").lines
    assert heading.split() == ["Game", "Played", "Players", "Bots", "Score"]
    assert [line.split()[0] for line in lines] == ["3", "2", "1"]
    assert lines[0].endswith(f"hand {len(three[2]['deals'])}")
    assert lines[1].split()[-1] in {"won", "lost"}
    assert said(capsys, "games", "--limit", "1").lines[-1].startswith("And 2 more")


@pytest.mark.parametrize(
    ("flags", "games"),
    [
        ("--players 3", [3, 1]),
        ("--finished", [2, 1]),
        ("--unfinished", [3]),
        ("--bots normal", [3, 2, 1]),
        ("--bots easy", []),
        ("--bots NORMAL", [3, 2, 1]),
        ("--bots %", []),
        ("--since 2026-01-01 --limit 2", [3, 2]),
        ("--limit 99999999999999999999", [3, 2, 1]),
        ("--since 9000-01-01", []),
    ],
)
@pytest.mark.usefixtures("three")
def test_the_list_is_filtered(capsys: Capture, flags: str, games: list[int]) -> None:
    told = [json.loads(line) for line in said(capsys, "games", "--json", *flags.split()).lines]
    assert [game["game"] for game in told] == games
    assert said(capsys, "games", *flags.split()).code == 0


def test_a_game_of_the_list_is_an_object(capsys: Capture, three: list[Record]) -> None:
    game = json.loads(said(capsys, "games", "--json").lines[-1])
    assert game["scores"] == three[0]["scores"]
    assert (game["game"], game["players"], game["finished"], game["seat"]) == (1, 3, True, 0)
    assert game["bots"] == ["normal", "normal"]
    assert game["won"] is (game["winners"] == [0])


def test_an_empty_list_says_so(capsys: Capture) -> None:
    assert said(capsys, "games").out == "No games are kept, or none of that kind.\n"
    assert said(capsys, "games", "--json").out == ""
    assert said(capsys, "export").out == ""
    assert "No games are counted yet" in said(capsys, "stats").out


def test_a_day_is_written_as_a_date(capsys: Capture) -> None:
    assert_refused(said(capsys, "games", "--since", "yesterday"), "2026-01-31")
    assert_refused(said(capsys, "stats", "--since", "1-1-1"), "2026-01-31")


# Out and in


def test_what_is_exported_verifies_and_comes_in_the_same_byte_for_byte(
    capsys: Capture, three: list[Record], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    assert said(capsys, "export", "--output", file).code == 0
    assert said(capsys, "verify", file).code == 0
    assert [json.loads(line) for line in file.read_text("ascii").splitlines()] == three
    assert said(capsys, "import", file).out == "0 games added, 3 were kept already.\n"
    counted = said(capsys, "stats", "--json").out
    said(capsys, "delete", "1", "2", "3", "--yes")
    assert said(capsys, "import", file).out == "3 games added.\n"
    assert said(capsys, "export").out == file.read_text("ascii")
    assert said(capsys, "stats", "--json").out == counted


def test_games_are_exported_by_name_each_once(capsys: Capture, three: list[Record]) -> None:
    told = said(capsys, "export", "2", "last", "2")
    assert [json.loads(line) for line in told.lines] == [three[1], three[2]]
    assert_refused(said(capsys, "export", "2", "4"), "'4'", "euchre-cli games")


def test_a_file_is_not_written_over_unless_that_is_forced(
    capsys: Capture, three: list[Record], tmp_path: Path
) -> None:
    file = tmp_path / "mine"
    file.write_text("mine", encoding="ascii")
    assert_refused(said(capsys, "export", "-o", file), "exists", "--force")
    assert file.read_text("ascii") == "mine"
    assert said(capsys, "export", "1", "-o", file, "--force").code == 0
    assert json.loads(file.read_text("ascii")) == three[0]
    assert_refused(said(capsys, "export", "--force"), "--output")
    assert_refused(said(capsys, "export", "-o", tmp_path / "no" / "where"), "no such file")
    assert_refused(said(capsys, "export", "-o", ""), "'--output'", "no name of a file")


def test_a_four_handed_game_goes_out_and_in_in_euchre_game_notation(
    capsys: Capture, three: list[Record], tmp_path: Path
) -> None:
    told = said(capsys, "export", "--format", "egn")
    assert told.code == 1
    assert told.err.count("four players") == 2
    file = tmp_path / "game.egn"
    file.write_text(told.out, encoding="ascii")
    said(capsys, "delete", "2", "--yes")
    assert said(capsys, "import", file).out == "1 game added.\n"
    store = Store.open(games_file())
    (game,) = set(store.ids()) - {1, 3}
    assert store.record(game)["scores"] == three[1]["scores"]
    store.close()


@pytest.mark.usefixtures("three")
def test_a_game_of_the_list_that_comes_in_from_euchre_game_notation_is_known(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "game.egn"
    said(capsys, "export", "2", "--format", "egn", "-o", file)
    before = said(capsys, "stats").out
    assert said(capsys, "import", file).out == "0 games added, 1 was kept already.\n"
    assert said(capsys, "stats").out == before


@pytest.mark.usefixtures("three")
def test_a_game_in_euchre_game_notation_is_not_taken_for_one_won_by_the_person(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "game.egn"
    said(capsys, "export", "2", "--format", "egn", "-o", file)
    said(capsys, "delete", "2", "--yes")
    said(capsys, "import", file)
    told = json.loads(said(capsys, "stats", "--json", "--players", "4").out)
    assert (told["games"], told["won"], told["between_bots"]) == (0, 0, 1)
    game = json.loads(said(capsys, "games", "--json", "--players", "4").out)
    assert (game["seat"], game["won"]) == (None, None)


def test_what_breaks_the_rules_is_refused_and_the_rest_comes_in(
    capsys: Capture, tmp_path: Path
) -> None:
    right, wrong = whole_game(seed=1), whole_game(seed=2)
    wrong["deals"][0]["points"] = [9, 9, 9]
    file = written(tmp_path / "games", right, wrong, {"euchre": 2})
    told = said(capsys, "import", file, tmp_path / "missing")
    assert told.code == 2
    assert told.out == "1 game added.\n"
    assert "game 2: deal 1: points" in told.err
    assert "game 3: no game record" in told.err
    assert "missing" in told.err
    assert told.err.count("\n") == 3
    assert said(capsys, "import", written(tmp_path / "wrong", wrong)).code == 1


def test_what_cannot_be_written_as_json_is_refused(capsys: Capture, tmp_path: Path) -> None:
    text = json.dumps(whole_game()).replace('"seed": 1', '"seed": 1e999')
    (tmp_path / "big").write_text(text, encoding="ascii")
    told = said(capsys, "import", tmp_path / "big")
    assert (told.code, told.out) == (2, "0 games added.\n")


def test_a_name_from_elsewhere_cannot_write_on_the_terminal(
    capsys: Capture, tmp_path: Path
) -> None:
    game = whole_game(bots=[None, "\x1b[31m", "a,b"], names=["\x1b]0;x\x07"] * 3)
    said(capsys, "import", written(tmp_path / "game", game))
    for command in (["games"], ["stats"], ["--plain"]):
        assert "\x1b" not in said(capsys, *command).out


# Deleting


@pytest.mark.usefixtures("three")
def test_deleting_asks_and_no_answer_is_no(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = said(capsys, "delete", "last")
    assert told.code == 1
    assert "Delete game 3?" in told.out
    assert "Nothing was changed." in told.out
    types(monkeypatch, "n")
    assert said(capsys, "delete", "1", "2").code == 1
    types(monkeypatch, "y")
    told = said(capsys, "delete", "1", "2")
    assert (told.code, told.lines[-1]) == (0, "Delete 2 games? [y/N]: 2 games deleted.")
    assert len(said(capsys, "games").lines) == 2
    assert_refused(said(capsys, "delete", "1", "--yes"), "'1'")


@pytest.mark.usefixtures("three")
def test_a_game_that_is_played_is_not_deleted(capsys: Capture) -> None:
    store = Store.open(games_file())
    hold = (
        "import sys; from pathlib import Path; from euchre.store import lock; "
        "print(lock.take(Path(sys.argv[1]), 3), flush=True); sys.stdin.read()"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", hold, str(store.locks)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    )
    store.close()
    assert other.stdout is not None
    other.stdout.readline()
    told = said(capsys, "delete", "2", "3", "--yes")
    other.communicate()
    assert (told.code, told.out) == (1, "1 game deleted.\n")
    assert "game 3 is being played" in told.err


# Statistics


def test_statistics_are_printed_with_bars(capsys: Capture, three: list[Record]) -> None:
    text = said(capsys, "stats").out
    assert "Games without help: 2 played to the end" in text
    assert "1 not finished" in text
    assert "Four-handed, normal" in text
    assert re.search(r"As the maker, \d+ hands, \d+ of them made:\n  3 or 4 tricks ", text)
    assert "with a hint" not in text
    told = json.loads(said(capsys, "stats", "--json").out)
    assert told["games"] == told["won"] + told["lost"] == 2
    assert told["deals"] == sum("points" in deal for record in three for deal in record["deals"])
    assert told["assisted"]["games"] == 0
    assert json.loads(said(capsys, "stats", "--json", "--players", "4").out)["games"] == 1


def test_games_with_help_are_counted_apart(capsys: Capture, tmp_path: Path) -> None:
    helped = whole_game()
    helped["deals"][0] |= {"hints": 1, "undone": 2}
    said(capsys, "import", written(tmp_path / "game", helped))
    told = json.loads(said(capsys, "stats", "--json").out)
    assert (told["games"], told["assisted"]["games"]) == (0, 1)
    assert "Help: 2 decisions taken back, 1 hint." in said(capsys, "stats").lines


def test_simulated_games_are_not_the_players_own(capsys: Capture, tmp_path: Path) -> None:
    said(capsys, "simulate", "--games", "3", "--seed", "1", "--record", tmp_path / "games")
    said(capsys, "import", tmp_path / "games")
    told = said(capsys, "stats").out
    assert "3 games not counted, as no seat in them is known to be yours; --between-bots" in told
    assert "3 played to the end" in said(capsys, "stats", "--between-bots").out


@pytest.mark.usefixtures("three")
def test_statistics_are_reset_after_asking(capsys: Capture) -> None:
    assert said(capsys, "stats", "--reset").code == 1
    assert json.loads(said(capsys, "stats", "--json").out)["games"] == 2
    assert said(capsys, "stats", "--reset", "--yes").code == 0
    assert json.loads(said(capsys, "stats", "--json").out)["games"] == 0
    assert len(said(capsys, "games").lines) == 4
