import os
from pathlib import Path

import pytest

from euchre.rules.options import OPTIONS
from euchre.settings import CHOICES
from euchre.store.config import Writer, read
from euchre.store.keys import KEYS
from tests.commands.running import Said, assert_refused, process, said

Capsys = pytest.CaptureFixture[str]


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The settings file, which is not there yet."""
    for name in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path))
    return tmp_path / "euchre-cli" / "config.toml"


def write(path: Path, *lines: str) -> None:
    """Write lines into the settings file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", "utf-8")


def shown(found: Said, name: str) -> tuple[str, str]:
    """What `config` prints of a key: its value, and where that comes from."""
    (line,) = [line for line in found.lines if line.split()[:1] == [name]]
    _, value, source = line.split(maxsplit=2)
    return value, source


def test_every_setting_and_every_house_rule_is_printed(capsys: Capsys, path: Path) -> None:
    found = said(capsys, "config")
    assert (found.code, path.exists()) == (0, False)
    for name in (*CHOICES, *(option.name for option in OPTIONS), "bots", "name"):
        assert shown(found, name)[1] == "default"


def test_where_data_lies_is_printed(capsys: Capsys, path: Path) -> None:
    found = said(capsys, "config")
    assert f"Settings file:  {path} (not there yet)" in found.lines
    assert any(line.startswith("Kept games: ") and "games.sqlite3" in line for line in found.lines)
    assert any(line.startswith("Log: ") and "errors.log" in line for line in found.lines)


def test_a_flag_goes_before_the_environment_and_that_before_the_file(
    capsys: Capsys, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shown(said(capsys, "config"), "speed") == ("normal", "default")
    write(path, 'speed = "slow"', "players = 2")
    assert shown(said(capsys, "config"), "speed") == ("slow", "file")
    monkeypatch.setenv("EUCHRE_SPEED", "FAST")
    monkeypatch.setenv("EUCHRE_PLAYERS", "4")
    found = said(capsys, "config")
    assert shown(found, "speed") == ("fast", "environment, EUCHRE_SPEED")
    assert shown(found, "players") == ("4", "environment, EUCHRE_PLAYERS")
    found = said(capsys, "config", "--speed", "instant", "--players", "3")
    assert shown(found, "speed") == ("instant", "flag")
    assert shown(found, "players") == ("3", "flag")


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("speed", "Fast", "fast"),
        ("tips", "off", False),
        ("players", "4", 4),
        ("target", "15", 15),
        ("stick-the-dealer", "yes", True),
        ("defend_alone", "never", "never"),
        ("bots", "easy, normal", "easy,normal"),
        ("name", "  Kim \x1b Lee ", "Kim Lee"),
    ],
)
def test_a_value_is_set_and_unset_again(
    capsys: Capsys, path: Path, key: str, text: str, value: object
) -> None:
    name = key.replace("-", "_")
    found = said(capsys, "config", "set", key, text)
    assert (found.code, found.err) == (0, "")
    assert found.out.endswith(f", in {path}.\n")
    assert read(path).values == {name: value}
    (line,) = [line for line in said(capsys, "config").lines if line.startswith(f"{name} ")]
    assert line.endswith(" file")
    assert said(capsys, "config", "unset", key).out == f"{name} has its default again.\n"
    assert read(path).values == {}
    assert said(capsys, "config", "unset", key).out == f"{name} was not set.\n"


def test_what_else_the_file_says_stays(capsys: Capsys, path: Path) -> None:
    write(path, "# quick", 'speed = "fast"  # at last', "", "deck = 32")
    said(capsys, "config", "set", "speed", "slow")
    assert path.read_text("utf-8") == '# quick\nspeed = "slow"  # at last\n\ndeck = 32\n'


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("speed", "fats", ["slow, normal, fast or instant", "Did you mean fast?"]),
        ("players", "5", ["2, 3 or 4"]),
        ("target", "0", ["a whole number from 1"]),
        ("bots", "nromal", ["easy, normal, hard or expert", "Did you mean normal?"]),
        ("name", "\x1b", ["a text with a letter in it"]),
        ("tips", "maybe", ["on or off"]),
        ("sped", "fast", ["There is no setting 'sped'. Did you mean speed?"]),
        ("zzz", "1", ["There is no setting 'zzz'."]),
        ("tips_seen", "x", ["is written by the program"]),
        ("tie", "playon", ["Did you mean play-on?"]),
    ],
)
def test_a_bad_value_is_answered_with_the_good_ones(
    capsys: Capsys, path: Path, key: str, value: str, words: list[str]
) -> None:
    assert_refused(said(capsys, "config", "set", key, value), *words)
    assert not path.exists()


