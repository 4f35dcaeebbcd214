"""Leading: the first card of a trick (P1)."""

from __future__ import annotations

from typing import Final

from euchre.bots.explain import Motive, Reason, Weighed
from euchre.bots.memory import HIGHER, Memory, chance_to_beat, remember
from euchre.bots.stakes import euchre_wins_for_fellow
from euchre.bots.worth import worth
from euchre.rules.actions import Action, Play
from euchre.rules.cards import KNOWN_BITS
from euchre.rules.events import Passed, SuitNamed
from euchre.rules.trump import SUIT_BITS, suit_of
from euchre.views import View

DRAW: Final = 1.2
"""What a maker's lead of trump is worth besides, as it takes the opponents' trumps."""
FORCE: Final = 0.1
"""What each trump that may be out above it costs a trump led to draw."""
CALLER: Final = 1.2
"""What a trump led to the partner who made it is worth besides."""
FEED: Final = 0.4
"""What it costs to lead trump against the maker."""
SINGLE: Final = 0.08
"""What the only card of a plain suit is worth besides, where a trump can ruff the suit later."""
ENOUGH: Final = 3
"""The trumps with which a maker draws those of the others."""


def weigh_leading(view: View) -> list[Weighed]:
    """Weigh the cards that may be led."""
    memory = remember(view)
    trump = memory.trump
    trumps = SUIT_BITS[trump][trump]
    hand = view.hand.bits & KNOWN_BITS
    if memory.fellow is not None and not memory.makes and euchre_wins_for_fellow(view, memory.fellow):
        return [
            Weighed(action, -_wins(memory, action))  # type: ignore[arg-type]
            for action in view.legal
        ]
    out = memory.foes_may_hold & trumps
    extra = _trump_extra(view, memory, hand, out)
    weighed = []
    for action in view.legal:
        card = action.card  # type: ignore[union-attr]
        value = _wins(memory, action) - worth(card, hand, memory)  # type: ignore[arg-type]
        if card.bit & trumps:
            value += extra
            if extra >= DRAW:
                value -= FORCE * (HIGHER[trump][card.index] & out).bit_count()
        elif hand & trumps and hand & SUIT_BITS[trump][suit_of(card, trump)] == card.bit:
            value += SINGLE
        weighed.append(Weighed(action, value))
    return weighed


def _wins(memory: Memory, action: Play) -> float:
    """Return the chance that the card led takes the trick for this side."""
    card, trump = action.card, memory.trump
    led = SUIT_BITS[trump][suit_of(card, trump)]
    stands = 1.0
    fellow = 0.0
    for other in memory.behind:
        chance = chance_to_beat(other, card, led, trump)
        if other.fellow:
            fellow = chance
        else:
            stands *= 1.0 - chance
    return stands + (1.0 - stands) * fellow * 0.5


def _trump_extra(view: View, memory: Memory, hand: int, out: int) -> float:
    """Return what a lead of trump is worth besides its own trick."""
    trumps = SUIT_BITS[memory.trump][memory.trump]
    if memory.makes:
        if not out:
            return -0.5
        if view.maker == view.seat:
            return DRAW if (hand & trumps).bit_count() >= ENOUGH or not _out_above(hand, memory) else 0.0
        return CALLER if not was_stuck(view) else -FEED
    return -FEED


def _out_above(hand: int, memory: Memory) -> int:
    """Return the bits of the trumps that may be out above the highest in hand."""
    trumps = SUIT_BITS[memory.trump][memory.trump]
    out = memory.foes_may_hold & trumps
    for index in range(33):
        if hand & trumps & 1 << index:
            out &= HIGHER[memory.trump][index]
    return out


def was_stuck(view: View) -> bool:
    """Tell whether the maker had to name a suit as the dealer (B7)."""
    if not view.rules.stick_the_dealer or view.maker != view.dealer:
        return False
    return any(type(event) is SuitNamed for event in view.history)


def reason_to_lead(view: View, choice: Action) -> Reason:
    """Return why that card is led."""
    assert isinstance(choice, Play)  # noqa: S101 - nothing else can be done in the play
    memory = remember(view)
    if memory.fellow is not None and not memory.makes and euchre_wins_for_fellow(view, memory.fellow):
        return Reason(Motive.HOLD_BACK, seat=memory.fellow)
    card, trump = choice.card, memory.trump
    suit = suit_of(card, trump)
    hand = view.hand.bits & KNOWN_BITS
    trumps = SUIT_BITS[trump][trump]
    boss = not HIGHER[trump][card.index] & memory.unseen
    if suit is trump:
        if view.maker == view.seat and (boss or (hand & trumps).bit_count() >= ENOUGH):
            return Reason(Motive.DRAW_TRUMP, (card,))
        if memory.makes and view.maker != view.seat and not was_stuck(view):
            return Reason(Motive.TRUMP_FOR_MAKER, (card,), view.maker)
        if boss:
            return Reason(Motive.BOSS_TRUMP, (card,))
    elif boss:
        return Reason(Motive.BOSS_CARD, (card,), suit=suit)
    if _wins(memory, choice) >= 0.5:  # noqa: PLR2004 - more likely than not
        return Reason(Motive.HOPEFUL_LEAD, (card,))
    if suit is not trump and hand & trumps and hand & SUIT_BITS[trump][suit] == card.bit:
        return Reason(Motive.SHORT_SUIT, (card,), suit=suit)
    return Reason(Motive.WEAK_LEAD, (card,))
