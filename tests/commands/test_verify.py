import io
import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.commands.running import Said, assert_refused, environment, process, said
from tests.records import acting, bent_deal, changed, example

RIGHT = json.dumps(example())
BROKEN = json.dumps(bent_deal(upcard="Kd"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def verify(capsys: pytest.CaptureFixture[str], file: Path, text: str, *flags: str) -> Said:
    """Write the text to the file and verify it."""
    file.write_text(text, "utf-8")
    return said(capsys, "verify", file, *flags)


# Lines and exits


def test_a_right_game_is_one_line_and_exit_0(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    expected = Said(0, "game 1: right, scores 3 0 0, not finished\n", "")
    assert verify(capsys, file, RIGHT) == expected


def test_a_game_that_is_won_says_by_whom(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    text = json.dumps(changed(rules={"target": 3}))
    assert verify(capsys, file, text).out == "game 1: right, scores 3 0 0, won by seat 0\n"


def test_a_broken_rule_is_told_and_the_next_game_is_checked(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    assert verify(capsys, file, f"{BROKEN}\n\n{RIGHT}\n") == Said(
        1,
        "game 1: deal 1: Kd is there twice\ngame 2: right, scores 3 0 0, not finished\n",
        "",
    )


def test_a_line_that_is_no_record_is_a_game_and_exit_2(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    found = verify(capsys, file, f"{RIGHT}\nnot a game\n{BROKEN}\n")
    assert found.code == 2
    assert found.lines[1] == "game 2: no game record: a JSON object is wanted"
    assert len(found.lines) == 3


def test_json_says_the_same_as_objects(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    texts = [json.dumps(changed(rules={"target": 3})), json.dumps(acting("pass", "x")), "7"]
    found = verify(capsys, file, "\n".join(texts), "--json")
    assert found.code == 2
    assert [json.loads(line) for line in found.lines] == [
        {"game": 1, "ok": True, "scores": [3, 0, 0], "winners": [0]},
        {
            "game": 2,
            "ok": False,
            "deal": 1,
            "action": 2,
            "reason": "UNKNOWN_ACTION",
            "message": 'deal 1, action 2: "x" is no action',
        },
        {
            "game": 3,
            "ok": False,
            "deal": None,
            "action": None,
            "reason": "NO_RECORD",
            "message": "no game record: a JSON object is wanted",
        },
    ]


def test_several_files_are_named_and_the_highest_exit_counts(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text(f"{BROKEN}\n{RIGHT}\n")
    two.write_text(RIGHT)
    found = said(capsys, "verify", one, two)
    assert found.code == 1
    assert [line.split(": ")[:2] for line in found.lines] == [
        [str(one), "game 1"],
        [str(one), "game 2"],
        [str(two), "game 1"],
    ]
    found = said(capsys, "verify", "--json", two, one)
    assert [json.loads(line)["file"] for line in found.lines] == [str(two), str(one), str(one)]
    assert [json.loads(line)["game"] for line in found.lines] == [1, 1, 2]


def test_one_file_is_not_named_in_json(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert "file" not in json.loads(verify(capsys, file, RIGHT, "--json").out)


def test_the_other_files_are_checked_when_one_cannot_be_read(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    file.write_text(RIGHT)
    found = said(capsys, "verify", file.parent / "missing", file)
    assert found.code == 2
    assert len(found.lines) == 1
    assert found.err.count("\n") == 1


def test_a_dash_reads_standard_input() -> None:
    assert process("verify", "-", text=RIGHT).code == 0
    assert process("verify", "-", text=BROKEN).code == 1
    assert_refused(process("verify", "-"), "no game in it")


def test_a_byte_order_mark_is_passed_over(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert verify(capsys, file, f"\ufeff{RIGHT}").code == 0


# Bad input


@pytest.mark.parametrize("text", ["", "\n", " \r\n\t\n", "\ufeff"])
def test_an_empty_file_is_one_line_on_stderr_and_exit_2(
    capsys: pytest.CaptureFixture[str], file: Path, text: str
) -> None:
    assert_refused(verify(capsys, file, text), str(file), "no game in it")


def test_a_missing_file_and_a_folder_are_named_with_the_remedy(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    remedy = "Give a file of game records"
    assert_refused(said(capsys, "verify", tmp_path / "none"), "no such file", remedy)
    assert_refused(said(capsys, "verify", ""), "'': no such file", remedy)
    assert_refused(said(capsys, "verify", tmp_path), "is a directory", remedy)


def test_a_circle_of_links_is_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    link = tmp_path / "link"
    link.symlink_to(link)
    assert_refused(said(capsys, "verify", link), "symbolic links")


def test_a_file_that_may_not_be_read_is_a_sentence(
    capsys: pytest.CaptureFixture[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(RIGHT)
    file.chmod(0)
    if os.access(file, os.R_OK):  # for root every file is open, so it is told otherwise

        def refuse(*_arguments: object) -> None:
            raise PermissionError(13, "Permission denied", str(file))

        monkeypatch.setattr("builtins.open", refuse)
    found = said(capsys, "verify", file)
    monkeypatch.undo()
    assert_refused(found, "permission denied")


def test_a_nul_or_a_very_long_name_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused(said(capsys, "verify", "a\0b"), r"a\x00b", "cannot be read")
    assert_refused(said(capsys, "verify", "a" * 5_000), "file name too long")


def test_a_file_name_with_terminal_codes_is_escaped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "\x1b[31m[red]\u202e"
    file.write_text(RIGHT)
    found = said(capsys, "verify", file, file)
    assert "\x1b" not in found.out
    assert r"\x1b[31m[red]\u202e: game 1" in found.out


def test_a_file_name_that_is_no_text_is_escaped(tmp_path: Path) -> None:
    name = os.fsdecode(bytes(tmp_path / "") + b"/\xff\xfe")
    found = process("verify", name)
    assert_refused(found, r"\udcff\udcfe", "no such file")


@pytest.mark.parametrize(
    "raw", [bytes(range(256)), b"\x00" * 100, b"\xff\xfe{\x00}\x00", b"\x1f\x8b\x08\n\n\x1b[2J"]
)
def test_binary_is_no_record(capsys: pytest.CaptureFixture[str], file: Path, raw: bytes) -> None:
    file.write_bytes(raw)
    found = said(capsys, "verify", file)
    assert (found.code, found.err) == (2, "")
    assert found.out == "game 1: no game record: a JSON object is wanted\n"


@pytest.mark.parametrize("text", ["7", "null", '"euchre"', "[]", "{}", '{"euchre": 2}', "[[[["])
def test_json_of_another_shape_is_no_record(
    capsys: pytest.CaptureFixture[str], file: Path, text: str
) -> None:
    found = verify(capsys, file, text)
    assert found.code == 2
    assert found.out.startswith("game 1: no game record: ")


HOSTILE = (
    "[/x]",
    "\x1b]0;gone\x07",
    "\x1b[31m",
    "\u202eevil",
    "\U0001f0cf",
    "\ud800",
    "\x9b2J",
    "\0",
)


@pytest.mark.parametrize("text", HOSTILE)
def test_no_terminal_code_of_a_file_reaches_the_terminal(
    capsys: pytest.CaptureFixture[str], file: Path, text: str
) -> None:
    games = [
        acting("pass", text),
        acting(f"keep {text}"),
        bent_deal(upcard=text),
        changed(rules={text: 1}),
        changed(rules={"target": text}),
        changed(rules={"tie": [text]}),
        changed(names=[text]),
        changed(names={text: text}),
        changed(scores=[text]),
        bent_deal(points={text: text}),
    ]
    for flags in ([], ["--json"]):
        found = verify(capsys, file, "\n".join(map(json.dumps, games)), *flags)
        assert found.code == 1
        assert len(found.lines) == len(games)
        assert all(letter.isprintable() for line in found.lines for letter in line)
        for line in found.lines if flags else []:
            assert json.loads(line)["message"].isprintable()


def test_names_are_not_judged(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert verify(capsys, file, json.dumps(changed(names=list(HOSTILE[:3])))).code == 0


@pytest.mark.parametrize("depth", [400, 990, 5_000, 100_000])
def test_deep_nesting_is_a_sentence(
    capsys: pytest.CaptureFixture[str], file: Path, depth: int
) -> None:
    nested = "[" * depth + "]" * depth
    texts = [RIGHT.replace("[3, 0, 0]", nested, 1), f'{{"euchre": {nested}}}', nested]
    found = verify(capsys, file, "\n".join([RIGHT, *texts]))
    assert found.code == 2
    assert len(found.lines) == 4
    assert max(map(len, found.lines)) < 120


def test_what_a_file_says_is_cut_short(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    long = "Jd " * 10_000
    games = [acting(long), acting(f"keep {long}"), changed(rules={long: 1}), changed(names=[long])]
    found = verify(capsys, file, "\n".join(map(json.dumps, games)))
    assert max(map(len, found.lines)) < 120


@pytest.mark.parametrize("megabytes", [1, pytest.param(100, marks=pytest.mark.slow)])
@pytest.mark.parametrize("text", ["x", "[", '{"euchre":1,"x":"'])
def test_a_line_of_many_megabytes_is_a_sentence(
    capsys: pytest.CaptureFixture[str], file: Path, megabytes: int, text: str
) -> None:
    found = verify(capsys, file, text * (megabytes * 1_000_000 // len(text)))
    assert (found.code, found.err) == (2, "")
    assert found.out == "game 1: no game record: a JSON object is wanted\n"


def test_closed_standard_input_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert_refused(said(capsys, "verify", "-"), "standard input is closed")


def test_standard_input_may_be_anything(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(b"\x80\n\x81")))
    assert said(capsys, "verify", "-").code == 2


# Usage


def test_verify_without_a_file_is_refused_with_the_remedy(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert_refused(said(capsys, "verify"), "FILE", "euchre-cli verify --help")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_what_the_terminal_cannot_show_does_not_stop_the_program(file: Path, encoding: str) -> None:
    file.write_text(json.dumps(acting("\u2660")))
    found = process("verify", file, env=environment(PYTHONIOENCODING=encoding))
    assert (found.code, found.err) == (1, "")
    if encoding == "latin-1":  # click takes ascii for a mistake, and writes UTF-8
        assert found.out == 'game 1: deal 1, action 1: "\\u2660" is no action\n'


def test_the_plain_locale_does_not_stop_the_program(tmp_path: Path) -> None:
    env = environment(LC_ALL="C", LANG="C", PYTHONCOERCECLOCALE="0", PYTHONUTF8="0")
    assert_refused(process("verify", tmp_path / "\u2660", env=env), "no such file")