def test_a_house_rule_that_means_nothing_is_refused(capsys: Capsys, path: Path) -> None:
    write(path, "players = 4")
    found = said(capsys, "config", "set", "tie", "shared")
    assert_refused(found, "tie means nothing with 4 players", "it is for 3 players")
    assert read(path).values == {"players": 4}


def test_a_table_at_which_another_rule_means_nothing_is_refused(capsys: Capsys, path: Path) -> None:
    write(path, "super_euchre = true")
    found = said(capsys, "config", "set", "players", "2")
    assert_refused(found, "super_euchre means nothing", "First: euchre-cli config unset super_euc")
    write(path, "players = 4", 'loner_lead = "dealer"')
    assert_refused(said(capsys, "config", "unset", "players"), "loner_lead means nothing")
    assert said(capsys, "config", "unset", "loner_lead").code == 0
    assert said(capsys, "config", "unset", "players").code == 0


def test_bots_that_do_not_fit_the_table_are_refused(capsys: Capsys, path: Path) -> None:
    found = said(capsys, "config", "set", "bots", "easy,easy,easy")
    assert_refused(found, "3 bots are named", "has 2 seats")
    assert not path.exists()


def test_a_file_that_is_no_toml_is_left_alone(capsys: Capsys, path: Path) -> None:
    write(path, "speed = = fast")
    found = said(capsys, "config", "set", "speed", "fast")
    assert found.code == 1
    assert "cannot be written (it is no TOML). Nothing was changed." in found.err
    assert path.read_text("utf-8") == "speed = = fast\n"
    assert "is left alone" in said(capsys, "config").err


def test_settings_that_could_not_be_written_leave_nothing_beside_the_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def is_full(_file: Path, _to: Path) -> None:
        raise OSError(28, "No space left on device")

    write(path, 'speed = "fast"')
    monkeypatch.setattr(Path, "replace", is_full)
    Writer(path).remember("speed", "slow")
    assert list(path.parent.iterdir()) == [path]
    assert read(path).values == {"speed": "fast"}


@pytest.mark.parametrize("to", ["/dev/null", "config.toml"])
def test_a_link_to_no_file_is_left_alone(capsys: Capsys, path: Path, to: str) -> None:
    path.parent.mkdir()
    path.symlink_to(to)
    found = said(capsys, "config", "set", "speed", "fast")
    assert found.code == 1
    assert "cannot be written" in found.err
    Writer(path).remember("speed", "fast")
    assert str(path.readlink()) == to
    assert not Path(to).is_file()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_for_settings_is_not_waited_for(capsys: Capsys, path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    assert "cannot be read (it is no file)" in said(capsys, "config").err
    assert "cannot be written (it is no file)" in said(capsys, "config", "set", "tips", "off").err


def test_the_ends_of_lines_stay(capsys: Capsys, path: Path) -> None:
    write(path)
    path.write_bytes(b'# quick\r\nspeed = "fast"\r\n')
    said(capsys, "config", "set", "speed", "slow")
    assert path.read_bytes() == b'# quick\r\nspeed = "slow"\r\n'


def test_a_folder_that_cannot_be_written_is_a_sentence(capsys: Capsys, path: Path) -> None:
    path.parent.write_text("", "utf-8")
    found = said(capsys, "config", "set", "speed", "fast")
    assert found.code == 1
    assert "Nothing was changed." in found.err
    assert found.err.count("\n") <= 2
    Writer(path).remember("speed", "fast")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('sped = "fast"', "there is no setting 'sped'. Did you mean speed?"),
        ('speed = "fats"', 'speed cannot be "fats"; it is slow, normal, fast or instant.'),
        ("players = true", "players cannot be true; it is 2, 3 or 4."),
        ("players = 3.0", "players cannot be 3.0"),
        ("ascii = 1", "ascii cannot be 1; it is off or on."),
        ('target = "10"', 'target cannot be "10"; it is a whole number from 1.'),
        ("bots = 3", "bots cannot be 3"),
        ("tips_seen = 3", "tips_seen cannot be 3; it is a list of texts."),
        ("name = {a = 1}", "name cannot be"),
    ],
)
def test_a_line_of_the_file_that_is_wrong_is_told_and_left_out(
    capsys: Capsys, path: Path, line: str, words: str
) -> None:
    write(path, line, "deck = 32")
    found = said(capsys, "rules")
    assert found.code == 0
    assert found.err.startswith(f"euchre-cli: {path}: ")
    assert words in found.err
    assert read(path).values == {"deck": 32}


