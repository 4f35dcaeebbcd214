"""Worlds are exactly what a view leaves open, each as likely as any other."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.rules.cards import CardSet, Suit, pack, parse_cards
from euchre.rules.deal import deal
from euchre.rules.errors import IllegalAction
from euchre.rules.phase import Phase
from euchre.rules.rules import Rules
from euchre.views import View, view
from euchre.worlds import (
    World,
    Worlds,
    count,
    facts_of,
    holdings,
    position,
    put_aside,
    sample,
)
from tests.bots.complaints.truth import possible_hands
from tests.counts import count as repeats
from tests.rules.positions import FOUR, THREE, TWO, begun
from tests.strategies import Playout, playouts

NAMED = "pass pass pass name h dummy"


def parts(cards: int, sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way to part a set of cards, given by bits, into sets of those sizes."""
    if not sizes:
        if not cards:
            yield ()
        return
    for some in combinations(CardSet(cards), sizes[0]):
        bits = CardSet.of(some).bits
        for rest in parts(cards ^ bits, sizes[1:]):
            yield (bits, *rest)


def unseen(looked_at: View, *open_cards: str) -> int:
    """The cards that the seat has not seen; those named lie open."""
    seen = looked_at.hand.bits | looked_at.aside.bits
    for text in open_cards:
        seen |= parse_cards(text).bits
    return CardSet.of(pack(looked_at.rules.deck)).bits & ~seen


def fits(looked_at: View, world: World) -> bool:
    """Whether the world, dealt and played as the view tells, is seen as that view."""
    try:
        return view(position(looked_at, world), looked_at.seat) == looked_at
    except IllegalAction:
        return False


def check(looked_at: View, possible: list[World], draws: int) -> None:
    """Assert that exactly those worlds are counted, and that all are drawn, alike."""
    expected = {world for world in possible if fits(looked_at, world)}
    assert count(looked_at) == len(expected)
    worlds = Worlds(looked_at)
    chance = random.Random(1)
    drawn = Counter(worlds.sample(chance) for _ in range(draws * len(expected)))
    assert set(drawn) == expected
    # Each is drawn `draws` times in the mean; six standard deviations are never seen.
    assert all(abs(number - draws) < 6 * draws**0.5 for number in drawn.values())


def near_the_end(where: Phase) -> Phase:
    """The position in which whoever leads has one card left."""
    while where.held_by(where.turn or 0).bits.bit_count() > 1 or where.public().trick:
        where = where.after(where.legal()[0]).position
    return where


def test_worlds_of_a_last_trick_with_a_discard_and_voids_are_those_of_brute_force() -> None:
    # Seat 1 made spades; the dealer, seat 0, took the nine and threw a card that nobody saw.
    start = begun(
        "Ac Tc 9c Kd Ts", "Js Jc As Ah Qd", up="9s", rules=TWO, then="order take Tc Js 9s Jc Ts"
    )
    middle = start
    for card in ("As", "9c", "Ah", "Ac"):
        middle = next(
            middle.after(action).position for action in middle.legal() if str(action) == card
        )
    looked_at = view(middle, 1)
    hidden = unseen(looked_at, "9s Js Jc Ts As 9c Ah Ac")
    possible: list[World] = []
    played = parse_cards("9s Ts 9c Ac").bits
    for held, discard, stock in parts(hidden, (1, 1, 13)):
        dealt = (held | discard | played) & ~parse_cards("9s").bits
        world = World(
            (dealt, parse_cards("Js Jc As Ah Qd").bits), 0, stock, discard, 0,
            (held, looked_at.hand.bits),
        )  # fmt: skip
        possible.append(world)
    # Where the dealer threw the upcard he could not have played it.
    check(looked_at, possible, 60)
    assert count(looked_at) < len(possible)


def test_the_upcard_may_be_what_the_dealer_threw() -> None:
    taken = begun("Ac Tc 9c Kd Ts", "Js Jc As Ah Qd", up="9s", rules=TWO, then="order take 9s")
    worlds = Worlds(view(taken, 1))
    nine = parse_cards("9s").bits
    chance = random.Random(2)
    thrown = sum(worlds.sample(chance).discard == nine for _ in range(6000))
    # One of six cards was thrown, and nothing tells which.
    assert abs(thrown - 1000) < 200


