from typing import cast

import pytest
from hypothesis import given

from euchre.bots.kernel import Tricks, order_of
from euchre.bots.lanes import lanes_of
from euchre.bots.laying import Laying
from euchre.rules.actions import Play
from euchre.rules.cards import CARDS, Card, CardSet, Suit, pack, parse_card
from euchre.rules.phase import Phase
from euchre.rules.playing import Playing
from euchre.rules.trump import ranking, suit_of
from euchre.views import view
from tests.rules.positions import begun
from tests.strategies import DECKS, Playout, playouts


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("trump", Suit)
def test_of_two_cards_of_a_lane_the_greater_is_the_higher(deck: int, trump: Suit) -> None:
    lanes = lanes_of(deck)
    for suit in Suit:
        cards = [card for card in ranking(suit, trump) if card in pack(deck)]
        bits = [lanes.bit[trump][card.index] for card in cards]
        assert bits == sorted(bits, reverse=True)
        lane = lanes.lanes[lanes.suits[trump].index(suit)]
        assert all(lanes.lane[bit] == lane for bit in bits)
        assert all(lanes.cards[trump][bit] is card for bit, card in zip(bits, cards, strict=True))


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("trump", Suit)
def test_a_hand_is_laid_card_by_card(deck: int, trump: Suit) -> None:
    lanes = lanes_of(deck)
    whole = CardSet.of(pack(deck)).bits
    assert lanes.laid(trump, whole) == sum(lanes.bit[trump][card.index] for card in CardSet(whole))
    assert lanes.laid(trump, whole).bit_count() == deck
    assert lanes.laid(trump, 0) == 0


def test_a_card_that_the_deck_lacks_has_no_bit() -> None:
    assert lanes_of(24).bit[Suit.HEARTS][parse_card("8c").index] == 0
    assert lanes_of(32).bit[Suit.HEARTS][parse_card("B").index] == 0


def test_the_lane_of_trumps_colour_has_no_hole_for_its_jack() -> None:
    lanes = lanes_of(24)
    ten, queen = (lanes.bit[Suit.HEARTS][parse_card(text).index] for text in ("Td", "Qd"))
    assert queen == ten << 1


def cards_of(position: Playing, bits: int) -> CardSet:
    """The cards of a kernel's bits."""
    cards = lanes_of(position.dealt.rules.deck).cards[position.contract.trump]
    return CardSet.of(card for bit, card in cards.items() if bit & bits)


def makers_tricks(position: Phase) -> int:
    """The tricks of the maker's side so far."""
    _, _, maker, *_, tricks = position.public()
    assert maker is not None
    defenders = position.dealt.rules.seating.defenders(maker)
    return sum(won for seat, won in enumerate(tricks) if seat not in defenders)


def agree(state: Tricks, position: Playing) -> bool:
    """Whether a state says of a position what the rules say."""
    led = position.trick[0][1] if position.trick else None
    return (
        (state.turn, state.left) == (position.turn, 5 - sum(position.tricks))
        and state.won == makers_tricks(position)
        and state.order.after[state.turn] == position.order.after[position.turn]
        and cards_of(position, state.legal()) == CardSet.of(play.card for play in position.legal())
        and cards_of(position, state.follow) == following(position, led)
        and all(
            cards_of(position, state.hands[seat]) == position.hands[seat]
            for seat in state.order.active
        )
    )


def following(position: Playing, led: Card | None) -> CardSet:
    """The cards that any pack has of the suit led."""
    trump, deck = position.contract.trump, lanes_of(position.dealt.rules.deck).bit
    return CardSet.of(
        card
        for card in CARDS
        if led and deck[trump][card.index] and suit_of(card, trump) is suit_of(led, trump)
    )


@given(playouts())
def test_kernel_and_rules_agree_at_every_card(playout: Playout) -> None:
    state = None
    for position, action in zip(playout.positions, playout.actions, strict=False):
        if isinstance(position, Playing):
            table = Laying(view(position, position.turn))
            told = table.tricks([hand.bits for hand in position.hands])
            state = state or told.copy()
            assert agree(state, position)
            assert agree(told, position)
            # what is told of a trick that has begun plays on like the state that saw it begin
            bit = table.bit(cast("Play", action).card)
            assert state.play(bit) == told.play(bit)
    if state is not None:
        assert state.left == state.hands[state.turn] == 0
        assert state.won == makers_tricks(playout.positions[-1])


@given(playouts())
def test_play_returns_what_is_legal_next(playout: Playout) -> None:
    playing = [position for position in playout.positions if isinstance(position, Playing)]
    if playing:
        table = Laying(view(playing[0], playing[0].turn))
        state = table.tricks([hand.bits for hand in playing[0].hands])
        while state.left:
            legal = state.legal()
            assert state.play(legal & -legal) == state.legal()


def test_a_copy_is_not_moved_on() -> None:
    table = order_of(2, 0, (), lanes_of(24))
    state = Tricks(table, (0b1100, 0b0011), 0, left=2)
    state.copy().play(0b0100)
    assert state.hands == [0b1100, 0b0011]
    assert state.legal() == 0b1100


def test_a_table_asks_for_a_view_of_the_play() -> None:
    with pytest.raises(ValueError, match="no card is to be played"):
        Laying(view(begun("9c", up="9h"), 1))
