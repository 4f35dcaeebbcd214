"""Worlds drawn by how likely they are: by what was bid, thrown and kept."""

from collections import Counter
from random import Random

import pytest
from yardstick import strength, weight

from euchre.bots import weights
from euchre.bots.weights import LikelyWorlds
from euchre.rules.cards import Card, Suit, cards_in, parse_cards
from euchre.rules.phase import Phase
from euchre.views import view
from euchre.worlds import World, Worlds, facts_of, put_aside
from tests.bots.positions import told
from tests.rules.positions import TWO

DRAWS = 1_900


def drawn(where: Phase, seat: int, number: int = 300) -> list[World]:
    """Worlds of what a seat sees."""
    likely = LikelyWorlds(view(where, seat), Random(1))
    return [likely.draw() for _ in range(number)]


def one_card_unseen(then: str) -> Phase:
    """Seat 1 has shown the aces of hearts, spades and diamonds and the ten of spades.

    Its last card is one of fourteen. Hearts were turned up with the nine, for seat 0, which threw
    the queen of clubs.
    """
    return told("9s 9d Tc Kh Qc", "Ah As Ad Ts", up="9h", rules=TWO, then=then)


PLAYED = "take Qc As 9s Ad 9d Ah 9h Ts"
ENOUGH = "Th Qh Jh Jd Ac"
"""With one of these seat 1 has what the policy asks for to order: 4.2, and the upcard's 0.36.

The three aces are 4.0, any other trump 1.3 at least, the ace of clubs 1.0; with a low spade or
diamond the void in clubs makes 4.3, with a low club nothing does.
"""


def has_enough(world: World) -> bool:
    """Whether seat 1 would have ordered."""
    return bool(world.hands[1] & parse_cards(ENOUGH).bits)


def test_of_ten_worlds_in_which_a_seat_would_not_have_passed_nine_are_dropped() -> None:
    worlds = drawn(one_card_unseen(f"pass order {PLAYED}"), 0, DRAWS)
    # Nine cards fit a pass. Of the five that do not a tenth is kept: 0.5 of 9.5, or one of 19.
    share = sum(map(has_enough, worlds)) / DRAWS
    assert share == pytest.approx(1 / 19, abs=0.02)
    assert len({world.hands[1] for world in worlds}) == 14


def test_of_ten_worlds_in_which_a_seat_would_not_have_ordered_nine_are_dropped() -> None:
    worlds = drawn(one_card_unseen(f"order {PLAYED}"), 0, DRAWS)
    # Now it is the five that fit: 5 of 5.9.
    share = sum(map(has_enough, worlds)) / DRAWS
    assert share == pytest.approx(5 / 5.9, abs=0.03)


def test_a_world_is_dropped_as_often_again_for_each_bid_that_is_odd() -> None:
    # Seat 1, which did not order hearts either, named none of the other suits.
    where = told(
        "Kd Qd Kc Tc 9s", "Ah Th Ks 9d", up="9h", rules=TWO,
        then="pass pass pass name d Ah 9s Ks Tc Th Kc 9d",
    )  # fmt: skip
    shown = parse_cards("Ah Th Ks 9d").bits
    likely: dict[int, float] = {}
    for card in cards_in(parse_cards("Qh Kh Jh Td Jd Ad 9c Jc Qc Ac Ts Js Qs As").bits):
        by_suit = {suit: strength(shown | card.bit, suit) for suit in Suit}
        ordered = by_suit.pop(Suit.HEARTS) - 0.36 >= 4.2
        named = max(by_suit.values()) >= 3.4
        likely[card.bit] = 0.1 ** (ordered + named)
    assert set(likely.values()) == {1.0, 0.1, 0.1**2}
    found = Counter(world.hands[1] for world in drawn(where, 0, DRAWS))
    for bit, part in likely.items():
        share = part / sum(likely.values())
        assert found[bit] / DRAWS == pytest.approx(share, abs=0.04)


def test_the_twelfth_world_is_taken_however_odd(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "DOUBT", 0.0)
    looked: list[World] = []
    sample = Worlds.sample

    def watched(worlds: Worlds, chance: Random) -> World:
        looked.append(sample(worlds, chance))
        return looked[-1]

    monkeypatch.setattr(Worlds, "sample", watched)
    # Whatever its last card is, right, left and ace of trump would have been ordered up.
    where = told(
        "9s 9d Tc Kh Qc", "Jh Jd Ah As", up="9h", rules=TWO,
        then="pass order take Qc Jh 9h Jd Kh As 9s Ah",
    )  # fmt: skip
    assert drawn(where, 0, 1) == [looked[-1]]
    assert len(looked) == 12


def test_a_hidden_dealer_threw_what_he_could_best_do_without() -> None:
    # Seat 0 has played both bowers, king and nine, the nine on a spade; it holds one card more.
    where = told(
        "Jh Jd Kh 9c Tc", "Ah Qh Th As Ts", up="9h", rules=TWO,
        then="order take 9c Th Jh Jd Qh Kh Ah Ts 9h",
    )  # fmt: skip
    played, spades = parse_cards("Jh Jd Kh 9h").bits, parse_cards("Js Qs Ks").bits
    worlds = drawn(where, 1)
    for world in worlds:
        held, thrown = world.hands[0], world.discard
        left = strength(played | held, Suit.HEARTS, outside=True)
        otherwise = strength(played | thrown, Suit.HEARTS, outside=True)
        assert left >= otherwise or thrown & spades
    # An ace was thrown for another only.
    aces = parse_cards("Ac Ad").bits
    assert all(world.hands[0] & aces for world in worlds if world.discard & aces)


def value(card: Card) -> tuple[float, int]:
    """What a maker of hearts keeps a card for."""
    return weight(card, Suit.HEARTS), card.rank or 0


HANDS = "Ad Kd Qh 9c Jc", "Td Qd 9h Ac Kc"


@pytest.mark.parametrize(
    "where",
    [
        told(
            "Jh Ah Kh Qc 9d", *HANDS, dummy="Ks 9s Ts Js Qs", up="Tc", dealer=2,
            then="pass pass pass name h dummy keep Jh Ah Kh Qc 9d together together Jh",
        ),
        told(
            "Jh Ah Kh Qc 9s", *HANDS, dummy="9d Ks Ts Js Qs", up="Th", dealer=0,
            then="pass pass order take 9s dummy keep Jh Ah Kh Qc 9d together together Ad Td 9d",
        ),
    ],
    ids=["of a hand and the dummy", "of a hand, the upcard and the dummy, less a discard"],
)  # fmt: skip
def test_a_hidden_maker_has_kept_the_best_of_ten(where: Phase) -> None:
    seen = view(where, 1)
    facts = facts_of(seen)
    for world in drawn(where, 1):
        aside = put_aside(seen, facts, world)[0] & ~world.discard
        assert aside.bit_count() == 5
        least = min(map(value, cards_in(world.hands[0])))
        assert least >= max(map(value, cards_in(aside)))
