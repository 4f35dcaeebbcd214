from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

from euchre.luck import Luck, luck
from euchre.rules.cards import JOKER, Card, Rank, Suit
from euchre.rules.rules import Rules
from euchre.ui.words.luck import NOTHING, luck_lines
from tests.arena.played import simulate
from tests.counts import count
from tests.luck.games import dealt_games


def chances(found: Luck) -> list[float]:
    """Every chance of a report."""
    both = [chance for dealt in found.dealt for chance in (dealt.chance, dealt.chance_of_yours)]
    return [chance for chance in (*both, found.suits.chance, found.ranks.chance) if chance]


def test_every_card_is_counted_once() -> None:
    records = list(dealt_games(Rules(players=4), 3))
    found = luck(records)
    assert (found.games, found.hands, found.upcards) == (3, 60, 60)
    trumps, bowers, aces = found.dealt
    for dealt, expected in ((bowers, 2), (aces, 4), (trumps, 7)):
        assert len(dealt.seats) == 4
        # a twenty-fourth of the cards of a kind is turned up, and is in no hand
        average = sum(seat.expected for seat in dealt.seats) / 60
        assert average == pytest.approx(20 / 23 * expected, rel=0.15)
    mine = [deal["hands"][0] for record in records for deal in record["deals"]]
    held = sum(card[0] == "A" for hand in mine for card in hand)
    assert aces.seats[0].seen == held
    assert sum(one.seen for one in found.suits.counts.values()) == 60
    assert sum(one.expected for one in found.ranks.counts.values()) == pytest.approx(60)


def test_honest_dealing_is_as_rare_as_it_says() -> None:
    """Of many reports, a tenth has a chance below a tenth, and so on: the test is calibrated."""
    runs = max(count(1_000), 30)
    found: list[float] = []
    for seed in range(runs):
        three = dealt_games(Rules(), 3, seed)
        four = dealt_games(Rules(players=4, deck=32), 3, seed)
        found += chances(luck(chain(three, four)))
    for part in (0.05, 0.25, 0.5, 0.75):
        share = sum(chance < part for chance in found) / len(found)
        assert share == pytest.approx(part, abs=0.09)
    assert len(found) == 8 * runs


def to_seat_left(order: Sequence[Card]) -> Sequence[Card]:
    """Put the first ace of the pack first, where the dealer's left gets it."""
    ace = next(place for place, card in enumerate(order) if card.rank is Rank.ACE)
    return (order[ace], *order[:ace], *order[ace + 1 :])


def test_a_stacked_deck_shows() -> None:
    # seat 0 is the dealer's left in every third deal, and is dealt that ace as the others are
    records = list(dealt_games(Rules(), 30, stack=to_seat_left))
    aces = luck(records).dealt[2]
    assert aces.chance is not None
    assert aces.chance < 1e-6
    assert (
        "out of the ordinary: honest dealing has one so rare in fewer than 1 of 1,000"
        in (luck_lines(luck(records))[-1])
    )


def spades_up(order: Sequence[Card]) -> Sequence[Card]:
    """Turn up a spade."""
    spade = next(place for place, card in enumerate(order) if card.suit is Suit.SPADES)
    changed = list(order)
    changed[20], changed[spade] = changed[spade], changed[20]
    return changed


def test_upcards_of_one_suit_show() -> None:
    found = luck(dealt_games(Rules(players=4), 5, stack=spades_up))
    assert found.suits.counts[Suit.SPADES].seen == 100
    assert found.suits.chance is not None
    assert found.suits.chance < 1e-20


def test_a_joker_turned_up_stands_for_its_suit() -> None:
    def joker_up(order: Sequence[Card]) -> Sequence[Card]:
        rest = [card for card in order if card is not JOKER]
        return (*rest[:20], JOKER, *rest[20:])

    rules = Rules(players=4, deck=25, joker_suit="s")
    found = luck(dealt_games(rules, 3, stack=joker_up))
    assert found.hands == 60
    assert found.suits.counts[None].seen == 60
    blind = Rules(players=4, deck=25, joker_suit="dealer")
    records = list(dealt_games(blind, 1, stack=joker_up))
    assert luck(records).hands == 0
    records[0]["deals"][0]["actions"] = ["joker h"]
    assert luck(records).hands == 1


def test_games_that_were_played_count_as_well() -> None:
    bots = ["normal"] * 4
    rules = Rules(players=4, target=3)
    records = [table.record(bots) for table in simulate(rules, bots, 5, seed=2)]
    found = luck(records)
    assert found.games == 5
    assert found.hands == sum(len(record["deals"]) for record in records)


def test_deals_not_finished_and_hands_not_known_are_left_out() -> None:
    (record,) = dealt_games(Rules(), 1, deals=3)
    del record["deals"][2]["points"]
    record["deals"][1]["hands"][1][2] = "?"
    del record["deals"][1]["stock"]
    found = luck([record])
    assert (found.hands, found.upcards) == (1, 2)


NO_RECORDS: list[dict[str, Any]] = [
    {},
    {"euchre": 1, "deals": [{}]},
    {"euchre": 1, "deals": [], "rules": {"players": 9}},
    {"euchre": 1, "deals": [], "rules": []},
]


@pytest.mark.parametrize("bad", NO_RECORDS)
def test_what_is_no_record_is_left_out(bad: dict[str, Any]) -> None:
    assert luck([bad]).games == 0


def test_nothing_kept_says_so() -> None:
    assert luck_lines(luck([])) == [NOTHING]


def test_the_report_in_words() -> None:
    lines = luck_lines(luck(dealt_games(Rules(), 45, seed=3)))
    assert lines[0] == "900 hands of 45 games were counted."
    assert lines[3].startswith(
        "You were dealt 358 bowers of the suit turned up in 900 hands; 358 were to be expected. "
        "Dealing like this happens in "
    )
    assert any(line.startswith("Upcards by suit (to be expected): clubs ") for line in lines)
    assert lines[-1].startswith("Nothing here is out of the ordinary: of 8 such figures")


def test_a_few_hands_tell_nothing() -> None:
    lines = luck_lines(luck(dealt_games(Rules(), 1, deals=2)))
    assert lines[0] == "2 hands of 1 game were counted."
    assert sum("too little to tell anything by" in line for line in lines) == 5


def test_you_are_the_seat_that_was_no_bots() -> None:
    (record,) = dealt_games(Rules(), 1)
    from_seat_0 = luck([record]).dealt[2].seats
    record["bots"] = ["easy", None, "easy"]
    assert luck([record]).dealt[2].seats == (*from_seat_0[1:], from_seat_0[0])
    record["bots"] = ["easy", None, None]
    assert luck([record]).dealt[2].seats == from_seat_0


def test_a_record_without_rules_is_of_the_usual_table() -> None:
    (record,) = dealt_games(Rules(), 1)
    del record["rules"]
    record["bots"] = [None, "easy", "easy"]
    assert luck([record]).games == 1
