"""What a seat can do; `str` of an action is its word in a record, `parse_action` reads it back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Final, TypeAlias, overload

from euchre.rules.cards import (
    CARDS,
    HAND,
    UNKNOWN,
    Card,
    CardSet,
    Suit,
    cards_in,
    parse_card,
    parse_suit,
)


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass (B2, B5)."""

    def __str__(self) -> str:
        """Return the record's word."""
        return "pass"


@dataclass(frozen=True, slots=True)
class Order:
    """Make the upcard's suit trump: order up, assist or accept (B2)."""

    def __str__(self) -> str:
        """Return the record's word."""
        return "order"


@dataclass(frozen=True, slots=True)
class Name:
    """Name a suit in round 2 (B5)."""

    suit: Suit

    def __str__(self) -> str:
        """Return the record's words."""
        return f"name {self.suit.letter}"


@dataclass(frozen=True, slots=True)
class NameJoker:
    """Name the suit that a joker turned up stands for (B8)."""

    suit: Suit

    def __str__(self) -> str:
        """Return the record's words."""
        return f"joker {self.suit.letter}"


@dataclass(frozen=True, slots=True)
class TakeUp:
    """Take the upcard and discard a card, the upcard itself perhaps (B3, B4)."""

    discard: Card

    def __str__(self) -> str:
        """Return the record's words."""
        return f"take {self.discard}"


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the upcard (B4)."""

    def __str__(self) -> str:
        """Return the record's word."""
        return "leave"


@dataclass(frozen=True, slots=True)
class Dummy:
    """Take the dummy (T2)."""

    def __str__(self) -> str:
        """Return the record's word."""
        return "dummy"


@dataclass(frozen=True, slots=True)
class Alone:
    """Play alone, as maker or defender (T2, T3, F1)."""

    def __str__(self) -> str:
        """Return the record's word."""
        return "alone"


@dataclass(frozen=True, slots=True)
class Together:
    """Play with the other of the side (T3, F1)."""

    def __str__(self) -> str:
        """Return the record's word."""
        return "together"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep five of ten cards (T2)."""

    cards: CardSet

    def __str__(self) -> str:
        """Return the record's words."""
        return f"keep {self.cards}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card (P1)."""

    card: Card

    def __str__(self) -> str:
        """Return the card."""
        return str(self.card)


Action: TypeAlias = (
    Pass | Order | Name | NameJoker | TakeUp | Leave | Dummy | Alone | Together | Keep | Play
)

PLAYS: Final = {card: Play(card) for card in CARDS}
"""The play of each card, made once."""

NAMES: Final = tuple(Name(suit) for suit in Suit)
"""The naming of each suit, in printed order."""

TAKES: Final = {card: TakeUp(card) for card in (*CARDS, UNKNOWN)}
"""The taking that discards each card, made once."""

# By printed suit, then by which of its eight cards are there; the joker is a ninth of spades.
_PLAYS_IN_SUIT: Final = tuple(
    tuple(tuple(PLAYS[card] for card in cards_in(held << 8 * suit)) for held in range(size))
    for suit, size in zip(Suit, (256, 256, 256, 512), strict=True)
)
_CLUBS, _DIAMONDS, _HEARTS, _SPADES = _PLAYS_IN_SUIT


def plays_of(bits: int) -> tuple[Play, ...]:
    """Return the plays of those known cards, in printed order.

    >>> [str(play) for play in plays_of(CardSet.of(map(parse_card, ["B", "As", "9c"])).bits)]
    ['9c', 'As', 'B']
    """
    return (
        _CLUBS[bits & 255]
        + _DIAMONDS[bits >> 8 & 255]
        + _HEARTS[bits >> 16 & 255]
        + _SPADES[bits >> 24]
    )


class KeepChoices(Sequence[Keep]):
    """Every way to keep five of the cards, made only when it is asked for."""

    def __init__(self, cards: CardSet) -> None:
        """Choose among the known ones of these cards."""
        self._cards = cards.known

    def __len__(self) -> int:
        """Count the ways."""
        return comb(len(self._cards), HAND)

    @overload
    def __getitem__(self, index: int) -> Keep: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Keep]: ...
    def __getitem__(self, index: int | slice) -> Keep | Sequence[Keep]:
        """Return the way at that place."""
        if isinstance(index, slice):
            return tuple(self)[index]
        place = range(len(self))[index]
        cards = tuple(self._cards)
        chosen: list[Card] = []
        for number, card in enumerate(cards):
            wanted = HAND - len(chosen)
            with_card = comb(len(cards) - number - 1, wanted - 1) if wanted else 0
            if place < with_card:
                chosen.append(card)
            else:
                place -= with_card
        return Keep(CardSet.of(chosen))

    def __iter__(self) -> Iterator[Keep]:
        """Iterate over the ways, in the order of their places."""
        return (Keep(CardSet.of(five)) for five in combinations(self._cards, HAND))

    def __contains__(self, action: object) -> bool:
        """Tell whether an action is one of the ways."""
        return (
            isinstance(action, Keep) and len(action.cards) == HAND and action.cards <= self._cards
        )

    def __eq__(self, other: object) -> bool:
        """Compare by the cards chosen from."""
        return isinstance(other, KeepChoices) and self._cards == other._cards

    def __hash__(self) -> int:
        """Hash by the cards chosen from."""
        return hash(self._cards)

    def __repr__(self) -> str:
        """Return the call that gives this."""
        return f"KeepChoices({self._cards!r})"


_WORDS: Final[dict[str, Action]] = {
    str(action): action for action in (Pass(), Order(), Leave(), Dummy(), Alone(), Together())
}


def parse_action(text: str) -> Action:
    """Return the action that a record writes so; raises ValueError where there is none.

    That five cards are kept is not asked for here: the rules refuse other numbers.

    >>> parse_action("take 9c")
    TakeUp(discard=parse_card('9c'))
    >>> str(parse_action("keep Jh Ad 9c Kd Qs"))
    'keep 9c Kd Ad Jh Qs'
    """
    if text in _WORDS:
        return _WORDS[text]
    match text.split(" "):
        case ["name", suit]:
            return Name(parse_suit(suit))
        case ["joker", suit]:
            return NameJoker(parse_suit(suit))
        case ["take", card]:
            return TakeUp(UNKNOWN if card == "?" else parse_card(card))
        case ["keep", *cards]:
            return Keep(_different(cards, text))
        case [card]:
            return Play(parse_card(card))
        case _:
            message = f"{text!r} is no action"
            raise ValueError(message)


def _different(cards: Sequence[str], text: str) -> CardSet:
    """Return the set of the cards named; raises ValueError where one is named twice."""
    kept = CardSet.of(map(parse_card, cards))
    if len(kept) < len(cards):
        message = f"{text!r} is no action: it names a card twice"
        raise ValueError(message)
    return kept
