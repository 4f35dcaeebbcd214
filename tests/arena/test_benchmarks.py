"""The benchmarks that play by the arena's functions say what their games show."""

from collections import Counter

import pytest
import rates
from players import player_of

from euchre.arena.batch import Batch, Match, play
from euchre.arena.outcomes import all_counts
from euchre.rules.events import TrickTaken
from euchre.rules.rules import Rules
from euchre.rules.trump import winning
from tests.arena.played import simulate


@pytest.mark.parametrize("rules", [Rules(), Rules(players=4)], ids=["three", "four"])
def test_cards_that_overtake_a_fellow_are_those_of_the_tricks_told(rules: Rules) -> None:
    seen = rates.seen_in(rules, "easy", 3, 0)
    told = Counter[str]()
    for table in simulate(rules, ["easy"] * rules.players, rates.BATCH, seed=3):
        record = table.record(["a"] * rules.players)
        told["deals"] += len(record["deals"])
        for deal in (*table.finished(None), table.view(None)):
            trump, maker = deal.trump, deal.maker
            for event in deal.history:
                if isinstance(event, TrickTaken) and trump is not None and maker is not None:
                    for number in range(1, len(event.trick)):
                        seat = event.trick[number][0]
                        best = winning(event.trick[:number], trump)[0]
                        if best in rules.seating.fellows(maker, seat):
                            told["fellow winning"] += 1
                            after = winning(event.trick[: number + 1], trump)[0]
                            told["overtaken"] += after == seat
    counts = all_counts(seen.outcomes)
    assert told["overtaken"] > 10
    assert counts.deals == told["deals"]
    assert seen.others["fellow winning"] == told["fellow winning"]
    assert seen.others["overtaken"] == told["overtaken"]
    forced = seen.others["the only legal card"]
    assert 0 < forced <= seen.others["could not leave it"] <= told["overtaken"]


def test_loners_are_looked_at_once_each() -> None:
    seen = rates.seen_in(Rules(players=4), "normal", 1, 0)
    counts = all_counts(seen.outcomes)
    assert counts.loners > 0
    assert seen.others["loners known not to march"] <= seen.others["loners that cannot march"]
    assert seen.others["loners that cannot be made"] <= seen.others["loners that cannot march"]
    assert seen.others["loners that cannot march"] <= counts.loners


def test_a_reference_that_peeks_is_handed_its_own_table() -> None:
    match = Match(Rules(target=2), ("peeking", "yardstick", "yardstick"), 1, player_of)
    tally = play(Batch(match, range(4))).tally
    assert tally.games == 12
    assert tally.wins(0).ratio > tally.wins(1).ratio
