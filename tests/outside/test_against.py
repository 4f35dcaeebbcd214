"""Any program with an adapter can be played against, with its needs, settings and check."""

from collections import Counter

import against
import pytest
from outside.opponent import Needs, Outside

from euchre.rules.phase import Dealt
from euchre.rules.seats import Seat
from tests.outside.test_arena import RULES, First


def first(seed: int, *, depth: int = 3, width: float = 0.5) -> Outside:
    """The program that does the first thing it may."""
    compared = {"cards": 2 * depth, "seeds": seed, "widths": int(width)}

    def check(_seed: int, _number: int) -> Counter[str]:
        return Counter(compared)

    return Outside(RULES, First, check=check)


def absent(seed: int) -> Outside:
    """A program that is not there."""
    return first(seed)._replace(needs=Needs("none_such", "none_such", "python -m pip none_such"))


def unchecked(seed: int) -> Outside:
    """A program whose deals nobody has compared with ours."""
    return first(seed)._replace(check=None)


@pytest.fixture(autouse=True)
def _others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(against.OPPONENTS, "first", first)
    monkeypatch.setitem(against.OPPONENTS, "absent", absent)
    monkeypatch.setitem(against.OPPONENTS, "unchecked", unchecked)


def said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str
) -> str:
    """What the benchmark prints."""
    monkeypatch.setattr("sys.argv", ["against.py", *arguments])
    against.main()
    return capsys.readouterr().out


def test_a_match_says_who_plays_with_which_settings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    flags = ("--opponent", "first", "--width", "2", "--level", "normal", "--games", "3")
    text = said(capsys, monkeypatch, *flags)
    assert text.startswith("normal against first, depth 3, width 2.0, 4 games: wins ")
    assert "another run" not in text


def test_a_deck_is_played_both_ways_round_with_the_same_packs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sat: list[First] = []

    def noted(_seed: int) -> Outside:
        def sit(dealt: Dealt, seat: Seat) -> First:
            sat.append(First(dealt, seat))
            return sat[-1]

        return Outside(RULES, sit)

    monkeypatch.setitem(against.OPPONENTS, "noted", noted)
    first, second = against.play_deck(against.Match("normal", "noted", (), seed=1), 3)
    games = sat[: 2 * first.deals], sat[2 * first.deals :]
    assert [{opponent.seat for opponent in game} for game in games] == [{1, 3}, {0, 2}]
    assert len(games[1]) == 2 * second.deals
    for one, other in zip(*games, strict=False):
        assert (one.dealt.dealer, one.dealt.hands) == (other.dealt.dealer, other.dealt.hands)


def test_each_opponent_has_flags_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    flags = against.asked(["--opponent", "ismcts", "--exploration", "5"])
    assert dict(flags.settings) == {"simulations": 500, "exploration": 5.0, "policy": "most"}
    with pytest.raises(SystemExit):
        against.asked(["--opponent", "first", "--simulations", "5"])
    assert "--simulations" in capsys.readouterr().err


def test_deals_are_compared_by_the_opponents_own_check(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = said(capsys, monkeypatch, "--opponent", "first", "--check", "4")
    assert text == (
        "first, depth 3, width 0.5, 4 random deals, 24 cards, 4 seeds:"
        " the same turns, options and points\n"
    )
    with pytest.raises(SystemExit, match="unchecked has nothing to compare deals with"):
        said(capsys, monkeypatch, "--opponent", "unchecked", "--check", "4")


def test_what_is_not_installed_is_said_with_how_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SystemExit, match="no none_such here; python -m pip none_such"):
        said(capsys, monkeypatch, "--opponent", "absent")


def test_a_policy_that_there_is_not_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SystemExit, match="no policy luck: one of most, drawn, best"):
        said(capsys, monkeypatch, "--policy", "luck")
