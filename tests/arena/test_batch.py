import json
import pickle
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from euchre.arena.batch import Batch, Match, Played, play
from euchre.arena.report import report
from euchre.arena.tally import Tally
from euchre.commands.verify import verdicts
from euchre.rules.record import replay
from euchre.rules.rules import Rules
from euchre.rules.scoring import Scored
from tests.arena.played import any_rules
from tests.counts import count

MIXED = ("normal", "easy", "hard", "easy")


def match_of(rules: Rules, seed: int = 1) -> Match:
    """A match of small bots."""
    return Match(rules, tuple(("normal", "easy", "easy", "normal")[: rules.players]), seed)


def said(tally: Tally, match: Match) -> dict[str, object]:
    """What a tally reports but for CPU times."""
    found = report(tally, match.bots, match.seed)
    del found["cpu_seconds"]
    for bot in found["seats"]:
        del bot["cpu_ms"]
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_batches_come_to_what_one_comes_to_however_they_are_cut(players: int) -> None:
    match = match_of(Rules(players=players, target=3))
    whole = play(Batch(match, range(12), recorded=True))
    for number in range(3):
        chance = Random(f"cut:{number}")
        cuts = sorted({0, 12, *(chance.randrange(13) for _ in range(4))})
        ranges = [range(*pair) for pair in pairwise(cuts)]
        parts = [play(Batch(match, decks, recorded=True)) for decks in ranges]
        records = tuple(record for part in parts for record in part.records)
        chance.shuffle(parts)
        merged = Tally(match.rules)
        for part in parts:
            merged.merge(part.tally)
        assert said(merged, match) == said(whole.tally, match)
        assert records == whole.records
    assert whole.tally.decks == 12


def test_a_batch_and_what_it_comes_to_can_be_sent_and_are_the_same_again() -> None:
    batch = Batch(match_of(Rules(target=2)), range(2, 4), recorded=True)
    sent: Batch = pickle.loads(pickle.dumps(batch))  # noqa: S301 - its own
    assert sent == batch
    first, again = play(batch), play(sent)
    back: Played = pickle.loads(pickle.dumps(again))  # noqa: S301 - its own
    assert back.decks == range(2, 4)
    assert back.records == first.records
    assert said(back.tally, batch.match) == said(first.tally, batch.match)
    assert len(pickle.dumps(play(batch._replace(recorded=False)))) < 10_000


def test_all_rotations_have_the_same_dealers_and_packs() -> None:
    played = play(Batch(match_of(Rules(target=5), seed=3), range(4), recorded=True))
    records = [json.loads(line) for line in played.records]
    assert [record["game"] for record in records] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    for first in range(0, 12, 3):
        tables = records[first : first + 3]
        for seat in range(3):
            assert sorted(table["names"][seat] for table in tables) == ["easy", "easy", "normal"]
        for deals in zip(*(table["deals"] for table in tables), strict=False):
            assert len({(deal["dealer"], deal["pack"]) for deal in deals}) == 1
    assert len({record["deals"][0]["pack"] for record in records}) == 4


def test_the_tally_agrees_with_the_records_over_any_options() -> None:
    for number in range(count(1_000)):
        rules = any_rules(Random(f"tally:{number}"))
        match = match_of(rules, seed=number)
        played = play(Batch(match, range(2), recorded=True))
        tally = played.tally
        wins = Counter[int]()
        points = Counter[int]()
        made = Counter[int | None]()
        euchred = deals = 0
        for line in played.records:
            (verdict,) = verdicts(line)
            assert verdict.code == 0
            record = json.loads(line)
            replayed = replay(record)
            # as the places of the list: the same bot twice is told by who sat between
            turned = next(
                step
                for step in range(rules.players)
                if [match.bots[(seat - step) % rules.players] for seat in range(rules.players)]
                == record["bots"]
            )
            places = [(seat - turned) % rules.players for seat in range(rules.players)]
            for index, side in enumerate(rules.seating.sides):
                for seat in side:
                    points[places[seat]] += record["scores"][index]
                    if index in replayed.winners:
                        wins[places[seat]] += 60 // len(replayed.winners)
            for deal in replayed.deals:
                assert isinstance(deal, Scored)
                deals += 1
                made[deal.contract and places[deal.contract.maker]] += 1
                if deal.contract is not None:
                    side = rules.seating.sides[rules.seating.side_of(deal.contract.maker)]
                    euchred += sum(deal.tricks[seat] for seat in side) < 3
        total = tally.counts()
        assert (tally.games, tally.deals) == (len(played.records), deals)
        assert (total.deals, total.passed_in, total.euchred) == (deals, made[None], euchred)
        assert total.made + total.euchred + total.passed_in == deals
        for place in range(rules.players):
            assert tally.won(place) == wins[place] / 60
            assert tally.points(place).ratio == pytest.approx(points[place] / deals)
            others = [points[other] for other in range(rules.players) if other != place]
            if rules.players == 4:
                others = [points[place + 1 - 2 * (place % 2)]]
            more = (points[place] - sum(others) / len(others)) / deals
            assert tally.more(place).ratio == pytest.approx(more)
            assert tally.counts(place).bids == made[place]


@pytest.mark.parametrize("tie", ["play-on", "shared"])
def test_win_rates_of_equal_bots_sum_to_one(tie: str) -> None:
    match = Match(Rules(target=2, tie=tie), ("normal",) * 3, 1)
    tally = play(Batch(match, range(60))).tally
    assert sum(tally.wins(place).ratio for place in range(3)) == pytest.approx(1)
    assert sum(tally.more(place).ratio for place in range(3)) == pytest.approx(0)
    counts = [tally.counts(place) for place in range(3)]
    total = tally.counts()
    assert sum(count.bids for count in counts) == total.bids
    assert sum(count.defended for count in counts) == 2 * total.bids


def test_the_sums_of_a_match_are_those_of_three_whole_rounds_of_the_same_bot() -> None:
    equal = play(Batch(Match(Rules(target=3), ("normal",) * 3, 4), range(5))).tally
    assert (equal.games, equal.decks) == (5, 5)
    mixed = play(Batch(Match(Rules(target=3), ("normal", "easy", "normal"), 4), range(5))).tally
    assert (mixed.games, mixed.decks) == (15, 5)
