import errno
import json
import shutil
import sqlite3
from io import StringIO
from pathlib import Path
from random import Random
from subprocess import run

import pytest

from euchre.commands.keeping import games_file, open_or_set_aside
from euchre.store.file import CannotKeep, trouble_of
from euchre.store.games import Store, Unreadable
from euchre.store.migrations import NEWEST, migrate
from euchre.table.keeping import Trouble
from euchre.ui.words.kept import cannot_open
from tests.commands.running import COMMAND, environment, said
from tests.counts import count
from tests.store.kept import begun, opened, play_out

FIXTURES = Path(__file__).parent / "fixtures"
COMMANDS = (["games"], ["stats"], ["export"], ["games", "--json"])
PLAYS = ["--plain", "--speed", "instant"]


def filled(path: Path) -> bytes:
    """A file with two games, closed, and its bytes."""
    store, books = opened(path)
    play_out(begun(books, seed=1))
    begun(books, seed=2).step()
    store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    return path.read_bytes()


def everything_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.glob("games*")) if file.is_file())


def assert_handled(capsys: pytest.CaptureFixture[str], original: bytes) -> None:
    """Every command says what is wrong in a line at most, and the bytes are still somewhere."""
    for command in COMMANDS:
        told = said(capsys, *command)
        assert told.code in {0, 1}, told
        assert "Traceback" not in told.err
        assert "went wrong" not in told.err, told
    played = said(capsys, *PLAYS)
    assert played.code == 0, played
    assert "went wrong" not in played.err, played
    files = [file.read_bytes() for file in games_file().parent.iterdir() if file.is_file()]
    assert original in files or said(capsys, "games").code == 0


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())


@pytest.fixture
def place() -> Path:
    path = games_file()
    path.parent.mkdir(parents=True)
    return path


