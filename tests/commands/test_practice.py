"""Practice as a command: in lines and at a terminal, what it keeps, refuses and survives."""

import json
import os
import signal
import sqlite3
import subprocess
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from io import StringIO

import pytest

from euchre.commands import practice
from euchre.commands.keeping import games_file
from tests.commands.running import COMMAND, assert_refused, environment, said
from tests.commands.terminal import terminal

Capture = pytest.CaptureFixture[str]
Typed = Callable[..., None]
Golden = Callable[[str, str], None]
BIDS = ("practice", "bid", "--players", "2", "--plain")
SEEDED = (*BIDS, "--seed", "7")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Have lines typed."""

    def types(*lines: str) -> None:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))

    return types


def practised(capsys: Capture) -> dict[str, object]:
    """What the statistics say of practice."""
    told: dict[str, object] = json.loads(said(capsys, "stats", "--json").out)["practice"]
    return told


def test_positions_are_asked_judged_and_added_up(
    capsys: Capture, typed: Typed, golden: Golden
) -> None:
    typed("help", "hint", "1", "", "score", "2", "", "undo", "1", "")
    told = said(capsys, *SEEDED, "--count", "3")
    assert (told.code, told.err) == (0, "")
    golden("practice_bid.txt", told.out)


@pytest.mark.parametrize(("kind", "lines"), [("keep", ("all mine", "yes")), ("play", ("1",))])
def test_each_kind_is_practised_by_three(
    capsys: Capture, typed: Typed, kind: str, lines: tuple[str, ...]
) -> None:
    typed(*lines, "quit")
    told = said(capsys, "practice", kind, "--seed", "3", "--plain")
    assert told.code == 0
    assert "Practised: 1 position" in told.out


def test_the_same_seed_asks_the_same(capsys: Capture, typed: Typed) -> None:
    outs: list[str] = []
    for _ in range(2):
        typed("2", "", "2")
        outs.append(said(capsys, *SEEDED, "--count", "2").out)
    assert outs[0] == outs[1]


def test_the_statistics_tell_of_practice(capsys: Capture, typed: Typed) -> None:
    typed("1", "", "2", "")
    said(capsys, *SEEDED, "--count", "2")
    told = practised(capsys)
    assert told["positions"] == 2
    assert told["by"] == [{**told["by"][0], "kind": "bid", "positions": 2}]  # type: ignore[index]
    assert "Practice: 2 positions, " in said(capsys, "stats").out
    assert json.loads(said(capsys, "stats", "--json", "--players", "3").out)["practice"]["by"] == []


def test_the_statistics_begin_anew_for_practice_too_and_say_so(
    capsys: Capture, typed: Typed
) -> None:
    typed("1", "", "1", "", "1", "")
    said(capsys, *SEEDED, "--count", "3")
    asked = said(capsys, "stats", "--reset")
    assert asked.code == 1
    assert "none of the 3 positions practised so far" in asked.out + asked.err
    done = said(capsys, "stats", "--reset", "--yes").out
    assert done == "The statistics begin anew; 3 positions of practice are counted no more.\n"
    told = said(capsys, "stats").out
    assert "0 positions" not in told
    assert "Practice: 3 positions that went wrong come back" in told


def test_what_went_wrong_comes_back_on_a_later_day_before_new_positions(
    capsys: Capture, typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = datetime(2026, 1, 31, 12, tzinfo=UTC)
    now = [began]
    monkeypatch.setattr(practice, "now", lambda: now[0])
    typed("1", "", "1", "", "1", "")
    first = said(capsys, *SEEDED, "--count", "3").out
    assert "back on a later day" in first
    back = int(str(practised(capsys)["cards"]))
    typed("quit")
    assert "went wrong before" not in said(capsys, *BIDS).out
    now[0] = began + timedelta(days=1)
    typed(*["1", ""] * back, "quit")
    again = said(capsys, *BIDS).out
    assert again.count("This one went wrong before.") == back
    now[0] += timedelta(hours=1)
    typed("quit")
    assert "went wrong before" not in said(capsys, *BIDS).out
    now[0] += timedelta(days=999)
    typed("quit")
    assert "went wrong before" not in said(capsys, *SEEDED).out


def test_the_end_of_the_input_keeps_what_was_answered(capsys: Capture, typed: Typed) -> None:
    typed("1")
    told = said(capsys, *SEEDED)
    assert told.code == 0
    assert "Practised: 1 position" in told.out
    assert practised(capsys)["positions"] == 1
    typed()
    assert said(capsys, *SEEDED).lines[-1] == "No position was answered."


def test_ctrl_c_says_how_it_went_and_ends_with_130(capsys: Capture) -> None:
    process = subprocess.Popen(
        [*COMMAND, *SEEDED],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    out = b""
    for answer in (b"1\n", b""):
        while not out.endswith(b" > "):
            out += os.read(process.stdout.fileno(), 1 << 16)
        process.stdin.write(answer)
        process.stdin.flush()
        out += b"" if not answer else b"\n"
    process.send_signal(signal.SIGINT)
    rest, err = process.communicate()
    assert (process.returncode, err) == (130, b"")
    assert b"Practised: 1 position" in rest
    assert practised(capsys)["positions"] == 1


@pytest.mark.slow
def test_a_kill_loses_no_answer(capsys: Capture) -> None:
    process = subprocess.Popen(
        [*COMMAND, *SEEDED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    out = b""
    while b"Go on?" not in out:
        out += os.read(process.stdout.fileno(), 1 << 16)
    process.kill()
    process.communicate()
    assert practised(capsys)["positions"] == 1


def test_without_a_file_it_practises_anyway_and_says_so_once(capsys: Capture, typed: Typed) -> None:
    games_file().parent.parent.mkdir(parents=True)
    games_file().parent.write_text("", encoding="utf-8")
    typed("1", "", "1", "")
    told = said(capsys, *SEEDED, "--count", "2")
    assert told.code == 0
    assert told.err.count("What you practise is not kept.") == told.err.count("\n") == 1
    assert "Practised: 2 positions" in told.out


def test_a_file_that_fails_meanwhile_is_told_once(
    capsys: Capture, typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect
    opened: list[sqlite3.Connection] = []

    def noted(*given: object, **named: object) -> sqlite3.Connection:
        opened.append(connect(*given, **named))  # type: ignore[call-overload]
        return opened[-1]

    def now() -> datetime:
        opened[-1].execute("PRAGMA query_only = ON")
        return datetime.now(UTC)

    monkeypatch.setattr(sqlite3, "connect", noted)
    monkeypatch.setattr(practice, "now", now)
    typed("1", "", "1", "")
    told = said(capsys, *SEEDED, "--count", "2")
    assert told.code == 0
    assert told.err.count("What you practise is not kept.") == told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["practice"], ["Missing argument", "bid|keep|play"]),
        (["practice", "bids"], ["'bids' is not one of bid, keep, play", "Did you mean bid?"]),
        (["practice", "bid", "play"], ["unexpected extra argument"]),
        (["practice", "bid", "--count", "0"], ["'0' is not a whole number from 1"]),
        (["practice", "bid", "--count", "many"], ["'many' is not a whole number"]),
        (["practice", "bid", "--players", "5"], ["'5' is not one of 2, 3, 4"]),
        (["practice", "bid", "--players", "2", "--super-euchre"], ["means nothing at this table"]),
        (["practice", "bid", "--seed", "x"], ["'x' is not a whole number"]),
    ],
)
def test_wrong_arguments_are_told_in_a_sentence(
    capsys: Capture, arguments: list[str], words: list[str]
) -> None:
    assert_refused(said(capsys, *arguments), *words)


@pytest.mark.slow
def test_it_is_answered_by_keys_at_the_table(capsys: Capture) -> None:
    with terminal("practice", "bid", "--players", "2", "--seed", "7", "--count", "2") as shown:
        shown.waits_for("Practice", "bids, position 1 of 2", "2 Pass")
        shown.presses("2", "points    wins", "1 position,", "Enter go on")
        shown.presses("\r", "bids, position 2 of 2", "2 Pass")
        shown.presses("1", "2 positions,")
        assert shown.ends_after("\r") == 0
    assert practised(capsys)["positions"] == 2


@pytest.mark.slow
def test_it_is_opened_over_a_game_from_the_menu_and_left_for_it(capsys: Capture) -> None:
    with terminal("--seed", "5", "--speed", "instant") as shown:
        shown.waits_for("Three-handed")
        shown.presses("m", "Practice")
        shown.presses("6", "Bids", "Cards kept", "Cards played")
        shown.presses("3", "cards played, position 1", "Your play")
        shown.presses("1", "1 position,", "Enter go on")
        shown.presses("q", "Three-handed", "Practised: 1 position")
        shown.presses("q", "Leave")
        assert shown.ends_after("\r") == 0
    assert practised(capsys)["positions"] == 1
