"""Counting what was dealt in finished deals whose cards are all known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from euchre.rules.cards import HAND, Card, CardSet, Rank, Suit, pack, parse_suit
from euchre.rules.record_cards import cards_of
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat
from euchre.rules.trump import SUIT_BITS, left_bower, right_bower

ACES: Final = CardSet.of(Card(Rank.ACE, suit) for suit in Suit)

KINDS: Final = ("trumps", "bowers", "aces")
"""What is counted in the hands; trumps and bowers are those of the suit turned up.

The suit that is made trump will not do: who holds it in hand names it.
"""


class Layout(NamedTuple):
    """The cards of a finished deal: the hands by seat, None where not all of them are known."""

    hands: tuple[CardSet, ...] | None
    upcard: Card
    turned_up: Suit | None

    def seen_from(self, seat: Seat) -> Layout:
        """Return the same with the hands clockwise from that seat."""
        if self.hands is None:
            return self
        return self._replace(hands=(*self.hands[seat:], *self.hands[:seat]))


def layouts(rules: Rules, deals: list[Mapping[str, Any]]) -> Iterator[Layout]:
    """Iterate over the finished deals of a game; raises RecordError where cards are not right."""
    for number, deal in enumerate(deals, 1):
        if "points" not in deal:
            continue
        hands, _, upcard, _ = cards_of(rules, number, deal)
        is_known = all(hand == hand.known for hand in hands)
        yield Layout(hands if is_known else None, upcard, _turned_up(rules, upcard, deal))


def _turned_up(rules: Rules, upcard: Card, deal: Mapping[str, Any]) -> Suit | None:
    """Return the suit that the upcard stands for, None where a joker's was never said (B8)."""
    proposed = rules.proposed_by(upcard)
    if proposed is not None:
        return proposed
    words = str(next(iter(deal["actions"]), "")).split(" ")
    return parse_suit(words[1]) if words[0] == "joker" and len(words) > 1 else None


def special(kind: str, turned_up: Suit) -> CardSet:
    """Return the cards of a kind.

    >>> str(special("bowers", Suit.HEARTS))
    'Jd Jh'
    """
    if kind == "aces":
        return ACES
    if kind == "bowers":
        return CardSet.of((right_bower(turned_up), left_bower(turned_up)))
    return CardSet(SUIT_BITS[turned_up][turned_up])


@dataclass(slots=True)
class Share:
    """How many cards of a kind each seat was dealt, at tables of one size.

    A hand is five of the cards of the pack without the upcard. `expected` is that of one seat, and
    `spread` the sum that all their variances and covariances are parts of.
    """

    seen: list[int]
    others: int = 0
    expected: float = 0.0
    spread: float = 0.0

    def add(self, hands: tuple[CardSet, ...], kind: CardSet, deck: int) -> None:
        """Count a deal; `kind` are the cards that count, without the upcard."""
        size, number = deck - 1, len(kind)
        held = [(hand.bits & kind.bits).bit_count() for hand in hands]
        for seat, cards in enumerate(held):
            self.seen[seat] += cards
        self.others += number - sum(held)
        self.expected += number * HAND / size
        self.spread += number * (size - number) / (size - 1)


@dataclass(slots=True)
class Tables:
    """What was dealt at the tables of one number of players and one deck."""

    players: int
    deck: int
    hands: int = 0
    upcards: dict[Card, int] = field(default_factory=dict[Card, int])
    shares: dict[str, Share] = field(default_factory=dict[str, Share])

    def __post_init__(self) -> None:
        """Begin with nothing."""
        self.upcards = dict.fromkeys(pack(self.deck), 0)
        self.shares = {kind: Share([0] * self.players) for kind in KINDS}

    def add(self, layout: Layout) -> None:
        """Count a deal."""
        self.upcards[layout.upcard] += 1
        if layout.hands is None or layout.turned_up is None:
            return
        self.hands += 1
        whole = CardSet.of(pack(self.deck)) - (layout.upcard,)
        for kind, share in self.shares.items():
            share.add(layout.hands, special(kind, layout.turned_up) & whole, self.deck)