def test_truncated_files_are_set_aside_or_read(
    place: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = filled(tmp_path / "whole.sqlite3")
    chance = Random(3)
    for size in [0, 1, 15, 16, 99, 100, *chance.sample(range(len(whole)), count(300))]:
        shutil.rmtree(place.parent)
        place.parent.mkdir()
        place.write_bytes(whole[:size])
        assert_handled(capsys, whole[:size])


def test_flipped_bits_cost_no_traceback_and_no_other_game(
    place: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = filled(tmp_path / "whole.sqlite3")
    chance = Random(4)
    for _ in range(count(1_000)):
        flipped = bytearray(whole)
        for _ in range(chance.randrange(1, 4)):
            flipped[chance.randrange(len(flipped))] ^= 1 << chance.randrange(8)
        shutil.rmtree(place.parent)
        place.parent.mkdir()
        place.write_bytes(flipped)
        assert_handled(capsys, bytes(flipped))


def test_a_damaged_file_gets_a_new_name_and_the_game_is_kept_in_a_new_one(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place.write_bytes(b"no games at all" * 99)
    read = said(capsys, "games")
    assert (read.code, read.out) == (1, "")
    assert "is damaged" in read.err
    played = said(capsys, *PLAYS)
    assert "games-damaged-1.sqlite3" in played.err
    assert "kept as game 1" in played.out
    aside = place.with_name("games-damaged-1.sqlite3")
    assert aside.read_bytes() == b"no games at all" * 99
    for file in place.parent.glob("games.sqlite3*"):
        file.unlink()
    place.write_bytes(b"once more" * 99)
    store, second = open_or_set_aside(place)
    store.close()
    assert second == place.with_name("games-damaged-2.sqlite3")
    assert aside.read_bytes() == b"no games at all" * 99


def test_another_programs_database_is_set_aside(place: Path) -> None:
    other = sqlite3.connect(place)
    other.execute("CREATE TABLE games (id INTEGER, title TEXT)")
    other.execute("INSERT INTO games VALUES (1, 'chess')")
    other.commit()
    other.close()
    store, aside = open_or_set_aside(place)
    assert store.listed() == []
    store.close()
    assert aside is not None
    kept = sqlite3.connect(aside)
    assert kept.execute("SELECT title FROM games").fetchall() == [("chess",)]
    kept.close()


def test_a_file_of_a_newer_version_is_left_alone(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(place)
    newer = sqlite3.connect(place)
    newer.execute(f"PRAGMA user_version = {NEWEST + 1}")
    newer.close()
    before = place.read_bytes()
    for command in (*COMMANDS, ["delete", "1", "--yes"], ["import", "README.md"]):
        told = said(capsys, *command)
        assert told.code == 1
        assert "newer version" in told.err
        assert told.err.count("\n") == 1
    played = said(capsys, *PLAYS)
    assert played.code == 0
    assert "newer version" in played.err
    assert "It is not kept." in played.out
    assert place.read_bytes() == before


def test_a_folder_in_the_place_of_the_file_is_left_alone(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place.mkdir()
    (place / "something").write_text("mine", encoding="utf-8")
    for command in (*COMMANDS, PLAYS):
        told = said(capsys, *command)
        assert told.code == int(command is not PLAYS)
        assert "is no file that can be opened" in told.err
    assert (place / "something").read_text(encoding="utf-8") == "mine"


def test_a_link_is_followed_and_one_to_nowhere_is_no_error(
    place: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    real = tmp_path / "real.sqlite3"
    filled(real)
    place.symlink_to(real)
    assert len(said(capsys, "games").lines) == 3
    place.unlink()
    for target in (tmp_path / "missing" / "games.sqlite3", place):
        place.symlink_to(target)
        played = said(capsys, *PLAYS)
        assert played.code == 0
        assert "this game is not saved" in played.err.lower()
        place.unlink()


def test_a_device_is_not_opened(place: Path) -> None:
    place.symlink_to("/dev/null")
    with pytest.raises(CannotKeep) as found:
        Store.open(place)
    assert found.value.trouble is Trouble.NO_FILE


def test_a_file_in_the_place_of_the_folder_is_told(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place.parent.rmdir()
    place.parent.write_text("", encoding="utf-8")
    told = said(capsys, "games")
    assert told.code == 1
    assert told.err.startswith("euchre-cli: ")
    played = said(capsys, *PLAYS)
    assert played.code == 0
    assert "It is not kept." in played.out


def test_a_folder_that_cannot_be_looked_into_is_told(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(place)

    def refused(_path: Path, **_how: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", refused)
    for command in COMMANDS:
        told = said(capsys, *command)
        assert (told.code, told.out) == (1, "")
        assert "cannot be written. Give it a folder of yours" in told.err


@pytest.mark.parametrize(
    "name", sorted(name for name in dir(sqlite3) if name.startswith("SQLITE_IOERR"))
)
def test_a_disk_that_is_full_or_fails_is_no_reason_to_move_the_file_away(name: str) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = getattr(sqlite3, name)
    trouble = trouble_of(error)
    assert (trouble is Trouble.FULL) == (name == "SQLITE_IOERR_SHMSIZE")
    assert "Move" not in cannot_open(trouble, "games.sqlite3")


@pytest.mark.parametrize(
    ("number", "trouble"),
    [
        (errno.ENOSPC, Trouble.FULL),
        (errno.EDQUOT, Trouble.FULL),
        (errno.EROFS, Trouble.READ_ONLY),
        (errno.EACCES, Trouble.READ_ONLY),
        (errno.EPERM, Trouble.READ_ONLY),
        (errno.EIO, Trouble.FAILING),
        (errno.EMFILE, Trouble.FAILING),
        (errno.ENOTDIR, Trouble.NO_FILE),
    ],
    ids=str,
)
def test_what_the_system_refuses_is_told_apart(number: int, trouble: Trouble) -> None:
    assert trouble_of(OSError(number, "")) is trouble


def test_a_full_disk_is_told_and_hides_no_game(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A limit to the length of files leaves no room for what SQLite keeps beside them."""
    filled(place)
    tight = ["sh", "-c", 'ulimit -f 8; exec "$@"', "sh", *COMMAND]
    for command in (["games"], ["stats"], ["export"]):
        told = run([*tight, *command], env=environment(), capture_output=True, check=False)
        assert (told.returncode, told.stderr) == (0, b"")
        assert told.stdout.decode() == said(capsys, *command).out
    played = run([*tight, *PLAYS], env=environment(), capture_output=True, check=False, input=b"")
    assert played.returncode == 0
    assert b"the disk is full" in played.stderr


def test_nothing_is_kept_where_nothing_is_to_be_saved(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "It is not kept." in said(capsys, *PLAYS, "--no-save").out
    assert list(place.parent.iterdir()) == []


@pytest.mark.parametrize("version", range(1, NEWEST + 1))
def test_every_file_ever_written_still_opens(version: int, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    shutil.copy(FIXTURES / f"version_{version}.sqlite3", path)
    records = (FIXTURES / "records.jsonl").read_text("utf-8").splitlines()
    store = Store.open(path)
    assert [store.record(game) for game in store.ids()] == [
        json.loads(record) for record in records
    ]
    counts = store.connection.execute("SELECT won, deals, points, undone, hints FROM games")
    assert counts.fetchall() == [(0, 4, 4, 0, 0), (None, 2, 3, 1, 2), (0, 4, 2, 0, 0)]
    store.close()


def test_two_programs_may_migrate_at_once(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    shutil.copy(FIXTURES / "version_1.sqlite3", path)
    first, second = sqlite3.connect(path), sqlite3.connect(path)
    for connection in (first, second):
        connection.isolation_level = None
        migrate(connection, 0)
    assert second.execute("PRAGMA user_version").fetchone() == (NEWEST,)
    first.close()
    second.close()


def test_an_unreadable_game_does_not_hide_the_others(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(place)
    store = Store.open(place)
    store.connection.execute("UPDATE games SET head = 'x' WHERE id = 1")
    with pytest.raises(Unreadable):
        store.record(1)
    store.close()
    told = said(capsys, "export")
    assert told.code == 1
    assert len(told.lines) == 1
    assert "game 1" in told.err


@pytest.mark.parametrize("value", ["NULL", "-1", "1e999", "'x'", "x'ff'", "'[1e999]'", "'[[]]'"])
def test_a_value_of_a_wrong_type_costs_no_traceback(
    value: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = filled(place)
    columns = sqlite3.connect(place).execute(
        "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c "
        "WHERE m.type = 'table' AND NOT c.pk"
    )
    for table, column in columns.fetchall():
        place.write_bytes(whole)
        changed = sqlite3.connect(place)
        try:
            with changed:
                changed.execute(f"UPDATE {table} SET {column} = {value}")  # noqa: S608 - the test's own
            if not changed.total_changes:
                continue
        except sqlite3.IntegrityError:
            continue
        finally:
            changed.close()
        for command in (*COMMANDS, ["games", "--bots", "easy"], ["replay", "1"], ["audit", "1"]):
            told = said(capsys, *command)
            assert "went wrong" not in told.err, (table, column, command)
        assert_handled(capsys, place.read_bytes())
