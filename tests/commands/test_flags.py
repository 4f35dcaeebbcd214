import re

import click
import pytest

from euchre.commands.flags import default_of
from euchre.commands.play import play
from euchre.rules.options import OPTIONS, Option
from tests.commands.running import ROOT, assert_refused, process, said

README = ROOT / "README.md"

# euchre.cli has hung the other commands on play: running does so.
COMMANDS: dict[str, click.Command] = {"": play, **play.commands}
OF_THE_TABLE = ("", "rules", "simulate")


def flag(option: Option) -> str:
    return f"--{option.name.replace('_', '-')}"


def spellings() -> list[tuple[str, str]]:
    """Every command with each spelling of each of its flags, and its arguments."""
    return [
        (name, spelling)
        for name, command in COMMANDS.items()
        for parameter in command.params
        if isinstance(parameter, click.Option)
        for spelling in (*parameter.opts, *parameter.secondary_opts)
    ]


@pytest.mark.parametrize(("command", "spelling"), spellings())
def test_every_command_and_every_flag_is_in_the_readme(command: str, spelling: str) -> None:
    text = README.read_text("utf-8")
    assert f"euchre-cli {command}".strip() in text
    if spelling.startswith("--no-"):
        spelling = spelling.replace("--no-", "--")  # told once for all: --no-... switches off
    assert re.search(rf"(?<![\w-]){re.escape(spelling)}(?![\w-])", text)


@pytest.mark.parametrize(("command", "spelling"), spellings())
def test_every_flag_is_in_the_help_of_its_command(
    capsys: pytest.CaptureFixture[str], command: str, spelling: str
) -> None:
    assert spelling in said(capsys, *command.split(), "--help").out


@pytest.mark.parametrize("command", OF_THE_TABLE)
@pytest.mark.parametrize("option", OPTIONS, ids=flag)
def test_the_help_states_each_option_with_values_default_and_clause(
    capsys: pytest.CaptureFixture[str], command: str, option: Option
) -> None:
    text = " ".join(said(capsys, *command.split(), "--help").out.split())
    about = text[text.index(flag(option)) :]
    about = about[: about.index("]", about.index("default: ")) + 1]
    assert f"({option.clause})" in about
    assert about.endswith(default_of(option))
    if option.choices and option.choices != (False, True):
        assert f"[{'|'.join(map(str, option.choices))}]" in about


def test_a_default_that_differs_by_game_is_stated_for_each() -> None:
    (defend,) = [option for option in OPTIONS if option.name == "defend_alone"]
    assert default_of(defend) == "[default: any for 3 players, loner for 4 players]"


@pytest.mark.parametrize("command", OF_THE_TABLE)
@pytest.mark.parametrize(
    ("flags", "where"),
    [
        ("--players 2 --defend-alone any", "3 or 4 players"),
        ("--players 2 --lone-march 3", "3 players"),
        ("--players 4 --super-euchre", "3 players"),
        ("--players 4 --no-super-euchre", "3 players"),
        ("--players 2 --tie shared", "3 players"),
        ("--loner-lead loner", "4 players"),
        ("--joker-suit h", "the 25-card deck"),
        ("--deck 32 --joker-suit dealer", "the 25-card deck"),
    ],
)
def test_a_flag_that_means_nothing_is_refused_with_what_it_is_for(
    capsys: pytest.CaptureFixture[str], command: str, flags: str, where: str
) -> None:
    found = said(capsys, *command.split(), *flags.split())
    assert_refused(found, "means nothing at this table", f"it is for {where}. Leave it out.")


@pytest.mark.parametrize("option", OPTIONS, ids=flag)
def test_a_value_that_an_option_cannot_have_is_answered_with_the_good_ones(
    capsys: pytest.CaptureFixture[str], option: Option
) -> None:
    if option.choices == (False, True):
        assert_refused(said(capsys, "rules", f"{flag(option)}=1"), flag(option))
        return
    found = said(capsys, "rules", flag(option), "zz")
    good = ", ".join(map(str, option.choices)) or "a whole number from 1"
    assert_refused(found, f"'{flag(option)}'", "'zz'", good)


@pytest.mark.parametrize("target", ["0", "-1", "1.5", "", "ten", "1e1"])
def test_a_target_is_a_whole_number_from_1(capsys: pytest.CaptureFixture[str], target: str) -> None:
    assert_refused(said(capsys, "--target", target), "is not a whole number from 1")


def test_the_nearest_value_is_suggested(capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused(said(capsys, "--bots", "nromal"), "Did you mean normal?")
    assert_refused(said(capsys, "--tie", "playon"), "Did you mean play-on?")
    assert_refused(said(capsys, "--ask-defend-alone", "ables"), "Did you mean able?")


def test_values_may_be_written_in_capitals(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "rules", "--defend-alone", "NEVER").code == 0


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        ("--bots easy,easy,easy", "3 bots are named, and this table has 2 seats for them"),
        ("--players 2 --bots easy,easy", "this table has 1 seat for them"),
        ("--bots easy,", "''"),
        ("--bots expertt", "not one of"),
        ("--players 4 --bots easy,normal", "this table has 3 seats"),
    ],
)
def test_bots_that_do_not_fit_the_table_are_refused(
    capsys: pytest.CaptureFixture[str], flags: str, words: str
) -> None:
    assert_refused(said(capsys, *flags.split()), "'--bots'", words)


def test_a_seed_is_any_whole_number(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert_refused(said(capsys, "--seed", "x"), "'x' is not a whole number")
    for seed in ("-7", "0", "9" * 50):
        found = said(capsys, "simulate", "--games", "1", "--seed", seed, "--target", "1")
        assert (found.code, f"seed {seed}," in found.out) == (0, True)


@pytest.mark.parametrize("table", ["--players 2", "--defend-alone never"])
def test_when_to_ask_a_defender_means_nothing_where_none_is_asked(
    capsys: pytest.CaptureFixture[str], table: str
) -> None:
    found = said(capsys, "--plain", *table.split(), "--ask-defend-alone", "always")
    assert_refused(found, "--ask-defend-alone means nothing at this table", "Leave it out.")


@pytest.mark.parametrize(("flag", "tips"), [("--tips", 1), ("--no-tips", 0)])
def test_line_mode_gives_tips_to_who_wants_them(flag: str, tips: int) -> None:
    answers = "1\n" * 9
    found = process("--plain", "--seed", "8", flag, text=answers)
    assert (found.code, "Tip: " in found.out) == (0, bool(tips))


def test_a_number_with_too_many_digits_is_said_to_be_just_that(
    capsys: pytest.CaptureFixture[str],
) -> None:
    refused = said(capsys, "simulate", "--games", "1" * 5_000)
    assert_refused(refused, f"'{'1' * 40}...' has 5000 digits, and 4300 are the most.")
    assert "whole number" not in refused.err
    assert_refused(said(capsys, "--seed", "+-4"), "'+-4' is not a whole number.")
    assert_refused(said(capsys, "simulate", "--games", "0"), "'0' is not a whole number from 1.")
    assert_refused(said(capsys, "simulate", "--games", "x" * 50), f"'{'x' * 40}...' is not a whole")