def test_the_makers_five_are_chosen_from_ten() -> None:
    start = begun(
        "Kc Qc Td 9d Ts", "Jh Jd Ah Kh Ac", "Qd Kd As Ks Qs", dummy="Ad Th 9c Tc Jc", up="9s",
        then=f"{NAMED} keep Jh Jd Ah Kh Ac together together",
    )  # fmt: skip
    looked_at = view(start, 2)
    worlds = Worlds(looked_at)
    hidden = unseen(looked_at, "9s")
    assert hidden.bit_count() == 18
    # Another's five, the maker's five, five put aside; and any five of the ten were the dummy.
    assert worlds.count == 8568 * 1287 * 56 * 252
    chance = random.Random(3)
    for _ in range(repeats(2000)):
        world = worlds.sample(chance)
        assert world.kept == world.hands[1]
        assert (world.dealt[1] | world.dummy).bit_count() == 10
        assert fits(looked_at, world)


def test_worlds_of_a_lone_makers_last_trick_are_those_of_brute_force() -> None:
    start = begun(
        "Ac Kc Qd Jd Ks", "Js As Ts Ah Qh", "Jc Tc Kh 9h Qs", "9c Qc Td Kd Ad",
        up="9s", rules=FOUR, then="order take Ks alone together together",
    )  # fmt: skip
    where = near_the_end(start)
    looked_at = view(where, 1)
    worlds = Worlds(looked_at)
    chance = random.Random(4)
    assert all(fits(looked_at, worlds.sample(chance)) for _ in range(repeats(5000)))
    # The partner's five, the dealer's last card, the other defender's, one thrown, three in stock.
    hidden = worlds.sample(chance)
    assert hidden.hands[3].bit_count() == 5


def test_shown_voids_are_kept_to() -> None:
    start = begun(
        "Ac Kc Qc Jd Td", "9c Tc Js Ks Qs", up="9d", rules=TWO, then="pass pass name s Js Ac",
    )  # fmt: skip
    looked_at = view(start, 1)
    spades = parse_cards("9s Ts Qs Ks As Js Jc").bits
    hidden = unseen(looked_at, "9d Js Ac")
    played, own = parse_cards("Ac").bits, parse_cards("9c Tc Js Ks Qs").bits
    possible = [
        World((held | played, own), 0, stock, 0, 0, (held, looked_at.hand.bits))
        for held, stock in parts(hidden, (4, 13))
    ]
    expected = [world for world in possible if not world.hands[0] & spades]
    assert count(looked_at) == len(expected)
    assert all(fits(looked_at, world) for world in expected[:20])
    chance = random.Random(5)
    worlds = Worlds(looked_at)
    assert not any(worlds.sample(chance).hands[0] & spades for _ in range(500))


def test_a_dealer_who_cannot_follow_with_a_trump_threw_the_upcard() -> None:
    start = begun(
        "Ac Tc 9c Kd Td", "Js Jc As Ah Qd", up="9s", rules=TWO, then="order take 9s Js 9c"
    )
    looked_at = view(start, 1)
    # Four of the fourteen cards that are no trumps and that the seat has not seen.
    assert count(looked_at) == comb(14, 4)
    world = sample(looked_at, random.Random(8))
    assert world.discard == parse_cards("9s").bits
    assert fits(looked_at, world)


def test_a_dealer_for_whom_nothing_else_is_left_holds_the_upcard() -> None:
    # Seat 0 has shown that only trumps are left to it, and of two trumps one is the upcard.
    start = begun(
        "Ts Qs Ks As 9h", "Jc Ah Kh Ac Kc", "Js Ad Kd Qd Tc", up="9s",
        then="pass pass order take 9h alone together together Ah Js Ts Ad Qs Jc Ac Tc As",
    )  # fmt: skip
    looked_at = view(start, 1)
    # Two of the seven cards that are no hearts, one of nine thrown, five of eight in the dummy.
    assert count(looked_at) == comb(7, 2) * 9 * comb(8, 5)
    chance = random.Random(9)
    for _ in range(repeats(2000)):
        world = sample(looked_at, chance)
        assert world.hands[0] == parse_cards("9s Ks").bits
        assert fits(looked_at, world)


