"""The cards of a recorded deal: together the whole deck, each card once; nothing is played here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from euchre.rules.cards import HAND, UNKNOWN_CARDS, Card, CardSet, pack, parse_card
from euchre.rules.errors import Reason, RecordError
from euchre.rules.record_shape import is_texts
from euchre.rules.rules import Rules


def cards_of(
    rules: Rules, number: int, deal: Mapping[str, Any]
) -> tuple[tuple[CardSet, ...], CardSet, Card, CardSet]:
    """Return hands, dummy, upcard and stock of the deal of that number; raises RecordError."""
    _check_counts(rules, number, deal)
    reader = _Reader(rules.deck, number)
    hands = tuple(map(reader.cards, deal["hands"]))
    dummy = reader.cards(deal.get("dummy", ()))
    upcard = reader.upcard(deal["upcard"])
    stock = reader.cards(deal["stock"]) if "stock" in deal else reader.rest()
    return hands, dummy, upcard, stock


def _check_counts(rules: Rules, number: int, deal: Mapping[str, Any]) -> None:
    """Check how many cards lie where, whichever they are."""
    hands = deal["hands"]
    if len(hands) != rules.players:
        raise RecordError(Reason.HANDS, deal=number, found=len(hands), wanted=rules.players)
    for name in ("dummy", "stock"):
        if name in deal and not is_texts(deal[name]):
            raise RecordError(Reason.WRONG_TYPE, deal=number, found=deal[name], wanted=name)
    if ("dummy" in deal) != rules.seating.has_dummy:
        raise RecordError(Reason.DUMMY, deal=number, wanted=rules.seating.has_dummy)
    for seat, hand in enumerate(hands):
        if len(hand) != HAND:
            raise RecordError(Reason.HAND_SIZE, deal=number, found=(seat, len(hand)), wanted=HAND)
    dummy = deal.get("dummy")
    if dummy is not None and len(dummy) != HAND:
        raise RecordError(Reason.DUMMY_SIZE, deal=number, found=len(dummy), wanted=HAND)
    left = rules.deck - HAND * len(rules.seating.places) - 1
    if "stock" in deal and len(deal["stock"]) != left:
        raise RecordError(Reason.STOCK_SIZE, deal=number, found=len(deal["stock"]), wanted=left)


class _Reader:
    """Reads the cards of one deal, and remembers which have been seen."""

    def __init__(self, deck: int, number: int) -> None:
        """Begin with the whole deck to come."""
        self._number = number
        self._deck = deck
        self._pack = CardSet.of(pack(deck))
        self._unseen = self._pack
        # Each card that nobody knows is one of its own, and there are enough for every place.
        self._unknown = iter(UNKNOWN_CARDS)
        self._unknown_read = 0

    def cards(self, texts: Iterable[str]) -> CardSet:
        """Return a set of cards, `?` among them perhaps."""
        read = [self._unknown_card() if text == "?" else self._card(text) for text in texts]
        return CardSet.of(read)

    def upcard(self, text: str) -> Card:
        """Return the upcard, which everybody knows."""
        if text == "?":
            raise RecordError(Reason.FACE_NOT_KNOWN, deal=self._number, found=text)
        return self._card(text)

    def rest(self) -> CardSet:
        """Return the stock that was not told: what is left, or as many cards that nobody knows."""
        if not self._unknown_read:
            return self._unseen
        size = len(self._unseen) - self._unknown_read
        return CardSet.of([self._unknown_card() for _ in range(size)])

    def _unknown_card(self) -> Card:
        self._unknown_read += 1
        return next(self._unknown)

    def _card(self, text: str) -> Card:
        try:
            card = parse_card(text)
        except ValueError as error:
            raise RecordError(Reason.UNKNOWN_CARD, deal=self._number, found=text) from error
        if card not in self._pack:
            raise RecordError(Reason.NOT_IN_DECK, deal=self._number, found=text, wanted=self._deck)
        if card not in self._unseen:
            raise RecordError(Reason.CARD_TWICE, deal=self._number, found=text)
        self._unseen -= CardSet(card.bit)
        return card
