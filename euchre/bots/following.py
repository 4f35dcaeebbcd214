"""Following: the card to a trick that another has led (P1, P2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.bots.explain import Motive, Reason, Weighed
from euchre.bots.memory import BEATING, Memory, chance_to_beat, remember
from euchre.bots.stakes import euchre_wins_for_fellow
from euchre.bots.worth import plays, worth
from euchre.rules.actions import Action, Play
from euchre.rules.cards import KNOWN_BITS, Card
from euchre.rules.scoring import NEEDED
from euchre.rules.trump import FOLLOWING_BITS, SUIT_BITS, winning
from euchre.views import View

TRUST: Final = 2.0
"""What it costs to take a trick away from the fellow who is winning it."""
DECIDING: Final = 3.0
"""How many tricks a trick counts for that gives the other side its third."""


class Trick(NamedTuple):
    """The trick on the table as the seat to play sees it.

    `led` are the bits of the suit led, `best` is the winning card, `beating` are the bits of the
    cards that would win in its place. `fellow_wins` tells whether the fellow played the best card.
    """

    memory: Memory
    led: int
    best: Card
    beating: int
    fellow_wins: bool

    @property
    def needed(self) -> bool:
        """Whether the deal is decided against this side, if it loses the trick."""
        return self.memory.against == NEEDED - 1

    def stands(self, card: Card) -> float:
        """Return the chance that no opponent still to play beats the card."""
        chance = 1.0
        for other in self.memory.behind:
            if not other.fellow:
                chance *= 1.0 - chance_to_beat(other, card, self.led, self.memory.trump)
        return chance

    def left_to_fellow(self) -> float:
        """Return the chance that the fellow takes the trick, if this seat does not."""
        if self.fellow_wins:
            return self.stands(self.best)
        for other in self.memory.behind:
            if other.fellow:
                return chance_to_beat(other, self.best, self.led, self.memory.trump)
        return 0.0


def _trick(view: View, memory: Memory) -> Trick:
    trump = memory.trump
    led = FOLLOWING_BITS[trump][view.trick[0][1].index]
    seat, best = winning(view.trick, trump)
    beating = BEATING[trump][best.index] & (led | SUIT_BITS[trump][trump])
    return Trick(memory, led, best, beating, seat == memory.fellow)


def weigh_following(view: View) -> list[Weighed]:
    """Weigh the cards that may be played to the trick on the table."""
    memory = remember(view)
    trick = _trick(view, memory)
    hand = view.hand.bits & KNOWN_BITS
    if euchre_wins_for_fellow(view, memory):
        # The trick is not wanted, and the cards that win tricks are best got rid of without one.
        gain, without = -1.0, 0.0
        sign = 1.0
    else:
        stake = DECIDING if trick.needed else 1.0
        without = stake * trick.left_to_fellow()
        gain = stake
        sign = -1.0
        if trick.fellow_wins and not (trick.needed and without < stake):
            without += TRUST
    weighed: list[Weighed] = []
    for action in plays(view):
        card = action.card
        value = gain * trick.stands(card) if card.bit & trick.beating else without
        weighed.append(Weighed(action, value + sign * worth(card, hand, memory)))
    return weighed


def reason_to_follow(view: View, choice: Action) -> Reason:
    """Return why that card."""
    memory = remember(view)
    if euchre_wins_for_fellow(view, memory):
        return Reason(Motive.HOLD_BACK, seat=memory.fellow)
    trick = _trick(view, memory)
    legal = [play.card for play in view.legal if isinstance(play, Play)]
    winners = [card for card in legal if card.bit & trick.beating]
    played = choice.card if isinstance(choice, Play) else legal[0]
    if trick.fellow_wins:
        return Reason(_with_fellow(trick, played, legal, winners), seat=memory.fellow)
    if played in winners:
        return Reason(_winning(trick, played), (played,))
    if trick.left_to_fellow():
        return Reason(Motive.LEFT_TO_FELLOW, seat=memory.fellow)
    return Reason(Motive.SAVED if winners else Motive.CANNOT_WIN)


def _with_fellow(trick: Trick, played: Card, legal: list[Card], winners: list[Card]) -> Motive:
    if not played.bit & trick.beating:
        return Motive.FELLOW_WINS
    return Motive.FELLOW_IS_COVERED if len(winners) == len(legal) else Motive.FELLOW_IS_BETTERED


def _winning(trick: Trick, played: Card) -> Motive:
    trump = trick.memory.trump
    if played.bit & SUIT_BITS[trump][trump] & ~trick.led:
        return Motive.RUFF
    return Motive.CHEAPEST_WIN if trick.stands(played) == 1.0 else Motive.LIKELY_WIN
