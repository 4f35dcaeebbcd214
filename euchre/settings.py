"""What a person has chosen about the table, not about the rules; remembering it is others' work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Settings:
    """How the table looks and goes.

    `speed` is one of the paces; `suit_colors` two or four; `theme` felt or terminal; `auto_play`
    last, forced or off; with `instant_keys` a number or a letter answers at once. `tips_seen` are
    the tips that were given once and are not given again.
    """

    speed: str = "normal"
    suit_colors: str = "two"
    theme: str = "felt"
    auto_play: str = "last"
    ask_defend_alone: str = "able"
    instant_keys: bool = True
    tips: bool = True
    tips_seen: frozenset[str] = field(default_factory=frozenset)

    def changed(self, name: str, value: Any) -> Settings:  # noqa: ANN401 - as each setting says
        """Return the settings with one of them changed."""
        return replace(self, **{name: value})


Remember = Callable[[str, Any], None]
"""Keeps a setting for the next time, by its name."""


def forget(_name: str, _value: object) -> None:
    """Keep nothing."""
