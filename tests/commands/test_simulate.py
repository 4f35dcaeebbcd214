import json
import os
import re
import signal
import subprocess
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path
from threading import Thread
from typing import Any

import pexpect
import pytest

from euchre.arena.batch import Batch, Played, play
from euchre.arena.game import MOST_DEALS
from euchre.commands.verify import verdicts
from tests.commands.children import are_gone, children_of, workers_of
from tests.commands.running import COMMAND, Said, assert_refused, environment, said

QUICK = ("simulate", "--target", "2", "--seed", "7")


def result(found: Said) -> dict[str, Any]:
    """The object printed, without the CPU times, which differ from run to run."""
    assert (found.code, found.err) == (0, "")
    read: dict[str, Any] = json.loads(found.out)
    assert read.pop("cpu_seconds") > 0
    for bot in read["seats"]:
        assert 0 < bot["cpu_ms"]["median"] <= bot.pop("cpu_ms")["p95"]
    return read


def test_the_object_has_games_deals_seed_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--games", "6", "--bots", "normal,easy,normal", "--json")
    found = result(said(capsys, *QUICK, *arguments))
    assert list(found) == ["games", "decks", "deals", "seed", "seats", "rates"]
    assert (found["games"], found["decks"], found["seed"]) == (6, 2, 7)
    assert found["deals"] >= 6
    figures = ["win_rate", "points_per_deal", "points_more"]
    for seat, bot in enumerate(found["seats"]):
        assert list(bot) == ["seat", "bot", "wins", *figures, "about", "rates", "decisions"]
        assert bot["seat"] == seat
    assert [bot["bot"] for bot in found["seats"]] == ["normal", "easy", "normal"]
    assert sum(bot["wins"] for bot in found["seats"]) == 6
    for bot in found["seats"]:
        assert bot["win_rate"] == pytest.approx(bot["wins"] / 6, abs=1e-6)
        assert set(bot["about"]) == {"win_rate", "points_per_deal", "points_more"}
    counts = {name: rate["count"] for name, rate in found["rates"].items()}
    assert counts["made"] + counts["euchred"] + counts["passed_in"] == found["deals"]
    assert counts["bids"] == sum(bot["rates"]["bids"]["count"] for bot in found["seats"])


def test_lines_for_a_person_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, *QUICK, "--games", "10", "--bots", "normal,easy,easy").lines
    pattern = r"12 games, \d+ deals, seed 7, [\d.]+ CPU seconds\."
    assert re.fullmatch(pattern, lines[0])
    assert lines[1].startswith("4 decks, each from 3 seatings; ")
    number = r"-?\d\.\d{3} ±\d\.\d{3}"
    row = rf"\d+ = \d+\.\d % ±\d+\.\d  +{number}  +[+]?{number}  +\d+\.\d{{3}}  +\d+\.\d{{3}}"
    for place, name in enumerate(("normal", "easy", "easy"), 1):
        assert any(re.fullmatch(rf"{place} {name} +{row}", line) for line in lines), lines
    labels = [line.split("  ")[0] for line in lines if line[:1].isalpha()]
    assert labels[1:] == ["deals", "thrown in", "bids", "defended"]
    assert max(map(len, lines)) <= 80


def test_one_game_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(said(capsys, *QUICK, "--games", "1", "--json"))
    assert [bot["about"]["win_rate"] for bot in found["seats"]] == [None] * 3
    lines = said(capsys, *QUICK, "--games", "1").lines
    assert lines[0].startswith("1 game, ")
    assert "±" not in "".join(lines[3:])


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_one_name_is_for_every_seat_and_needs_one_seating(
    capsys: pytest.CaptureFixture[str], players: str
) -> None:
    arguments = ("--players", players, "--games", "2", "--bots", "easy", "--json")
    found = result(said(capsys, *QUICK, *arguments))
    assert [bot["bot"] for bot in found["seats"]] == ["easy"] * int(players)
    assert (found["games"], found["decks"]) == (2, 2)


