"""The policy of the playouts is the frozen yardstick, on other cards."""

import random

import pytest
from yardstick import Yardstick, strength

from euchre.bots.alone import defends_alone, goes_alone
from euchre.bots.bidder import Bidder
from euchre.bots.lanes import lanes_of
from euchre.bots.laying import Laying
from euchre.bots.made import Made, best_five, pick_up
from euchre.bots.playout import finish_from
from euchre.bots.policy import follow, heights_of, lead
from euchre.bots.search import Search
from euchre.bots.strength import PACK_BITS
from euchre.rules.actions import (
    PLAYS,
    Action,
    Alone,
    Keep,
    Leave,
    Name,
    Order,
    Pass,
    TakeUp,
)
from euchre.rules.cards import pack
from euchre.rules.deal import deal
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.rules.trump import winning
from euchre.views import View, view
from euchre.worlds import facts_of
from tests.counts import count
from tests.rules.positions import FOUR, THREE, TWO

TABLES = [
    TWO,
    THREE,
    FOUR,
    Rules(deck=32),
    Rules(deck=25, joker_suit="dealer"),
    Rules(players=4, deck=32, stick_the_dealer=True),
    Rules(lone_march=5, any_suit=True),
    Rules(forced_pickup=True),
]


def played(seen: View) -> Action:
    """The card that the policy plays in a view."""
    assert seen.trump is not None
    assert seen.maker is not None
    lanes, heights = lanes_of(seen.rules.deck), heights_of(seen.rules.deck)
    facts = facts_of(seen)
    gone = sum(facts.played) | (0 if facts.took else seen.upcard.bit) | seen.aside.bits
    hand = lanes.laid(seen.trump, seen.hand.bits)
    unseen = lanes.laid(seen.trump, PACK_BITS[seen.rules.deck] & ~(gone | seen.hand.bits))
    if not seen.trick:
        card = lead(hand, unseen, heights, maker=seen.seat == seen.maker)
        return PLAYS[lanes.cards[seen.trump][card]]
    defenders = seen.rules.seating.defenders(seen.maker)
    winner, best = winning(seen.trick, seen.trump)
    led = lanes.lane[lanes.bit[seen.trump][seen.trick[0][1].index]]
    gone_by = {seat for seat, _ in seen.trick} | {seen.seat, *seen.sitting_out}
    behind = [
        (seat in defenders) is (seen.seat in defenders)
        for seat in range(seen.rules.players)
        if seat not in gone_by
    ]
    card = follow(
        hand,
        hand & led or hand,
        unseen,
        led | lanes.trumps,
        lanes.bit[seen.trump][best.index],
        heights,
        fellow_wins=(winner in defenders) is (seen.seat in defenders),
        fellow_behind=any(behind),
        foe_behind=not all(behind),
    )
    return PLAYS[lanes.cards[seen.trump][card]]


def bid(seen: View) -> Action:
    """What the policy bids in a view."""
    assert seen.proposed is not None
    assert seen.seat is not None
    bidder = Bidder(seen.rules, seen.dealer, seen.upcard, seen.proposed)
    if seen.phase == "order":
        return Order() if bidder.orders(seen.seat, seen.hand.bits) else Pass()
    suit = bidder.names(seen.seat, seen.hand.bits)
    return Pass() if suit is None else Name(suit)


def picked_up(seen: View) -> Made:
    """What the policy does with the upcard in a view."""
    assert seen.trump is not None
    hands = [0] * seen.rules.players
    hands[seen.dealer] = seen.hand.bits
    nothing = (0,) * seen.rules.players
    made = Made(seen.trump, seen.maker or 0, tuple(hands), 0, nothing, 0)
    return pick_up(made, seen.dealer, seen.upcard, must=Leave() not in seen.legal)


