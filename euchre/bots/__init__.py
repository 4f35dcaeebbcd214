"""Players that are programs: each sees a view and nothing else, and can say why it chose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final, Protocol, cast

from euchre.bots.explain import Explanation, Motive, Unit, Weighed
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


class _Levels(Mapping[str, type[Bot]]):
    """The bots by level; each is loaded when it is asked for, as the strong ones are large."""

    def __init__(self, levels: tuple[str, ...]) -> None:
        self._levels = levels

    def __getitem__(self, level: str) -> type[Bot]:
        if level not in self._levels:
            raise KeyError(level)
        return cast("type[Bot]", getattr(import_module(f"euchre.bots.{level}"), level.title()))

    def __iter__(self) -> Iterator[str]:
        return iter(self._levels)

    def __len__(self) -> int:
        return len(self._levels)


BOTS: Final[Mapping[str, type[Bot]]] = _Levels(("easy", "normal", "hard", "expert"))
"""The levels, from weak to strong: each a module here, and the class in it of the same name."""

ADVISER: Final = "expert"
"""The level whose hints are given."""

__all__ = ["ADVISER", "BOTS", "Bot", "Explanation", "Motive", "Unit", "Weighed"]
