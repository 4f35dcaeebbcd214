"""The statistics of a game, against a recount straight from its record."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.rules.record import replay
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat
from euchre.ui.account import accounts, biggest_swing, decisive_trick, outcome_of
from euchre.ui.course import course
from euchre.ui.words.people import People
from tests.counts import count
from tests.strategies import tables
from tests.ui.render.games import Played, at_random, between_bots


def maker_of(deal: dict[str, Any], players: int) -> Seat | None:
    """Who made trump, by counting who has spoken before."""
    dealer: Seat = deal["dealer"]
    calls = [said for said in deal["actions"] if not said.startswith("joker")]
    for place, said in enumerate(calls):
        if said == "order" or said.startswith("name"):
            return (dealer + 1 + place) % players
        if said != "pass":
            return None
    return None


def loners_of(deal: dict[str, Any], rules: Rules, maker: Seat) -> list[Seat]:
    """Who plays alone, by counting who was asked."""
    asked = [maker, *rules.seating.defenders(maker)]
    answers = [said for said in deal["actions"] if said in {"dummy", "alone", "together"}]
    return [seat for seat, said in zip(asked, answers, strict=False) if said == "alone"]


def tricks_of(deal: dict[str, Any], rules: dict[str, Any]) -> tuple[int, ...]:
    """Who took how many tricks, by the referee."""
    position = replay({"euchre": 1, "rules": rules, "deals": [deal]}).position
    assert position is not None
    return position.public().tricks


def recounted(game: Played) -> list[Counter[str]]:
    """The statistics by seat, from the record's actions and points."""
    record, rules = game.record, game.table.rules
    counted = [Counter[str]() for _ in range(rules.players)]
    for deal in record["deals"]:
        maker = maker_of(deal, rules.players)
        if maker is None:
            assert not any(deal["points"])
            continue
        tricks = tricks_of(deal, record["rules"])
        sides = rules.seating.sides
        ours = next(side for side in sides if maker in side)
        taken = sum(tricks[seat] for seat in ours)
        word = {5: "march", 4: "made", 3: "made"}.get(taken, "euchred")
        counted[maker].update(["maker", word])
        for seat in loners_of(deal, rules, maker):
            counted[seat]["alone"] += 1
        for side, points in zip(sides, deal["points"], strict=True):
            for seat in side:
                counted[seat]["tricks"] += tricks[seat]
                if seat == maker:
                    counted[seat]["as_maker"] += points
                if side is not ours:
                    counted[seat]["as_defender"] += points
    return counted


def check(game: Played) -> None:
    """Check a game's statistics, and that the points are those of the score."""
    players, sides = game.table.rules.players, game.table.rules.seating.sides
    found = accounts(game.results[-1].deals, players)
    for account, counter in zip(found, recounted(game), strict=True):
        assert all(getattr(account, name) == counter[name] for name in account.__slots__)
        assert account.maker == account.made + account.march + account.euchred
    for side, score in zip(sides, game.table.scores, strict=True):
        defended = found[side[0]].as_defender
        assert sum(found[seat].as_maker for seat in side) + defended == score


@pytest.mark.parametrize("players", [2, 3, 4])
def test_statistics_of_games_between_bots_equal_a_recount(players: int) -> None:
    for seed in range(count(300)):
        check(between_bots(players, seed))


@given(tables(), st.integers(0, 1_000_000))
def test_statistics_of_any_game_equal_a_recount(rules: Rules, seed: int) -> None:
    check(at_random(rules, seed))


@given(tables(), st.integers(0, 1_000_000))
def test_the_trick_that_settled_a_deal_was_taken_by_those_who_did_it(
    rules: Rules, seed: int
) -> None:
    for scene in at_random(rules, seed).results:
        outcome = outcome_of(scene.view)
        assert (outcome is None) == (scene.view.maker is None)
        if outcome is None:
            continue
        decisive = decisive_trick(scene.view, outcome)
        defends = decisive.seat in rules.seating.defenders(outcome.maker)
        assert defends is outcome.euchred
        assert 3 <= decisive.number <= 5


@given(tables(), st.integers(0, 1_000_000))
def test_no_deal_moves_the_chance_to_win_more_than_the_biggest_swing(
    rules: Rules, seed: int
) -> None:
    """As the course of the game has it, which stands below the swing on the page."""
    scene = at_random(rules, seed).results[-1]
    people = People.of(scene.view, scene.names)
    moves = [abs(b - a) for a, b in pairwise(course(scene.deals, people, scene.scores))]
    played = [move for move, view in zip(moves, scene.deals, strict=True) if outcome_of(view)]
    found = biggest_swing(scene.deals)
    assert (found is None) == (not played)
    if found is not None:
        assert moves[found.number - 1] == pytest.approx(max(played))
        assert scene.deals[found.number - 1] is found.view
