"""Whether OpenSpiel's euchre is ours: random deals played in both, compared at each step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from euchre.rules.actions import Action, Pass
from euchre.rules.deal import begin, lay_out
from euchre.rules.phase import Dealt, Phase
from euchre.rules.scoring import Scored
from euchre.table.shuffle import Packs
from outside.openspiel import RULES, Twin, word_of

PASSES: Final = 0.8
"""How often a pass is chosen, so that many deals come to round 2 and to the dealer who is stuck."""


DECISIONS: Final = "decisions"
BARRED: Final = "upcards that our dealer might have discarded, and nobody did"
"""What is counted: the second are options that we allow besides."""


def agree(seed: int, number: int) -> Counter[str]:
    """Play a random deal in both; raises ValueError where turn, options or points differ."""
    chance = Random(f"agree {seed}:{number}")
    dealt = lay_out(RULES, number % RULES.players, Packs(RULES, seed).order(number))
    twin = Twin(dealt)
    position: Phase = begin(dealt).position
    compared = Counter({DECISIONS: 0, BARRED: 0})
    while position.turn is not None:
        legal = position.legal()
        shared = [action for action in legal if word_of(action, dealt) is not None]
        same(twin, "turn", position.turn, twin.state.current_player())
        words = sorted(word for action in shared if (word := word_of(action, dealt)) is not None)
        same(twin, "options", words, sorted(twin.state.legal_actions()))
        action = chosen(shared, chance)
        twin.do(action)
        position = position.after(action).position
        compared[DECISIONS] += 1
        compared[BARRED] += len(legal) - len(shared)
    same(twin, "end", True, twin.state.is_terminal())  # noqa: FBT003 - compared like the others
    same(twin, "points", differences(dealt, position), twin.state.returns())
    return compared


def chosen(legal: Sequence[Action], chance: Random) -> Action:
    """Choose at random, a pass more often."""
    if Pass() in legal and chance.random() < PASSES:
        return Pass()
    return chance.choice(legal)


def differences(dealt: Dealt, position: Phase) -> list[float]:
    """Return what each seat's side has more than the other, as OpenSpiel counts."""
    points = position.points if isinstance(position, Scored) else ()
    sides = map(dealt.rules.seating.side_of, range(dealt.rules.players))
    return [float(points[side] - points[1 - side]) for side in sides]


def same(twin: Twin, what: str, ours: object, theirs: object) -> None:
    """Raise ValueError where the two differ."""
    if ours != theirs:
        raise ValueError(f"{what}: ours {ours}, OpenSpiel's {theirs}, in\n{twin.state}")
