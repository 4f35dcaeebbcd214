import json
from random import Random

import pytest

from euchre.arena import simulation
from euchre.arena.simulation import MOST_DEALS, Tally, simulate
from euchre.commands.verify import verdicts
from euchre.rules.options import OPTIONS
from euchre.rules.rules import Rules
from tests.counts import count
from tests.table.players import Passes

GAMES = 10_000
"""Of which the fast tests play a hundredth."""


def any_rules(chance: Random) -> Rules:
    """Any table, with a target that is soon reached."""
    players, deck = chance.choice((2, 3, 4)), chance.choice((24, 25, 32))
    options: dict[str, object] = {"players": players, "deck": deck, "target": chance.randint(1, 4)}
    for option in OPTIONS[3:]:
        if option.means_something(players, deck) and chance.random() < 0.7:
            options[option.name] = chance.choice(option.choices)
    return Rules.parse(options)


def test_simulated_games_over_any_options_are_all_right() -> None:
    games = count(GAMES)
    for number in range(games):
        chance = Random(f"games:{number}")
        rules = any_rules(chance)
        bots = [("easy", "normal")[(number + seat) % 2] for seat in range(rules.players)]
        (table,) = simulate(rules, bots, 1, seed=number)
        text = json.dumps(table.record(bots, seed=number))
        (verdict,) = verdicts(text)
        assert verdict.said == {
            "ok": True,
            "scores": list(table.scores),
            "winners": list(table.winners),
        }, text
        assert table.winners


def test_a_game_of_bots_that_always_pass_is_left_unfinished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("euchre.arena.simulation.BOTS", {"normal": Passes})
    monkeypatch.setattr(simulation, "MOST_DEALS", 20)
    tally = Tally(Rules(players=2))
    for table in simulate(Rules(players=2), ["normal"] * 2, 3, seed=1):
        assert not table.winners
        tally.add(table)
        (verdict,) = verdicts(json.dumps(table.record(["a", "b"])))
        assert verdict.code == 0
    assert (tally.games, tally.deals, tally.wins) == (3, 60, [0, 0])
    assert MOST_DEALS == 1_000


def test_the_tally_sums_games_deals_wins_and_points_by_seat() -> None:
    rules = Rules(players=4, target=2)
    tally = Tally(rules)
    deals, points, wins = 0, [0, 0], [0, 0]
    for table in simulate(rules, ["easy", "normal"] * 2, 5, seed=1):
        tally.add(table)
        record = table.record(["a"] * 4)
        deals += len(record["deals"])
        for side in (0, 1):
            points[side] += record["scores"][side]
            wins[side] += side in table.winners
    assert (tally.games, tally.deals) == (5, deals)
    assert tally.wins == wins * 2
    assert tally.seats(["a", "b", "c", "d"])[3] == {
        "seat": 3,
        "bot": "d",
        "wins": wins[1],
        "points_per_deal": round(points[1] / deals, 4),
    }


def test_no_games_have_no_points() -> None:
    assert [seat["points_per_deal"] for seat in Tally(Rules()).seats(["a"] * 3)] == [0, 0, 0]
