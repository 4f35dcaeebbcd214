import json
import re

import pytest

from tests.commands.running import assert_refused, said

Capsys = pytest.CaptureFixture[str]


def test_the_chances_at_a_score_and_after_each_end_of_the_next_hand(capsys: Capsys) -> None:
    found = said(capsys, "odds", "7-4-9", "--dealer", "1")
    assert (found.code, found.err) == (0, "")
    lines = [" ".join(line.split()) for line in found.lines]
    assert lines[0] == "Three-handed, to 10; seat 1 deals."
    assert lines[2] == "how often score seat 0 seat 1 seat 2"
    assert lines[3].startswith("now 7-4-9 ")
    assert any(line.endswith(" 7-4-12 0 % 0 % 100 %") for line in lines)
    assert any(line.startswith("seat 2 is euchred ") and " 9-6-9 " in line for line in lines)
    assert all(len(line) < 80 for line in found.lines)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_next_hand_may_come_to_is_certain_altogether(capsys: Capsys, players: int) -> None:
    scores = {2: "8-9", 3: "8-9-3", 4: "0-7"}[players]
    found = json.loads(said(capsys, "odds", scores, "--players", str(players), "--json").out)
    assert "-".join(map(str, found["scores"])) == scores
    assert sum(found["chances"]) == pytest.approx(1, abs=1e-5)
    assert sum(each["chance"] for each in found["next"]) == pytest.approx(1, abs=1e-4)
    for side, now in enumerate(found["chances"]):
        later = sum(each["chance"] * each["chances"][side] for each in found["next"])
        assert later == pytest.approx(now, abs=1e-4)
    assert [each["maker"] for each in found["next"]][-1] is None
    assert {each["clause"] for each in found["next"]} >= {None}


def test_two_sides_without_a_score_have_a_table(capsys: Capsys) -> None:
    lines = said(capsys, "odds", "--players", "2").lines
    assert lines[0] == "Two-handed, to 10; seat 0 deals."
    assert lines[4].split() == [str(score) for score in range(10)]
    assert [line.split()[0] for line in lines[5:15]] == [str(score) for score in range(10)]
    partners = said(capsys, "odds", "--players", "4", "--target", "15").lines
    assert "seats 0 and 2" in partners[1]
    assert partners[4].split() == [str(score) for score in range(5, 15)]
    assert max(map(len, (*lines, *partners))) <= 80


def test_three_without_a_score_begin_the_game(capsys: Capsys) -> None:
    assert "0-0-0" in said(capsys, "odds").out
    found = json.loads(said(capsys, "odds", "--json").out)
    assert (found["scores"], found["dealer"]) == ([0, 0, 0], 0)


def test_a_table_of_two_sides_is_an_object_too(capsys: Capsys) -> None:
    found = json.loads(said(capsys, "odds", "--players", "4", "--target", "2", "--json").out)
    assert [each["scores"] for each in found["grid"]] == [[0, 0], [0, 1], [1, 0], [1, 1]]


def test_house_rules_count(capsys: Capsys) -> None:
    def chances(*flags: str) -> list[float]:
        text = said(capsys, "odds", "6-8-9", "--json", *flags).out
        return list(map(float, json.loads(text)["chances"]))

    assert chances() != chances("--lone-march", "5")
    assert chances() == chances("--target", "10")
    assert chances("--target", "40")[2] < 0.5
    alone = said(capsys, "odds", "--lone-march", "4").out
    assert "marches alone" in alone
    assert "marches alone" not in said(capsys, "odds").out
    assert "all pass" not in said(capsys, "odds", "--stick-the-dealer").out


def test_a_tie_over_the_target_is_played_on(capsys: Capsys) -> None:
    assert said(capsys, "odds", "10-3-10").code == 0
    assert said(capsys, "odds", "12-12-12").code == 0
    assert_refused(said(capsys, "odds", "10-3-10", "--tie", "shared"), "is over")


def test_scores_may_be_as_long_as_the_target(capsys: Capsys) -> None:
    flags = ("--players", "2", "--target", "10000000000", "--json")
    found = json.loads(said(capsys, "odds", "5000000000-0", *flags).out)
    assert found["scores"] == [5_000_000_000, 0]
    assert found["chances"][0] > 0.9
    assert json.loads(said(capsys, "odds", "07-004-9", "--json").out)["scores"] == [7, 4, 9]
    assert json.loads(said(capsys, "odds", "12-3-12", "--target", "9", "--json").out)


@pytest.mark.parametrize("target", [1, 2, 5, 10, 500])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_example_given_is_accepted(capsys: Capsys, players: int, target: int) -> None:
    flags = ("--players", str(players), "--target", str(target))
    for wrong in ("x", "1", "0-0-0-0"):
        refused = said(capsys, "odds", wrong, *flags)
        assert_refused(refused, "Write ")
        example = re.findall(r"\d+(?:-\d+)+", refused.err)[-1]
        assert said(capsys, "odds", example, *flags).code == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["7-4"], ["2 scores are given", "3 players", "Write 3 scores, as 7-4-9."]),
        (["7"], ["1 score is given", "3 players"]),
        (["3", "--target", "5"], ["Write 3 scores, as 2-0-4."]),
        (["7-4-9", "--players", "2"], ["3 scores", "2 players", "7-4"]),
        (["7-4-9", "--players", "4"], ["two sides", "7-4"]),
        (["7-x-3"], ["no score", "whole numbers from 0", "7-4-9"]),
        (["7--4-3"], ["no score"]),
        (["7-4-9.5"], ["no score"]),
        (["7-4-²"], ["no score"]),
        (["9999999999999-1-1"], ["At 9999999999999-1-1 the game to 10 is over"]),
        (["-".join(["9" * 5000] * 3)], ["At 9999", "... the game to 10 is over"]),
        ([""], ["no score"]),
        (["10-3-4"], ["to 10 is over", "--target"]),
        (["10-11", "--players", "2"], ["No game to 10 comes to 10-11"]),
        (["12-12", "--players", "4"], ["No game"]),
        (["0-0-0", "--dealer", "3"], ["--dealer", "seats 0 to 2"]),
        (["0-0-0", "--dealer", "-1"], ["--dealer", "whole number from 0"]),
        (["0-0", "--players", "2", "--tie", "shared"], ["--tie means nothing"]),
    ],
)
def test_what_is_no_score_of_a_game_is_refused(
    capsys: Capsys, arguments: list[str], words: list[str]
) -> None:
    assert_refused(said(capsys, "odds", *arguments), *words)
