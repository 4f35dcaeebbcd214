"""The hand keeps its order: a number key must not come to mean another card by itself."""

import re
from itertools import pairwise

import pytest
from hypothesis import given

from euchre.rules.cards import Suit, parse_cards
from euchre.rules.phase import Phase
from euchre.ui.hand import laid_out, numbered
from euchre.ui.render.screen import draw
from euchre.ui.sitting import PERSON
from euchre.ui.theme import theme
from euchre.ui.words.cards import in_words
from euchre.ui.words.questions import hand_line
from euchre.ui.words.short import index
from euchre.views import view
from tests.strategies import Playout, playouts
from tests.ui.render.scenes import sat_down, scene_at

_FACE = re.compile(r"(?:10|[789JQKA])[♣♦♥♠]|Joker")


def in_lines(position: Phase) -> list[str]:
    """The hand as it is read out in lines."""
    return re.findall(r"\d (joker|\w+ of \w+)", hand_line(view(position, PERSON)))


def at_the_table(position: Phase) -> list[str]:
    """The hand as it lies in the smallest window, from left to right."""
    scene = scene_at(position, sat_down(position.dealt.rules))
    return _FACE.findall(draw(scene, theme("none"), 60, 20).lines()[13])


def without_gaps(shown: list[str], kept: set[str]) -> list[str]:
    return [card for card in shown if card in kept]


@given(playouts())
def test_whatever_is_played_the_other_cards_keep_their_order(playout: Playout) -> None:
    plays = [position for position in playout.positions if position.word == "play"]
    for before, after in pairwise(plays):
        for seat in range(before.dealt.rules.players):
            left = view(after, seat).hand
            kept = [card for card in numbered(view(before, seat)) if card in left]
            assert kept == list(numbered(view(after, seat)))
        for shown in (in_lines, at_the_table):
            assert without_gaps(shown(before), set(shown(after))) == shown(after)


@given(playouts())
def test_both_ways_to_play_number_the_same_cards_alike(playout: Playout) -> None:
    for position in playout.positions:
        if position.word == "play":
            cards = numbered(view(position, PERSON))
            assert in_lines(position) == [in_words(card) for card in cards]
            assert at_the_table(position) == [index(card) for card in cards]


@pytest.mark.parametrize("gone", ["Ac", "Ac As", "Kd", ""])
def test_cards_that_are_gone_change_no_places(gone: str) -> None:
    left = parse_cards("Kd Ac Kh As") - parse_cards(gone)
    order = [str(card) for card in laid_out(left, Suit.DIAMONDS, parse_cards(gone))]
    assert order == [card for card in ("Kd", "Ac", "Kh", "As") if card not in gone.split()]
