"""The benchmarks that play by the arena's functions say what their games show."""

from collections import Counter
from math import inf

import pytest
import rates
from figures import Asked, End, percent, shown
from players import player_of
from regret import decisions
from strength import ROWS, SHARES, line, share

from euchre.arena.batch import Batch, Match, play
from euchre.arena.intervals import Interval
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


@pytest.mark.parametrize(
    ("asked", "wanted"),
    [
        (Asked(0.5, 0.6), "aim"),
        (Asked(0.6, 0.61), "bar"),
        (Asked(0.61, 0.7), "no"),
        (Asked(0.5, 0.6, End.LOWER), "bar"),
        (Asked(0.56, 0.6, End.LOWER), "no"),
        (Asked(0.65, 0.7, End.UPPER), "bar"),
        (Asked(0.7, 0.6), "aim"),
        (Asked(0.6, 0.5), "bar"),
        (Asked(0.59, 0.5), "no"),
    ],
)
def test_a_bar_is_asked_of_one_end_and_less_is_better_where_the_aim_is_less(
    asked: Asked, wanted: str
) -> None:
    assert asked.reached(Interval(0.6, 0.05)) == wanted


def test_regret_is_asked_about_at_scores_drawn_at_random_or_at_none() -> None:
    rules = Rules(players=4)
    assert next(decisions(rules, 1, 1)).scores == (0, 0)
    drawn = {next(decisions(rules, seed, 1, scored=True)).scores for seed in range(4)}
    assert len(drawn) == 4
    assert all(0 <= score < rules.target for scores in drawn for score in scores)


def test_an_end_that_is_not_known_reaches_nothing() -> None:
    assert Asked(0.3, 0.4, End.UPPER).reached(Interval(1, inf)) == "no"
    assert Asked(0.3, 0.4, End.LOWER).reached(Interval(1, inf)) == "no"
    assert Asked(0.3, 0.4).reached(Interval(1, inf)) == "aim"


def test_a_figure_is_printed_with_the_interval_that_is_known() -> None:
    assert shown(Interval(0.409, 0.034), percent) == "40.9 ±3.4"
    assert shown(Interval(0.052, 0.026)) == "+0.052 ±0.026"
    assert shown(Interval(1, inf), percent) == "100.0"


def test_a_row_says_what_it_reaches_and_what_share_of_a_reference_it_is() -> None:
    rules = Rules(target=3)
    peeking, normal = (
        play(Batch(Match(rules, (name, "easy", "easy"), 1, player_of), range(12))).tally
        for name in ("peeking", "normal")
    )
    assert line(ROWS["normal-easy"], normal).count("reached: ") == 1
    assert line(ROWS["expert"], normal).count("reached: ") == 2
    assert "reached" not in line(ROWS["expert-normal"], normal)
    same = "in wins 100.0 % [bar 65.0, aim 85.0, reached: aim], in points 100.0 % "
    assert same in share("peeking", peeking, peeking)
    assert set(SHARES) <= set(ROWS)
