"""A deal of ours and the same deal in OpenSpiel, kept in step; how OpenSpiel numbers its actions.

OpenSpiel plays one deal with partners. Its dealer must take the upcard and may not discard it, he
may not pass in round 2, a maker may play alone and no defender, and the dealer's left leads
whoever is alone.
"""

from __future__ import annotations

from typing import Final

from openspiel_yardstick import load_euchre

from euchre.rules.actions import Action, Alone, Name, Order, Pass, Play, TakeUp, Together
from euchre.rules.cards import Card, Rank, cards_in
from euchre.rules.phase import Dealt
from euchre.rules.rules import Rules

RULES: Final = Rules(
    players=4,
    stick_the_dealer=True,
    forced_pickup=True,
    defend_alone="never",
    loner_lead="dealer",
)
"""The rules under which our game is OpenSpiel's, but for the discard of the upcard."""

OPTIONS: Final = {"allow_lone_defender": False, "stick_the_dealer": True}
"""The same for OpenSpiel."""

_CLUBS: Final = 25
_WORDS: Final[dict[Action, int]] = {Pass(): 24, Alone(): 29, Together(): 30}


def number_of(card: Card) -> int:
    """Return OpenSpiel's number of a card: the four nines first, clubs to spades, then the tens.

    >>> from euchre.rules.cards import parse_card
    >>> number_of(parse_card("9c")), number_of(parse_card("Td")), number_of(parse_card("As"))
    (0, 5, 23)
    """
    if card.rank is None or card.suit is None:
        raise ValueError(f"OpenSpiel has no card {card}")
    return 4 * (card.rank - Rank.NINE) + card.suit


def word_of(action: Action, dealt: Dealt) -> int | None:
    """Return OpenSpiel's number of an action, None where it has none: the upcard thrown, or left.

    A card played and a card thrown have the same number, and so do a suit named in either round.
    """
    match action:
        case TakeUp(card) if card is dealt.upcard:
            return None
        case TakeUp(card) | Play(card):
            return number_of(card)
        case Order() if dealt.upcard.suit is not None:
            return _CLUBS + dealt.upcard.suit
        case Name(suit):
            return _CLUBS + suit
        case _:
            return _WORDS.get(action)


class Twin:
    """A deal in OpenSpiel that began as one of ours did."""

    def __init__(self, dealt: Dealt) -> None:
        """Deal the same cards: OpenSpiel deals one at a time, the dealer's first, then the upcard.

        Raises ModuleNotFoundError where OpenSpiel is not installed.
        """
        self.dealt = dealt
        self.state = load_euchre(**OPTIONS).new_initial_state()
        self.state.apply_action(dealt.dealer)
        seats = dealt.rules.players
        hands = [cards_in(hand.bits) for hand in dealt.hands]
        for place in range(len(hands[0])):
            for seat in range(dealt.dealer, dealt.dealer + seats):
                self.state.apply_action(number_of(hands[seat % seats][place]))
        self.state.apply_action(number_of(dealt.upcard))

    def do(self, action: Action) -> None:
        """Do there what was done here; raises ValueError where that is not legal there."""
        number = word_of(action, self.dealt)
        if number is None or number not in self.state.legal_actions():
            raise ValueError(f"OpenSpiel does not allow {action} in\n{self.state}")
        self.state.apply_action(number)