@pytest.mark.parametrize(
    ("players", "bots", "games", "wanted"),
    [
        ("3", "normal,easy,easy", 1, 3),
        ("3", "normal,easy,easy", 7, 9),
        ("2", "normal,easy", 3, 4),
        ("4", "normal,easy,normal,easy", 3, 4),
        ("4", "normal,easy,easy,easy", 5, 8),
        ("3", "easy", 5, 5),
    ],
)
def test_games_are_rounded_up_to_whole_decks(
    capsys: pytest.CaptureFixture[str], players: str, bots: str, games: int, wanted: int
) -> None:
    arguments = ("--players", players, "--bots", bots, "--games", str(games), "--json")
    assert result(said(capsys, *QUICK, *arguments))["games"] == wanted


def test_partners_win_together(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(said(capsys, *QUICK, "--players", "4", "--games", "5", "--json"))
    wins = [bot["wins"] for bot in found["seats"]]
    assert wins[:2] == wins[2:]
    assert sum(wins[:2]) == 5


@pytest.mark.parametrize("players", ["3", "4"])
def test_any_number_of_jobs_gives_the_same_result_and_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, players: str
) -> None:
    bots = {"3": "normal,easy,normal", "4": "normal,easy,easy,easy"}[players]
    arguments = (*QUICK, "--players", players, "--bots", bots, "--games", "60", "--json")
    files = [tmp_path / jobs for jobs in "123"]
    found = [
        result(said(capsys, *arguments, "--jobs", file.name, "--record", file)) for file in files
    ]
    assert found[0] == found[1] == found[2]
    assert found[0]["games"] == 60
    texts = [file.read_bytes() for file in files]
    assert texts[0] == texts[1] == texts[2]
    assert said(capsys, "verify", files[2]).code == 0


def test_more_jobs_than_decks_are_no_more_than_the_decks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = (*QUICK, "--games", "2", "--json")
    assert result(said(capsys, *arguments, "--jobs", "64")) == result(said(capsys, *arguments))


@pytest.mark.parametrize("jobs", ["0", "-1", "1.5", "x", ""])
def test_jobs_are_a_whole_number_from_1(capsys: pytest.CaptureFixture[str], jobs: str) -> None:
    found = said(capsys, "simulate", "--jobs", jobs)
    assert_refused(found, "'--jobs'", "is not a whole number from 1")


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


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_stops_the_games_with_a_sentence(
    capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    found = said(capsys, *QUICK, "--record", "/dev/full", "--force", "--jobs", jobs, "--json")
    assert (found.code, json.loads(found.out)["games"]) == (1, 0)
    said_of_it = "/dev/full: no space left on device. The games were stopped."
    assert found.err == f"euchre-cli: {said_of_it}\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_disk_that_fills_up_leaves_whole_games_and_what_they_came_to(
    tmp_path: Path, jobs: str
) -> None:
    file = tmp_path / "games"
    command = [*COMMAND, *QUICK, "--json", "--jobs", jobs, "--record", str(file)]
    done = subprocess.run(
        ["sh", "-c", 'ulimit -f 64; exec "$@"', "sh", *command],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == f"euchre-cli: {file}: file too large. The games were stopped.\n"
    games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert 0 < len(games) == json.loads(done.stdout)["games"]
    assert file.read_bytes().endswith(b"\n")


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
    assert f"not won after {MOST_DEALS:,} deals is left unfinished" in text


def stopped_after(monkeypatch: pytest.MonkeyPatch, batches: int) -> None:
    """Press Ctrl-C when so many batches are played."""
    played = 0

    def stops(batch: Batch) -> Played:
        nonlocal played
        if played == batches:
            raise KeyboardInterrupt
        played += 1
        return play(batch)

    monkeypatch.setattr("euchre.arena.contest.play", stops)


def test_ctrl_c_tells_what_is_known_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stopped_after(monkeypatch, 2)
    file = tmp_path / "games"
    found = said(capsys, *QUICK, "--json", "--record", file)
    games = json.loads(found.out)["games"]
    assert games > 1
    assert (found.code, found.err) == (130, f"euchre-cli: stopped after {games} of 100 games.\n")
    assert [verdict.code for verdict in verdicts(file.read_text("utf-8"))] == [0] * games


@pytest.mark.parametrize("flags", [(), ("--json",)])
def test_ctrl_c_before_the_first_game_ends_is_no_division_by_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, flags: tuple[str, ...]
) -> None:
    stopped_after(monkeypatch, 0)
    found = said(capsys, *QUICK, *flags)
    assert (found.code, found.err) == (130, "euchre-cli: stopped after 0 of 100 games.\n")
    assert "seed" in found.out


