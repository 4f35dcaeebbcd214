"""The hands of a deal in Euchre Game Notation: what is told, what the play settles, what is left.

A card that nobody knows is `?`, as in a record.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from euchre.egn.cards import may_be, the_one
from euchre.egn.errors import EgnError, Why
from euchre.egn.play import Plays, Seen, by_seat
from euchre.egn.shape import Deal
from euchre.rules.cards import HAND, NO_CARDS, Card, CardSet, Suit, pack
from euchre.rules.rules import Rules
from euchre.rules.seats import Seat

_UNKNOWN: Final = "?"


def seen_in(deal: Deal, rules: Rules, upcard: Card, trump: Suit | None, *, was_taken: bool) -> Seen:
    """Return the cards that a file tells beside the play; raises EgnError."""

    def certain(texts: Sequence[str]) -> CardSet:
        """Return the cards told for certain."""
        found = NO_CARDS
        for text in texts:
            card = the_one(may_be(text, rules.deck, trump, deal=deal.place))
            if card is not None and card in found:
                raise EgnError(Why.CARD_TWICE, deal=deal.place, found=text)
            found |= () if card is None else (card,)
        return found

    for seat, hand in enumerate(deal.hands):
        if len(hand) > HAND:
            raise EgnError(Why.HAND_SIZE, deal=deal.place, wanted=seat)
    kitty = certain(deal.kitty)
    if not was_taken:
        # The upcard that was turned down lies with the kitty, and some files count it there.
        kitty -= (upcard,)
    if len(kitty) > stock_size(rules):
        raise EgnError(Why.STOCK_SIZE, deal=deal.place, wanted=stock_size(rules))
    discard = certain([deal.discard] if was_taken and deal.discard else [])
    return Seen(tuple(map(certain, deal.hands)), kitty, discard, upcard, was_taken)


def stock_size(rules: Rules) -> int:
    """Return how many cards are not dealt, the upcard apart."""
    return rules.deck - 4 * HAND - 1


class Lying(NamedTuple):
    """Where the cards of a deal lie, as a record has it.

    `discards` are what the dealer may have put away, the likelier first.
    """

    hands: list[list[str]]
    upcard: str
    stock: list[str] | None
    discards: tuple[str, ...]

    def keys(self) -> dict[str, Any]:
        """Return the keys of a record's deal."""
        stock = {} if self.stock is None else {"stock": self.stock}
        return {"hands": self.hands, "upcard": self.upcard, **stock}


def lying(deal: Deal, rules: Rules, seen: Seen, plays: Plays) -> Lying:
    """Return where the cards lay; raises EgnError where they cannot have lain so."""
    upcard = CardSet.of((seen.upcard,))
    played = by_seat(plays)
    hands: list[CardSet] = []
    for seat, told in enumerate(seen.hands):
        own = played[seat]
        if seat == deal.dealer and seen.was_taken:
            own = (own | seen.discard) - upcard
        if len(told) == HAND and not own <= told:
            _refuse_what_is_not_held(deal, seat, plays, own - told)
        if len(told | own) > HAND:
            raise EgnError(Why.HAND_SIZE, deal=deal.place, wanted=seat)
        hands.append(told | own)
    hands = _completed(rules, hands, seen)
    discards: tuple[str, ...] = ()
    if seen.was_taken:
        discards, hands[deal.dealer] = _discarded(hands[deal.dealer], seen, played[deal.dealer])
    texts = [_texts(hand, HAND) for hand in hands]
    return Lying(texts, str(seen.upcard), _stock(rules, hands, seen), discards)


def _refuse_what_is_not_held(deal: Deal, seat: Seat, plays: Plays, missing: CardSet) -> None:
    """Raise EgnError for the first of the cards that a seat played and did not hold."""
    found = next((place for place, play in enumerate(plays) if play[1] in missing), None)
    size = len({owner for owner, _ in plays})
    trick = None if found is None else found // size + 1
    card = next(iter(missing)) if found is None else plays[found][1]
    raise EgnError(Why.NOT_IN_HAND, deal=deal.place, trick=trick, found=str(card), wanted=seat)


def _completed(rules: Rules, hands: list[CardSet], seen: Seen) -> list[CardSet]:
    """Fill the one hand that is not known, where all other cards are."""
    short = [seat for seat, hand in enumerate(hands) if len(hand) < HAND]
    if len(short) != 1 or len(seen.kitty) != stock_size(rules):
        return hands
    known = CardSet.of((seen.upcard,)) | seen.kitty
    for seat, hand in enumerate(hands):
        known |= hand if seat not in short else NO_CARDS
    left = CardSet.of(pack(rules.deck)) - known
    return [left if seat in short and hand <= left else hand for seat, hand in enumerate(hands)]


def _discarded(hand: CardSet, seen: Seen, played: CardSet) -> tuple[tuple[str, ...], CardSet]:
    """Return what the dealer may have discarded, and his hand as far as it is known then.

    Before he has played five cards, any other may be the discard: none is then kept as known, for
    which of them was in his hand during the play is not known.
    """
    told = the_one(seen.discard)
    if told is not None:
        return (str(told),), hand
    if len(played) < HAND:
        upcard = () if seen.upcard in played else (str(seen.upcard),)
        return (_UNKNOWN, *upcard), hand & played
    # Of his six cards he played five: the sixth is known, or is the one that nobody knows.
    left = the_one((hand | (seen.upcard,)) - played)
    return (_UNKNOWN if left is None else str(left),), hand


def _stock(rules: Rules, hands: list[CardSet], seen: Seen) -> list[str] | None:
    """Return the cards not dealt, None where nothing is known of them or all follows."""
    size = stock_size(rules)
    follows = all(len(hand) == HAND for hand in hands) and len(seen.kitty) < size
    return None if follows or not seen.kitty else _texts(seen.kitty, size)


def _texts(cards: CardSet, size: int) -> list[str]:
    return [*map(str, cards), *[_UNKNOWN] * (size - len(cards))]
