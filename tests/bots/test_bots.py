"""What holds for every bot, at every table."""

import random
import subprocess
import sys
from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.bots import BOTS, Motive
from euchre.bots.stakes import is_friend
from euchre.bots.trials import Trials
from euchre.bots.who import maker_of
from euchre.rules.cards import pack
from euchre.rules.deal import deal
from euchre.rules.game import Game
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.views import view
from tests.bots.positions import decisions, seen
from tests.counts import count
from tests.rules.positions import FOUR, THREE, TWO, begun
from tests.strategies import Playout, playouts

LEVELS = sorted(BOTS)
SEARCHING = {"hard", "expert"}
"""The levels that take milliseconds for a decision, and are tested on fewer."""


SEEDS = range(20)


@pytest.mark.parametrize("level", LEVELS)
@given(playout=playouts(), seed=st.sampled_from(SEEDS))
def test_wherever_chance_leads_a_bot_finds_a_legal_action_and_explains_the_same(
    level: str, playout: Playout, seed: int
) -> None:
    bot = BOTS[level](seed)
    for number, position in enumerate(playout.positions):
        if position.turn is None or (level in SEARCHING and (number + seed) % len(SEEDS)):
            continue
        looked_at = seen(position)
        choice = bot.choose(looked_at)
        assert choice in looked_at.legal
        explanation = bot.explain(looked_at)
        assert explanation.choice == choice
        assert explanation.options[0].action == choice
        values = [option.value for option in explanation.options]
        assert values == sorted(values, reverse=True)
        assert all(option.action in looked_at.legal for option in explanation.options)
        if len(looked_at.legal) == 1:
            assert explanation.motive is Motive.ONLY_CHOICE
        else:
            position.after(choice)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_bot_that_is_not_to_act_says_so(level: str, seat: int | None) -> None:
    bot = BOTS[level](1)
    bidding = begun(up="Th")
    scored: Phase = bidding
    while scored.turn is not None:
        scored = scored.after(scored.legal()[0]).position
    for position in (bidding, scored):
        looked_at = view(position, seat)
        with pytest.raises(ValueError, match="turn"):
            bot.choose(looked_at)
        with pytest.raises(ValueError, match="turn"):
            bot.explain(looked_at)


def test_nobody_weighs_anything_for_a_spectator() -> None:
    bidding = view(begun(up="Th"), None)
    with pytest.raises(ValueError, match="spectator"):
        is_friend(bidding, 1)
    with pytest.raises(ValueError, match="spectator"):
        Trials(bidding)


def test_nothing_is_tried_out_before_the_joker_has_a_suit_or_a_trump_its_maker() -> None:
    joker = begun(up="B", rules=Rules(deck=25, joker_suit="dealer"))
    with pytest.raises(ValueError, match="no suit"):
        Trials(seen(joker))
    with pytest.raises(ValueError, match="nobody has made trump"):
        maker_of(seen(begun(up="Th")))


@pytest.mark.parametrize("level", LEVELS)
def test_two_bots_of_one_seed_choose_alike_and_remember_nothing(level: str) -> None:
    first = BOTS[level](4)
    found = decisions(Rules(deck=25, joker_suit="dealer"), count(300), level)
    for _, looked_at, _ in islice(found, 100 if level in SEARCHING else None):
        assert first.choose(looked_at) == BOTS[level](4).choose(looked_at)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_alike_in_another_process(level: str) -> None:
    program = f"""
from tests.bots.positions import decisions
from itertools import islice
from euchre.rules.rules import Rules
rules = Rules(deck=25, joker_suit="dealer")
print(*(choice for _, _, choice in islice(decisions(rules, 1, {level!r}), 100)))
"""
    runs = {
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, check=True, text=True
        ).stdout
        for _ in range(2)
    }
    assert len(runs) == 1


def share_of_wins(rules: Rules, hero: str, others: str, games: int) -> float:
    """The share of games won by the side of the hero, which takes each seat in turn."""
    wins = 0
    sides = rules.seating.sides
    cards = list(pack(rules.deck))
    for number in range(games):
        side = number % len(sides)
        bots = [
            BOTS[hero if seat in sides[side] else others](seat) for seat in range(rules.players)
        ]
        dice = random.Random(f"{hero} against {others} {number}")
        game = Game.begin(rules, number // len(sides) % rules.players)
        while not game.winners:
            dice.shuffle(cards)
            position: Phase = deal(rules, game.dealer, cards, game.scores).position
            while position.turn is not None:
                choice = bots[position.turn].choose(view(position, position.turn))
                position = position.after(choice).position
            game = game.after_deal(position.points)  # type: ignore[attr-defined]
        wins += side in game.winners
    return wins / games


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "least"), [(TWO, 0.6), (THREE, 0.42), (FOUR, 0.6)])
def test_normal_is_clearly_stronger_than_easy(rules: Rules, least: float) -> None:
    assert share_of_wins(rules, "normal", "easy", max(200, count(2_000))) > least


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "least", "most"),
    [
        (THREE, 0.0, 0.0),
        (Rules(lone_march=4), 0.01, 0.05),
        (Rules(lone_march=5), 0.03, 0.1),
        (FOUR, 0.05, 0.14),
    ],
    ids=["lone march 3", "lone march 4", "lone march 5", "four-handed"],
)
def test_loners_are_neither_always_nor_never(rules: Rules, least: float, most: float) -> None:
    counts: Counter[str] = Counter()
    for _, looked_at, choice in decisions(rules, max(300, count(3_000))):
        if looked_at.phase == "declare":
            counts[str(choice)] += 1
    share = counts["alone"] / sum(counts.values())
    assert least <= share <= most