def test_processes_that_are_lost_again_and_again_are_a_sentence_with_what_is_known(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(_batch: Batch) -> Played:
        raise BrokenExecutor

    monkeypatch.setattr("euchre.arena.contest.play", lost)
    found = said(capsys, *QUICK, "--json")
    assert (found.code, json.loads(found.out)["games"]) == (1, 0)
    assert found.err.count("\n") == 1
    assert "fewer --jobs" in found.err


@pytest.mark.parametrize(
    "first", ["ulimit -n 12", "mkdir gone && cd gone && rmdir ../gone"], ids=["files", "folder"]
)
def test_processes_that_cannot_be_started_are_a_sentence(tmp_path: Path, first: str) -> None:
    command = ["sh", "-c", f'{first}; exec "$@"', "sh", *COMMAND, *QUICK, "--jobs", "3"]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("euchre-cli: 3 processes cannot be started here: ")
    assert done.stderr.endswith(". Play with fewer --jobs.\n")
    assert done.stdout.startswith("0 games")


def test_a_thread_that_cannot_be_started_is_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_thread: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", refused)
    monkeypatch.setattr("euchre.arena.executors._PATIENCE", 0.0)
    found = said(capsys, *QUICK, "--jobs", "2")
    assert found.code == 1
    assert "2 processes cannot be started here: can't start new thread." in found.err


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (signal.SIGINT, 130),
        (signal.SIGTERM, 143),
        (signal.SIGHUP, 129),
        (signal.SIGQUIT, 131),
        (signal.SIGKILL, -9),
    ],
)
def test_whatever_stops_the_program_leaves_whole_lines_and_no_process(
    tmp_path: Path, sent: signal.Signals, code: int, jobs: str
) -> None:
    if sent is not signal.SIGKILL and signal.getsignal(sent) is signal.SIG_IGN:
        pytest.skip("where the tests were started nobody hears this signal")
    file = tmp_path / "games"
    command = [*COMMAND, "simulate", "--games", "1000000", "--json", "--record", str(file)]
    with subprocess.Popen(
        [*command, "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as running:
        while not (file.exists() and file.stat().st_size):
            assert running.poll() is None
            time.sleep(0.01)
        children = children_of(running.pid)
        assert bool(children) == (jobs != "1")
        running.send_signal(sent)
        out, err = running.communicate(timeout=60)
    assert running.returncode == code
    assert b"Traceback" not in err
    assert are_gone(children)
    text = file.read_text("utf-8")
    assert text.endswith("\n")
    games = [json.loads(line) for line in text.splitlines()]
    if code > 0:
        assert err.startswith(b"euchre-cli: stopped after ")
        assert err.count(b"\n") == 1
        assert json.loads(out)["games"] == len(games)


@pytest.mark.parametrize("pause", [0.0, 0.02, 0.05, 0.1, 0.3])
def test_ctrl_c_again_and_again_while_processes_start_leaves_none_behind(pause: float) -> None:
    command = [*COMMAND[1:], "simulate", "--games", "1000000", "--seed", "7", "--jobs", "2"]
    env = environment(TERM="xterm-256color")
    child: pexpect.spawn[str] = pexpect.spawn(
        COMMAND[0], command, env=env, encoding="utf-8", dimensions=(24, 100), timeout=30
    )
    try:
        child.expect("Playing")
        for _ in range(4):
            child.sendintr()
            time.sleep(pause)
        children = children_of(child.pid or 0)
        child.expect(pexpect.EOF)
        child.wait()
        told = child.before or ""
    finally:
        child.close(force=True)
    assert child.exitstatus == 130
    assert "euchre-cli: stopped after " in told
    assert "Traceback" not in told
    assert "Exception" not in told
    assert told.rfind("\x1b[?25h") > told.rfind("\x1b[?25l"), "the cursor is to be seen again"
    assert are_gone(children)


def test_a_signal_at_a_terminal_gives_the_cursor_back() -> None:
    command = [*COMMAND[1:], "simulate", "--games", "1000000", "--seed", "7"]
    env = environment(TERM="xterm-256color")
    child: pexpect.spawn[str] = pexpect.spawn(
        COMMAND[0], command, env=env, encoding="utf-8", dimensions=(24, 100), timeout=30
    )
    try:
        child.expect("Playing")
        os.kill(child.pid or 0, signal.SIGTERM)
        child.expect(pexpect.EOF)
        child.wait()
        told = child.before or ""
    finally:
        child.close(force=True)
    assert child.exitstatus == 143
    assert told.rfind("\x1b[?25h") > told.rfind("\x1b[?25l")


@pytest.mark.slow
def test_a_process_that_is_killed_costs_no_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Also where another is killed after it: each loss is made good."""
    file, other = tmp_path / "games", tmp_path / "undisturbed"
    arguments = ("simulate", "--games", "300", "--seed", "7", "--json", "--record")
    wanted = result(said(capsys, *arguments, other))
    with subprocess.Popen(
        [*COMMAND, *arguments, str(file), "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as running:
        killed: set[int] = set()
        for part in (1, 2):
            while not (file.exists() and file.stat().st_size > part * other.stat().st_size // 20):
                assert running.poll() is None
                time.sleep(0.01)
            # Between two pools there are none.
            while not (workers := workers_of(running.pid) - killed):
                assert running.poll() is None
                time.sleep(0.01)
            worker = min(workers)
            os.kill(worker, signal.SIGKILL)
            killed.add(worker)
        children = children_of(running.pid)
        out, err = running.communicate(timeout=120)
    assert result(Said(running.returncode, out.decode(), err.decode())) == wanted
    assert file.read_bytes() == other.read_bytes()
    assert are_gone(children)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_at_a_terminal_prints_what_is_known_and_nothing_else(jobs: str) -> None:
    command = [*COMMAND[1:], "simulate", "--games", "1000000", "--seed", "7", "--jobs", jobs]
    env = environment(TERM="xterm-256color")
    child: pexpect.spawn[str] = pexpect.spawn(
        COMMAND[0], command, env=env, encoding="utf-8", dimensions=(24, 100), timeout=30
    )
    try:
        child.expect(r"normal wins \d+\.\d % ±\d")
        children = children_of(child.pid or 0)
        child.sendintr()  # to all processes of the terminal, as the key does
        child.expect(pexpect.EOF)
        child.wait()
        told = child.before or ""
    finally:
        child.close(force=True)
    assert child.exitstatus == 130
    stopped = r"euchre-cli: stopped after (\d+) of 1000000 games\.\r\n\1 games, \d+ deals, seed 7"
    assert re.search(stopped, told), told
    assert "Traceback" not in told
    assert "Error" not in told
    assert told.splitlines()[-1].startswith("    euchres")
    assert are_gone(children)


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
    found = said(capsys, *QUICK, "--games", "40")
    assert found.lines[0].startswith("40 games")
    assert "Playing" in terminal.text
    assert re.search(r"40/40\x1b\[0m normal wins \d+\.\d % ±\d+\.\d", terminal.text)
