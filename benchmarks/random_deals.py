"""Random four-handed deals in the search's kernel; `fast.py` compiles this with the search."""

from __future__ import annotations

from random import getrandbits, random
from typing import Final

from euchre.bots.bids import ORDERED, PASS, PLAY, Deal
from euchre.bots.terms import Terms
from euchre.rules.cards import pack

CARDS: Final = [card.bit for card in pack(24)]
DICE: Final = 60
"""The bits of chance for a deal's choices, of which there are fewer than 2 ** 47 in a row."""


def deal_at_random(terms: Terms) -> Deal:
    """A shuffled pack, dealt."""
    cards = sorted(CARDS, key=lambda _: random())
    hands = (sum(cards[:5]), sum(cards[5:10]), sum(cards[10:15]), sum(cards[15:20]))
    return Deal(terms, 0, hands, 0, cards[20])


def play_at_random(deal: Deal) -> tuple[int, ...]:
    """The points of a deal that is played to its end, each choice at random.

    Each choice among a number takes the remainder of the dice by it, and leaves the quotient; a
    choice between two takes one bit.
    """
    dice = getrandbits(DICE)
    legal = deal.legal()
    while deal.phase < PLAY:
        if legal == PASS | ORDERED:
            legal = deal.act(ORDERED if dice & 1 else PASS)
            dice >>= 1
            continue
        choices = legal.bit_count()
        skipped = dice % choices
        dice //= choices
        while skipped:
            legal &= legal - 1
            skipped -= 1
        legal = deal.act(legal & -legal)
    tricks = deal.tricks
    if tricks:
        while legal:
            others = legal & legal - 1
            if not others:
                legal = tricks.play(legal)
            elif not others & others - 1:
                legal = tricks.play(others if dice & 1 else legal ^ others)
                dice >>= 1
            else:
                choices = legal.bit_count()
                skipped = dice % choices
                dice //= choices
                while skipped:
                    legal &= legal - 1
                    skipped -= 1
                legal = tricks.play(legal & -legal)
    return deal.points()


def play_whole(terms: Terms, deals: int) -> None:
    """Plays so many deals that begin with the shuffle."""
    for _ in range(deals):
        play_at_random(deal_at_random(terms))


def play_dealt(dealt: list[Deal], times: int) -> None:
    """Plays each of the dealt states so many times."""
    for _ in range(times):
        for deal in dealt:
            play_at_random(deal.copy())
