import errno
import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import pexpect
import pytest

from euchre.coach.reviews import summary
from euchre.commands.stopping import Stopped
from tests.coach.hurry import hurry
from tests.commands.children import are_gone, children_of
from tests.commands.running import COMMAND, ROOT, assert_refused, environment, said
from tests.ui.replay.records import elsewhere, foreign_game, own_game, passed_in, unfinished

BROKEN = ROOT / "tests" / "cases" / "broken.jsonl"


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at everything for a moment only, and in this process."""
    hurry(monkeypatch)
    monkeypatch.setattr("euchre.coach.reviews.summary.cores", lambda: 1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of four games: a person's, one of others, and two of which little may be seen."""
    path = tmp_path / "games.jsonl"
    games = (own_game(3), foreign_game(2), passed_in(own_game(4)), unfinished(own_game(2), 8))
    path.write_text("".join(json.dumps(game) + "\n" for game in games), "utf-8")
    return path


def test_a_game_is_reviewed_summary_first(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    found = said(capsys, "review", file, "--plain")
    assert (found.code, found.err) == (0, "")
    assert found.lines[0].startswith("Review of the game.")
    assert found.lines[1].startswith("Your 21 decisions: ")
    said_of = [line.split(":")[0] for line in found.lines]
    for opening in ("Luck", "Play", "Ada", "Bix", "Each decision"):
        assert opening in said_of, opening
    assert found.out.index("Play: ") < found.out.index("Ada: ") < found.out.index("Each decision:")
    assert sum(line.startswith("Hand ") for line in found.lines) == 21


def test_one_hand_is_reviewed_alone(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    found = said(capsys, "review", file, "--deal", "2")
    assert found.lines[0].startswith("Review of hand 2.")
    assert "Hand 2, trick 1: " in found.out
    assert "Hand 1" not in found.out
    assert_refused(said(capsys, "review", file, "--deal", "99"), "there is no hand 99")


def test_a_game_of_others_is_reviewed_for_all_of_them(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    found = said(capsys, "review", file, "--game", "2", "--deal", "1")
    assert "Ida: " in found.out
    assert "Jo: " in found.out
    each = found.lines[found.lines.index("Each decision:") + 1 :]
    names = [line.split(": ")[0].rsplit(", ")[-1] for line in each]
    assert set(names) == {"Ida", "Jo"}
    assert "Your" not in found.out


@pytest.mark.parametrize("record", [passed_in(own_game(4)), unfinished(own_game(3), 12)])
def test_no_output_tells_a_card_that_may_not_be_seen(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: dict[str, Any]
) -> None:
    """Every one is the same to the letter where those cards lie elsewhere."""
    outputs: list[list[str]] = []
    for number, game in enumerate((record, elsewhere(record))):
        file, page, picture = (tmp_path / f"{number}.{end}" for end in ("jsonl", "html", "svg"))
        file.write_text(json.dumps(game) + "\n", "utf-8")
        lines, as_json = (said(capsys, "review", file, flag) for flag in ("--plain", "--json"))
        drawn = said(capsys, "review", file, "--html", page, "--svg", picture)
        assert (lines.code, as_json.code, drawn.code) == (0, 0, 0)
        outputs.append(
            [lines.out, as_json.out, page.read_text("utf-8"), picture.read_text("utf-8")]
        )
    assert all(outputs[0])
    assert outputs[0] == outputs[1]


def test_of_a_hand_that_may_not_be_seen_only_ones_own_decisions_are_told(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    found = said(capsys, "review", file, "--game", "3")
    assert "Your 2 decisions: " in found.out
    assert "Ada: " not in found.out
    assert "With all cards open" not in found.out
    found = said(capsys, "review", file, "--game", "4")
    assert found.code == 0
    assert "Luck: " not in found.out


def test_a_game_of_which_nothing_may_be_seen_is_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(passed_in(foreign_game(2))), "utf-8")
    found = said(capsys, "review", path)
    assert found.lines[1:] == [
        "No cards of this game may be looked at, so there is nothing to review."
    ]
    seats = json.loads(said(capsys, "review", path, "--json").out)["seats"]
    assert [(seat["deals"], seat["account"]) for seat in seats] == [(0, None)] * len(seats)


def test_the_object_has_what_the_document_says(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    found = json.loads(said(capsys, "review", file, "--deal", "1", "--json").out)
    document = (ROOT / "docs" / "coach.md").read_text("utf-8")
    assert list(found)[:3] == ["players", "names", "you"]
    seat, deal = found["seats"][0], found["deals"][0]
    decision = deal["seats"][0]["decisions"][0]
    for key in (*found, *seat, *seat["account"], *seat["account"]["luck"], *decision):
        assert f"`{key}`" in document, key
    assert deal["deal"] == 1
    assert set(decision["options"][0]) == {"action", "value", "points", "chance", "error"}


def test_the_thresholds_are_those_of_the_document(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    found = json.loads(said(capsys, "review", file, "--deal", "1", "--json").out)
    document = (ROOT / "docs" / "coach.md").read_text("utf-8")
    for grade, least in found["thresholds"].items():
        assert f"| {grade} | {least:.2f} |" in document


def test_where_no_processes_can_be_started_the_review_is_the_same(
    capsys: pytest.CaptureFixture[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = said(capsys, "review", file, "--plain")

    def refused(_pool: Executor, _jobs: int) -> None:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr("euchre.arena.executors.start_all", refused)
    monkeypatch.setattr("euchre.coach.reviews.summary.cores", lambda: 2)
    assert said(capsys, "review", file, "--plain") == wanted


def test_a_page_and_a_picture_are_written(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    page, picture = tmp_path / "review.html", tmp_path / "review.svg"
    arguments = ("review", file, "--deal", "2", "--html", page, "--svg", picture)
    found = said(capsys, *arguments)
    assert found == (0, f"The review is in {page}.\nThe review is in {picture}.\n", "")
    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")
    assert picture.read_text("utf-8").startswith("<svg")
    assert "Review of hand 2" in page.read_text("utf-8")
    assert_refused(said(capsys, *arguments), "exists", "--force")
    assert said(capsys, *arguments, "--force").code == 0


def test_force_is_for_a_file(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert_refused(said(capsys, "review", file, "--force"), "--force is for the file")


def test_a_record_that_breaks_the_rules_is_told_as_the_referee_tells_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for number in range(1, len(BROKEN.read_text("utf-8").splitlines()) + 1):
        replayed = said(capsys, "replay", BROKEN, "--game", str(number))
        assert said(capsys, "review", BROKEN, "--game", str(number)) == replayed


def test_a_review_reads_well(
    capsys: pytest.CaptureFixture[str], file: Path, golden: Callable[[str, str], None]
) -> None:
    golden("review_plain.txt", said(capsys, "review", file, "--deal", "2").out)


@pytest.mark.skipif(summary.cores() < 2, reason="on one core no process is started")
@pytest.mark.parametrize(
    ("sent", "code"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGKILL, -9)],
)
def test_whatever_stops_a_review_leaves_no_process(
    tmp_path: Path, sent: signal.Signals, code: int
) -> None:
    if sent is not signal.SIGKILL and signal.getsignal(sent) is signal.SIG_IGN:
        pytest.skip("where the tests were started nobody hears this signal")
    path = tmp_path / "game.json"
    path.write_text(json.dumps(own_game(4)), "utf-8")
    with subprocess.Popen(
        [*COMMAND, "review", str(path), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as running:
        until = time.monotonic() + 20
        while not (children := children_of(running.pid)) and running.poll() is None:
            assert time.monotonic() < until
            time.sleep(0.01)
        running.send_signal(sent)
        out, err = running.communicate(timeout=60)
    assert running.returncode == code
    assert out == b""
    assert b"Traceback" not in err
    assert are_gone(children)
    if code > 0:
        assert err == b"euchre-cli: stopped.\n"


def test_a_review_at_a_real_terminal_is_drawn_after_a_bar(file: Path) -> None:
    command = [*COMMAND[1:], "review", str(file), "--deal", "2", "--color", "never"]
    env = environment(TERM="xterm-256color")
    child: pexpect.spawn[str] = pexpect.spawn(
        COMMAND[0], command, env=env, encoding="utf-8", dimensions=(24, 80), timeout=60
    )
    try:
        child.expect("Analysing")
        child.expect("Review of hand 2")
        child.expect("decisions")
        child.expect("all cards open")
        child.expect(pexpect.EOF)
        child.wait()
    finally:
        child.close(force=True)
    assert child.exitstatus == 0


@pytest.mark.skipif(summary.cores() < 2, reason="on one core no process is started")
def test_a_process_that_is_killed_is_made_up_for(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = {name: found for name, found in own_game(2).items() if name != "scores"}
    path.write_text(json.dumps(game | {"deals": game["deals"][:2]}), "utf-8")
    with subprocess.Popen(
        [*COMMAND, "review", str(path), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as running:
        until = time.monotonic() + 20
        while len(children := children_of(running.pid)) < 2 and running.poll() is None:
            assert time.monotonic() < until
            time.sleep(0.01)
        os.kill(children[-1], signal.SIGKILL)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (0, b"")
    found = json.loads(out)
    assert [deal["deal"] for deal in found["deals"]] == [1, 2]
    assert are_gone(children)


@pytest.mark.parametrize("flag", ["--html", "--svg"])
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_reviewed(
    capsys: pytest.CaptureFixture[str],
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    flag: str,
) -> None:
    def begun(*_arguments: object) -> None:
        pytest.fail("a hand was reviewed")

    monkeypatch.setattr("euchre.coach.reviews.summary.reviewed", begun)
    there, nowhere = tmp_path / "there", tmp_path / "no" / "folder"
    there.write_text("kept", "utf-8")
    assert_refused(said(capsys, "review", file, flag, there), "exists", "--force")
    assert_refused(said(capsys, "review", file, flag, nowhere), "no such file or directory")
    assert_refused(said(capsys, "review", file, flag, tmp_path, "--force"), "is a directory")
    new = tmp_path / "new"
    refused = said(capsys, "review", file, "--html", new, "--svg", new)
    assert_refused(refused, "--html and --svg name the same file")
    assert_refused(said(capsys, "review", file, flag, ""), f"'{flag}'", "no name of a file")
    assert there.read_text("utf-8") == "kept"
    assert not new.exists()


def test_a_review_that_is_stopped_leaves_a_file_that_was_there_as_it_was(
    capsys: pytest.CaptureFixture[str],
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stopped(*_arguments: object) -> None:
        raise Stopped(signal.SIGINT)

    monkeypatch.setattr("euchre.coach.reviews.summary.reviewed", stopped)
    there, new = tmp_path / "there", tmp_path / "new"
    there.write_text("kept", "utf-8")
    arguments = ("--html", there, "--svg", new, "--force")
    assert said(capsys, "review", file, *arguments).code == 130
    assert there.read_text("utf-8") == "kept"
    assert not new.exists()
