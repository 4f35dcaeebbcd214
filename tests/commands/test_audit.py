import json
from pathlib import Path

import pytest

from euchre.rules.rules import Rules
from euchre.table.fair import origin
from tests.arena.played import simulate
from tests.commands.running import assert_refused, process, said


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A file of two games, as `simulate --record` writes it."""
    file = tmp_path / "games.jsonl"
    bots = ["normal"] * 3
    lines = [
        json.dumps(table.record(bots, **origin(3, number, bots)))
        for number, table in enumerate(simulate(Rules(target=2), bots, 2, seed=3))
    ]
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def test_honest_games_are_right(capsys: pytest.CaptureFixture[str], games: Path) -> None:
    found = said(capsys, "audit", games)
    assert (found.code, found.err, len(found.lines)) == (0, "", 2)
    assert all(f"game {number}: right: " in found.out for number in (1, 2))


def test_what_simulate_records_can_be_audited(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games"
    flags = ("--games", "3", "--target", "2", "--deck", "25", "--bots", "easy,normal,easy")
    assert said(capsys, "simulate", *flags, "--record", file).code == 0
    found = said(capsys, "audit", file)
    assert found.code == 0
    assert found.out.count(" decisions of bots made again\n") == 3


def test_a_changed_game_is_wrong_and_the_next_is_still_checked(
    capsys: pytest.CaptureFixture[str], games: Path
) -> None:
    first, second = games.read_text(encoding="utf-8").splitlines()
    record = json.loads(first)
    record["deals"][0]["salt"] = "0" * 32
    games.write_text(f"{json.dumps(record)}\n{second}\n", encoding="utf-8")
    found = said(capsys, "audit", games)
    assert found.code == 1
    assert found.lines[0].startswith("game 1: NOT right: ")
    assert found.lines[1].startswith("game 1: deal 1: the commitment is not the hash")
    assert found.lines[-1].startswith("game 2: right: ")


def test_json_says_the_same(capsys: pytest.CaptureFixture[str], games: Path) -> None:
    record = json.loads(games.read_text(encoding="utf-8").splitlines()[0])
    record["version"] = record["deals"][0]["version"] = "0.0.1"
    record["deals"] = record["deals"][:1]
    del record["scores"]
    games.write_text(json.dumps(record), encoding="utf-8")
    found = said(capsys, "audit", "--json", games)
    read = json.loads(found.out)
    assert (found.code, read["ok"], read["game"]) == (0, True, 1)
    assert (read["deals"], read["commitments"], read["packs"], read["decisions"]) == (1, 1, 1, 0)
    assert [(each["kind"], each["wrong"]) for each in read["findings"]] == [
        ("OTHER_VERSION", False)
    ]


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("[]", 2, "no game record"),
        ('{"euchre": 1, "deals": [], "scores": [1, 0, 0]}', 1, "scores: [1, 0, 0] should be"),
    ],
)
def test_what_breaks_the_rules_is_said_as_verify_says_it(text: str, code: int, words: str) -> None:
    found = process("audit", "-", text=text)
    assert (found.code, found.err) == (code, "")
    assert found.out.startswith("game 1: ")
    assert words in found.out


def test_a_file_that_is_not_there_is_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert_refused(said(capsys, "audit", tmp_path / "none"), "no such file or directory")


def test_several_files_are_named(capsys: pytest.CaptureFixture[str], games: Path) -> None:
    found = said(capsys, "audit", games, games)
    assert [line.startswith(f"{games}: game ") for line in found.lines] == [True] * 4


def test_kept_games_are_named_by_their_number(
    capsys: pytest.CaptureFixture[str], games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_in(games.parent, monkeypatch)
    assert said(capsys, "import", games).code == 0
    found = said(capsys, "audit", "last", "1")
    assert (found.code, len(found.lines)) == (0, 2)
    assert found.lines[0].startswith("game 2: right: ")
    assert found.lines[1].startswith("game 1: right: ")
    assert json.loads(said(capsys, "audit", "1", "--json").out)["kept"] == "1"
    assert_refused(said(capsys, "audit", "7"), "No kept game has the number 7")


def test_luck_is_counted_over_the_kept_games(
    capsys: pytest.CaptureFixture[str], games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_in(games.parent, monkeypatch)
    assert said(capsys, "stats", "--luck").lines == [
        "No finished hands are kept, so there is nothing to count yet."
    ]
    assert said(capsys, "import", games).code == 0
    lines = said(capsys, "stats", "--luck").lines
    assert " hands of 2 games were counted." in lines[0]
    assert lines[1].startswith("You were dealt ")
    read = json.loads(said(capsys, "stats", "--luck", "--json").out)
    assert read["games"] == 2
    assert len(read["aces"]["seats"]) == 3
    assert said(capsys, "stats", "--luck", "--players", "4").lines[0].startswith("No finished")


def kept_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep games in a folder of the test's own."""
    monkeypatch.setattr("euchre.commands.keeping.games_file", lambda: folder / "games.sqlite3")
