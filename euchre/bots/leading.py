"""Leading: the first card of a trick (P1)."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.bots.explain import Motive, Reason, Weighed
from euchre.bots.memory import HIGHER, Memory, chance_to_beat, remember
from euchre.bots.stakes import euchre_wins_for_fellow
from euchre.bots.worth import plays, worth
from euchre.rules.actions import Action, Play
from euchre.rules.cards import KNOWN_BITS, Card
from euchre.rules.events import SuitNamed
from euchre.rules.trump import SUIT_BITS, suit_of
from euchre.views import View

DRAW: Final = 1.2
"""What a trump led is worth besides to a side that draws trump."""
FORCE: Final = 0.1
"""What each trump that may be out above it costs a trump led to draw."""
FEED: Final = 0.4
"""What it costs to lead trump against the maker, or to a partner who was stuck."""
WASTE: Final = 0.5
"""What it costs to lead trump when no opponent has any."""
SINGLE: Final = 0.08
"""What the only card of a plain suit is worth besides, where a trump can ruff the suit later."""
FELLOW: Final = 0.25
"""The part of the chance that the fellow beats a card that counts where an opponent did."""
ENOUGH: Final = 3
"""The trumps with which a maker draws those of the others."""
LAST: Final = 2
"""The cards of a hand at the end, where the order of a trump and another card is decided."""


class Lead(NamedTuple):
    """The seat on lead: its hand, its trumps, those that opponents may hold, whether it draws."""

    memory: Memory
    hand: int
    trumps: int
    out: int
    draws: bool

    def wins(self, card: Card) -> float:
        """Return the chance that the card led takes the trick for this side."""
        trump = self.memory.trump
        led = SUIT_BITS[trump][suit_of(card, trump)]
        stands = 1.0
        fellow = 0.0
        for other in self.memory.behind:
            chance = chance_to_beat(other, card, led, trump)
            if other.fellow:
                fellow = chance
            else:
                stands *= 1.0 - chance
        return stands + (1.0 - stands) * fellow * FELLOW

    def is_trump(self, card: Card) -> bool:
        """Tell whether the card is a trump."""
        return bool(card.bit & SUIT_BITS[self.memory.trump][self.memory.trump])

    def is_boss(self, card: Card) -> bool:
        """Tell whether no card that may be out is higher in its suit."""
        return not HIGHER[self.memory.trump][card.index] & self.memory.unseen

    def is_single(self, card: Card) -> bool:
        """Tell whether it is the only card of its suit, and a trump is held to ruff that later."""
        trump = self.memory.trump
        suit = self.hand & SUIT_BITS[trump][suit_of(card, trump)]
        return bool(self.trumps) and suit == card.bit

    def draws_at_the_end(self, card: Card) -> bool:
        """Tell whether, of the last two cards and with no fellow, the trump is to be led first.

        The best trump out wins its trick early or late, and early it draws one that would beat the
        other card. So does any trump where only both tricks score: a side with one or three has
        nothing by one more.
        """
        if self.hand.bit_count() != LAST or self.memory.fellow is not None or not self.out:
            return False
        trump = self.memory.trump
        if not self.is_trump(card) or HIGHER[trump][card.index] & self.hand:
            return False
        return self.is_boss(card) or self.memory.against % 2 == 0

    def trump_extra(self, card: Card) -> float:
        """Return what it is worth besides to lead that trump."""
        if not self.out:
            return -WASTE
        if not self.draws:
            return -FEED if not self.memory.makes or self.memory.fellow is not None else 0.0
        return DRAW - FORCE * (HIGHER[self.memory.trump][card.index] & self.out).bit_count()


def _lead(view: View, memory: Memory) -> Lead:
    trump = memory.trump
    hand = view.hand.bits & KNOWN_BITS
    trumps = hand & SUIT_BITS[trump][trump]
    out = memory.foes_may_hold & SUIT_BITS[trump][trump]
    return Lead(memory, hand, trumps, out, memory.makes and _draws(view, memory, trumps, out))


def _draws(view: View, memory: Memory, trumps: int, out: int) -> bool:
    """Tell whether the maker's side draws trump: with three or the highest, or for the partner."""
    if view.maker != view.seat:
        return not was_stuck(view)
    if trumps.bit_count() >= ENOUGH:
        return True
    return any(
        isinstance(play, Play)
        and play.card.bit & trumps
        and not HIGHER[memory.trump][play.card.index] & out
        for play in view.legal
    )


def was_stuck(view: View) -> bool:
    """Tell whether the maker had to name a suit as the dealer (B7)."""
    if not view.rules.stick_the_dealer or view.maker != view.dealer:
        return False
    return any(type(event) is SuitNamed for event in view.history)


def weigh_leading(view: View) -> list[Weighed]:
    """Weigh the cards that may be led."""
    memory = remember(view)
    lead = _lead(view, memory)
    if euchre_wins_for_fellow(view, memory):
        return [Weighed(action, -lead.wins(action.card)) for action in plays(view)]
    weighed: list[Weighed] = []
    for action in plays(view):
        card = action.card
        value = lead.wins(card) - worth(card, lead.hand, memory)
        if lead.draws_at_the_end(card):
            value = lead.wins(card) + DRAW
        elif lead.is_trump(card):
            value += lead.trump_extra(card)
        elif lead.is_single(card):
            value += SINGLE
        weighed.append(Weighed(action, value))
    return weighed


def reason_to_lead(view: View, choice: Action) -> Reason:
    """Return why that card is led."""
    memory = remember(view)
    if euchre_wins_for_fellow(view, memory):
        return Reason(Motive.HOLD_BACK, seat=memory.fellow)
    lead = _lead(view, memory)
    card = next(play.card for play in view.legal if isinstance(play, Play) and play == choice)
    maker = None
    if lead.draws_at_the_end(card):
        motive = Motive.DRAW_TRUMP
    elif lead.is_trump(card) and lead.draws and lead.out:
        motive = Motive.DRAW_TRUMP
        if view.maker != view.seat:
            motive, maker = Motive.TRUMP_FOR_MAKER, view.maker
    elif lead.is_boss(card):
        motive = Motive.BOSS_TRUMP if lead.is_trump(card) else Motive.BOSS_CARD
    elif lead.wins(card) >= 0.5:  # noqa: PLR2004 - more likely than not
        motive = Motive.HOPEFUL_LEAD
    elif not lead.is_trump(card) and lead.is_single(card):
        motive = Motive.SHORT_SUIT
    else:
        motive = Motive.WEAK_LEAD
    return Reason(motive, (card,), maker, suit_of(card, memory.trump))
