"""Lesson 5: the dummy, and keeping five of ten cards."""

from __future__ import annotations

from typing import Final

from euchre.rules.actions import Action, Keep
from euchre.rules.cards import Card, Suit, parse_cards
from euchre.rules.trump import suit_of
from euchre.ui.hand import laid_out
from euchre.ui.study.lesson import Ask, Deal, Hands, Lesson, Moves, Tell
from euchre.ui.words.cards import the
from euchre.ui.words.lessons.payoffs import MARCH
from euchre.ui.words.numbers import listed

_HANDS: Final = Hands(
    dealer="Bix",
    you="Jh 9h Ac Kd 9s",
    ada="Ah Ks Qs Tc 9c",
    bix="Kh Ad Js Jc Kc",
    dummy="Th As Qc 9d Td",
    upcard="Qh",
)
_BEST: Final = "keep Ac 9h Th Jh As"
_FIVE: Final = tuple(parse_cards("Jh Th 9h Ac As"))


def _why_not(action: Action) -> str:
    """Return what five other cards give up, by the best card that is missing."""
    kept = action.cards if isinstance(action, Keep) else ()
    missing = [card for card in _FIVE if card not in kept]
    extra = [card for card in laid_out(kept, Suit.HEARTS) if card not in _FIVE]
    instead = listed([the(card) for card in extra])
    return f"{_worth(missing[0])} You put it away, and kept {instead} instead."


def _worth(card: Card) -> str:
    """Return what one of the best five is good for."""
    name = the(card)
    if card is _FIVE[0]:
        return f"No card beats {name}, the right bower."
    if suit_of(card, Suit.HEARTS) is Suit.HEARTS:
        return f"As a trump, {name} beats any card of the other suits."
    return f"Nothing but a trump beats {name}."


DUMMY: Final = Lesson(
    "dummy",
    "The dummy: five of ten",
    (
        Deal(_HANDS),
        Moves("order, leave", unseen=True),
        Tell(
            "You ordered up hearts, so you are the maker, and Bix left the upcard. With three"
            " players a fourth hand is dealt as well: the dummy, five cards face down. It belongs"
            " to the maker, who may take it, see ten cards, and keep the best five.",
            f"A march, all five tricks, scores {MARCH}, and no more alone, without the dummy. At"
            " tables where it does, a very strong hand may go alone.",
            title="The dummy",
        ),
        Ask(
            "Take the dummy, or go alone?",
            right={
                "dummy": "Your five alone are the right bower, a small trump, an ace, a king and a"
                " 9. Five more cards to choose from can only make them better."
            },
            wrong={
                "alone": "Your 9 of spades and 9 of hearts stay in your hand then, and the points"
                " are the same. Five more cards to choose from can only help."
            },
        ),
        Tell(
            "The dummy's five cards lie on the table now, seen by you alone. Keep trumps first,"
            " then aces. The other five are put aside, and nobody sees them.",
            "Short suits are good: a suit of which you have none can be trumped.",
            title="Five of ten",
        ),
        Ask(
            "Which five of the ten do you keep?",
            right={
                _BEST: "Three trumps and the two black aces. The 9 of spades, the diamonds and the"
                " queen of clubs hardly take a trick."
            },
            wrong=_why_not,
        ),
        Tell(
            "Trumps and aces: that is what the dummy is for. A maker's hand is the best of ten"
            " cards, so expect more from a maker than from others.",
            title="To remember",
        ),
    ),
)
