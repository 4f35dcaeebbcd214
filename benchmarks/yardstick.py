"""The frozen opponent of every strength figure: a plain strength of hand, a few rules of play.

Where what is known of it (three trumps lead the boss, boss cards are cashed, second hand low, third
hand cheaply, the fellow's trick left to him) leaves a choice open, the one that plays better was
taken: three-handed it is no worse than `normal`. It is no bot of the package and takes nothing from
the package's bots, so that it stays what it was.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from euchre.rules.actions import (
    Action,
    Alone,
    Dummy,
    Keep,
    Leave,
    Name,
    Order,
    Pass,
    Play,
    TakeUp,
    Together,
)
from euchre.rules.cards import JOKER, KNOWN_BITS, Card, CardSet, Rank, Suit, cards_in, pack
from euchre.rules.events import TrickTaken, UpcardTaken
from euchre.rules.scoring import TRICKS, award
from euchre.rules.trump import SUIT_BITS, left_bower, ranking, right_bower, suit_of, winning
from euchre.views import View

ORDER: Final = {2: 4.2, 3: 2.3, 4: 5.2}
NAME: Final = {2: 3.4, 3: 2.0, 4: 4.2}
"""The strength that a bid asks for; two- and four-handed as self-play found best, three-handed as
known before."""
UPCARD: Final = 0.3
TINY: Final = 1e-9
VOID: Final = 0.3
TRUMP: Final = dict(zip(Rank, (1.0, 1.1, 1.2, 1.3, 0.0, 1.5, 1.7, 2.0), strict=True))
OUTSIDE: Final = {Rank.KING: 0.1, Rank.QUEEN: 0.06, Rank.JACK: 0.04, Rank.TEN: 0.02}
"""What plain cards below an ace weigh where one of several must go; nothing in a bid."""


def weight(card: Card, trump: Suit) -> float:
    """What a card adds to a hand."""
    if card is JOKER:
        return 3.4
    if card is right_bower(trump):
        return 3.0
    if card is left_bower(trump):
        return 2.6
    if suit_of(card, trump) is trump:
        return TRUMP[card.rank or Rank.SEVEN]
    return 1.0 if card.rank is Rank.ACE else 0.0


def strength(hand: int, trump: Suit, *, outside: bool = False) -> float:
    """The strength of a hand, with its plain cards below an ace where cards are chosen."""
    total = 0.0
    for card in cards_in(hand):
        value = weight(card, trump)
        if outside and not value and card.rank is not None:
            value = OUTSIDE.get(card.rank, 0.0)
        total += value
    if hand & SUIT_BITS[trump][trump]:
        total += VOID * sum(not hand & SUIT_BITS[trump][suit] for suit in Suit if suit is not trump)
    return total


def discard_of(six: int, trump: Suit) -> tuple[int, float]:
    """The card whose loss weakens six cards least, and the strength left."""
    left = [(strength(six ^ card.bit, trump, outside=True), card.bit) for card in cards_in(six)]
    best = max(value for value, _ in left)
    return next(bit for value, bit in left if value > best - TINY), best


def trump_of(view: View) -> Suit:
    """Trump or, before it is made, the suit proposed."""
    suit = view.proposed if view.trump is None else view.trump
    if suit is None:
        raise ValueError("no suit is trump or proposed")
    return suit


class Yardstick:
    """The opponent; it has no chances to draw but at a joker, where it names the first suit."""

    def __init__(self, seed: int = 0) -> None:
        """Make one; the seed is of no account."""

    def choose(self, view: View) -> Action:
        """One of the view's legal actions."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        answers = {
            "order": _order,
            "name": _name,
            "pickup": _pick_up,
            "declare": _declare,
            "keep": _keep,
            "defend": _defend,
            "play": _play,
        }
        return answers[view.phase](view) if view.phase in answers else legal[0]


def _order(view: View) -> Action:
    trump = trump_of(view)
    hand, seating = view.hand.bits & KNOWN_BITS, view.rules.seating
    if view.seat == view.dealer:
        six = hand | view.upcard.bit
        value = strength(six ^ discard_of(six, trump)[0], trump)
    else:
        part = UPCARD * weight(view.upcard, trump)
        partners = seating.side_of(view.dealer) == seating.side_of(view.seat or 0)
        value = strength(hand, trump) + (part if partners else -part)
    return Order() if value >= ORDER[view.rules.players] - TINY else Pass()


def _name(view: View) -> Action:
    names = [action for action in view.legal if isinstance(action, Name)]
    values = [strength(view.hand.bits, name.suit) for name in names]
    best = max(values)
    if best < NAME[view.rules.players] - TINY and Pass() in view.legal:
        return Pass()
    return names[values.index(best)]


def _pick_up(view: View) -> Action:
    trump = trump_of(view)
    six = view.hand.bits | view.upcard.bit
    discard, left = discard_of(six, trump)
    helps = left > strength(view.hand.bits, trump, outside=True) and discard != view.upcard.bit
    if Leave() in view.legal and not helps:
        return Leave()
    return TakeUp(cards_in(discard)[0])


def _declare(view: View) -> Action:
    rules, trump, hand = view.rules, trump_of(view), view.hand.bits
    trumps = SUIT_BITS[trump][trump]
    aces = CardSet.of(Card(Rank.ACE, suit) for suit in Suit).bits
    marches = [
        award(rules, TRICKS, maker_alone=alone, defender_alone=False).maker
        for alone in (False, True)
    ]
    if (
        marches[1] > marches[0]
        and hand & (right_bower(trump).bit | JOKER.bit)
        and (hand & trumps).bit_count() >= 3  # noqa: PLR2004 - three trumps
        and not hand & ~trumps & ~aces
    ):
        return Alone()
    return Dummy() if rules.seating.has_dummy else Together()