def test_the_upcard_is_held_put_aside_or_thrown_by_a_dealer_who_took_the_dummy() -> None:
    start = begun(
        "Js Jc 9c 9d 9h", "Kc Qc Td Kd Th", "Ad Ah Jd Qd Qh", dummy="Ac Tc As Kh Jh", up="9s",
        then="pass pass order take 9c dummy keep Js Jc 9s As Ac together together",
    )  # fmt: skip
    looked_at = view(start, 1)
    # Of 18 cards: the dealer's, another's five, the discard, five put aside; then the dummy's five.
    held = comb(18, 4) * comb(14, 5) * 9 * comb(8, 5) * comb(9, 5)
    aside = comb(18, 5) * comb(13, 5) * 8 * comb(7, 4) * comb(9, 5)
    thrown = comb(18, 5) * comb(13, 5) * comb(8, 5) * comb(10, 5)
    worlds = Worlds(looked_at)
    assert worlds.count == held + aside + thrown
    chance = random.Random(10)
    drawn = Counter[str]()
    for _ in range(repeats(20_000)):
        world = worlds.sample(chance)
        nine = parse_cards("9s").bits
        drawn["thrown" if world.discard == nine else "held" if world.kept & nine else "aside"] += 1
        assert fits(looked_at, world)
        put = put_aside(looked_at, facts_of(looked_at), world)[0]
        assert put == position(looked_at, world).aside_of(0).bits
    assert set(drawn) == {"held", "aside", "thrown"}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_while_the_joker_has_no_suit_nobody_has_seen_a_hand(seat: int | None) -> None:
    start = begun(up="B", rules=Rules(deck=25, joker_suit="dealer"))
    looked_at = view(start, seat)
    assert count(looked_at) == comb(24, 5) * comb(19, 5) * comb(14, 5) * comb(9, 5)
    assert fits(looked_at, sample(looked_at, random.Random(11)))


def test_the_suit_that_was_named_for_the_joker_is_named_in_every_world() -> None:
    start = begun(up="B", rules=Rules(deck=25, joker_suit="dealer"), then="joker d pass")
    looked_at = view(start, 2)
    assert count(looked_at) == comb(19, 5) * comb(14, 5) * comb(9, 5)
    assert (
        position(looked_at, sample(looked_at, random.Random(12))).public().proposed is Suit.DIAMONDS
    )


@given(playout=playouts(), seed=st.integers(0, 99))
def test_every_sampled_world_replays_legally_to_the_same_view(playout: Playout, seed: int) -> None:
    chance = random.Random(seed)
    for where in playout.positions:
        if where.turn is None:
            continue
        for seat in (*range(where.dealt.rules.players), None):
            looked_at = view(where, seat)
            world = sample(looked_at, chance)
            replayed = position(looked_at, world)
            assert view(replayed, seat) == looked_at
            aside = put_aside(looked_at, facts_of(looked_at), world)
            assert aside == [replayed.aside_of(one).bits for one in range(len(aside))]


def test_the_same_view_and_chance_give_the_same_worlds() -> None:
    looked_at = view(begun(up="Th", then="order"), 0)
    assert sample(looked_at, random.Random(7)) == sample(looked_at, random.Random(7))


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR])
def test_a_deal_that_is_over_hides_nothing(rules: Rules) -> None:
    where: Phase = deal(rules, dealer=0, order=pack(24)).position
    while where.turn is not None:
        where = where.after(where.legal()[0]).position
    with pytest.raises(ValueError, match="hides nothing"):
        Worlds(view(where, 0))