def test_a_variable_that_is_wrong_is_told_and_left_out(
    capsys: Capsys, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, "target = 5")
    monkeypatch.setenv("EUCHRE_TARGET", "many")
    found = said(capsys, "config")
    assert found.err == 'euchre-cli: EUCHRE_TARGET cannot be "many"; it is a whole number from 1.\n'
    assert shown(found, "target") == ("5", "file")


def test_plain_is_said_to_come_from_the_variable_that_sets_it(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EUCHRE_PLAIN", "off")
    assert shown(said(capsys, "config"), "plain") == ("off", "environment, EUCHRE_PLAIN")
    monkeypatch.setenv("ACCESSIBLE", "1")
    assert shown(said(capsys, "config"), "plain") == ("on", "environment, ACCESSIBLE")


def test_what_is_set_makes_the_table_of_the_rules(capsys: Capsys, path: Path) -> None:
    with_flags = said(capsys, "rules", "--players", "4", "--stick-the-dealer").out
    write(path, "players = 4", "stick_the_dealer = true")
    assert said(capsys, "rules").out == with_flags
    assert said(capsys, "rules", "--no-stick-the-dealer").out != with_flags


def test_what_is_set_is_left_out_where_a_flag_makes_it_mean_nothing(
    capsys: Capsys, path: Path
) -> None:
    two = said(capsys, "rules", "--players", "2").out
    write(path, "players = 3", "super_euchre = true", 'tie = "shared"')
    assert said(capsys, "rules", "--players", "2") == (0, two, "")
    assert_refused(said(capsys, "rules", "--players", "2", "--super-euchre"), "means nothing")
    found = said(capsys, "config", "--players", "2")
    assert shown(found, "tie") == ("-", "file, left out: it is for 3 players")


def test_what_is_set_changes_no_simulation(capsys: Capsys, path: Path, tmp_path: Path) -> None:
    arguments = ("simulate", "--games", "1", "--seed", "1", "--record", tmp_path / "a", "--force")
    said(capsys, *arguments)
    before = (tmp_path / "a").read_text("utf-8")
    write(path, "players = 4", "target = 3", 'bots = "easy"')
    said(capsys, *arguments)
    assert (tmp_path / "a").read_text("utf-8") == before


def test_what_is_set_makes_the_game_that_is_played(path: Path) -> None:
    write(path, "players = 4", "target = 7", 'bots = "easy,easy,normal"', 'name = "Kim"')
    found = process("--plain", "--seed", "1", "--no-save")
    assert found.out.startswith("Euchre for Kim")
    assert "Four-handed, partners, first to 7." in found.out
    again = "--players 4 --target 7 --bots easy,easy,normal --name Kim"
    assert again in found.out
    found = process("--plain", "--seed", "1", "--no-save", "--players", "2", "--name", "Lee")
    assert found.out.startswith("Euchre for Lee")
    assert "Two-handed, first to 7." in found.out
    assert "--bots easy " in found.out


@pytest.mark.parametrize("name", KEYS)
def test_the_default_of_a_key_is_a_value_that_it_can_have(name: str) -> None:
    key = KEYS[name]
    if key.default is not None:
        assert key.taken(key.default) == key.default
