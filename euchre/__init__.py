"""Euchre for two, three and four: a pure rules engine, records, a referee and bots.

The names here are what a caller may rely on; each is loaded when it is first used, so that a
command that only prints its help starts at once.
"""

from __future__ import annotations

from importlib import import_module

from euchre.version import __version__

TYPE_CHECKING = False
"""What type checkers take for true; typing is slow to import, and a Ctrl-C meanwhile is not met."""

if TYPE_CHECKING:
    from typing import Any, Final

    from euchre.bots import BOTS
    from euchre.player import Player
    from euchre.rules.actions import Action, parse_action
    from euchre.rules.cards import Card, CardSet, Rank, Suit, pack, parse_card
    from euchre.rules.deal import Position, deal
    from euchre.rules.errors import IllegalAction, Reason, RecordError, RulesError
    from euchre.rules.record import replay
    from euchre.rules.rules import Rules
    from euchre.views import View, view

__all__ = [
    "BOTS",
    "Action",
    "Card",
    "CardSet",
    "IllegalAction",
    "Player",
    "Position",
    "Rank",
    "Reason",
    "RecordError",
    "Rules",
    "RulesError",
    "Suit",
    "View",
    "__version__",
    "deal",
    "pack",
    "parse_action",
    "parse_card",
    "replay",
    "view",
]

_HOMES: Final = {
    "euchre.bots": ("BOTS",),
    "euchre.player": ("Player",),
    "euchre.rules.actions": ("Action", "parse_action"),
    "euchre.rules.cards": ("Card", "CardSet", "Rank", "Suit", "pack", "parse_card"),
    "euchre.rules.deal": ("Position", "deal"),
    "euchre.rules.errors": ("IllegalAction", "Reason", "RecordError", "RulesError"),
    "euchre.rules.record": ("replay",),
    "euchre.rules.rules": ("Rules",),
    "euchre.views": ("View", "view"),
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever the name stands for
    """Load a public name when it is first asked for (PEP 562)."""
    if name not in _HOME_OF:
        message = f"module 'euchre' has no attribute {name!r}"
        raise AttributeError(message)
    value = getattr(import_module(_HOME_OF[name]), name)
    globals()[name] = value
    return value
