import pytest

from euchre.rules.cards import NO_CARDS, CardSet, pack, parse_cards
from euchre.rules.deal import begin, deal, lay_out
from euchre.rules.events import HandDealt, UpcardTurned
from euchre.rules.rules import Rules
from tests.rules.positions import THREE, begun, hand, lay

DUMMY = -1

# who gets the first packet, the second ...: clockwise from the dealer's left
DEALT_TO = [
    (2, 0, (1, 0)),
    (2, 1, (0, 1)),
    (3, 0, (1, DUMMY, 2, 0)),
    (3, 1, (DUMMY, 2, 0, 1)),
    (3, 2, (0, 1, DUMMY, 2)),
    (4, 0, (1, 2, 3, 0)),
    (4, 1, (2, 3, 0, 1)),
    (4, 2, (3, 0, 1, 2)),
    (4, 3, (0, 1, 2, 3)),
]

# where the cards of each of them lie in the pack
PACKETS = {
    2: ((0, 1, 2, 5, 6), (3, 4, 7, 8, 9)),
    4: ((0, 1, 2, 10, 11), (3, 4, 12, 13, 14), (5, 6, 7, 15, 16), (8, 9, 17, 18, 19)),
}


@pytest.mark.parametrize("deck", [24, 25, 32])
@pytest.mark.parametrize(("players", "dealer", "order"), DEALT_TO)
def test_packets_of_3_2_3_2_and_2_3_2_3_go_clockwise_from_the_dealers_left(
    players: int, dealer: int, order: tuple[int, ...], deck: int
) -> None:
    """C6, C5, T1."""
    cards = pack(deck)[::-1]
    dealt = lay_out(Rules(players=players, deck=deck), dealer, cards)
    for place, packets in zip(order, PACKETS[len(order)], strict=True):
        got = dealt.dummy if place == DUMMY else dealt.hands[place]
        assert got == CardSet.of(cards[index] for index in packets)
    used = 5 * len(order)
    assert dealt.upcard is cards[used]
    assert dealt.stock == CardSet.of(cards[used + 1 :])
    assert len(dealt.hands) == players


@pytest.mark.parametrize("players", [2, 4])
def test_only_three_players_get_a_dummy(players: int) -> None:
    """T1, D1."""
    assert lay_out(Rules(players=players), 0, pack(24)).dummy == NO_CARDS
    assert len(lay_out(THREE, 0, pack(24)).dummy) == 5


def test_scores_are_nothing_unless_they_are_given() -> None:
    assert lay_out(Rules(players=4), 0, pack(24)).scores == (0, 0)
    assert lay_out(THREE, 0, pack(24), scores=(1, 2, 3)).scores == (1, 2, 3)


def test_a_pack_with_a_card_twice_is_refused() -> None:
    twice = (*pack(24)[:-1], pack(24)[0])
    with pytest.raises(ValueError, match="not the 24-card deck"):
        lay_out(THREE, 0, twice)
    with pytest.raises(ValueError, match="not the 24-card deck"):
        deal(THREE, 0, (*pack(24), pack(24)[0]))


def test_another_deck_is_refused() -> None:
    with pytest.raises(ValueError, match="not the 24-card deck"):
        lay_out(THREE, 0, pack(25))


@pytest.mark.parametrize("dealer", [-1, 3])
def test_the_open_side_does_not_deal(dealer: int) -> None:
    """B1."""
    with pytest.raises(ValueError, match=f"no seat {dealer} to deal"):
        lay_out(THREE, dealer, pack(24))


def test_scores_of_the_wrong_number_of_sides_are_refused() -> None:
    with pytest.raises(ValueError, match="3 scores in a game of 2 sides"):
        lay_out(Rules(players=4), 0, pack(24), scores=(0, 0, 0))


def test_the_deal_begins_with_the_card_turned_up_and_every_hand_picked_up() -> None:
    dealt = lay("9c", "Th", "As", up="Kd", dealer=1)
    position, happened = begin(dealt)
    assert happened == position.history
    turned, *hands = happened
    assert turned == UpcardTurned(1, dealt.upcard, dealt.upcard.suit)
    assert hands == [HandDealt(seat, dealt.hands[seat]) for seat in range(3)]


def test_nobody_picks_up_a_hand_before_the_dealer_has_named_the_jokers_suit() -> None:
    """B8."""
    rules = Rules(deck=25, joker_suit="dealer")
    dealt = lay(up="B", dealer=2, rules=rules)
    position, happened = begin(dealt)
    assert happened == position.history == (UpcardTurned(2, dealt.upcard, None),)
    assert [position.held_by(seat) for seat in range(3)] == [NO_CARDS] * 3
    assert [position.aside_of(seat) for seat in range(3)] == [NO_CARDS] * 3


def test_dealing_the_whole_pack_gives_the_first_position() -> None:
    position = deal(THREE, dealer=0, order=pack(24)).position
    assert (position.word, position.turn) == ("order", 1)
    assert hand(position, 1) == "9c Tc Jc Kd Ad"


def test_what_is_not_told_of_a_deal_is_dealt_from_the_rest() -> None:
    position = begun("9c", "As Ks", up="Kd")
    assert [len(position.held_by(seat)) for seat in range(3)] == [5, 5, 5]
    assert parse_cards("As Ks") <= position.held_by(1)
    dealt = position.dealt
    everything = [*dealt.hands, dealt.dummy, dealt.stock, CardSet.of([dealt.upcard])]
    assert sum(map(len, everything)) == 24
