"""What advice is at a moment: light, frozen, and fit to be sent from one process to another."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from math import sqrt
from typing import NamedTuple

from euchre.coach.hints.facts import Fact, Outcome
from euchre.rules.actions import Action


class Standing(Enum):
    """How an option stands beside the move that is named."""

    BEST = auto()
    """It is the one named, and none was worth more."""
    NAMED = auto()
    """It is the one named, and another was worth more, by no more than the error."""
    SAME = auto()
    """It is worth exactly the same."""
    CLOSE = auto()
    """It is as good, as near as can be told."""
    WORSE = auto()
    """It is worse by more than the error."""


class Option(NamedTuple):
    """An option: what it is worth, and how it stands.

    `share` is how often it comes to what the snapshot measures, from 0 to 1; `value` is in points,
    weighed by what they do for the game at the score; `chance` is that of winning the game.
    """

    action: Action
    share: float | None
    value: float
    chance: float
    standing: Standing


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Advice at a moment.

    `named` is the move advised, and `before` the one that was named before it, None where it is the
    first. `options` are the named one and the others by their worth, none where there was nothing
    to weigh; `measure` is what their shares are of. `samples` are the deals tried or, where it
    `is_exact`, the ways in which the cards can lie. `facts` say why `named` is better.
    """

    named: Action
    before: Action | None = None
    measure: Outcome | None = None
    options: tuple[Option, ...] = ()
    samples: int = 0
    is_exact: bool = False
    facts: tuple[Fact, ...] = ()

    @property
    def error(self) -> float:
        """Two standard errors of the shares at most; 0 where nothing is a sample."""
        if self.is_exact or not self.samples:
            return 0.0
        shares = [option.share for option in self.options if option.share is not None]
        worst = max((share * (1.0 - share) for share in shares), default=0.0)
        return 2.0 * sqrt(worst / self.samples)
