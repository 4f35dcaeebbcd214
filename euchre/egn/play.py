"""The play of a deal in Euchre Game Notation: who played which card follows from the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from euchre.egn.cards import may_be, the_one
from euchre.egn.errors import EgnError, Why
from euchre.egn.shape import Deal
from euchre.rules.cards import HAND, NO_CARDS, Card, CardSet
from euchre.rules.contract import Contract
from euchre.rules.phase import Trick
from euchre.rules.scoring import TRICKS
from euchre.rules.seats import Seat
from euchre.rules.trump import winning

Plays: TypeAlias = tuple[tuple[Seat, Card], ...]
"""Who played which card, in order."""


class Seen(NamedTuple):
    """What a deal tells of its cards beside the play: by place, only cards known for certain.

    `six` are those that the dealer has after taking the upcard, `taken` the upcard if he did.
    """

    hands: tuple[CardSet, ...]
    kitty: CardSet
    discard: CardSet
    upcard: Card
    was_taken: bool

    def not_played_by(self, seat: Seat, dealer: Seat) -> CardSet:
        """Return the cards that a seat cannot have played, as they lay elsewhere."""
        others = NO_CARDS
        for owner, hand in enumerate(self.hands):
            others |= hand if owner != seat else NO_CARDS
        out = others | self.kitty | self.discard
        return out if self.was_taken and seat == dealer else out | (self.upcard,)


def play_of(deal: Deal, contract: Contract, seen: Seen) -> Plays:
    """Return who played which card, in order; raises EgnError.

    A card that the file does not tell is worked out where only one is left that it can be.
    """
    if len(deal.tricks) > TRICKS:
        raise EgnError(Why.AFTER_THE_PLAY, deal=deal.place)
    order = contract.order_of_play()
    leader = contract.first_leader()
    texts = _Texts(deal, contract, seen)
    plays: list[tuple[Seat, Card]] = []
    for number, trick in enumerate(deal.tricks, 1):
        is_last = number == len(deal.tricks)
        if len(trick) > order.size or (len(trick) < order.size and not is_last):
            raise EgnError(
                Why.TRICK_SIZE,
                deal=deal.place,
                trick=number,
                found=len(trick),
                wanted=order.size,
            )
        seat, entries = leader, list[tuple[Seat, Card]]()
        for text in trick:
            entries.append((seat, texts.card(seat, text, number)))
            seat = order.after[seat]
        plays += entries
        if len(entries) == order.size:
            leader = _winner(tuple(entries), contract)
    return tuple(plays)


def _winner(trick: Trick, contract: Contract) -> Seat:
    return winning(trick, contract.trump)[0]


class _Texts:
    """Reads the cards of the play, and remembers which were played."""

    def __init__(self, deal: Deal, contract: Contract, seen: Seen) -> None:
        self._deal = deal
        self._contract = contract
        self._seen = seen
        self._told = self._played_for_certain()
        self._played = NO_CARDS

    def _may_be(self, text: str, trick: int) -> CardSet:
        deck, trump = self._contract.rules.deck, self._contract.trump
        return may_be(text, deck, trump, deal=self._deal.place, trick=trick)

    def _played_for_certain(self) -> CardSet:
        told = NO_CARDS
        for number, trick in enumerate(self._deal.tricks, 1):
            for text in trick:
                cards = self._may_be(text, number)
                told |= cards if the_one(cards) else NO_CARDS
        return told

    def card(self, seat: Seat, text: str, trick: int) -> Card:
        """Return the card that a seat played."""
        cards = self._may_be(text, trick)
        card = the_one(cards) or self._worked_out(seat, cards)
        if card is None:
            raise EgnError(Why.PLAY_NOT_KNOWN, deal=self._deal.place, trick=trick, found=text)
        if card in self._played:
            raise EgnError(Why.CARD_TWICE, deal=self._deal.place, trick=trick, found=str(card))
        self._played |= (card,)
        return card

    def _worked_out(self, seat: Seat, cards: CardSet) -> Card | None:
        """Return the one card that it can be, None where there are several."""
        seen, dealer = self._seen, self._deal.dealer
        left = cards - seen.not_played_by(seat, dealer) - self._told - self._played
        hand = seen.hands[seat]
        if len(hand) == HAND:
            left &= hand | (seen.upcard,) if seen.was_taken and seat == dealer else hand
        return the_one(left)


def by_seat(plays: Plays) -> Mapping[Seat, CardSet]:
    """Return the cards that each seat played."""
    cards = dict.fromkeys(range(4), NO_CARDS)
    for seat, card in plays:
        cards[seat] |= (card,)
    return cards
