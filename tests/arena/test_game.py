import json
from random import Random

import pytest

from euchre.arena import game
from euchre.arena.game import MOST_DEALS, deals, seated
from euchre.commands.verify import verdicts
from euchre.player import Player
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from euchre.table.loop import Table
from tests.arena.played import any_rules, simulate
from tests.counts import count
from tests.table.players import Passes

GAMES = 10_000
"""Of which the fast tests play a hundredth."""


def passes(_name: str, seed: int, _table: Table, /) -> Player:
    return Passes(seed)


def test_simulated_games_over_any_options_are_all_right() -> None:
    for number in range(count(GAMES)):
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


def test_a_game_is_played_deal_by_deal_until_it_is_won() -> None:
    table = seated(Rules(target=4), ["normal"] * 3, seed=1, deck=2)
    earned = [0, 0, 0]
    for number, deal in enumerate(deals(table)):
        assert (isinstance(deal, Scored), table.game.deals) == (True, number)
        earned = [total + points for total, points in zip(earned, deal.points, strict=True)]
        assert tuple(earned) == table.scores
    assert table.winners


def test_a_game_of_bots_that_always_pass_is_left_unfinished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert MOST_DEALS == 1_000
    monkeypatch.setattr(game, "MOST_DEALS", 20)
    table = seated(Rules(players=2), ["any"] * 2, 1, 0, passes)
    assert len(list(deals(table))) == 20
    assert not table.winners
    (verdict,) = verdicts(json.dumps(table.record(["a", "b"])))
    assert verdict.code == 0


def test_who_makes_the_players_is_told_the_name_the_seed_and_the_table() -> None:
    told: list[tuple[str, int, Table]] = []

    def players(name: str, seed: int, table: Table, /) -> Player:
        told.append((name, seed, table))
        return Passes()

    table = seated(Rules(), ["a", "b", "c"], 7, 0, players)
    assert told == [("a", 7, table), ("b", 7, table), ("c", 7, table)]
