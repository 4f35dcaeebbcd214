"""Players that are programs: each sees a view and nothing else, and can say why it chose."""

from __future__ import annotations

from typing import Final, Protocol

from euchre.bots.easy import Easy
from euchre.bots.expert import Expert
from euchre.bots.explain import Explanation, Motive, Unit, Weighed
from euchre.bots.hard import Hard
from euchre.bots.normal import Normal
from euchre.rules.actions import Action
from euchre.views import View


class Bot(Protocol):
    """A player that can say why; the same view and seed give the same action in any process."""

    def __init__(self, seed: int = 0) -> None:
        """Make the bot."""

    def choose(self, view: View, /) -> Action:
        """Return one of the view's legal actions."""
        ...

    def explain(self, view: View, /) -> Explanation:
        """Return the same action with the options weighed and the reason."""
        ...


BOTS: Final[dict[str, type[Bot]]] = {
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "expert": Expert,
}
"""The levels, from weak to strong."""

__all__ = ["BOTS", "Bot", "Explanation", "Motive", "Unit", "Weighed"]