def are_all(looked_at: View) -> int:
    """Assert that the holdings are those of brute force, and their worlds all there are."""
    found = list(holdings(looked_at))
    out = looked_at.sitting_out
    assert sum(holding.worlds for holding in found) == count(looked_at)
    hands = {holding.hands for holding in found}
    assert hands == set(possible_hands(looked_at))
    # None is listed twice, as once for each place of the upcard.
    assert len(hands) == len(found)
    assert all(not held[seat] for held in hands for seat in out)
    return len(found)


def test_holdings_are_those_of_brute_force_with_voids_and_an_upcard_taken() -> None:
    where = begun(
        "Ac Tc 9c Kd Ts", "Js Jc As Ah Qd", up="9s", rules=TWO, then="order take Tc Js 9s Jc Ts"
    )
    assert are_all(view(where, 1)) > 1
    assert are_all(view(where, 0)) > 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_holdings_of_a_lone_deal_leave_out_who_sits_out(seat: int) -> None:
    start = begun(
        "Ac Kc Qd Jd Ks", "Js As Ts Ah Qh", "Jc Tc Kh 9h Qs", "9c Qc Td Kd Ad",
        up="9s", rules=FOUR, then="order take Ks alone together together",
    )  # fmt: skip
    where = near_the_end(start)
    looked_at = view(where, seat)
    assert looked_at.sitting_out == (3,)
    are_all(looked_at)


def test_holdings_of_the_seat_that_sits_out_are_those_of_the_others() -> None:
    start = begun(
        "Ac Kc Qd Jd Ks", "Js As Ts Ah Qh", "Jc Tc Kh 9h Qs", "9c Qc Td Kd Ad",
        up="9s", rules=FOUR, then="order take Ks alone together together",
    )  # fmt: skip
    where = near_the_end(start)
    looked_at = view(where, 3)
    found = list(holdings(looked_at))
    assert sum(holding.worlds for holding in found) == count(looked_at)
    assert all(not holding.hands[3] for holding in found)


def test_holdings_are_listed_once_where_the_upcard_was_thrown_or_put_aside() -> None:
    where = near_the_end(
        begun(
            "Jh Jd Ah Kh Ac", "Kc Qc Td 9d Ts", "Qd Kd As Ks Qs", dummy="Ad Th 9c Tc Jc", up="9h",
            then="pass pass order take 9h dummy",
        )
    )  # fmt: skip
    assert are_all(view(where, 1)) > 1
    assert are_all(view(where, 2)) > 1


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_holdings_are_listed_once_where_the_dealer_took_the_upcard_and_sits_out(seat: int) -> None:
    where = near_the_end(
        begun(
            "Ac Kc Qd Jd Ks", "9c Qc Td Kd Ad", "Js As Ts Ah Qh", "Jc Tc Kh 9h Qs",
            up="9s", rules=FOUR, then="pass order take Ks alone together together",
        )
    )  # fmt: skip
    looked_at = view(where, seat)
    assert looked_at.sitting_out == (0,)
    assert are_all(looked_at) > 1


def test_holdings_while_nobody_has_seen_a_hand_are_all_hands() -> None:
    start = begun(up="B", rules=Rules(players=2, deck=25, joker_suit="dealer"))
    first = next(holdings(view(start, 0)))
    assert [hand.bit_count() for hand in first.hands] == [5, 5]


def test_holdings_of_hands_that_cannot_be_are_none() -> None:
    where = begun(
        "Ac Tc 9c Kd Td", "Js Jc As Ah Qd", up="9s", rules=TWO, then="order take 9s Js 9c"
    )
    assert are_all(view(where, 1)) == comb(14, 4)


@given(playout=playouts())
@settings(max_examples=repeats(2000))
def test_holdings_are_those_of_brute_force_near_the_end(playout: Playout) -> None:
    for where in playout.positions:
        if (
            where.turn is None
            or where.word != "play"
            or where.held_by(where.turn).bits.bit_count() > 1
        ):
            continue
        looked_at = view(where, where.turn)
        if sum(1 for _ in islice(holdings(looked_at), 3000)) < 3000:
            are_all(looked_at)
