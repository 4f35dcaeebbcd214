"""A beginner: follows suit, likes high cards, forgets what was played, bids on a whim."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import Final

from euchre.bots.bidding import asked
from euchre.bots.explain import Explanation, Motive, Reason, Unit, Weighed, only_choice
from euchre.bots.memory import BEATING
from euchre.bots.strength import strength
from euchre.bots.trumps import trump_of
from euchre.bots.who import legal_of, maker_of, seat_of
from euchre.rules.actions import (
    Action,
    Dummy,
    Keep,
    Name,
    NameJoker,
    Order,
    Pass,
    Play,
    TakeUp,
    Together,
)
from euchre.rules.cards import HAND, KNOWN_BITS, Card, CardSet, Suit, cards_in
from euchre.rules.trump import FOLLOWING_BITS, STRENGTH, SUIT_BITS, suit_of, winning
from euchre.views import View

_value = attrgetter("value")
_NEVER: Final = -100.0
WHIM: Final = 1.0
"""How far a beginner's feeling is off, either way, in strength."""


class Easy:
    """A bot that plays as a beginner does, the same from the same view and seed."""

    __slots__ = ("_seed",)

    def __init__(self, seed: int = 0) -> None:
        """Make a bot; the seed decides its whims."""
        self._seed = seed

    def choose(self, view: View) -> Action:
        """Return the action that the beginner likes best; the first of equals."""
        legal = legal_of(view)
        if len(legal) == 1:
            return legal[0]
        return max(self._weigh(view), key=_value).action

    def explain(self, view: View) -> Explanation:
        """Return what `choose` chooses for this view, and why."""
        legal = legal_of(view)
        if len(legal) == 1:
            return only_choice(legal[0])
        options = tuple(sorted(self._weigh(view), key=_value, reverse=True))
        reason = _reason(view, options[0].action)
        return Explanation(options, options[0].action, reason.motive, Unit.LIKING, *reason[1:])

    def _weigh(self, view: View) -> list[Weighed]:
        chance = Random(f"{self._seed}:{view}")
        if view.phase == "play":
            return _weigh_play(view)
        if view.phase == "keep":
            return [_weigh_keep(view)]
        return [Weighed(action, _like(view, action, chance)) for action in view.legal]


def _like(view: View, action: Action, chance: Random) -> float:
    """Return how well the beginner likes an action, in strength of hand."""
    hand = view.hand.bits & KNOWN_BITS
    liking = _NEVER
    match action:
        case Order():
            taken = view.upcard.bit if view.seat == view.dealer else 0
            liking = strength((hand | taken) & KNOWN_BITS, trump_of(view)) + _whim(chance)
        case Name(suit):
            liking = strength(hand, suit) + _whim(chance)
        case Pass():
            needed = asked(view.rules.seating)
            liking = needed.order if view.phase == "order" else needed.name
        case TakeUp(discard):
            liking = -_rank(discard, trump_of(view))
        case NameJoker():
            liking = _whim(chance)
        case Dummy() | Together():
            liking = 0.0
        case _:
            pass
    return liking


def _whim(chance: Random) -> float:
    return chance.uniform(-WHIM, WHIM)


def _rank(card: Card, trump: Suit) -> float:
    """Return how high the beginner thinks a card is: trumps above all, then by rank."""
    if not card.bit & KNOWN_BITS:
        return 0.0
    return float(STRENGTH[trump][suit_of(card, trump)][card.index])


def _weigh_keep(view: View) -> Weighed:
    trump = trump_of(view)
    cards = sorted(cards_in(view.hand.bits & KNOWN_BITS), key=lambda card: -_rank(card, trump))
    kept = CardSet.of(cards[:HAND])
    return Weighed(Keep(kept), strength(kept.bits, trump))


def _weigh_play(view: View) -> list[Weighed]:
    """Weigh plays by the cards on the table and in hand only: high to win, low if it cannot be."""
    trump = trump_of(view)
    trumps = SUIT_BITS[trump][trump]
    weighed: list[Weighed] = []
    if not view.trick:
        for action in view.legal:
            assert isinstance(action, Play)  # noqa: S101 - nothing else can be done in the play
            rank = _rank(action.card, trump)
            weighed.append(Weighed(action, rank - 20.5 if action.card.bit & trumps else rank))
        return weighed
    led = FOLLOWING_BITS[trump][view.trick[0][1].index]
    best_seat, best = winning(view.trick, trump)
    beating = BEATING[trump][best.index] & (led | trumps)
    partner = best_seat in view.rules.seating.fellows(maker_of(view), seat_of(view))
    for action in view.legal:
        assert isinstance(action, Play)  # noqa: S101 - as above
        rank = _rank(action.card, trump)
        wins = action.card.bit & beating and not partner
        weighed.append(Weighed(action, rank if wins else -rank))
    return weighed


def _reason(view: View, choice: Action) -> Reason:
    match choice:
        case Play(card):
            high = all(
                _rank(card, trump_of(view)) >= _rank(other.card, trump_of(view))
                for other in view.legal
                if isinstance(other, Play)
            )
            return Reason(Motive.HIGH_CARD if high else Motive.LOW_CARD, (card,))
        case Keep(cards):
            return Reason(Motive.HIGH_CARD, tuple(cards))
        case _:
            return Reason(Motive.WHIM)
