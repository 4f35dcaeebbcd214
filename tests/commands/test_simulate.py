import json
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from euchre.arena import simulation
from euchre.commands.verify import verdicts
from euchre.table.loop import Table
from tests.commands.running import COMMAND, Said, assert_refused, environment, said

QUICK = ("simulate", "--target", "2", "--seed", "7")


def result(found: Said) -> dict[str, Any]:
    """The object printed, without the one value that differs from run to run."""
    assert (found.code, found.err) == (0, "")
    read: dict[str, Any] = json.loads(found.out)
    assert read.pop("cpu_seconds") > 0
    return read


def test_the_object_has_games_deals_seed_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(said(capsys, *QUICK, "--games", "4", "--bots", "normal,easy,normal", "--json"))
    assert list(found) == ["games", "deals", "seed", "seats"]
    assert (found["games"], found["seed"]) == (4, 7)
    assert found["deals"] >= 4
    assert [list(seat) for seat in found["seats"]] == [
        ["seat", "bot", "wins", "points_per_deal"]
    ] * 3
    assert [seat["bot"] for seat in found["seats"]] == ["normal", "easy", "normal"]
    assert [seat["seat"] for seat in found["seats"]] == [0, 1, 2]
    assert sum(seat["wins"] for seat in found["seats"]) == 4


def test_lines_for_a_person_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    first, *seats = said(capsys, *QUICK, "--games", "1").lines
    assert re.fullmatch(r"1 game, \d+ deals?, seed 7, [\d.]+ CPU seconds\.", first)
    assert len(seats) == 3
    for number, line in enumerate(seats):
        pattern = rf"Seat {number}, normal: [01] won \(1?0?0\.0 %\), \d\.\d{{3}} points a deal\."
        assert re.fullmatch(pattern, line)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_one_name_is_for_every_seat(capsys: pytest.CaptureFixture[str], players: str) -> None:
    arguments = ("--players", players, "--games", "1", "--bots", "easy", "--json")
    found = result(said(capsys, *QUICK, *arguments))
    assert [seat["bot"] for seat in found["seats"]] == ["easy"] * int(players)


def test_partners_win_together(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(said(capsys, *QUICK, "--players", "4", "--games", "5", "--json"))
    wins = [seat["wins"] for seat in found["seats"]]
    assert wins[:2] == wins[2:]
    assert sum(wins[:2]) == 5


def test_the_same_seed_gives_the_same_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one, two, other = (tmp_path / name for name in ("one", "two", "other"))
    arguments = (*QUICK, "--games", "3", "--json", "--record")
    assert result(said(capsys, *arguments, one)) == result(said(capsys, *arguments, two))
    assert one.read_bytes() == two.read_bytes()
    said(capsys, *arguments, other, "--seed", "8")
    assert other.read_bytes() != one.read_bytes()


def test_a_seed_that_is_not_given_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "--target", "1", "--games", "2", "--json")
    first = result(said(capsys, *arguments))
    assert result(said(capsys, *arguments, "--seed", str(first["seed"]))) == first


def test_the_records_are_one_a_line_and_right(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    found = result(said(capsys, *QUICK, "--games", "5", "--json", "--record", file))
    records = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert len(records) == 5
    assert [record["game"] for record in records] == list(range(5))
    assert {record["seed"] for record in records} == {7}
    assert records[0]["names"] == records[0]["bots"] == ["normal"] * 3
    assert sum(len(record["deals"]) for record in records) == found["deals"]
    checked = said(capsys, "verify", file)
    assert checked.code == 0
    assert all("won by seat" in line for line in checked.lines)


def test_a_file_that_exists_is_kept_unless_forced(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games"
    file.write_text("mine")
    arguments = (*QUICK, "--games", "1", "--record", file)
    assert_refused(said(capsys, *arguments), f"{file} exists", "--force")
    assert file.read_text() == "mine"
    assert said(capsys, *arguments, "--force").code == 0
    assert [verdict.code for verdict in verdicts(file.read_text("utf-8"))] == [0]


def test_force_without_a_file_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused(said(capsys, *QUICK, "--force"), "--force is for the file of --record")


@pytest.mark.parametrize("name", ["", "missing/games", "a\0b", "x" * 5_000])
def test_a_file_that_cannot_be_written_is_a_sentence(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(said(capsys, *QUICK, "--record", name), "Choose another file")


def test_a_folder_is_not_written_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert_refused(said(capsys, *QUICK, "--record", tmp_path, "--force"), "is a directory")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_stops_the_games_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    found = said(capsys, *QUICK, "--record", "/dev/full", "--force")
    assert found == (
        1,
        "",
        "euchre-cli: /dev/full: no space left on device. The games were stopped.\n",
    )


@pytest.mark.parametrize("games", ["0", "-1", "1.5", "many", ""])
def test_games_are_a_whole_number_from_1(capsys: pytest.CaptureFixture[str], games: str) -> None:
    assert_refused(said(capsys, "simulate", "--games", games), "is not a whole number from 1")


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ("normal,easy", "2 bots are named, and this table has 3 seats"),
        ("normal,easy,normal,easy", "Name one for all, or 3."),
        ("normal,easy,esay", "Did you mean easy?"),
    ],
)
def test_bots_are_one_for_all_or_one_for_each(
    capsys: pytest.CaptureFixture[str], bots: str, words: str
) -> None:
    assert_refused(said(capsys, "simulate", "--bots", bots), "'--bots'", words)


def test_the_help_states_the_most_deals_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(said(capsys, "simulate", "--help").out.split())
    assert f"not won after {simulation.MOST_DEALS:,} deals is left unfinished" in text


def test_ctrl_c_tells_what_is_known_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play_games = simulation.simulate

    def stopped(*arguments: Any) -> Iterator[Table]:  # noqa: ANN401 - handed on
        games = play_games(*arguments)
        yield next(games)
        yield next(games)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "simulate", stopped)
    file = tmp_path / "games"
    found = said(capsys, *QUICK, "--json", "--record", file)
    assert (found.code, found.err) == (130, "euchre-cli: stopped after 2 of 100 games.\n")
    assert json.loads(found.out)["games"] == 2
    assert [verdict.code for verdict in verdicts(file.read_text("utf-8"))] == [0, 0]


def test_ctrl_c_before_the_first_game_ends_is_no_division_by_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_arguments: object) -> Iterator[Table]:
        yield from ()
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "simulate", stopped)
    assert said(capsys, *QUICK).code == 130


@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_whatever_stops_the_program_leaves_whole_lines(
    tmp_path: Path, sent: signal.Signals, code: int
) -> None:
    file = tmp_path / "games"
    command = [*COMMAND, "simulate", "--games", "1000000", "--json", "--record", str(file)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as running:
        while not (file.exists() and file.stat().st_size):
            assert running.poll() is None
            time.sleep(0.01)
        running.send_signal(sent)
        out, err = running.communicate()
    assert running.returncode == code
    assert b"Traceback" not in err
    text = file.read_text("utf-8")
    assert text.endswith("\n")
    games = [json.loads(line) for line in text.splitlines()]
    if code == 130:
        assert json.loads(out)["games"] == len(games)


class Terminal:
    """A stream that says it is a terminal, and keeps what is written to it."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None: ...


def test_a_bar_is_shown_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert said(capsys, *QUICK, "--games", "2").err == ""
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    found = said(capsys, *QUICK, "--games", "2")
    assert found.lines[0].startswith("2 games")
    assert "Playing" in terminal.text
