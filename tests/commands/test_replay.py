import errno
import json
import os
import sys
from pathlib import Path

import pytest

from tests.commands.running import ROOT, assert_refused, process, said
from tests.commands.terminal import terminal
from tests.ui.replay.records import foreign_game, own_game

BROKEN = ROOT / "tests" / "cases" / "broken.jsonl"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of two games, the first a person's."""
    path = tmp_path / "games.jsonl"
    games = (own_game(3), foreign_game(4))
    path.write_text("".join(json.dumps(game) + "\n" for game in games), "utf-8")
    return path


def test_the_first_game_of_a_file_is_told(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    found = said(capsys, "replay", file, "--plain")
    assert (found.code, found.err) == (0, "")
    assert found.lines[0] == "Three-handed, first to 4. You, Ada, Bix, in playing order."
    assert any("wins the game." in line or "win the game." in line for line in found.lines)


def test_another_game_of_a_file_is_told(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    found = said(capsys, "replay", file, "--game", "2")
    assert found.lines[0].startswith("Four-handed, partners")
    assert_refused(said(capsys, "replay", file, "--game", "3"), "no game 3 in it; it has 2 games")


def test_standard_input_is_a_file() -> None:
    found = process("replay", "-", "--deal", "1", text=json.dumps(own_game(2)))
    assert found.code == 0
    assert found.out.startswith("Two-handed")


def test_one_hand_is_told_alone(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    found = said(capsys, "replay", file, "--deal", "2")
    assert "Hand 2 result" in found.out
    assert "Hand 1 result" not in found.out
    assert_refused(said(capsys, "replay", file, "--deal", "99"), "there is no hand 99")


@pytest.mark.parametrize("whose", ["2", "ada", " ADA "])
def test_a_hand_is_named_by_number_or_name(
    capsys: pytest.CaptureFixture[str], file: Path, whose: str
) -> None:
    found = said(capsys, "replay", file, "--hand", whose)
    assert "Seen from the seat of Ada" in found.out


def test_a_hand_that_nobody_has_is_refused_with_who_is_there(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    found = said(capsys, "replay", file, "--hand", "Eve")
    assert_refused(found, "You, Ada and Bix", "from 1 to 3, or all")


def test_a_record_that_breaks_the_rules_is_told_as_the_referee_tells_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for number, line in enumerate(BROKEN.read_text("utf-8").splitlines(), 1):
        one = tmp_path / "one.json"
        one.write_text(line, "utf-8")
        judged = said(capsys, "verify", one)
        found = said(capsys, "replay", BROKEN, "--game", str(number))
        assert found.code == judged.code
        assert found.out == ""
        sentence = judged.out.removeprefix("game 1: ")
        assert found.err == f"euchre-cli: {BROKEN}: game {number}: {sentence}"


def test_a_game_that_is_not_there_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused(said(capsys, "replay", "nowhere.json"), "nowhere.json", "no such file")
    assert_refused(said(capsys, "replay", "/"), "is a directory")


def test_a_page_and_a_picture_are_written(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    page, picture = tmp_path / "game.html", tmp_path / "game.svg"
    arguments = ("replay", file, "--html", page, "--svg", picture)
    found = said(capsys, *arguments)
    assert found == (0, f"The game is in {page}.\nThe game is in {picture}.\n", "")
    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")
    assert picture.read_text("utf-8").startswith("<svg")
    assert_refused(said(capsys, *arguments), "exists", "--force")
    assert said(capsys, *arguments, "--force").code == 0
    nowhere = tmp_path / "no" / "game.html"
    assert_refused(said(capsys, "replay", file, "--html", nowhere), "no such file")
    for flag in ("--html", "--svg"):
        assert_refused(said(capsys, "replay", file, flag, ""), f"'{flag}'", "no name of a file")


def test_nothing_is_written_where_one_of_two_files_cannot_be(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    page = tmp_path / "game.html"
    for picture, why in ((tmp_path / "no" / "game.svg", "no such file"), (page, "the same file")):
        arguments = ("replay", file, "--html", page, "--svg", picture)
        assert_refused(said(capsys, *arguments), why)
        assert not page.exists()


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="no /dev/stdout here")
def test_a_page_goes_into_a_pipe(file: Path) -> None:
    found = process("replay", file, "--html", "/dev/stdout", "--force")
    assert (found.code, found.err) == (0, "")
    assert found.out.startswith("<!DOCTYPE html>")


def test_on_a_full_disk_the_file_that_was_there_stays(
    capsys: pytest.CaptureFixture[str],
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("euchre.commands.replay.write_whole", full)
    page = tmp_path / "game.html"
    page.write_text("mine", "utf-8")
    found = said(capsys, "replay", file, "--html", page, "--force")
    assert (found.code, found.out) == (1, "")
    assert "no space left on device. The game was not written." in found.err
    assert page.read_text("utf-8") == "mine"


def test_force_is_for_a_file(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert_refused(said(capsys, "replay", file, "--force"), "--force is for the file")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal")
def test_a_replay_at_a_real_terminal(file: Path) -> None:
    with terminal("replay", str(file), "--color", "never") as shown:
        shown.waits_for("hand 1 of 4, step 1 of", "all hands")
        shown.presses("\x1b[6~", "hand 2 of 4, step 1 of")
        shown.presses("\x1b[B", "trick 1 of 5")
        shown.presses("2", "the hand of Ada")
        shown.presses("\x1b[F", "hand 4 of 4", "Bix wins the game.")
        shown.presses("?", "Keys of the replay")
        assert shown.ends_after("\x1bq") == 0
