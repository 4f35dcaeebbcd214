"""Following: the card to a trick that another has led (P1, P2)."""

from __future__ import annotations

from typing import Final

from euchre.bots.explain import Motive, Reason, Weighed
from euchre.bots.memory import BEATING, Memory, chance_to_beat, remember
from euchre.bots.stakes import euchre_wins_for_fellow
from euchre.bots.worth import worth
from euchre.rules.actions import Action, Play
from euchre.rules.cards import KNOWN_BITS, Card
from euchre.rules.trump import FOLLOWING_BITS, SUIT_BITS, winning
from euchre.views import View

TRUST: Final = 2.0
"""What it costs to take a trick away from the fellow who is winning it."""
DECIDING: Final = 3.0
"""How many tricks a trick counts for that decides the deal."""
NEEDED: Final = 3


def weigh_following(view: View) -> list[Weighed]:
    """Weigh the cards that may be played to the trick on the table."""
    memory = remember(view)
    if memory.fellow is not None and not memory.makes and euchre_wins_for_fellow(view, memory.fellow):
        return _weigh_holding_back(view, memory)
    trump = memory.trump
    led = FOLLOWING_BITS[trump][view.trick[0][1].index]
    best_seat, best = winning(view.trick, trump)
    fellow_wins = best_seat == memory.fellow
    beating = BEATING[trump][best.index] & (led | SUIT_BITS[trump][trump])
    stake = _stake(memory)
    trust = TRUST if fellow_wins and not _may_better(memory, best, led) else 0.0
    hand = view.hand.bits & KNOWN_BITS
    without = -1.0
    weighed = []
    for action in view.legal:
        card = action.card  # type: ignore[union-attr]
        if card.bit & beating:
            chance = _stands(memory, card, led)
            value = stake * chance - worth(card, hand, memory) - trust
        else:
            if without < 0.0:
                without = stake * _left_to_others(memory, best, led, fellow_wins=fellow_wins)
            value = without - worth(card, hand, memory)
        weighed.append(Weighed(action, value))
    return weighed


def _stands(memory: Memory, card: Card, led: int) -> float:
    """Return the chance that no opponent still to play beats the card."""
    chance = 1.0
    for other in memory.behind:
        if not other.fellow:
            chance *= 1.0 - chance_to_beat(other, card, led, memory.trump)
    return chance


def _left_to_others(memory: Memory, best: Card, led: int, *, fellow_wins: bool) -> float:
    """Return the chance that the fellow takes the trick, if this seat does not."""
    if memory.fellow is None:
        return 0.0
    if fellow_wins:
        return _stands(memory, best, led)
    for other in memory.behind:
        if other.fellow:
            return chance_to_beat(other, best, led, memory.trump)
    return 0.0


def _stake(memory: Memory) -> float:
    """Return how many tricks this one counts for: more where it decides who has three."""
    if memory.makes:
        return DECIDING if memory.against == NEEDED - 1 else 1.0
    return DECIDING if memory.against == NEEDED - 1 else 1.0


def _may_better(memory: Memory, best: Card, led: int) -> bool:
    """Tell whether the fellow's winning card may be beaten: it decides the deal, and may fall."""
    return memory.against == NEEDED - 1 and _stands(memory, best, led) < 1.0


def _weigh_holding_back(view: View, memory: Memory) -> list[Weighed]:
    trump = memory.trump
    led = FOLLOWING_BITS[trump][view.trick[0][1].index]
    _, best = winning(view.trick, trump)
    beating = BEATING[trump][best.index] & (led | SUIT_BITS[trump][trump])
    hand = view.hand.bits & KNOWN_BITS
    return [
        Weighed(
            action,
            worth(card, hand, memory) - 1.0
            if (card := action.card).bit & beating  # type: ignore[union-attr]
            else worth(card, hand, memory),
        )
        for action in view.legal
    ]


def reason_to_follow(view: View, choice: Action) -> Reason:
    """Return why that card."""
    assert isinstance(choice, Play)  # noqa: S101 - nothing else can be done in the play
    memory = remember(view)
    if memory.fellow is not None and not memory.makes and euchre_wins_for_fellow(view, memory.fellow):
        return Reason(Motive.HOLD_BACK, seat=memory.fellow)
    trump = memory.trump
    led = FOLLOWING_BITS[trump][view.trick[0][1].index]
    best_seat, best = winning(view.trick, trump)
    beating = BEATING[trump][best.index] & (led | SUIT_BITS[trump][trump])
    wins = bool(choice.card.bit & beating)
    can_win = any(isinstance(play, Play) and play.card.bit & beating for play in view.legal)
    if best_seat == memory.fellow:
        if not wins:
            return Reason(Motive.FELLOW_WINS, seat=best_seat)
        if all(isinstance(play, Play) and play.card.bit & beating for play in view.legal):
            return Reason(Motive.FELLOW_IS_COVERED, seat=best_seat)
        return Reason(Motive.FELLOW_IS_BETTERED, seat=best_seat)
    if wins:
        if choice.card.bit & SUIT_BITS[trump][trump] & ~led:
            return Reason(Motive.RUFF, (choice.card,))
        sure = _stands(memory, choice.card, led) == 1.0
        return Reason(Motive.CHEAPEST_WIN if sure else Motive.LIKELY_WIN, (choice.card,))
    behind = next((other.seat for other in memory.behind if other.fellow), None)
    if behind is not None:
        return Reason(Motive.LEFT_TO_FELLOW, seat=behind)
    return Reason(Motive.SAVED if can_win else Motive.CANNOT_WIN)