def agree(seen: View, choice: Action) -> bool:  # noqa: PLR0911 - a line for each question
    """Whether the policy does in a view what the yardstick chose."""
    assert seen.seat is not None
    if seen.phase in {"order", "name"}:
        ours = bid(seen)
        if not isinstance(ours, Name) or not isinstance(choice, Name):
            return ours == choice
        # Of two suits that are as strong either may be named.
        named, chosen = (
            strength(seen.hand.bits, suit, outside=True) for suit in (ours.suit, choice.suit)
        )
        return named == pytest.approx(chosen)
    assert seen.trump is not None
    if seen.phase == "pickup":
        made = picked_up(seen)
        if not isinstance(choice, TakeUp):
            return bool(made.open_)
        # Of two cards that are as little use either may go.
        six = seen.hand.bits | seen.upcard.bit
        left = strength(six ^ choice.discard.bit, seen.trump, outside=True)
        thrown = strength(six ^ made.aside[seen.dealer], seen.trump, outside=True)
        return not made.open_ and left == pytest.approx(thrown)
    if seen.phase == "keep":
        assert isinstance(choice, Keep)
        kept = strength(best_five(seen.hand.bits, seen.trump), seen.trump, outside=True)
        return strength(choice.cards.bits, seen.trump, outside=True) == pytest.approx(kept)
    if seen.phase == "declare":
        return (choice == Alone()) is goes_alone(seen.hand.bits, seen.trump, seen.rules)
    if seen.phase == "defend":
        against_loner = seen.maker in seen.alone
        would = against_loner and defends_alone(seen.hand.bits, seen.trump, seen.rules)
        return (choice == Alone()) is would
    return played(seen) == choice


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_the_policy_does_what_the_yardstick_does(rules: Rules) -> None:
    yardstick = Yardstick()
    cards = list(pack(rules.deck))
    for number in range(count(1500)):
        random.Random(f"policy {number}").shuffle(cards)
        position: Phase = deal(rules, number % rules.players, cards).position
        while position.turn is not None:
            seen = view(position, position.turn)
            choice = yardstick.choose(seen)
            if len(seen.legal) > 1 and seen.phase != "joker":
                assert agree(seen, choice), (str(seen), str(choice))
            position = position.after(choice).position


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_playout_from_any_trick_ends_as_yardsticks_end_it(rules: Rules) -> None:
    yardstick = Yardstick()
    cards = list(pack(rules.deck))
    for number in range(count(1500)):
        random.Random(f"playout {number}").shuffle(cards)
        position: Phase = deal(rules, number % rules.players, cards).position
        predicted: set[int] = set()
        while position.turn is not None:
            seen = view(position, position.turn)
            if seen.phase == "play":
                predicted.add(outcome(position, seen))
            position = position.after(yardstick.choose(seen)).position
        public = position.public()
        if public.maker is not None:
            defenders = rules.seating.defenders(public.maker)
            won = sum(tricks for seat, tricks in enumerate(public.tricks) if seat not in defenders)
            assert predicted == {won}


def outcome(position: Phase, seen: View) -> int:
    """The tricks of the maker's side when the policy plays on from a position."""
    table = Laying(seen)
    laid, trump, facts = table.lanes.laid, table.trump, facts_of(seen)
    open_ = 0 if facts.took else seen.upcard.bit
    whole = PACK_BITS[seen.rules.deck] & ~open_
    players = range(seen.rules.players)
    hidden = [laid(trump, whole & ~position.aside_of(seat).bits) for seat in players]
    out = seen.sitting_out
    hands = [0 if seat in out else position.held_by(seat).bits for seat in players]
    gone = laid(trump, sum(facts.played))
    heights = heights_of(seen.rules.deck)
    return finish_from(table.tricks(hands), hidden, seen.maker or 0, heights, gone)


def test_a_search_needs_a_card_to_be_played() -> None:
    start = deal(THREE, 0, pack(24)).position
    with pytest.raises(ValueError, match="no card"):
        Search(view(start, start.turn))