def _keep(view: View) -> Action:
    trump = trump_of(view)
    cards = sorted(cards_in(view.hand.bits), key=lambda card: (weight(card, trump), card.index))
    heavy = [card for card in cards if weight(card, trump)]
    if len(heavy) >= TRICKS:
        return Keep(CardSet.of(heavy[-TRICKS:]))
    light = sorted((card for card in cards if card not in heavy), key=lambda card: card.index)
    fives = [CardSet.of((*heavy, *some)) for some in combinations(light, TRICKS - len(heavy))]
    values = [strength(five.bits, trump, outside=True) for five in fives]
    best = max(values)
    pairs = zip(fives, values, strict=True)
    return Keep(next(five for five, value in pairs if value > best - TINY))


def _defend(view: View) -> Action:
    trump = trump_of(view)
    cards = set(pack(view.rules.deck))
    highest = CardSet.of([card for card in ranking(trump, trump) if card in cards][:2]).bits
    aces = CardSet.of(Card(Rank.ACE, suit) for suit in Suit).bits & ~SUIT_BITS[trump][trump]
    strong = view.hand.bits & highest == highest and view.hand.bits & aces
    return Alone() if strong and view.maker in view.alone else Together()


class _Seen:
    """What the seat to play sees: its cards, those unseen, and who is on its side."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.trump = trump_of(view)
        self.trumps = SUIT_BITS[self.trump][self.trump]
        self.hand = view.hand.bits
        tricks = [event.trick for event in view.history if isinstance(event, TrickTaken)]
        gone = sum(card.bit for trick in (*tricks, view.trick) for _, card in trick)
        if not any(isinstance(event, UpcardTaken) for event in view.history):
            gone |= view.upcard.bit
        self.unseen = CardSet.of(pack(view.rules.deck)).bits & ~(gone | self.hand | view.aside.bits)
        self.defenders = view.rules.seating.defenders(view.maker or 0)

    def fellows(self, seat: int) -> bool:
        """Whether a seat is on this side."""
        return (seat in self.defenders) is (self.view.seat in self.defenders)

    def is_boss(self, card: Card) -> bool:
        """Whether nothing unseen of its suit is higher."""
        return not _higher(card, self.trump) & self.unseen

    def plain(self, bits: int) -> Iterable[list[Card]]:
        """The cards of each plain suit, low to high: the other colour first."""
        trump = self.trump
        order = [suit for suit in Suit if suit not in {trump, trump.same_colour}]
        for suit in (*order, trump.same_colour):
            cards = [card for card in ranking(suit, trump) if card.bit & bits]
            if cards:
                yield cards[::-1]

    def by_rank(self, bits: int) -> list[Card]:
        """Trumps low to high."""
        return [card for card in ranking(self.trump, self.trump) if card.bit & bits][::-1]


def _higher(card: Card, trump: Suit) -> int:
    order = ranking(suit_of(card, trump), trump)
    return CardSet.of(order[: order.index(card)]).bits


def _play(view: View) -> Action:
    seen = _Seen(view)
    return Play(_follow(seen) if view.trick else _lead(seen))


def _lead(seen: _Seen) -> Card:
    trumps = seen.by_rank(seen.hand)
    boss = bool(trumps) and seen.is_boss(trumps[-1])
    draws = trumps and (boss or len(trumps) >= 3)  # noqa: PLR2004 - three
    if seen.view.maker == seen.view.seat and draws and seen.unseen & seen.trumps:
        return trumps[-1]
    suits = list(seen.plain(seen.hand))
    for cards in suits:
        if seen.is_boss(cards[-1]):
            return cards[-1]
    if suits:
        return min(suits, key=len)[0]
    return trumps[-1] if boss else trumps[0]


def _least(seen: _Seen, legal: int) -> Card:
    """The least useful card: the lowest, and rather the last of a suit while a trump is held."""
    suits = list(seen.plain(legal))
    if not suits:
        return seen.by_rank(legal)[0]
    deck = CardSet.of(pack(seen.view.rules.deck)).bits
    if seen.view.rules.deck == 24:  # noqa: PLR2004 - the joker makes no difference to plain suits
        deck |= JOKER.bit

    def use(cards: list[Card]) -> float:
        above = (_higher(cards[0], seen.trump) & deck).bit_count()
        alone = above and len(cards) == 1 and seen.hand & seen.trumps
        return -above - (1.5 if alone else 0.0)

    return min(suits, key=use)[0]


def _follow(seen: _Seen) -> Card:
    view, trump = seen.view, seen.trump
    legal = sum(play.card.bit for play in view.legal if isinstance(play, Play))
    winner, best = winning(view.trick, trump)
    ordered = [card for cards in seen.plain(legal) for card in cards] + seen.by_rank(legal)
    winners = [card for card in ordered if winning((*view.trick, (-1, card)), trump)[0] == -1]
    if not winners or seen.fellows(winner):
        return _least(seen, legal)
    played = {seat for seat, _ in view.trick}
    behind = [
        seat
        for seat in range(view.rules.players)
        if seat not in played and seat not in view.sitting_out and seat != view.seat
    ]
    cheapest = winners[0]
    if cheapest.bit & seen.trumps:
        if (
            any(map(seen.fellows, behind))
            and seen.is_boss(cheapest)
            and not best.bit & seen.trumps
            and _higher(best, trump) & seen.unseen
        ):
            losing = legal & ~CardSet.of(winners).bits
            return _least(seen, losing) if losing else cheapest
        return cheapest
    if not all(map(seen.fellows, behind)) and seen.is_boss(winners[-1]):
        return winners[-1]
    return cheapest
