"""Whoever plays a seat, a person or a bot: asked with a view, answers with an action."""

from __future__ import annotations

from typing import Protocol

from euchre.rules.actions import Action
from euchre.views import View


class Player(Protocol):
    """One who plays a seat, from nothing but what the seat may see; no memory is needed."""

    def choose(self, view: View, /) -> Action:
        """Return one of the view's legal actions."""
        ...
